/** A record of a CSV file. It can span several lines, because quoted cells can contain line breaks. */
export interface CsvRecord {
  /** The line on which it begins, starting at 1. */
  line: number;
  cells: string[];
}

export interface CsvProblem {
  line: number;
  message: string;
}

export interface ParsedCsv {
  records: CsvRecord[];
  /** Set if the file cannot be read beyond this line. */
  problem: CsvProblem | null;
}

const DELIMITERS = [',', ';', '\t'];

/**
 * Reads CSV as RFC 4180 defines it. Also accepts semicolons or tabs as delimiters, which spreadsheets write in some
 * languages, any line ending and a byte order mark. Empty lines are skipped.
 */
export function parseCsv(text: string): ParsedCsv {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const delimiter = findDelimiter(text.slice(start, start + findLineEnd(text.slice(start))));
  const records: CsvRecord[] = [];
  const reader = { text, offset: start, line: 1, delimiter };
  while (reader.offset < text.length) {
    const { line } = reader;
    const cells: string[] = [];
    for (let hasMore = true; hasMore; ) {
      const cell = readCell(reader);
      if (typeof cell !== 'string') return { records, problem: cell };
      cells.push(cell);
      hasMore = text[reader.offset] === delimiter;
      if (hasMore) reader.offset++;
    }
    skipLineEnd(reader);
    if (cells.length > 1 || cells[0] !== '') records.push({ line, cells });
  }
  return { records, problem: null };
}

interface Reader {
  text: string;
  offset: number;
  line: number;
  delimiter: string;
}

function readCell(reader: Reader): string | CsvProblem {
  const { text, delimiter } = reader;
  if (text[reader.offset] === '"') return readQuoted(reader);
  let end = reader.offset;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
  const cell = text.slice(reader.offset, end);
  reader.offset = end;
  return cell;
}

function readQuoted(reader: Reader): string | CsvProblem {
  const { text } = reader;
  const { line } = reader;
  let cell = '';
  for (let from = reader.offset + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { line, message: 'A quoted cell has no closing quotation mark' };
    cell += text.slice(from, quote);
    reader.offset = quote + 1;
    if (text[quote + 1] !== '"') break;
    cell += '"';
    from = quote + 2;
  }
  reader.line += cell.split(/\r\n|\r|\n/).length - 1;
  const next = text[reader.offset];
  if (next === undefined || next === reader.delimiter || next === '\n' || next === '\r') return cell;
  return { line: reader.line, message: 'Text follows a closing quotation mark. Double quotation marks within a cell.' };
}

function skipLineEnd(reader: Reader): void {
  const { text } = reader;
  if (text[reader.offset] === '\r' && text[reader.offset + 1] === '\n') reader.offset++;
  if (reader.offset < text.length) reader.offset++;
  reader.line++;
}

function findLineEnd(text: string): number {
  const end = text.search(/[\r\n]/);
  return end < 0 ? text.length : end;
}

/** The delimiter that is most frequent in the first line. */
function findDelimiter(header: string): string {
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

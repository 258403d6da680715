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
/** A first line that tells Excel the delimiter. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\r|\n)/i;

/**
 * Reads CSV as RFC 4180 defines it. Also accepts semicolons or tabs as delimiters, which spreadsheets write in some
 * languages, any line ending and a byte order mark. Empty lines are skipped. Stops after `most` records: a file of empty cells has
 * millions.
 */
export function parseCsv(text: string, most = Number.POSITIVE_INFINITY): ParsedCsv {
  const reader = startReader(text);
  const { delimiter } = reader;
  const records: CsvRecord[] = [];
  while (reader.offset < text.length && records.length < most) {
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

function startReader(text: string): Reader {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const [separatorLine, delimiter] = SEPARATOR_LINE.exec(text.slice(start, start + 'sep=;\r\n'.length)) ?? [];
  if (separatorLine && delimiter) return { text, offset: start + separatorLine.length, line: 2, delimiter };
  return { text, offset: start, line: 1, delimiter: findDelimiter(readFirstLine(text, start)) };
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

function readFirstLine(text: string, start: number): string {
  const ends = ['\n', '\r'].map((end) => text.indexOf(end, start)).filter((end) => end >= 0);
  return text.slice(start, Math.min(text.length, ...ends));
}

/** The delimiter that is most frequent in the first line. */
function findDelimiter(header: string): string {
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The entries of a cell with a list, which are separated by semicolons. */
export function splitCell(cell: string): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

import { type CsvRecord, parseCsv } from '../shared/csv.ts';
import { findExtraCells, findFileIssues } from '../shared/csv-issues.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { type ChosenColumns, type Columns, chooseColumns, type FieldOf, type ImportKind } from './columns.ts';

export interface ImportRow<Field extends string> {
  line: number;
  cells: readonly string[];
  /** Empty if the file has no such column. */
  cellOf: (field: Field) => string;
}

export interface ImportFile<Kind extends ImportKind> {
  headers: string[];
  columns: ChosenColumns<Kind>;
  /** Without those that cannot be read. */
  rows: ImportRow<FieldOf<Kind>>[];
  /** Errors of single rows. */
  rowIssues: ValidationIssue[];
  /** Errors without which the rows could be read. */
  issues: ValidationIssue[];
}

/** Google Analytics writes lines that begin with "#" in front of the header and between tables. */
const COMMENT_LINE = /[^\S\r\n]*(?:#[^\r\n]*)?(?:\r\n|\r|\n)/y;
/** Trackers write it instead of an empty cell. */
const NO_VALUE = '-';
/** A row of Google Analytics, which has this cell in addition to those of the header. */
const TOTAL = 'Grand total';

/** Reads a file of another program with the chosen, the remembered or the known columns. */
export function readRows<Kind extends ImportKind>(
  kind: Kind,
  csv: string,
  { most, ...given }: { most: number; sent: Columns<Kind>; remembered: Columns<Kind> },
): ImportFile<Kind> {
  const parsed = parseCsv(blankComments(csv.replace(/^\ufeff/, '')), most + 2);
  const records = parsed.records.filter((record, index) => index === 0 || !isComment(record));
  const fileIssues = findFileIssues({ ...parsed, records }, most, 'rows');
  const [header, ...rest] = records;
  const headers = (header?.cells ?? []).map((cell) => cell.trim());
  const { columns, issues } = chooseColumns(kind, headers, given);
  if (fileIssues.length > 0 || issues.length > 0) {
    return { headers, columns, rows: [], rowIssues: [], issues: fileIssues.length > 0 ? fileIssues : issues };
  }
  const read = rest.filter(({ cells }) => cells.length <= headers.length);
  const rows = read.map(({ line, cells }): ImportRow<FieldOf<Kind>> => {
    const cellOf = (field: FieldOf<Kind>) => {
      const column = columns[field];
      const cell = column === null ? '' : (cells[headers.indexOf(column)] ?? '').trim();
      return cell === NO_VALUE ? '' : cell;
    };
    return { line, cells, cellOf };
  });
  const isTotal = ({ cells }: CsvRecord) => cells.length === headers.length + 1 && cells.at(-1) === TOTAL;
  const rowIssues = rest.filter((record) => !isTotal(record)).flatMap((each) => findExtraCells(each, headers.length));
  return { headers, columns, rows, rowIssues, issues: [] };
}

/** The text with empty lines in place of the comments in front of the header, so that line numbers stay the same. */
function blankComments(text: string): string {
  COMMENT_LINE.lastIndex = 0;
  let end = 0;
  while (COMMENT_LINE.test(text)) end = COMMENT_LINE.lastIndex;
  return text.slice(0, end).replaceAll(/[^\r\n]/g, '') + text.slice(end);
}

function isComment({ cells }: CsvRecord): boolean {
  return (cells[0] ?? '').startsWith('#');
}

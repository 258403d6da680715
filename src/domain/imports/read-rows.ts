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
  rows: ImportRow<FieldOf<Kind>>[];
  issues: ValidationIssue[];
}

/** Google Analytics writes lines that begin with "#" in front of the header and between tables. */
const COMMENTS = /^(?:[^\S\r\n]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))+/;

/** Reads a file of another program with the chosen, the remembered or the known columns. */
export function readRows<Kind extends ImportKind>(
  kind: Kind,
  csv: string,
  { most, ...given }: { most: number; sent: Columns<Kind>; remembered: Columns<Kind> },
): ImportFile<Kind> {
  const text = csv.replace(/^\ufeff/, '').replace(COMMENTS, (lines) => lines.replaceAll(/[^\r\n]/g, ''));
  const parsed = parseCsv(text, most + 2);
  const records = parsed.records.filter((record, index) => index === 0 || !isComment(record));
  const fileIssues = findFileIssues({ ...parsed, records }, most, 'rows');
  const [header, ...rest] = records;
  const headers = (header?.cells ?? []).map((cell) => cell.trim());
  const { columns, issues } = chooseColumns(kind, headers, given);
  if (fileIssues.length > 0 || issues.length > 0) {
    return { headers, columns, rows: [], issues: fileIssues.length > 0 ? fileIssues : issues };
  }
  const rows = rest.map(({ line, cells }): ImportRow<FieldOf<Kind>> => {
    const cellOf = (field: FieldOf<Kind>) => {
      const column = columns[field];
      return column === null ? '' : (cells[headers.indexOf(column)] ?? '').trim();
    };
    return { line, cells, cellOf };
  });
  return { headers, columns, rows, issues: rest.flatMap((record) => findExtraCells(record, headers.length)) };
}

function isComment({ cells }: CsvRecord): boolean {
  return (cells[0] ?? '').startsWith('#');
}

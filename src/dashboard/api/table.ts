import { guardFormula } from '../../domain/exports/rows.ts';

export type Cell = string | number | null;

/** The data behind a chart: shown as a table and saved as CSV. */
export interface DataTable {
  columns: string[];
  rows: Cell[][];
}

/** CSV as RFC 4180 describes it. Texts that a spreadsheet would run as formulas are quoted with an apostrophe. */
export function writeCsv({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guardFormula(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

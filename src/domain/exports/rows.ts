import type { Column, Value } from './columns.ts';

/** The byte order mark, by which Excel recognizes UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spreadsheets execute cells that begin with these characters as formulas. The last four are the full-width forms, which some
 * of them treat alike.
 */
export const FORMULA_STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'] as const;

const starts = new Set<string>(FORMULA_STARTS);

/** Prefixes text that a spreadsheet would execute with an apostrophe, which makes it text. */
export function guardFormula(text: string): string {
  return starts.has(text.charAt(0)) ? `'${text}` : text;
}

export function formatCsvHeader(columns: readonly Column[]): string {
  return `${columns.map(({ name }) => name).join()}\n`;
}

/** Formats a row as PostgreSQL's COPY does: null is empty, and empty text is quoted. */
export function formatCsvRow(columns: readonly Column[], values: readonly Value[]): string {
  return `${columns.map(({ type }, index) => formatCell(type, values[index] ?? null)).join()}\n`;
}

function formatCell(type: Column['type'], value: Value): string {
  if (value === null) return '';
  if (type === 'list') return quote(JSON.stringify(value));
  const text = String(value);
  if (type === 'text') return quote(guardFormula(text));
  return quote(text);
}

function quote(text: string): string {
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function formatJsonRow(columns: readonly Column[], values: readonly Value[]): string {
  return `${JSON.stringify(Object.fromEntries(columns.map(({ name }, index) => [name, values[index] ?? null])))}\n`;
}

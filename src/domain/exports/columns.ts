/**
 * The type of a column. A `code` is written by Sightline and never begins with a character that a spreadsheet interprets: an id, an
 * engine, a category. A `text` is written by others. A `list` is an array in NDJSON, and JSON text in CSV.
 */
export type ColumnType = 'code' | 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'timestamp' | 'list';

export interface Column {
  name: string;
  type: ColumnType;
  isNullable: boolean;
  description: string;
  example: Value;
}

export type Value = string | number | boolean | null | readonly string[];

/** Defines a column that always has a value. */
export function column(name: string, type: ColumnType, description: string, example: Value): Column {
  return { name, type, isNullable: false, description, example };
}

/** Defines a column that can be empty in CSV, and null in NDJSON. */
export function optional(name: string, type: ColumnType, description: string, example: Value): Column {
  return { name, type, isNullable: true, description, example };
}

const PROMPT_ID = 'prm_01JCN4M5N6P7Q8R9S0T1V2W3X4';

/** Columns that several exports share. */
export const runId = column(
  'runId',
  'code',
  'Identifier of the call, as in `ai-responses`.',
  `${PROMPT_ID}.20261114.chatgpt.1`,
);
export const runDate = column('runDate', 'date', 'Day (UTC) that the call is counted for.', '2026-11-14');
export const promptId = column('promptId', 'code', 'Identifier of the prompt.', PROMPT_ID);
export const prompt = optional(
  'prompt',
  'text',
  'Text of the prompt. Empty if the prompt was deleted.',
  'What is the best CRM for small teams?',
);
export const engine = column('engine', 'code', 'AI search engine.', 'chatgpt');
export const country = column('country', 'code', 'Country code.', 'us');
export const sample = column('sample', 'integer', 'Number of the call on its day, starting at 1.', 1);
export const brand = column('brand', 'text', 'Name of the brand.', 'Acme');
export const brandDomain = column('brandDomain', 'text', 'Domain of the brand.', 'acme.com');
export const isMainBrand = column(
  'isMainBrand',
  'boolean',
  'Whether this is your brand rather than a competitor.',
  true,
);

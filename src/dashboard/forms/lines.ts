import { parseCsv } from '../../domain/shared/csv.ts';

/** The entries of a text with one on each line. */
export function readLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The entries of a short list: separated by commas or lines. */
export function readList(text: string): string[] {
  return readLines(text.replaceAll(',', '\n'));
}

/** The first column of a CSV file without its header, if the header names the column of prompts. */
export function readCsvColumn(text: string): string[] {
  const rows = parseCsv(text).records.map(({ cells }) => cells);
  const header = rows[0]?.map((cell) => cell.trim().toLowerCase()) ?? [];
  const named = header.findIndex((cell) => ['prompt', 'prompts', 'question', 'query', 'keyword'].includes(cell));
  const column = Math.max(0, named);
  return rows
    .slice(named >= 0 ? 1 : 0)
    .map((row) => row[column]?.trim() ?? '')
    .filter(Boolean);
}

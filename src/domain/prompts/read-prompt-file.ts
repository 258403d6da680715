import { isCountry } from '../shared/countries.ts';
import { parseCsv, splitCell } from '../shared/csv.ts';
import { findExtraCells, findFileIssues, findTextIssues, issueAt, limitIssues } from '../shared/csv-issues.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { deduplicate, TEXT_LIMITS } from '../shared/text.ts';
import { MAX_TAGS_PER_PROMPT, normalizePromptText } from './prompts.ts';

/** A prompt of a file. */
export interface ImportedPrompt {
  line: number;
  prompt: string;
  country: string;
  /** Names of its tags. */
  tags: string[];
}

export const MAX_IMPORTED_PROMPTS = 10_000;
const COLUMNS = ['prompt', 'country', 'tags'] as const;
type ColumnName = (typeof COLUMNS)[number];

/**
 * Reads prompts from a CSV file with the columns `prompt`, `country` and `tags`, of which the last two are optional. Tags are
 * separated by semicolons. All problems are reported together, each with its line.
 */
export function readPromptFile(
  csv: string,
  defaultCountry: string | undefined,
): { prompts: ImportedPrompt[]; issues: ValidationIssue[] } {
  const file = parseCsv(csv, MAX_IMPORTED_PROMPTS + 2);
  const fileIssues = findFileIssues(file, MAX_IMPORTED_PROMPTS, 'prompts');
  const [header, ...rows] = file.records;
  if (!header || fileIssues.length > 0) return { prompts: [], issues: fileIssues };
  const columns = header.cells.map((cell) => cell.trim().toLowerCase());
  const issues = findHeaderIssues(columns, header.line, defaultCountry);
  if (issues.length > 0) return { prompts: [], issues };

  const prompts = rows.map((row): ImportedPrompt => {
    const { line, cells } = row;
    const cellOf = (name: ColumnName) => (cells[columns.indexOf(name)] ?? '').trim();
    const prompt = normalizePromptText(cellOf('prompt'));
    issues.push(...findExtraCells(row, columns.length));
    return {
      line,
      prompt,
      country: cellOf('country') || (defaultCountry ?? ''),
      tags: deduplicate(splitCell(cellOf('tags'))),
    };
  });
  issues.push(...prompts.flatMap(findIssues));
  return { prompts, issues: limitIssues(issues) };
}

function findHeaderIssues(
  columns: readonly string[],
  line: number,
  defaultCountry: string | undefined,
): ValidationIssue[] {
  const unknown = columns.filter((name) => !(COLUMNS as readonly string[]).includes(name));
  const repeated = columns.filter((name, index) => columns.indexOf(name) !== index);
  return [
    ...(columns.includes('prompt')
      ? []
      : [issueAt(line, null, 'The header must contain the column prompt', 'required')]),
    ...(columns.includes('country') || defaultCountry !== undefined
      ? []
      : [issueAt(line, null, 'Add the column country, or send a country for all prompts', 'required')]),
    ...unknown.map((name) => issueAt(line, null, `Unknown column "${name}". Use ${COLUMNS.join(', ')}.`)),
    ...repeated.map((name) => issueAt(line, null, `The column ${name} appears more than once`)),
  ];
}

function findIssues({ line, prompt, country, tags }: ImportedPrompt): ValidationIssue[] {
  return [
    ...findTextIssues(line, 'prompt', prompt, TEXT_LIMITS.prompt),
    ...(isCountry(country)
      ? []
      : [issueAt(line, 'country', `"${country}" is not a lowercase country code such as "us"`, 'invalid_country')]),
    ...tags.flatMap((tag) => findTextIssues(line, 'tags', tag, TEXT_LIMITS.tagName)),
    ...(tags.length > MAX_TAGS_PER_PROMPT
      ? [issueAt(line, 'tags', `A prompt can have at most ${MAX_TAGS_PER_PROMPT} tags`, 'too_big')]
      : []),
  ];
}

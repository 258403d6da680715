import { isCountry } from '../shared/countries.ts';
import { parseCsv } from '../shared/csv.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { countCharacters, deduplicate, isBlank, isStorable, TEXT_LIMITS } from '../shared/text.ts';
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
const MOST_ISSUES = 100;
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
  const { records, problem } = parseCsv(csv);
  if (problem) return { prompts: [], issues: [issueAt(problem.line, null, problem.message)] };
  const [header, ...rows] = records;
  if (!header) return { prompts: [], issues: [issueAt(1, null, 'The file is empty')] };
  const columns = header.cells.map((cell) => cell.trim().toLowerCase());
  const issues = findHeaderIssues(columns, header.line, defaultCountry);
  if (rows.length === 0) issues.push(issueAt(header.line, null, 'The file has no prompts below the header'));
  if (rows.length > MAX_IMPORTED_PROMPTS) {
    issues.push(issueAt(header.line, null, `A file can have at most ${MAX_IMPORTED_PROMPTS} prompts`, 'too_big'));
  }
  if (issues.length > 0) return { prompts: [], issues };

  const prompts = rows.map(({ line, cells }): ImportedPrompt => {
    const cellOf = (name: ColumnName) => (cells[columns.indexOf(name)] ?? '').trim();
    const tags = cellOf('tags')
      .split(';')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    const prompt = normalizePromptText(cellOf('prompt'));
    if (cells.length > columns.length) {
      const message = `Has ${cells.length} cells, but the header has ${columns.length}. Quote cells that contain the delimiter.`;
      issues.push(issueAt(line, null, message));
    }
    return { line, prompt, country: cellOf('country') || (defaultCountry ?? ''), tags: deduplicate(tags) };
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

function findTextIssues(line: number, column: ColumnName, text: string, longest: number): ValidationIssue[] {
  if (isBlank(text)) return [issueAt(line, column, 'Must not be empty', 'too_small')];
  if (!isStorable(text)) return [issueAt(line, column, 'Must not contain NUL characters or lone surrogates')];
  if (countCharacters(text) <= longest) return [];
  return [issueAt(line, column, `Must have at most ${longest} characters`, 'too_big')];
}

function issueAt(line: number, column: ColumnName | null, message: string, code = 'invalid_format'): ValidationIssue {
  return { path: column === null ? `csv.${line}` : `csv.${line}.${column}`, message: `Line ${line}: ${message}`, code };
}

function limitIssues(issues: ValidationIssue[]): ValidationIssue[] {
  if (issues.length <= MOST_ISSUES) return issues;
  const message = `${issues.length - MOST_ISSUES} more errors are not listed`;
  return [...issues.slice(0, MOST_ISSUES), { path: 'csv', message, code: 'too_many' }];
}

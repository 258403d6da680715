import type { CsvRecord, ParsedCsv } from './csv.ts';
import type { ValidationIssue } from './failures.ts';
import { countCharacters, isBlank, isStorable } from './text.ts';

const MOST_ISSUES = 100;

/** An error on a line of a CSV file, in a column or, with null, in the whole line. */
export function issueAt(
  line: number,
  column: string | null,
  message: string,
  code = 'invalid_format',
): ValidationIssue {
  return { path: column === null ? `csv.${line}` : `csv.${line}.${column}`, message: `Line ${line}: ${message}`, code };
}

export function limitIssues(issues: ValidationIssue[]): ValidationIssue[] {
  if (issues.length <= MOST_ISSUES) return issues;
  const message = `${issues.length - MOST_ISSUES} more errors are not listed`;
  return [...issues.slice(0, MOST_ISSUES), { path: 'csv', message, code: 'too_many' }];
}

/** The errors of a text in a cell. */
export function findTextIssues(line: number, column: string, text: string, longest: number): ValidationIssue[] {
  if (isBlank(text)) return [issueAt(line, column, 'Must not be empty', 'too_small')];
  if (!isStorable(text)) return [issueAt(line, column, 'Must not contain NUL characters or lone surrogates')];
  if (text.includes('\ufffd')) {
    const message = 'Contains characters that could not be decoded. Save the file as "CSV UTF-8".';
    return [issueAt(line, column, message)];
  }
  if (countCharacters(text) <= longest) return [];
  return [issueAt(line, column, `Must have at most ${longest} characters`, 'too_big')];
}

/** Errors of a file whose rows cannot be read one by one. It can have `most` rows, which are `rowsName`. */
export function findFileIssues(
  { records: [header, ...rows], problem }: ParsedCsv,
  most: number,
  rowsName: string,
): ValidationIssue[] {
  if (problem) return [issueAt(problem.line, null, problem.message)];
  if (!header) return [issueAt(1, null, 'The file is empty')];
  if (rows.length === 0) return [issueAt(header.line, null, `The file has no ${rowsName} below the header`)];
  if (rows.length > most) {
    return [issueAt(header.line, null, `A file can have at most ${most} ${rowsName}`, 'too_big')];
  }
  return [];
}

/** The error of a row with more cells than the header. */
export function findExtraCells({ line, cells }: CsvRecord, columns: number): ValidationIssue[] {
  if (cells.length <= columns) return [];
  const message = `Has ${cells.length} cells, but the header has ${columns}. Quote cells that contain the delimiter.`;
  return [issueAt(line, null, message)];
}

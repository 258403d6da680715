import { z } from 'zod';
import type { ValidationIssue } from '../../domain/shared/failures.ts';

/** Converts the issues of a zod error to the format of our error bodies. Returns null for any other error. */
export function issuesOf(error: unknown, input?: unknown): ValidationIssue[] | null {
  if (!(error instanceof z.ZodError)) return null;
  return error.issues.map(unwrapChoice).map((issue) => {
    const path = issue.path.join('.');
    if (isMissing(issue, input)) return { path, message: describeMissing(issue), code: 'required' };
    return { path, message: messageOf(issue), code: codeOf(issue) };
  });
}

/** A value that is neither one of a list nor has the form of others that are accepted is described by the list. */
function unwrapChoice(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const choice = issue.errors[0]?.find(({ code }) => code === 'invalid_value');
  return choice ? { ...choice, path: issue.path } : issue;
}

const SHAPE_CODES = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/**
 * Whether a required field was not sent. zod has no code for it: a missing text is an `invalid_type`, a missing choice an
 * `invalid_value`.
 */
function isMissing({ code, path, message }: z.core.$ZodIssue, input: unknown): boolean {
  if (path.length === 0 || !SHAPE_CODES.has(code)) return false;
  if (input === undefined) return message.endsWith(', received undefined');
  let value = input;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value === undefined;
}

function describeMissing(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `Required: expected one of ${issue.values.join(', ')}`;
  return issue.code === 'invalid_type' ? `Required: expected ${issue.expected}` : 'Required';
}

/** zod reports the expected and received types; a message that the field must not be a list is clearer. */
function messageOf({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code !== 'invalid_type' || !('expected' in issue)) return message;
  if (message.endsWith(', received array')) return `Expected a single ${issue.expected}, received a list`;
  return message;
}

/** Custom rules specify their own code. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.path.length === 1 && issue.path[0] === 'cursor') return 'invalid_cursor';
  const customCode = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof customCode === 'string' ? customCode : issue.code;
}

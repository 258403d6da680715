import { z } from 'zod';
import type { ValidationIssue } from '../domain/shared/failures.ts';

/** Everything a schema found wrong, in the words of our error bodies; null for any other error. */
export function issuesOf(error: unknown): ValidationIssue[] | null {
  if (!(error instanceof z.ZodError)) return null;
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: messageOf(issue), code: codeOf(issue) }));
}

/** zod names the types that it expected and received; callers read more easily that a field is missing, or must not be a list. */
function messageOf({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code !== 'invalid_type' || !('expected' in issue)) return message;
  if (message.endsWith(', received undefined')) return `Required: expected ${issue.expected}`;
  if (message.endsWith(', received array')) return `Expected one ${issue.expected}, received a list`;
  return message;
}

/** Rules of our own carry their code beside zod's. */
function codeOf(issue: z.core.$ZodIssue): string {
  const own = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof own === 'string' ? own : issue.code;
}

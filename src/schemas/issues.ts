import { z } from 'zod';
import type { ValidationIssue } from '../domain/shared/failures.ts';

/** Converts the issues of a zod error to the format of our error bodies. Returns null for any other error. */
export function issuesOf(error: unknown): ValidationIssue[] | null {
  if (!(error instanceof z.ZodError)) return null;
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: messageOf(issue), code: codeOf(issue) }));
}

/** zod names the types that it expected and received; callers read more easily that a field is missing, or must not be a list. */
function messageOf({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code !== 'invalid_type' || !('expected' in issue)) return message;
  if (message.endsWith(', received undefined')) return `Required: expected ${issue.expected}`;
  if (message.endsWith(', received array')) return `Expected a single ${issue.expected}, received a list`;
  return message;
}

/** Custom rules specify their own code. */
function codeOf(issue: z.core.$ZodIssue): string {
  const customCode = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof customCode === 'string' ? customCode : issue.code;
}

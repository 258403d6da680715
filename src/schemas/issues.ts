import { z } from 'zod';
import type { ValidationIssue } from '../domain/shared/failures.ts';

/** Converts the issues of a zod error to the format of our error bodies. Returns null for any other error. */
export function issuesOf(error: unknown): ValidationIssue[] | null {
  if (!(error instanceof z.ZodError)) return null;
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message, code: codeOf(issue) }));
}

/** Custom rules specify their own code. */
function codeOf(issue: z.core.$ZodIssue): string {
  const customCode = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof customCode === 'string' ? customCode : issue.code;
}

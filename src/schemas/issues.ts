import { z } from 'zod';
import type { ValidationIssue } from '../domain/shared/failures.ts';

/** Everything a schema found wrong, in the words of our error bodies; null for any other error. */
export function issuesOf(error: unknown): ValidationIssue[] | null {
  if (!(error instanceof z.ZodError)) return null;
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message, code: codeOf(issue) }));
}

/** Our own rules carry their code beside zod's. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.path.length === 1 && issue.path[0] === 'cursor') return 'invalid_cursor';
  const own = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof own === 'string' ? own : issue.code;
}

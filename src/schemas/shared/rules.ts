import { z } from 'zod';
import type { ValidationIssue } from '../../domain/shared/failures.ts';

/**
 * Rules that involve several fields. They run even if single fields are invalid, so that all errors are reported
 * together. A rule must therefore handle fields of the wrong type.
 */
export function rules<Value>(find: (value: Value) => ValidationIssue[]): z.core.$ZodCheck<Value> {
  const check = z.superRefine<Value>((value, context) => {
    for (const { path, message, code } of find(value)) {
      context.addIssue({ code: 'custom', path: path.split('.').map(toKey), message, params: { code } });
    }
  });
  check._zod.def.when = ({ value }) => typeof value === 'object' && value !== null;
  return check;
}

function toKey(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}

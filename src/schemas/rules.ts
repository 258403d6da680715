import { z } from 'zod';
import type { ValidationIssue } from '../domain/shared/failures.ts';

/**
 * Rules between fields, told beside what is wrong with single fields rather than after it: a request learns of all its
 * faults at once. The rule must cope with fields that are not what they should be.
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

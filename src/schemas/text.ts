import { z } from 'zod';
import { countCharacters, isStorable } from '../domain/text.ts';

z.config({ customError: (issue) => (issue.code === 'invalid_type' ? describeType(issue) : undefined) });

function describeType(issue: { input?: unknown; expected?: unknown }): string | undefined {
  if (issue.input === undefined) return `Required: expected ${String(issue.expected)}`;
  if (Array.isArray(issue.input)) return `Expected one ${String(issue.expected)}, received a list`;
  return undefined;
}

const UNSTORABLE = 'Must not contain NUL characters or lone surrogates';

/** Text a person wrote: trimmed, then 1 to `maximum` characters. */
export function text(maximum: number) {
  return z
    .string()
    .trim()
    .check(({ value, issues }) => {
      if (!isStorable(value))
        issues.push({ code: 'invalid_format', format: 'text', input: value, message: UNSTORABLE });
      if (value.length === 0) {
        issues.push({
          code: 'too_small',
          origin: 'string',
          minimum: 1,
          inclusive: true,
          input: value,
          message: 'Must not be empty',
        });
      }
      if (countCharacters(value) > maximum) {
        issues.push({
          code: 'too_big',
          origin: 'string',
          maximum,
          inclusive: true,
          input: value,
          message: `Must have at most ${maximum} characters`,
        });
      }
    })
    .meta({ minLength: 1, maxLength: maximum });
}

/** The id of something that exists: opaque, so only emptiness and unstorable characters are refused. */
export function id(noun: string, example: string) {
  return z
    .string()
    .min(1)
    .refine(isStorable, { error: UNSTORABLE })
    .meta({ description: `Identifier of the ${noun}`, examples: [example] });
}

/** Ids inside a body. */
export function ids(noun: string, example: string, maximum: number) {
  return z
    .array(id(noun, example).max(64))
    .max(maximum)
    .meta({ examples: [[example]] });
}

export const timestamp = z
  .string()
  .meta({ description: 'ISO 8601 UTC timestamp with milliseconds', examples: ['2026-11-14T09:30:00.000Z'] });

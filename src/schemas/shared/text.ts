import { z } from 'zod';
import { countCharacters, isBlank, isStorable } from '../../domain/shared/text.ts';
import { LONGEST_SEARCH } from '../../domain/shared/text-search.ts';

export const UNSTORABLE = 'Must not contain NUL characters or lone surrogates';

/** Text entered by a user: trimmed, then 1 to `maximum` characters. */
export function text(maximum: number) {
  return z
    .string()
    .trim()
    .check(({ value, issues }) => {
      if (!isStorable(value))
        issues.push({ code: 'invalid_format', format: 'text', input: value, message: UNSTORABLE });
      if (isBlank(value)) {
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

export const timestamp = z
  .string()
  .meta({ description: 'ISO 8601 UTC timestamp with milliseconds', examples: ['2026-11-14T09:30:00.000Z'] });

/** A text to search for. */
export function searchedText(description: string, example: string) {
  return text(LONGEST_SEARCH).meta({
    description: `${description} At most ${LONGEST_SEARCH} characters.`,
    examples: [example],
  });
}

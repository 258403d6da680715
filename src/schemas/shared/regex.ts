import { z } from 'zod';
import { findRegexError, LONGEST_REGEX } from '../../domain/detection/regex.ts';
import { countCharacters, isStorable } from '../../domain/shared/text.ts';
import { UNSTORABLE } from './text.ts';

/** A regular expression in RE2 syntax. It is not trimmed, because spaces may be significant. */
export const regex = z
  .string()
  .min(1)
  .refine(isStorable, { error: UNSTORABLE, abort: true })
  .check(({ value, issues }) => {
    if (countCharacters(value) > LONGEST_REGEX) {
      const message = `Must have at most ${LONGEST_REGEX} characters`;
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: LONGEST_REGEX,
        inclusive: true,
        input: value,
        message,
      });
    } else if (findRegexError(value)) {
      const message = `Invalid RE2 regular expression: ${findRegexError(value)}`;
      issues.push({ code: 'custom', params: { code: 'invalid_regex' }, message, input: value });
    }
  })
  .meta({ minLength: 1, maxLength: LONGEST_REGEX });

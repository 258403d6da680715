import { RE2JS } from 're2js';

/** The longest regular expression that is taken. */
export const LONGEST_REGEX = 1000;

/** What is wrong with a regular expression in RE2 syntax, or null. RE2 runs in linear time whatever the expression. */
export function findRegexFault(pattern: string): string | null {
  try {
    RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^error parsing regexp: /, '').replace('`(?i)', '`');
  }
}

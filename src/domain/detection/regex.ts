import { RE2JS } from 're2js';

/** Maximum length of a regular expression. */
export const LONGEST_REGEX = 1000;
/** Counted repetitions are expanded at compilation: sixty times `.{1,1000}` takes a third of a second. */
const LARGEST_SIZE = 5000;

/** The error of a regular expression in RE2 syntax, or null. RE2 runs in linear time for every expression. */
export function findRegexError(pattern: string): string | null {
  if (measure(pattern) > LARGEST_SIZE) return 'it is too large: its counted repetitions expand too far';
  try {
    RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^error parsing regexp: /, '').replace('`(?i)', '`');
  }
}

const TOKEN = /\\Q.*?(?:\\E|$)|\\[pPx]\{[^}]*\}|\\.|\[\^?\]?(?:\\.|\[:\w+:\]|[^\]])*\]|\{(\d+),?(\d*)\}|[()]|[^]/gsu;

/** Estimates the size of the compiled program. The result for an invalid expression is arbitrary. */
function measure(pattern: string): number {
  const groups = [0];
  let atom = 0;
  for (const [token, least, most] of pattern.matchAll(TOKEN)) {
    const open = groups.length - 1;
    if (token === '(') {
      groups.push(0);
      atom = 0;
      continue;
    }
    if (token === ')' && open > 0) atom = groups.pop() ?? 0;
    else if (least) atom *= Math.max(0, Math.max(Number(least), Number(most)) - 1);
    else atom = 1;
    groups[groups.length - 1] = (groups.at(-1) ?? 0) + atom;
  }
  return groups.reduce((sum, size) => sum + size, 0);
}

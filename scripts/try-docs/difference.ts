import { normalize } from './normalize.ts';
import type { Expected } from './steps.ts';

export interface ComparingOptions {
  /** Whether other lines may come before: npm's, above a banner. */
  onlyEnd?: boolean;
}

/** The first line in which the output is not what the document shows; null where all are. */
export function findDifference(
  { format, text }: Expected,
  printed: string,
  { onlyEnd = false }: ComparingOptions = {},
): string | null {
  const expected = linesOf(format, text);
  const all = linesOf(format, printed);
  const actual = onlyEnd ? linesOf(format, all.slice(-expected.length).join('\n')) : all;
  const index = expected.findIndex((line, i) => line !== actual[i]);
  if (index < 0 && actual.length === expected.length) return null;
  const at = index < 0 ? expected.length : index;
  return [
    `      in line ${at + 1} of the output`,
    `    - ${expected[at] ?? '(the output ends here)'}`,
    `    + ${actual[at] ?? '(the output ends here)'}`,
  ].join('\n');
}

function linesOf(format: Expected['format'], text: string): string[] {
  return normalize(format === 'json' ? layOut(text) : text).split('\n');
}

/** JSON in one layout, whatever the document's or the server's is. */
function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

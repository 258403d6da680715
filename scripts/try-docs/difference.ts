import { normalize } from './normalize.ts';
import type { Expected } from './steps.ts';

export interface ComparingOptions {
  /** Compares only the end of the output. npm prints lines before a banner. */
  onlyEnd?: boolean;
}

/** Returns the first line that differs from the document, or null if there is none. */
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
    `      at line ${at + 1} of the output`,
    `    - ${expected[at] ?? '(end of output)'}`,
    `    + ${actual[at] ?? '(end of output)'}`,
  ].join('\n');
}

function linesOf(format: Expected['format'], text: string): string[] {
  return normalize(format === 'json' ? formatJson(text) : text).split('\n');
}

/** Formats JSON, so that differences in layout are ignored. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

import { STARTERS, spanAt } from './not-prose.ts';

/** What stands in place of what is not prose: no letter, and nothing that could join the words around it. */
export const BLANK = 0x1a;

/**
 * Blanks, in place, everything that the reader of a text does not read as prose: URLs, the targets of links, groups of links
 * in round brackets, marks such as [1], e-mail addresses. The text keeps its length. What stands before `start` was done before.
 */
export function blankOutsideProse(bytes: Uint8Array, start = 0): void {
  for (let at = nextStarter(bytes, start); at < bytes.length; at = nextStarter(bytes, at + 1)) {
    const span = spanAt(bytes, at);
    if (span === null) continue;
    const [from, to, isLink] = span;
    bytes.fill(BLANK, from, to);
    // The label of a link stays, and is looked through in its turn.
    if (isLink) bytes[at] = BLANK;
    else at = to - 1;
  }
}

/** The loop that most of the time goes into, by itself so that it is compiled by itself. */
function nextStarter(bytes: Uint8Array, from: number): number {
  const starters = STARTERS;
  const end = bytes.length;
  let at = from;
  while (at < end && starters[bytes[at] as number] === 0) at++;
  return at;
}

import { STARTERS, spanAt } from './not-prose.ts';

/** Replaces text that is not prose: neither a letter nor a character that joins the words around it. */
export const BLANK = 0x1a;

/**
 * Blanks, in place, everything that is not prose: URLs, the targets of links, groups of links
 * in round brackets, marks such as [1], e-mail addresses. The text keeps its length. The part before `start` is already done.
 */
export function blankOutsideProse(bytes: Uint8Array, start = 0): void {
  for (let offset = nextStarter(bytes, start); offset < bytes.length; offset = nextStarter(bytes, offset + 1)) {
    const span = spanAt(bytes, offset);
    if (span === null) continue;
    const [from, to, isLink] = span;
    bytes.fill(BLANK, from, to);
    // The label of a link is kept and scanned like other text.
    if (isLink) bytes[offset] = BLANK;
    else offset = to - 1;
  }
}

/** The hottest loop, in a separate function so that it is optimized separately. */
function nextStarter(bytes: Uint8Array, from: number): number {
  const starters = STARTERS;
  const end = bytes.length;
  let offset = from;
  while (offset < end && starters[bytes[offset] as number] === 0) offset++;
  return offset;
}

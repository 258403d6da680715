/** Where a sentence ends: punctuation before a space, or the end of a line. */
const END = /[.!?](?=\s)|[。！？]|\n/g;
const LONGEST = 240;
/** Headings, quotes, list items and numbers. Asterisks of an emphasis are kept: the excerpt contains their other half. */
const LINE_MARKUP = /^(?:[\s#>\-•|]|\*(?=\s))*(?:\d{1,3}[.)]\s+)?/;

/** A displayed part of a text, with the position of the mention. */
export interface Excerpt {
  text: string;
  start: number;
  end: number;
}

/** The sentence around a mention, without the line's markup; a long one is truncated around the mention. */
export function excerptSentence(text: string, start: number, end: number): Excerpt {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(END)) {
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index >= end) {
      to = match[0] === '\n' ? match.index : after;
      break;
    }
  }
  const room = Math.max(0, Math.floor((LONGEST - (end - start)) / 2));
  from = Math.max(from, wordStart(text, start - room, from));
  to = Math.min(to, wordEnd(text, end + room, to));
  const whole = text.slice(from, to);
  const lead = LINE_MARKUP.exec(whole)?.[0].length ?? 0;
  const shift = from + Math.min(lead, start - from);
  return { text: text.slice(shift, to).trimEnd(), start: start - shift, end: end - shift };
}

function wordStart(text: string, offset: number, least: number): number {
  if (offset <= least) return least;
  const space = text.indexOf(' ', offset);
  return space < 0 ? offset : space + 1;
}

function wordEnd(text: string, offset: number, most: number): number {
  if (offset >= most) return most;
  const space = text.lastIndexOf(' ', offset);
  return space < 0 ? offset : space;
}

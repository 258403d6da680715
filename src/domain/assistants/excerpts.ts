export interface TextRange {
  start: number;
  end: number;
}

const AROUND = 140;
const MOST_EXCERPTS = 3;
const WITHOUT_MENTION = 360;

/** The text around the first mentions, or the beginning of the text if there are none. Overlapping excerpts are merged. */
export function excerptAround(text: string, mentions: readonly TextRange[]): string {
  if (mentions.length === 0) return cut(text, { start: 0, end: WITHOUT_MENTION });
  const merged: TextRange[] = [];
  for (const { start, end } of mentions.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start - AROUND <= last.end) last.end = Math.max(last.end, end + AROUND);
    else if (merged.length < MOST_EXCERPTS) merged.push({ start: start - AROUND, end: end + AROUND });
    else break;
  }
  return merged.map((range) => cut(text, range)).join(' ');
}

/** Extends a range to whole words, and shows where text is missing. */
function cut(text: string, { start, end }: TextRange): string {
  const from = start <= 0 ? 0 : nextSpace(text, start);
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  const until = to <= from ? Math.min(end, text.length) : to;
  return `${from > 0 ? '… ' : ''}${text.slice(from, until).trim()}${until < text.length ? ' …' : ''}`;
}

function nextSpace(text: string, start: number): number {
  const space = text.indexOf(' ', start);
  return space < 0 || space - start > 30 ? start : space;
}

interface Range {
  start: number;
  end: number;
}

export interface Quote {
  before: string;
  name: string;
  after: string;
}

const LONGEST_SIDE = 90;

/** The words around a mention, by its offsets in the answer, up to the ends of its line. */
export function quoteAround(content: string, { start, end }: Range): Quote {
  const left = content.slice(Math.max(0, start - LONGEST_SIDE), start);
  const right = content.slice(end, end + LONGEST_SIDE);
  const before = left.slice(left.lastIndexOf('\n') + 1);
  const after = right.split('\n', 1)[0] ?? '';
  const isCutLeft = before.length === LONGEST_SIDE && start > LONGEST_SIDE;
  const isCutRight = after.length === LONGEST_SIDE && end + LONGEST_SIDE < content.length;
  return {
    before: (isCutLeft ? `…${before.slice(before.indexOf(' ') + 1)}` : before)
      .replace(/^\s*(?:[-*#>]+|\d+\.)\s+/, '')
      .replaceAll('**', ''),
    name: content.slice(start, end),
    after: (isCutRight ? `${after.slice(0, after.lastIndexOf(' '))} …` : after).replaceAll('**', ''),
  };
}

/** One thing that a rule looks at. */
export interface Criterion {
  /** Points that can be had, and points that the page has. */
  max: number;
  points: number;
  /** What is wrong and what to do about it; read only where points are missing. */
  message: string;
  /** The part of the page that is meant: an element, a header or a quote. */
  where: string | null;
}

/** All points or none. */
export function all(max: number, isMet: boolean, message: string, where: string | null = null): Criterion {
  return { max, points: isMet ? max : 0, message, where };
}

/** As many of the points as are earned. */
export function some(max: number, points: number, message: string, where: string | null = null): Criterion {
  return { max, points: Math.max(0, Math.min(max, points)), message, where };
}

/** Points for having `wanted` of something, fewer for having fewer. */
export function upTo(max: number, { count, wanted }: { count: number; wanted: number }, message: string): Criterion {
  return some(max, max * Math.min(1, count / wanted), message);
}

/** What is left after each fault has taken its part. */
export function less(
  max: number,
  { faults, each }: { faults: number; each: number },
  message: string,
  where: string | null = null,
): Criterion {
  return some(max, max - faults * each, message, where);
}

/** Points by the share that is right; all of them where there is nothing to be wrong. */
export function byShare(
  max: number,
  { right, of }: { right: number; of: number },
  message: string,
  where: string | null = null,
): Criterion {
  return some(max, of === 0 ? max : max * (right / of), message, where);
}

/** A passage in quotation marks, cut where it is long. */
export function quoteShort(text: string): string {
  return `“${text.length <= 80 ? text : `${text.slice(0, 80).replace(/\s+\S*$/, '')} …`}”`;
}

/** “1 link”, “3 links”. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

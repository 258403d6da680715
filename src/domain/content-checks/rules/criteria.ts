/** One criterion of a rule. */
export interface Criterion {
  /** Maximum points, and points of the page. */
  max: number;
  points: number;
  /** The problem and its solution; used only if points are missing. */
  message: string;
  /** The affected part of the page: an element, a header or a quote. */
  where: string | null;
}

/** Full points or none. */
export function all(max: number, isMet: boolean, message: string, where: string | null = null): Criterion {
  return { max, points: isMet ? max : 0, message, where };
}

/** A given number of points. */
export function some(max: number, points: number, message: string, where: string | null = null): Criterion {
  return { max, points: Math.max(0, Math.min(max, points)), message, where };
}

/** Points in proportion to a count, with full points at `wanted`. */
export function upTo(max: number, { count, wanted }: { count: number; wanted: number }, message: string): Criterion {
  return some(max, max * Math.min(1, count / wanted), message);
}

/** Full points minus a deduction for each problem. */
export function less(
  max: number,
  { faults, perFault }: { faults: number; perFault: number },
  message: string,
  where: string | null = null,
): Criterion {
  return some(max, max - faults * perFault, message, where);
}

/** Points by the share of correct items; full points if there are no items. */
export function byShare(
  max: number,
  { right, of }: { right: number; of: number },
  message: string,
  where: string | null = null,
): Criterion {
  return some(max, of === 0 ? max : max * (right / of), message, where);
}

/** A passage in quotation marks, truncated if it is long. */
export function quoteShort(text: string): string {
  return `“${text.length <= 80 ? text : `${text.slice(0, 80).replace(/\s+\S*$/, '')} …`}”`;
}

/** “1 link”, “3 links”. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

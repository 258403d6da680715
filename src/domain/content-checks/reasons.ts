import type { Criterion } from './rules/criteria.ts';

/** Why points are missing. */
export interface Reason {
  message: string;
  /** Points, with one decimal. */
  lost: number;
  /** The affected part of the page; null for the page as a whole. */
  where: string | null;
}

export interface ScoredItem {
  maxScore: number;
  score: number;
  /** Add up to the missing points. Absent in checks of older versions. */
  reasons?: Reason[];
}

/** A change that raises the score. */
export interface Fix {
  /** The item that it belongs to. */
  item: string;
  message: string;
  where: string | null;
  /** Points added to the overall score, with one decimal. */
  gain: number;
}

const FIXES = 3;

/** The score of an item, with reasons that add up exactly to the missing points. */
export function scoreItem(maxScore: number, criteria: readonly Criterion[]): ScoredItem {
  const score = round(criteria.reduce((sum, { points }) => sum + points, 0));
  const missed = criteria.filter(({ max, points }) => max > points);
  const tenths = share(
    Math.round((maxScore - score) * 10),
    missed.map(({ max, points }) => (max - points) * 10),
  );
  const reasons = missed.map(({ message, where }, i) => ({ message, lost: (tenths[i] ?? 0) / 10, where }));
  return { maxScore, score, reasons: reasons.filter(({ lost }) => lost > 0) };
}

/** Rounds to whole numbers that add up to the total. The remainder goes to the largest fractions. */
function share(total: number, exact: number[]): number[] {
  const whole = exact.map(Math.floor);
  let left = total - whole.reduce((sum, points) => sum + points, 0);
  const order = exact
    .map((value, i) => ({ i, fraction: value - Math.floor(value) }))
    .toSorted((a, b) => b.fraction - a.fraction);
  for (const { i } of order) {
    if (left <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    left--;
  }
  return whole;
}

type Categories = Record<string, number>;
type Scored<Names extends Categories> = {
  [Name in keyof Names]: { breakdown: Record<string, ScoredItem> };
};

interface FixOptions {
  /** The share of the points that counts. */
  share: number;
  /** Changes that come first, with the messages of the reasons that they replace. */
  first: { fix: Fix; replaces: readonly string[] } | null;
}

/** The changes that raise the overall score most, weighted by category. */
export function listFixes<Names extends Categories>(
  analysis: Scored<Names>,
  weights: Names,
  { share: counted, first }: FixOptions = { share: 1, first: null },
): Fix[] {
  const fixes = Object.entries(weights).flatMap(([category, weight]) =>
    Object.entries(analysis[category]?.breakdown ?? {}).flatMap(([item, { reasons = [] }]) =>
      reasons.map(({ message, where, lost }) => ({ item, message, where, exact: lost * weight * counted })),
    ),
  );
  const others = fixes
    .filter(({ message }) => !first?.replaces.includes(message))
    .toSorted((a, b) => b.exact - a.exact)
    .map(({ exact, ...fix }) => ({ ...fix, gain: round(exact) }));
  return [...(first === null ? [] : [first.fix]), ...others].slice(0, FIXES);
}

/** Rounds to one decimal. */
export function round(score: number): number {
  return Math.round(score * 10) / 10;
}

import type { EngineId } from '../shared/engines.ts';
import { type Change, type Difference, FEWEST_QUESTIONS } from '../statistics/change.ts';
import { findDiscoveries } from '../statistics/discoveries.ts';

/** What is tested every day: a brand or a page on an engine. */
export interface Series {
  kind: 'coverage' | 'competitor' | 'page';
  engine: EngineId;
  /** The name of the brand, or the URL of the page. */
  subject: string;
}

/** A change, and the share that it led to: the mean of the cells that are compared. */
export interface Compared extends Change {
  share: number | null;
}

/** The change of a series since the window before, and since the frozen one. */
export interface MeasuredSeries extends Series {
  change: Compared;
  sinceFrozen: Compared;
}

/** A difference that can be tested, and the share that it led to. */
export interface TestedChange {
  difference: Difference;
  share: number;
}

export interface TestedSeries extends Series {
  /** Null with too little data. */
  change: TestedChange | null;
  sinceFrozen: TestedChange | null;
  isFound: boolean;
  isConfirmed: boolean;
}

/** Smaller changes are not reported. */
export const LEAST_CHANGE = 0.05;
/** The accepted share of false findings, of those about your brand, about competitors, and about pages. */
export const FALSE_SHARE = 0.01;

/** Your brand, its competitors and pages are separate families: competitors that you add do not hide a change of your brand. */
export function findChanges(measured: readonly MeasuredSeries[]): TestedSeries[] {
  return [...Map.groupBy(measured, ({ kind }) => kind).values()].flatMap((family) => {
    const changes = family.map((series) => testable(series.change));
    const sinceFrozen = family.map((series) => testable(series.sinceFrozen));
    const found = findClear(changes);
    return family.map(({ kind, engine, subject }, index) => ({
      kind,
      engine,
      subject,
      change: changes[index] ?? null,
      sinceFrozen: sinceFrozen[index] ?? null,
      isFound: found[index] ?? false,
      isConfirmed: isClear(sinceFrozen[index] ?? null),
    }));
  });
}

function testable({ difference, matchedQuestions, share }: Compared): TestedChange | null {
  return difference === null || share === null || matchedQuestions < FEWEST_QUESTIONS ? null : { difference, share };
}

function findClear(changes: readonly (TestedChange | null)[]): boolean[] {
  const probabilities = changes.map((change) => change?.difference.probability ?? null);
  const discovered = findDiscoveries(probabilities, FALSE_SHARE);
  return changes.map((change, index) => Boolean(discovered[index]) && change !== null && isLarge(change));
}

/** A confirmation is a single test of what was found before. */
function isClear(change: TestedChange | null): boolean {
  return change !== null && change.difference.probability <= FALSE_SHARE && isLarge(change);
}

/** Rounded, because 5 points of a sum of shares can be a little less. */
function isLarge({ difference }: TestedChange): boolean {
  return Math.abs(difference.value) >= LEAST_CHANGE - 1e-9;
}

import type { EngineId } from '../shared/engines.ts';
import { type Change, type Difference, FEWEST_QUESTIONS } from '../statistics/change.ts';
import { findDiscoveries } from '../statistics/discoveries.ts';

/** What is tested every day. A brand or page on an engine; the engine is null for all engines together. */
export interface Series {
  kind: 'coverage' | 'competitor' | 'page';
  engine: EngineId | null;
  /** The name of the brand, or the URL of the page. */
  subject: string;
}

/** The change of a series, compared with the window before and with the frozen one. */
export interface MeasuredSeries extends Series {
  change: Change;
  sinceFrozen: Change;
}

export interface TestedSeries extends Series {
  /** Null with too little data. */
  difference: Difference | null;
  sinceFrozen: Difference | null;
  isFound: boolean;
  isConfirmed: boolean;
}

/** Smaller changes are not reported. */
export const LEAST_CHANGE = 0.05;
/** The accepted share of false findings: among those of your brand, and separately among those of competitors and of pages. */
export const FALSE_SHARE = 0.01;

/** Your brand, its competitors and pages are separate families: competitors that you add do not hide a change of your brand. */
export function findChanges(measured: readonly MeasuredSeries[]): TestedSeries[] {
  const families = Map.groupBy(measured, ({ kind }) => kind);
  return [...families.values()].flatMap((family) => {
    const changes = family.map(({ change }) => testable(change));
    const sinceFrozen = family.map((series) => testable(series.sinceFrozen));
    const [found, confirmed] = [findClear(changes), findClear(sinceFrozen)];
    return family.map(({ kind, engine, subject }, index) => ({
      kind,
      engine,
      subject,
      difference: changes[index] ?? null,
      sinceFrozen: sinceFrozen[index] ?? null,
      isFound: found[index] ?? false,
      isConfirmed: confirmed[index] ?? false,
    }));
  });
}

function testable({ difference, matchedQuestions }: Change): Difference | null {
  return matchedQuestions < FEWEST_QUESTIONS ? null : difference;
}

function findClear(differences: readonly (Difference | null)[]): boolean[] {
  const discovered = findDiscoveries(
    differences.map((difference) => difference?.probability ?? null),
    FALSE_SHARE,
  );
  return differences.map((difference, index) => Boolean(discovered[index]) && isLarge(difference));
}

/** Rounded, because 5 points of a sum of shares can be a little less. */
function isLarge(difference: Difference | null): boolean {
  return difference !== null && Math.abs(difference.value) >= LEAST_CHANGE - 1e-9;
}

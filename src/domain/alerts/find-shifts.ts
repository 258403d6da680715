import type { EngineId } from '../shared/engines.ts';
import type { Difference } from '../statistics/change.ts';
import { FALSE_SHARE, type TestedSeries } from './find-changes.ts';

/** Fewer brands can move together for reasons of their own. */
const LEAST_BRANDS = 3;

/**
 * The engines on which most brands of a report moved: the engine changed, not a brand. A single report shows that too, while
 * `annotations/find-shocks.ts` needs several.
 */
export function findShiftedEngines(tested: readonly TestedSeries[]): EngineId[] {
  const brands = tested.filter(({ kind }) => kind !== 'page');
  return [...Map.groupBy(brands, ({ engine }) => engine)].flatMap(([engine, ofEngine]) => {
    const moved = ofEngine.filter(({ difference, sinceFrozen }) => hasMoved(difference) || hasMoved(sinceFrozen)).length;
    return engine !== null && moved >= LEAST_BRANDS && 2 * moved > ofEngine.length ? [engine] : [];
  });
}

function hasMoved(difference: Difference | null): boolean {
  return difference !== null && difference.probability <= FALSE_SHARE;
}

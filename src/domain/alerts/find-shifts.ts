import type { EngineId } from '../shared/engines.ts';
import { FALSE_SHARE, type TestedChange, type TestedSeries } from './find-changes.ts';

/** Fewer brands can move together for reasons of their own. */
const LEAST_BRANDS = 3;

/**
 * The engines on which most brands of a report moved: the engine changed, not a brand. A single report shows that too, while
 * `annotations/find-shocks.ts` needs several.
 */
export function findShiftedEngines(tested: readonly TestedSeries[]): EngineId[] {
  const brands = tested.filter(({ kind }) => kind !== 'page');
  return [...Map.groupBy(brands, ({ engine }) => engine)].flatMap(([engine, ofEngine]) => {
    const moved = ofEngine.filter(({ change, sinceFrozen }) => hasMoved(change) || hasMoved(sinceFrozen)).length;
    return moved >= LEAST_BRANDS && 2 * moved > ofEngine.length ? [engine] : [];
  });
}

function hasMoved(change: TestedChange | null): boolean {
  return change !== null && change.difference.probability <= FALSE_SHARE;
}

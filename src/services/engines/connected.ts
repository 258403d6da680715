import type { ForecastEngine } from '../../domain/advice/forecast.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import { hasTwoSurfaces, otherSurface, type Surfaces, storedNameOf } from '../../domain/surfaces/surfaces.ts';
import type { Context } from '../context.ts';
import { findSeries, listCustom, refusedBy } from './enabled.ts';

type Connected = Pick<Context, 'engines' | 'addedEngines' | 'collection'>;

/** The engines that prompts of a report can be sent to, with the expected cost of a call to the surface that counts. */
export function listConnected(context: Connected, surfaces: Surfaces): ForecastEngine[] {
  return [...ENGINES, ...listCustom(context)].flatMap((id) => {
    const found = findNamed(context, id, surfaces);
    if (!found) return [];
    const other = hasTwoSurfaces(id) ? findNamed(context, otherSurface(id, surfaces), surfaces) : null;
    const share = context.collection.calibrationShare;
    return [{ engine: id, ...found, ...(other && share > 0 && { calibration: { share, ...other } }) }];
  });
}

function findNamed(context: Connected, name: string, surfaces: Surfaces) {
  const engine = findSeries(context, storedNameOf(name, surfaces));
  return engine && { expectedCost: engine.expectedCost, refusedCountries: refusedBy(engine) };
}

import type { ForecastEngine } from '../../domain/advice/forecast.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import type { Engines } from '../../gateways/engines/port.ts';
import { findEngine, refusedBy } from './enabled.ts';

/** The engines that prompts are sent to, with the expected cost of a call. */
export function listConnected(engines: Engines): ForecastEngine[] {
  return ENGINES.flatMap((id) => {
    const engine = findEngine(engines, id);
    return engine ? [{ engine: id, expectedCost: engine.expectedCost, refusedCountries: refusedBy(engine) }] : [];
  });
}

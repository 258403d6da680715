import { COUNTRIES } from '../../domain/shared/countries.ts';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import type { Engine, Engines } from '../../gateways/engines/port.ts';

export const SANDBOX = 'sandbox';

/** An engine that prompts are sent to, and the countries that it does not support. */
export interface EnabledEngine {
  engine: EngineId;
  refusedCountries: string[];
}

export function findEngine(engines: Engines, id: EngineId): Engine | null {
  const access = engines[id];
  return 'engine' in access ? access.engine : null;
}

export function listEnabled(engines: Engines): EnabledEngine[] {
  return ENGINES.flatMap((id) => {
    const engine = findEngine(engines, id);
    return engine ? [{ engine: id, refusedCountries: refusedBy(engine) }] : [];
  });
}

/** Whether statistics are simulated: no provider key is set, so the sandbox replaces all engines. */
export function isSimulated(engines: Engines): boolean {
  return ENGINES.some((id) => findEngine(engines, id)?.connector === SANDBOX);
}

export function refusedBy({ refusalOf }: Engine): string[] {
  return [...COUNTRIES].filter((country) => refusalOf(country) !== null);
}

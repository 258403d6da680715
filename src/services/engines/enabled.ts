import { COUNTRIES } from '../../domain/shared/countries.ts';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import type { Engine, Engines } from '../../gateways/engines/port.ts';

export const SANDBOX = 'sandbox';

/** An engine that prompts are put to, and the countries whose prompts it is not asked. */
export interface EnabledEngine {
  engine: EngineId;
  refusedCountries: string[];
}

export function findEngine(engines: Engines, id: EngineId): Engine | null {
  const way = engines[id];
  return 'engine' in way ? way.engine : null;
}

export function listEnabled(engines: Engines): EnabledEngine[] {
  return ENGINES.flatMap((id) => {
    const engine = findEngine(engines, id);
    return engine ? [{ engine: id, refusedCountries: refusedBy(engine) }] : [];
  });
}

/** Whether the numbers are made up: no provider's key is set, so the sandbox stands for all engines. */
export function isSimulated(engines: Engines): boolean {
  return ENGINES.some((id) => findEngine(engines, id)?.connector === SANDBOX);
}

export function refusedBy({ refusalOf }: Engine): string[] {
  return [...COUNTRIES].filter((country) => refusalOf(country) !== null);
}

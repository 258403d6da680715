import { COUNTRIES } from '../../domain/shared/countries.ts';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import type { ValidationIssue } from '../../domain/shared/failures.ts';
import type { AddedEngines, AnyEngine, Engine, EngineAccess, Engines } from '../../gateways/engines/port.ts';

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

/** The connection to an engine or to what is queried in addition. */
export function accessOf(
  { engines, addedEngines }: { engines: Engines; addedEngines: AddedEngines },
  series: string,
): EngineAccess {
  return (engines as Record<string, EngineAccess>)[series] ?? addedEngines.get(series) ?? { off: 'Unknown engine' };
}

export function findSeries(
  context: { engines: Engines; addedEngines: AddedEngines },
  series: string,
): AnyEngine | null {
  const access = accessOf(context, series);
  return 'engine' in access ? access.engine : null;
}

export function listEnabled(engines: Engines): EnabledEngine[] {
  return ENGINES.flatMap((id) => {
    const engine = findEngine(engines, id);
    return engine ? [{ engine: id, refusedCountries: refusedBy(engine) }] : [];
  });
}

/** A report can be limited to enabled engines only: it would not be collected otherwise. `known` were accepted earlier. */
export function findDisabled(
  engines: Engines,
  sent: readonly EngineId[],
  known: readonly EngineId[] = [],
): ValidationIssue[] {
  return sent.flatMap((engine, index) =>
    findEngine(engines, engine) || known.includes(engine)
      ? []
      : [
          {
            path: `engines.${index}`,
            message: 'Not enabled. GET /v1/engines lists the state of each engine.',
            code: 'not_enabled',
          },
        ],
  );
}

/** Whether statistics are simulated: no provider key is set, so the sandbox replaces all engines. */
export function isSimulated(engines: Engines): boolean {
  return ENGINES.some((id) => findEngine(engines, id)?.connector === SANDBOX);
}

export function refusedBy({ refusalOf }: Engine): string[] {
  return [...COUNTRIES].filter((country) => refusalOf(country) !== null);
}

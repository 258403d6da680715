import { engineOf, surfaceOf, UI_SERIES, type UiSeries } from '../../domain/connections/ui-series.ts';
import { COUNTRIES } from '../../domain/shared/countries.ts';
import {
  type CustomEngineId,
  ENGINES,
  type EngineId,
  isCustomEngineId,
  type SupportedEngine,
} from '../../domain/shared/engines.ts';
import type { ValidationIssue } from '../../domain/shared/failures.ts';
import {
  hasTwoSurfaces,
  type Surface,
  TWO_SURFACE_ENGINES,
  type TwoSurfaceEngine,
} from '../../domain/surfaces/surfaces.ts';
import type { AnyEngine, Engine, EngineAccess, Engines } from '../../gateways/engines/port.ts';
import type { Context } from '../context.ts';

export const SANDBOX = 'sandbox';

/** What prompts are sent to, and the countries that it does not support. */
export interface EnabledEngine {
  /** By this name, answers and costs are stored: an engine, or its page. */
  engine: EngineId | UiSeries;
  refusedCountries: string[];
  /** The engine itself. */
  base: EngineId;
  /** Null if the engine has only one. */
  surface: Surface | null;
}

export function findEngine(engines: Engines, id: SupportedEngine): Engine | null {
  const access = engines[id];
  return 'engine' in access ? access.engine : null;
}

/** The connection to an engine or to what is queried in addition. */
export function accessOf({ engines, addedEngines }: Connected, series: string): EngineAccess {
  return (engines as Record<string, EngineAccess>)[series] ?? addedEngines.get(series) ?? { off: 'Unknown engine' };
}

export function findSeries(context: Connected, series: string): AnyEngine | null {
  const access = accessOf(context, series);
  return 'engine' in access ? access.engine : null;
}

type Connected = Pick<Context, 'engines' | 'addedEngines'>;

export function listEnabled(context: Connected): EnabledEngine[] {
  return [...ENGINES, ...UI_SERIES, ...listCustom(context)].flatMap((id) => {
    const engine = findSeries(context, id);
    if (!engine) return [];
    const base = engineOf(id);
    const surface = hasTwoSurfaces(base) ? surfaceOf(id) : null;
    return [{ engine: id, refusedCountries: refusedBy(engine), base, surface }];
  });
}

/** The engines that the operator defined. */
export function listCustom({ addedEngines }: Connected): CustomEngineId[] {
  return [...addedEngines.keys()].filter(isCustomEngineId);
}

/** The engines whose page is queried. */
export function listPages(context: Connected): TwoSurfaceEngine[] {
  return TWO_SURFACE_ENGINES.filter((engine) => findSeries(context, `${engine}_ui`));
}

/** A report can be limited to engines that are queried only, or whose page is: it would not be collected otherwise. `known` were accepted earlier. */
export function findDisabled(
  context: Connected,
  sent: readonly EngineId[],
  known: readonly EngineId[] = [],
): ValidationIssue[] {
  return sent.flatMap((engine, index) =>
    findSeries(context, engine) || findSeries(context, `${engine}_ui`) || known.includes(engine)
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

/** Prompts can be sent to custom engines that exist only. `known` were accepted earlier. */
export function findUndefined(
  context: Connected,
  sent: readonly CustomEngineId[],
  known: readonly CustomEngineId[] = [],
): ValidationIssue[] {
  return sent.flatMap((engine, index) =>
    findSeries(context, engine) || known.includes(engine)
      ? []
      : [
          {
            path: `customEngines.${index}`,
            message: 'Not defined. GET /v1/engines lists the custom engines.',
            code: 'not_enabled',
          },
        ],
  );
}

/** Whether statistics are simulated: no provider key is set, so the sandbox replaces all engines. */
export function isSimulated(engines: Engines): boolean {
  return ENGINES.some((id) => findEngine(engines, id)?.connector === SANDBOX);
}

export function refusedBy({ refusalOf }: Pick<Engine, 'refusalOf'>): string[] {
  return [...COUNTRIES].filter((country) => refusalOf(country) !== null);
}

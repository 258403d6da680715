import { type ConnectedSeries, surfaceOf } from '../connections/ui-series.ts';
import { chosenEngines, ENGINES, type EngineId, isSupported } from '../shared/engines.ts';
import type { ValidationIssue } from '../shared/failures.ts';

/** The engines whose API and whose page can both be queried. */
export const TWO_SURFACE_ENGINES = ['chatgpt', 'perplexity', 'gemini'] as const;

export type TwoSurfaceEngine = (typeof TWO_SURFACE_ENGINES)[number];

export const SURFACES = ['api', 'ui'] as const;

export type Surface = (typeof SURFACES)[number];

/** The engines whose page counts in a report. The API of the others does. */
export type Surfaces = { [Engine in TwoSurfaceEngine]?: 'ui' | undefined } & {
  /** Present if custom engines are part of totals. */
  custom?: true | undefined;
};

/** The accepted values. Null, and engines without a value, count by the API. */
export type SentSurfaces = { [Engine in TwoSurfaceEngine]?: Surface | undefined } | null;

export function hasTwoSurfaces(engine: string): engine is TwoSurfaceEngine {
  return TWO_SURFACE_ENGINES.some((other) => other === engine);
}

/** What counts in a report: surfaces, and custom engines. */
export function countedBy({
  surfaces = {},
  customEnginesInTotals = false,
}: {
  surfaces?: Surfaces | undefined;
  customEnginesInTotals?: boolean | undefined;
}): Surfaces {
  return { ...surfaces, ...(customEnginesInTotals && { custom: true }) };
}

/** The part of the settings of a report that says which surfaces count. Absent if the API of every engine does. */
export function keepSetSurfaces(sent: SentSurfaces | undefined): { surfaces?: Surfaces } {
  const chosen = TWO_SURFACE_ENGINES.filter((engine) => sent?.[engine] === 'ui');
  return chosen.length === 0 ? {} : { surfaces: Object.fromEntries(chosen.map((engine) => [engine, 'ui'])) };
}

export function isSentSurfaces(value: unknown): value is SentSurfaces {
  if (value === null) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([engine, surface]) => hasTwoSurfaces(engine) && SURFACES.some((known) => known === surface),
  );
}

export function countedSurface(engine: TwoSurfaceEngine, surfaces: Surfaces): Surface {
  return surfaces[engine] ?? 'api';
}

/** What a new report counts by default: the page of an engine if it is queried, because it is what people see. */
export function defaultSurfaces(pages: readonly TwoSurfaceEngine[]): Surfaces {
  return keepSetSurfaces(Object.fromEntries(pages.map((engine) => [engine, 'ui']))).surfaces ?? {};
}

/** A report can count a page only if it is queried: it would have no answers otherwise. `known` were accepted earlier. */
export function findSurfaceIssues(
  sent: SentSurfaces | undefined,
  pages: readonly TwoSurfaceEngine[],
  known: Surfaces = {},
): ValidationIssue[] {
  return TWO_SURFACE_ENGINES.filter(
    (engine) => sent?.[engine] === 'ui' && !pages.includes(engine) && known[engine] !== 'ui',
  ).map((engine) => ({
    path: `surfaces.${engine}`,
    message: 'The page of this engine is not queried. Choose its connector in the settings of the server.',
    code: 'not_enabled',
  }));
}

/**
 * The names of the surface of an engine that does not count in a report. Statistics are stored by the name of the engine for the
 * surface that counts, and by one of these for the other.
 */
export type OtherSurface = (typeof OTHER_SURFACES)[number];

export const OTHER_SURFACES = [
  'chatgpt_api',
  'chatgpt_ui',
  'perplexity_api',
  'perplexity_ui',
  'gemini_api',
  'gemini_ui',
] as const;

/** Whether a name is not that of a surface that does not count. */
export function isCountedName(name: string): boolean {
  return !OTHER_SURFACES.some((other) => other === name);
}

/** The surface that does not count. */
export function otherSurface(engine: TwoSurfaceEngine, surfaces: Surfaces): OtherSurface {
  return countedSurface(engine, surfaces) === 'api' ? `${engine}_ui` : `${engine}_api`;
}

/**
 * The names that change from one choice to another, each with its new name. Stored answers have the names of reports that count
 * every API.
 */
export function listRenamed(before: Surfaces, now: Surfaces): [before: string, now: string][] {
  return TWO_SURFACE_ENGINES.flatMap((engine): [string, string][] => {
    if (countedSurface(engine, before) === countedSurface(engine, now)) return [];
    return [
      [engine, otherSurface(engine, now)],
      [otherSurface(engine, before), engine],
    ];
  });
}

/** The name of stored answers whose name in a report is `name`. */
export function storedNameOf(name: string, surfaces: Surfaces): string {
  return new Map(listRenamed(surfaces, {})).get(name) ?? name;
}

/** What counts in a report: an engine, or its page. */
export function seriesOf(engine: EngineId, surfaces: Surfaces): ConnectedSeries {
  return hasTwoSurfaces(engine) && surfaces[engine] === 'ui' ? `${engine}_ui` : engine;
}

/** Whether the surface of an engine that counts in a report is not queried. */
export function isOff(
  { engine, state, uiSource }: { engine: EngineId; state: string; uiSource?: string | undefined },
  surfaces: Surfaces = {},
): boolean {
  return seriesOf(engine, surfaces) === engine ? state === 'off' : uiSource === undefined;
}

/** The engine of a name. */
export function engineOfName(name: string): EngineId {
  return (OTHER_SURFACES.some((other) => other === name) ? name.replace(/_(api|ui)$/, '') : name) as EngineId;
}

interface SurfaceFilter {
  engine?: readonly EngineId[] | undefined;
  engines?: readonly EngineId[] | undefined;
  surface?: Surface | undefined;
}

/** How the engines of rows are named, and how they are read: by the surfaces that count for the reader. */
export interface Names {
  before: Surfaces;
  now: Surfaces;
}

/**
 * What a filter selects. A reader of another surface than the one that counts in the report reads the same data as if that one
 * counted.
 */
export function chooseSurfaces(
  filter: SurfaceFilter,
  counted: Surfaces,
): { engines: EngineId[] | null; surfaces: Surfaces; names: Names } {
  const { surface } = filter;
  const engines = chosenEngines(filter);
  if (surface === undefined) return { engines, surfaces: counted, names: { before: counted, now: counted } };
  const surfaces: Surfaces = {
    ...(surface === 'api' ? {} : defaultSurfaces(TWO_SURFACE_ENGINES)),
    ...(counted.custom && { custom: true }),
  };
  return {
    engines: (engines ?? ENGINES).filter(
      (engine) => hasTwoSurfaces(engine) || (isSupported(engine) ? surfaceOf(engine) : 'api') === surface,
    ),
    surfaces,
    names: { before: counted, now: surfaces },
  };
}

/** Whether a reader reads another surface of an engine than the one that counts. */
export function isRenamed(engine: string, { before, now }: Names): boolean {
  return listRenamed(before, now).some(([name]) => name === engine);
}

export function describeCustomInTotals(isPart: boolean): string {
  return isPart
    ? 'Custom engines are part of totals, on all days. Totals are compared with totals that include them, too.'
    : 'Custom engines are no longer part of totals, on all days. Totals are compared with totals without them, too.';
}

const SURFACE_NAMES: Readonly<Record<Surface, string>> = { api: 'the API', ui: 'the page' };

/** What an edit of the surfaces means, in words. */
export function describeSurfaceChange(before: Surfaces, now: Surfaces, nameOf: (engine: EngineId) => string): string[] {
  return TWO_SURFACE_ENGINES.filter((engine) => countedSurface(engine, before) !== countedSurface(engine, now)).map(
    (engine) => {
      const [old, current] = [countedSurface(engine, before), countedSurface(engine, now)];
      return `The report counts ${SURFACE_NAMES[current]} of ${nameOf(engine)} instead of ${SURFACE_NAMES[old]}, on all days. Answers of the two are never compared.`;
    },
  );
}

import { type EngineForecast, type Forecast, forecastMonth } from '../../domain/advice/forecast.ts';
import type { Cadence } from '../../domain/collection/schedule.ts';
import { type EngineId, isSupported } from '../../domain/shared/engines.ts';
import { defaultSurfaces, keepSetSurfaces, type SentSurfaces } from '../../domain/surfaces/surfaces.ts';
import type { CallerContext } from '../context.ts';
import { listConnected } from '../engines/connected.ts';
import { isSimulated, listPages } from '../engines/enabled.ts';

export interface ForecastInput {
  prompts: number;
  countries: string[];
  engines?: EngineId[] | undefined;
  samples?: number | undefined;
  cadence?: Cadence | undefined;
  /** Defaults to those of a new report. */
  surfaces?: SentSurfaces | undefined;
}

export interface CostForecast extends Omit<Forecast, 'engines'> {
  samples: number;
  source: 'sandbox' | 'live';
  engines: (EngineForecast & { isConnected: boolean; refusedCountries: string[] })[];
}

/** The calls and cost of a report before it is created. */
export async function forecastReport(
  context: CallerContext,
  {
    prompts,
    countries,
    engines: wanted,
    samples = context.collection.samplesPerDay,
    cadence = 'daily',
    surfaces: sent = defaultSurfaces(listPages(context)),
  }: ForecastInput,
): Promise<CostForecast> {
  const { surfaces = {} } = keepSetSurfaces(sent);
  const connected = new Map(listConnected(context, surfaces).map((connection) => [connection.engine, connection]));
  const chosen = [...new Set(wanted ?? [...connected.keys()].filter(isSupported))].map(
    (engine) => connected.get(engine) ?? { engine, expectedCost: null, refusedCountries: [] },
  );
  const promptsByCountry = Object.fromEntries(countries.map((country) => [country, prompts]));
  const forecast = forecastMonth(promptsByCountry, chosen, samples, cadence);
  return {
    ...forecast,
    samples,
    source: isSimulated(context.engines) ? 'sandbox' : 'live',
    engines: forecast.engines.map((engine, index) => ({
      ...engine,
      isConnected: connected.has(engine.engine),
      refusedCountries: (chosen[index]?.refusedCountries ?? []).filter((country) => country in promptsByCountry),
    })),
  };
}

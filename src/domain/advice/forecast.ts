import type { EngineId } from '../shared/engines.ts';

const DAYS_PER_MONTH = 30;

/** An engine that prompts would be put to. */
export interface ForecastEngine {
  engine: EngineId;
  /** US dollars for one call; null if it is not known. */
  expectedCost: number | null;
  /** Countries whose prompts cannot be put to it. */
  refusedCountries: readonly string[];
}

export interface EngineForecast {
  engine: EngineId;
  callsPerMonth: number;
  costPerMonth: number | null;
}

export interface Forecast {
  callsPerDay: number;
  callsPerMonth: number;
  /** US dollars. Engines whose cost is not known are left out. */
  costPerMonth: number;
  engines: EngineForecast[];
}

/** How many calls a month takes, and what they cost. A month has 30 days. */
export function forecastMonth(
  promptsByCountry: Readonly<Record<string, number>>,
  engines: readonly ForecastEngine[],
  samplesPerDay: number,
): Forecast {
  const forecasts = engines.map(({ engine, expectedCost, refusedCountries }): EngineForecast => {
    const asked = Object.entries(promptsByCountry).filter(([country]) => !refusedCountries.includes(country));
    const prompts = asked.reduce((sum, [, count]) => sum + count, 0);
    const callsPerMonth = prompts * samplesPerDay * DAYS_PER_MONTH;
    return {
      engine,
      callsPerMonth,
      costPerMonth: expectedCost === null ? null : roundCents(callsPerMonth * expectedCost),
    };
  });
  const callsPerMonth = forecasts.reduce((sum, each) => sum + each.callsPerMonth, 0);
  return {
    callsPerDay: callsPerMonth / DAYS_PER_MONTH,
    callsPerMonth,
    costPerMonth: roundCents(forecasts.reduce((sum, each) => sum + (each.costPerMonth ?? 0), 0)),
    engines: forecasts,
  };
}

export function roundCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}

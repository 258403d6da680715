import { type Cadence, daysBetween } from '../collection/schedule.ts';
import type { EngineId } from '../shared/engines.ts';

const DAYS_PER_MONTH = 30;

/** An engine to which prompts would be sent. */
export interface ForecastEngine {
  engine: EngineId;
  /** US dollars for one call; null if unknown. */
  expectedCost: number | null;
  /** Countries that the engine does not support. */
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
  /** US dollars. Excludes engines with unknown cost. */
  costPerMonth: number;
  engines: EngineForecast[];
}

/** The number of calls per month, and their cost. A month has 30 days; calls are rounded. */
export function forecastMonth(
  promptsByCountry: Readonly<Record<string, number>>,
  engines: readonly ForecastEngine[],
  samplesPerDay: number,
  cadence: Cadence = 'daily',
): Forecast {
  const forecasts = engines.map(({ engine, expectedCost, refusedCountries }): EngineForecast => {
    const asked = Object.entries(promptsByCountry).filter(([country]) => !refusedCountries.includes(country));
    const prompts = asked.reduce((sum, [, count]) => sum + count, 0);
    const calls = (prompts * samplesPerDay * DAYS_PER_MONTH) / daysBetween(cadence);
    return {
      engine,
      callsPerMonth: Math.round(calls),
      costPerMonth: expectedCost === null ? null : roundCents(calls * expectedCost),
    };
  });
  const callsPerMonth = forecasts.reduce((sum, forecast) => sum + forecast.callsPerMonth, 0);
  return {
    callsPerDay: Math.round(callsPerMonth / DAYS_PER_MONTH),
    callsPerMonth,
    costPerMonth: roundCents(forecasts.reduce((sum, forecast) => sum + (forecast.costPerMonth ?? 0), 0)),
    engines: forecasts,
  };
}

export function roundCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}

import { type Cadence, isDue, keepSetSchedule, type Schedule, sendsTo } from '../collection/schedule.ts';
import { type EngineId, isSupported } from '../shared/engines.ts';
import { addDays } from '../shared/windows.ts';

const DAYS_PER_MONTH = 30;

/** An engine to which prompts would be sent. */
export interface ForecastEngine {
  engine: EngineId;
  /** US dollars for one call; null if unknown. */
  expectedCost: number | null;
  /** Countries that the engine does not support. */
  refusedCountries: readonly string[];
  /** The part of the prompts that is also sent to the surface that does not count, once each. */
  calibration?: { share: number; expectedCost: number; refusedCountries: readonly string[] };
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

/** Prompts of a country, and the schedules of the reports that send them. */
export interface ScheduledPrompts {
  country: string;
  prompts: number;
  schedules: readonly Schedule[];
}

/** The number of calls per month, and their cost, of prompts that one report sends. A month has 30 days; calls are rounded. */
export function forecastMonth(
  promptsByCountry: Readonly<Record<string, number>>,
  engines: readonly ForecastEngine[],
  samplesPerDay: number,
  cadence: Cadence = 'daily',
): Forecast {
  const customEngines = engines.map(({ engine }) => engine).filter((engine) => !isSupported(engine));
  const schedules = [keepSetSchedule({ cadence, customEngines })];
  const scheduled = Object.entries(promptsByCountry).map(([country, prompts]) => ({ country, prompts, schedules }));
  return forecastScheduled(scheduled, engines, samplesPerDay);
}

/** The same for prompts of several reports. A prompt is sent as often as the densest of its reports that are due. */
export function forecastScheduled(
  scheduled: readonly ScheduledPrompts[],
  engines: readonly ForecastEngine[],
  samplesPerDay: number,
): Forecast {
  const forecasts = engines.map(({ engine, expectedCost, refusedCountries, calibration }): EngineForecast => {
    const asked = scheduled.filter(({ country }) => !refusedCountries.includes(country));
    const inCycle = asked.reduce(
      (sum, { prompts, schedules }) => sum + prompts * countInCycle(schedules, engine, samplesPerDay),
      0,
    );
    const calls = (inCycle * DAYS_PER_MONTH) / CYCLE_DAYS;
    const compared = calibration ? countCompared(scheduled, engine, calibration) : 0;
    const comparedCost = compared * (calibration?.expectedCost ?? 0);
    return {
      engine,
      callsPerMonth: Math.round(calls + compared),
      costPerMonth: expectedCost === null ? null : roundCents(calls * expectedCost + comparedCost),
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

/** Every cadence has a whole number of periods in it. */
const CYCLE_DAYS = 21;
const FIRST_DAY = '2026-01-01';
const CYCLE = Array.from({ length: CYCLE_DAYS }, (_, index) => addDays(FIRST_DAY, index));

/** The calls of a month to the surface that does not count: a share of the prompts that are due, at least one, once. */
function countCompared(
  scheduled: readonly ScheduledPrompts[],
  engine: EngineId,
  { share, refusedCountries }: NonNullable<ForecastEngine['calibration']>,
): number {
  const asked = scheduled.filter(({ country }) => !refusedCountries.includes(country));
  const prompts = asked.reduce((sum, each) => sum + each.prompts, 0);
  if (prompts === 0) return 0;
  const inCycle = asked.reduce((sum, each) => {
    const once = each.schedules.map((schedule) => ({ ...schedule, samples: 1 }));
    return sum + each.prompts * countInCycle(once, engine, 1);
  }, 0);
  const drawn = Math.max(1, Math.ceil(prompts * share)) / prompts;
  return (inCycle * drawn * DAYS_PER_MONTH) / CYCLE_DAYS;
}

/** The calls of a prompt on an engine in a cycle. */
function countInCycle(schedules: readonly Schedule[], engine: EngineId, samplesPerDay: number): number {
  const sending = schedules
    .filter((schedule) => sendsTo(schedule, engine))
    .map((schedule) => keepSetSchedule({ ...schedule, endDate: null }));
  const samplesOn = (day: string) =>
    sending.filter((rhythm) => isDue(rhythm, day)).map(({ samples = samplesPerDay }) => samples);
  return CYCLE.reduce((sum, day) => sum + Math.max(0, ...samplesOn(day)), 0);
}

export function roundCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}

import type { EngineId } from '../shared/engines.ts';
import type { DayStats } from './history.ts';
import type { Interval } from './intervals.ts';
import type { BriefStatistics, NamedBrand, RateIntervals } from './stats.ts';

/**
 * The statistics of each day, with their numbers in one list: it is passed between threads in a fraction of the time of the same
 * objects or text.
 */
export interface PackedHistory {
  days: PackedDay[];
  /** NaN for null. */
  numbers: Float64Array;
}

/** What is not a number. */
interface PackedDay extends Pick<DayStats, 'date' | 'recomputable' | 'settingsDate'> {
  engines?: EngineId[];
}

const RATES = ['brandCoverage', 'domainCoverage', 'shareOfVoice', 'averagePosition'] as const;

export function packHistory(history: Iterable<DayStats>): PackedHistory {
  const numbers: number[] = [];
  const days: PackedDay[] = [];
  for (const { answers, brands, engines, ...day } of history) {
    numbers.push(answers, brands.length);
    for (const brand of brands) {
      packValues(brand, numbers);
      for (const rate of RATES) packIntervals(brand.intervals[rate], numbers);
    }
    for (const engine of engines ?? []) {
      numbers.push(engine.answers, engine.brands.length);
      for (const brand of engine.brands) {
        packValues(brand, numbers);
        packIntervals(brand.intervals.brandCoverage, numbers);
      }
    }
    days.push(engines ? { ...day, engines: engines.map(({ engine }) => engine) } : day);
  }
  return { days, numbers: Float64Array.from(numbers) };
}

function packValues({ mentions, brandCoverage, citations }: Omit<BriefStatistics, 'intervals'>, numbers: number[]) {
  numbers.push(mentions, brandCoverage ?? Number.NaN, citations);
}

function packIntervals({ tracked, market }: RateIntervals, numbers: number[]): void {
  numbers.push(tracked?.low ?? Number.NaN, tracked?.high ?? Number.NaN);
  numbers.push(market?.low ?? Number.NaN, market?.high ?? Number.NaN);
}

/** Returns a function that unpacks one day after another. Brands have the given names. */
export function createHistoryReader({ numbers }: PackedHistory, names: readonly NamedBrand[]) {
  let at = 0;
  const next = () => numbers[at++] as number;
  const nextOrNull = () => {
    const value = next();
    return Number.isNaN(value) ? null : value;
  };
  const nextInterval = (): Interval | null => {
    const low = next();
    const high = next();
    return Number.isNaN(low) ? null : { low, high };
  };
  const nextIntervals = (): RateIntervals => ({ tracked: nextInterval(), market: nextInterval() });
  const nextBrands = <Intervals>(readIntervals: () => Intervals) =>
    names.slice(0, next()).map(({ brand, isMainBrand }) => ({
      brand,
      isMainBrand,
      mentions: next(),
      brandCoverage: nextOrNull(),
      citations: next(),
      intervals: readIntervals(),
    }));
  const readAll = () => ({
    brandCoverage: nextIntervals(),
    domainCoverage: nextIntervals(),
    shareOfVoice: nextIntervals(),
    averagePosition: nextIntervals(),
  });
  const readCoverage = () => ({ brandCoverage: nextIntervals() });
  return ({ date, engines, ...settings }: PackedDay): DayStats => ({
    date,
    answers: next(),
    brands: nextBrands(readAll),
    ...(engines && {
      engines: engines.map((engine) => ({ engine, answers: next(), brands: nextBrands(readCoverage) })),
    }),
    ...settings,
  });
}

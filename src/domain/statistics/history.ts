import { ENGINES, type EngineId } from '../shared/engines.ts';
import type { BrandPersistence } from './daily-variation.ts';
import { mergeSamples, type Samples } from './day-samples.ts';
import { type BriefStatistics, describeBrand, describeBriefly, type Intervals, type NamedBrand } from './stats.ts';

/** The samples of one day: of all requested engines, and of each. */
export interface SampledDay {
  day: string;
  all: Samples;
  byEngine: ReadonlyMap<EngineId, Samples>;
}

export interface EngineDay {
  engine: EngineId;
  answers: number;
  brands: BriefStatistics[];
}

export interface DayStats {
  date: string;
  answers: number;
  brands: (Omit<BriefStatistics, 'intervals'> & { intervals: Intervals })[];
  /** Only if a series by engine is requested. */
  engines?: EngineDay[];
  /** Only if the day was counted with earlier settings and cannot be recalculated, because its answers are deleted. */
  recomputable?: false;
  /** The date of these settings. */
  settingsDate?: string;
}

/** One entry for each day that has answers, in order. */
export function describeHistory(
  names: readonly NamedBrand[],
  days: readonly SampledDay[],
  persistence: readonly BrandPersistence[],
  hasEngines: boolean,
): DayStats[] {
  return mergeDays(days)
    .filter(({ all }) => all.calls.answers > 0)
    .map(({ day, all, byEngine }) => ({
      date: day,
      answers: all.calls.answers,
      brands: describeDay(names, all, persistence),
      ...(hasEngines && { engines: describeEngines(names, byEngine, persistence) }),
    }));
}

function describeEngines(
  names: readonly NamedBrand[],
  byEngine: ReadonlyMap<EngineId, Samples>,
  persistence: readonly BrandPersistence[],
): EngineDay[] {
  return ENGINES.flatMap((engine) => {
    const samples = byEngine.get(engine);
    if (!samples || samples.calls.answers === 0) return [];
    const brands = describeEach(names, samples, (name, sample, brand) =>
      describeBriefly(name, sample, persistence[brand]),
    );
    return [{ engine, answers: samples.calls.answers, brands }];
  });
}

function describeDay(
  names: readonly NamedBrand[],
  samples: Samples,
  persistence: readonly BrandPersistence[],
): DayStats['brands'] {
  return describeEach(names, samples, (name, sample, index) => {
    const { brand, isMainBrand, mentions, brandCoverage, citations, intervals } = describeBrand(
      name,
      sample,
      persistence[index],
    );
    return { brand, isMainBrand, mentions, brandCoverage, citations, intervals };
  });
}

function describeEach<Described>(
  names: readonly NamedBrand[],
  { brands }: Samples,
  describe: (name: NamedBrand, sample: Samples['brands'][number], index: number) => Described,
): Described[] {
  return names.flatMap((name, index) => {
    const sample = brands[index];
    return sample ? [describe(name, sample, index)] : [];
  });
}

/** Countries have no prompt in common: their samples of a day are added. */
function mergeDays(days: readonly SampledDay[]): SampledDay[] {
  const merged = new Map<string, SampledDay & { byEngine: Map<EngineId, Samples> }>();
  for (const { day, all, byEngine } of days) {
    const known = merged.get(day);
    if (!known) {
      merged.set(day, { day, all, byEngine: new Map(byEngine) });
      continue;
    }
    mergeSamples(known.all, all);
    for (const [engine, samples] of byEngine) {
      const own = known.byEngine.get(engine);
      if (own) mergeSamples(own, samples);
      else known.byEngine.set(engine, samples);
    }
  }
  return [...merged.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

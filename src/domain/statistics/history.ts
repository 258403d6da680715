import { compareEngines, type EngineId } from '../shared/engines.ts';
import { mergeSamples, type Samples } from './samples.ts';
import { type BriefStatistics, type DayStatistics, describeBriefly, describeDay, type NamedBrand } from './stats.ts';
import type { BrandPersistence } from './variation.ts';

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
  brands: DayStatistics[];
  /** Only if a series by engine is requested. */
  engines?: EngineDay[];
  /** Only if the day was counted with earlier settings and cannot be recalculated, because its answers are deleted. */
  recomputable?: false;
  /** The date of these settings. */
  settingsDate?: string;
}

/**
 * One entry for each day that has answers. Days must come in order. Each is described before the next one is read: garbage
 * collection takes longer if all of a long history is in memory.
 */
export function* describeHistory(
  names: readonly NamedBrand[],
  days: Iterable<SampledDay>,
  persistence: readonly BrandPersistence[],
  hasEngines: boolean,
): Generator<DayStats> {
  for (const { day, all, byEngine } of mergeDays(days)) {
    if (all.calls.answers === 0) continue;
    yield {
      date: day,
      answers: all.calls.answers,
      brands: describeEach(names, all, (name, sample, brand) => describeDay(name, sample, persistence[brand])),
      ...(hasEngines && { engines: describeEngines(names, byEngine, persistence) }),
    };
  }
}

function describeEngines(
  names: readonly NamedBrand[],
  byEngine: ReadonlyMap<EngineId, Samples>,
  persistence: readonly BrandPersistence[],
): EngineDay[] {
  const engines = [...byEngine].toSorted(([a], [b]) => compareEngines(a, b));
  return engines.flatMap(([engine, samples]) => {
    if (samples.calls.answers === 0) return [];
    const brands = describeEach(names, samples, (name, sample, brand) =>
      describeBriefly(name, sample, persistence[brand]),
    );
    return [{ engine, answers: samples.calls.answers, brands }];
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
function* mergeDays(days: Iterable<SampledDay>): Generator<SampledDay> {
  let last: (SampledDay & { byEngine: Map<EngineId, Samples> }) | undefined;
  for (const { day, all, byEngine } of days) {
    if (last?.day !== day) {
      if (last) yield last;
      last = { day, all, byEngine: new Map(byEngine) };
      continue;
    }
    mergeSamples(last.all, all);
    for (const [engine, samples] of byEngine) {
      const merged = last.byEngine.get(engine);
      if (merged) mergeSamples(merged, samples);
      else last.byEngine.set(engine, samples);
    }
  }
  if (last) yield last;
}

import type { EngineId } from '../../domain/shared/engines.ts';
import { cellsOf, countedOf, createCells, sizeOfSelected } from '../../domain/statistics/cells.ts';
import { describeHistory, type SampledDay } from '../../domain/statistics/history.ts';
import { type Samples, sampleAll } from '../../domain/statistics/samples.ts';
import { addDayOfHits, createVariation, type DayHits, estimateEach } from '../../domain/statistics/variation.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { addPackedDay } from '../records/counts.ts';
import { addHits } from '../records/hits.ts';
import { readSamples } from '../records/samples.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import type { FoundGeneration } from './generations.ts';
import { selectCounts } from './select.ts';
import { readSummaries } from './summaries.ts';
import type { CountsFilter, ReadDay, ReadOptions, SummedDays } from './task.ts';

/** The days of a generation, and each day of their history as JSON if it is requested. */
export async function readDays(
  database: ThreadDatabase,
  { filter, historyOf }: ReadOptions,
  generation: FoundGeneration,
  caches: ThreadCaches,
): Promise<SummedDays & { history: string[] | null }> {
  const { days, persistence } = await readStoredDays(database, filter, generation, caches);
  const sampled = areSamplesStored(filter)
    ? days.flatMap((day) => (day.samples.length === 0 ? [] : [selectSamples(day, filter)]))
    : await sampleCounts(database, filter, generation);
  const named = sampled.map(({ day, all }) => {
    const { part = 0, whole = 0 } = all.brands[0]?.named ?? {};
    return { day, answers: whole, namedIn: part };
  });
  const settingsDates = new Map(
    days.flatMap(({ day, settingsDate }) => (settingsDate === null ? [] : [[day, settingsDate] as const])),
  );
  const history = historyOf && [...describeHistory(historyOf, sampled, persistence, filter.historyEngines.length > 0)];
  return {
    days: days.map(({ day, models, settingsDate }) => ({ day, models, settingsDate })),
    persistence,
    named,
    history:
      history &&
      history.map((day) => {
        const settingsDate = settingsDates.get(day.date);
        return JSON.stringify(settingsDate !== undefined ? { ...day, recomputable: false, settingsDate } : day);
      }),
  };
}

interface StoredDay extends ReadDay {
  engines: EngineId[];
  /** Of all engines, then of each. Empty if they were not requested. */
  samples: Samples[];
}

/** Stored samples are those of all prompts, and of all engines or a single one. */
function areSamplesStored({ selection: { prompts, engines } }: CountsFilter): boolean {
  return prompts === null && (engines === null || engines.length === 1);
}

/**
 * The hits of the last day are added to those of the days before it, which rarely change. Persistence is estimated from all prompts
 * and engines, whatever is requested, so that a share has the same interval in every response.
 */
async function readStoredDays(
  database: ThreadDatabase,
  filter: CountsFilter,
  generation: FoundGeneration,
  caches: ThreadCaches,
): Promise<Pick<SummedDays, 'persistence'> & { days: StoredDay[] }> {
  const { lastDay, hitsFrom } = filter.days;
  const name = generation.nameSums({ from: hitsFrom, before: lastDay });
  const known = name === null ? undefined : caches.variations.get(name);
  const variation = { past: known ?? createVariation(generation), last: [] as DayHits[] };
  const needsEach = filter.historyEngines.length > 0 || filter.selection.engines !== null;
  const days: StoredDay[] = [];
  await readSummaries(database, filter, generation, known ? lastDay : hitsFrom, (summary) => {
    const { day, engines, models, settingsDate, samples, isRequested } = summary;
    const hits: DayHits = new Map();
    if (summary.hits.length > 0) addHits(hits, summary.hits, countedOf(engines, generation), generation);
    if (day === lastDay) variation.last.push(hits);
    else addDayOfHits(variation.past, hits);
    if (!isRequested) return;
    const stored = areSamplesStored(filter) ? readSamples(samples, needsEach ? undefined : 1) : [];
    days.push({ day, engines, models, settingsDate, samples: stored });
  });
  if (name !== null) caches.variations.set(name, variation.past);
  const all = structuredClone(variation.past);
  for (const hits of variation.last) addDayOfHits(all, hits);
  return { days, persistence: estimateEach(all) };
}

function selectSamples(
  { day, engines, samples: [all, ...engineSamples] }: StoredDay,
  { selection: { engines: wanted }, historyEngines }: CountsFilter,
): SampledDay {
  const byEngine = new Map(
    engines.flatMap((engine, index) => {
      const samples = engineSamples[index];
      return samples ? [[engine, samples] as const] : [];
    }),
  );
  const [single] = wanted ?? [];
  return {
    day,
    byEngine: new Map([...byEngine].filter(([engine]) => historyEngines.includes(engine))),
    all: (single === undefined ? all : byEngine.get(single)) ?? NO_SAMPLES,
  };
}

const NO_SAMPLES: Samples = sampleAll(createCells({ prompts: 0, brands: 0 }));

/** Samples the selected cells of each day. */
async function sampleCounts(
  { copyRows }: ThreadDatabase,
  filter: CountsFilter,
  generation: FoundGeneration,
): Promise<SampledDay[]> {
  const { samplesFrom, before } = filter.days;
  const selected = filter.selection.prompts;
  const rows = selected && new Map(selected.map((prompt, row) => [prompt, row]));
  const size = selected ? sizeOfSelected(generation, selected) : generation;
  const sampled: SampledDay[] = [];
  let [today, cells] = ['', createCells(size)];
  function moveTo(day: string): void {
    if (day === today) return;
    if (cells.engines.size > 0) {
      const engines = filter.historyEngines.filter((engine) => cells.engines.has(engine));
      const byEngine = new Map(
        engines.map((engine) => [engine, sampleAll(cells, { prompts: null, engines: [engine] })]),
      );
      const wanted = { prompts: null, engines: filter.selection.engines };
      sampled.push({ day: today, all: sampleAll(cells, wanted), byEngine });
    }
    [today, cells] = [day, createCells(size)];
  }
  await copyRows(selectCounts(generation, filter, { from: samplesFrom, before }), (row) => {
    moveTo(row.ascii(0));
    addPackedDay(
      cellsOf(cells, row.ascii(1) as EngineId),
      row.bytes(2),
      rows ? (prompt) => rows.get(prompt) : undefined,
    );
  });
  moveTo('');
  return sampled;
}

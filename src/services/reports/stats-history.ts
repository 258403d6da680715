import { ENGINES } from '../../domain/shared/engines.ts';
import { addDayToTable, createCellTable } from '../../domain/statistics/cell-table.ts';
import { readSamples, sampleAll } from '../../domain/statistics/day-samples.ts';
import { type DayStats, describeHistory, type SampledDay } from '../../domain/statistics/history.ts';
import type { Selection } from '../../domain/statistics/samples.ts';
import { unpackNumbers } from '../../domain/statistics/varints.ts';
import type { ReportCounts, StoredDay } from '../../storage/reports/counts.ts';
import type { ReadStatistics } from './read-statistics.ts';
import { isSelectedEngine } from './select-prompts.ts';

/** Whether the stored daily samples cannot be used: they cover all prompts, and all engines or a single one. */
export function needsDayBlocks(prompts: 'all' | 'some', engines: readonly string[] | null): boolean {
  return prompts === 'some' || (engines !== null && engines.length !== 1);
}

/** The statistics of each day since `startDate`. */
export function readHistory(
  { counts, names, persistence, selection }: ReadStatistics,
  startDate: string,
  { hasEngines, fromBlocks }: { hasEngines: boolean; fromBlocks: boolean },
): DayStats[] {
  return describeHistory(names, sampleDays(counts, startDate, { selection, fromBlocks }), persistence, hasEngines);
}

/** The samples of each day since `startDate`; countries are separate. */
export function sampleDays(
  counts: ReportCounts,
  startDate: string,
  { selection, fromBlocks }: { selection: Selection; fromBlocks: boolean },
): SampledDay[] {
  const isStored = counts.days.some(({ samples }) => samples !== null) && !fromBlocks;
  if (!isStored) return sampleBlocks(counts, startDate, selection);
  return counts.days.filter(({ day }) => day >= startDate).map((day) => readDay(day, selection));
}

function readDay({ day, engines, samples }: StoredDay, selection: Selection): SampledDay {
  const [all, ...each] = readSamples(unpackNumbers(samples ?? new Uint8Array()));
  const byEngine = new Map(
    engines.flatMap((engine, index) => {
      const own = each[index];
      return own && isSelectedEngine(engine, selection) ? [[engine, own] as const] : [];
    }),
  );
  const nothing = sampleAll(createCellTable(0, [], 0));
  const [single] = byEngine.values();
  return { day, byEngine, all: (selection.engines === null ? all : single) ?? nothing };
}

function sampleBlocks(
  { dayBlocks, promptIds, brands }: ReportCounts,
  startDate: string,
  selection: Selection,
): SampledDay[] {
  const wanted = dayBlocks.filter(({ day, engine }) => day >= startDate && isSelectedEngine(engine, selection));
  return [...Map.groupBy(wanted, ({ day }) => day)].map(([day, blocks]) => {
    const table = createCellTable(promptIds.length, ENGINES, brands.length);
    for (const { engine, packed } of blocks) addDayToTable(table, ENGINES.indexOf(engine), packed);
    const { prompts } = selection;
    const found = new Set(blocks.map(({ engine }) => engine));
    const byEngine = ENGINES.flatMap((engine, index) =>
      found.has(engine) ? [[engine, sampleAll(table, { prompts, engines: [index] })] as const] : [],
    );
    return { day, all: sampleAll(table, selection), byEngine: new Map(byEngine) };
  });
}

import { createCellTable } from '../../domain/statistics/cell-table.ts';
import { readSamples, type Samples, sampleAll } from '../../domain/statistics/day-samples.ts';
import { type DayStats, describeHistory, type SampledDay } from '../../domain/statistics/history.ts';
import type { Selection } from '../../domain/statistics/samples.ts';
import type { ReadDay, SummedStatistics } from '../../storage/reports/reading/task.ts';
import type { ReadStatistics } from './read-statistics.ts';
import { isSelectedEngine } from './select-prompts.ts';

/** The statistics of each day since `startDate`. */
export function readHistory(read: ReadStatistics, startDate: string, hasEngines: boolean): DayStats[] {
  const { names, persistence, selection } = read;
  return describeHistory(names, sampleDays(read, startDate, { selection, hasEngines }), persistence, hasEngines);
}

/** The samples of each day since `startDate`; countries are separate. */
export function sampleDays(
  { days, areSelected }: Pick<SummedStatistics, 'days' | 'areSelected'>,
  startDate: string,
  { selection, hasEngines }: { selection: Selection; hasEngines: boolean },
): SampledDay[] {
  return days.flatMap((day) => {
    if (day.day < startDate || !day.samples) return [];
    const isFirst = areSelected || selection.engines === null;
    const list = readSamples(day.samples, isFirst && !hasEngines ? 1 : undefined);
    return [toSampledDay(day, list, selection, isFirst)];
  });
}

function toSampledDay(
  { day, engines }: ReadDay,
  [all, ...each]: Samples[],
  selection: Selection,
  isFirst: boolean,
): SampledDay {
  const byEngine = new Map(
    engines.flatMap((engine, index) => {
      const own = each[index];
      return own && isSelectedEngine(engine, selection) ? [[engine, own] as const] : [];
    }),
  );
  const [single] = byEngine.values();
  return { day, byEngine, all: (isFirst ? all : single) ?? sampleAll(createCellTable(0, [], 0)) };
}

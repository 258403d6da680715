import { createCellTable } from '../../domain/statistics/cell-table.ts';
import { readSamples, type Samples, sampleAll } from '../../domain/statistics/day-samples.ts';
import { type DayStats, describeHistory, type SampledDay } from '../../domain/statistics/history.ts';
import { isSelectedEngine, type Selection } from '../../domain/statistics/samples.ts';
import type { ReadDay, StatisticsTask, SummedDays } from './task.ts';

/** The statistics of each day whose samples were requested. */
export function* describeDays(
  read: SummedDays,
  { filter, historyOf }: Pick<StatisticsTask, 'filter' | 'historyOf'>,
): Generator<DayStats> {
  const { selection, hasEngines, days } = filter;
  const sampled = sampleDays(read, days.samplesFrom, { selection, hasEngines });
  const settingsDates = new Map(
    read.days.flatMap(({ day, settingsDate }) => (settingsDate ? [[day, settingsDate]] : [])),
  );
  for (const day of describeHistory(historyOf ?? [], sampled, read.persistence, hasEngines)) {
    const settingsDate = settingsDates.get(day.date);
    yield settingsDate === undefined ? day : { ...day, recomputable: false, settingsDate };
  }
}

/** The samples of each day since `startDate`, in order; countries are separate. */
export function* sampleDays(
  { days, areSelected }: Pick<SummedDays, 'days' | 'areSelected'>,
  startDate: string,
  { selection, hasEngines }: { selection: Selection; hasEngines: boolean },
): Generator<SampledDay> {
  const isFirst = areSelected || selection.engines === null;
  for (const day of days) {
    if (day.day < startDate || !day.samples) continue;
    const list = readSamples(day.samples, isFirst && !hasEngines ? 1 : undefined);
    yield toSampledDay(day, list, selection, isFirst);
  }
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

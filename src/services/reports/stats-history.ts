import { addDays, type DateWindow, previousWindow } from '../../domain/shared/windows.ts';
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
  const days = describeHistory(names, sampleDays(read, startDate, { selection, hasEngines }), persistence, hasEngines);
  const settingsDates = new Map(
    read.days.flatMap(({ day, settingsDate }) => (settingsDate ? [[day, settingsDate]] : [])),
  );
  return days.map((day) => {
    const settingsDate = settingsDates.get(day.date);
    return settingsDate === undefined ? day : { ...day, recomputable: false, settingsDate };
  });
}

/** Which days of a window and of the one before it were counted with earlier settings, because their answers are deleted. */
export interface CarriedDays {
  /** Only if the window contains any. */
  recomputable?: false;
  /** The first day that is compared. Only if one of the windows contains any. */
  comparableFrom?: string;
}

export function describeCarriedDays({ days, carriedThrough }: ReadStatistics, window: DateWindow): CarriedDays {
  const { startDate } = previousWindow(window);
  const carried = days.filter(({ day, settingsDate }) => settingsDate !== null && day >= startDate);
  if (carriedThrough === null || carried.length === 0) return {};
  const isInWindow = carried.some(({ day }) => day >= window.startDate);
  return { ...(isInWindow && { recomputable: false }), comparableFrom: addDays(carriedThrough, 1) };
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

import type { ScheduleFrom } from '../../domain/collection/schedule.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DayRange } from '../../domain/shared/windows.ts';
import type { Cells, Selection } from '../../domain/statistics/cells.ts';
import type { DayStats } from '../../domain/statistics/history.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import type { BrandPersistence } from '../../domain/statistics/variation.ts';
import type { WindowStats } from '../../domain/statistics/window-stats.ts';
import type { Names } from '../../domain/surfaces/surfaces.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';

/** Which statistics of some reports to read. */
export interface StatisticsTask extends ReadOptions {
  generations: readonly GenerationKey[];
}

export interface ReadOptions {
  filter: CountsFilter;
  /** The last one ends on the last day of the filter. */
  windows: readonly DayRange[];
  /** Cells to summarize. */
  groups: readonly CellsOfWindows[];
  /** Whether the cells of the windows are returned as well. */
  needsCells: boolean;
  /** The brands in the statistics of each day, for one report. Null if these are not needed. */
  historyOf: readonly NamedBrand[] | null;
  /** What was scheduled. Absent if all engines are queried equally often. */
  schedules?: ReportSchedules | undefined;
}

export interface ReportSchedules {
  /** For schedules without samples. */
  samplesPerDay: number;
  /** By report. None for those whose engines are queried equally often. */
  byReport: Readonly<Record<string, readonly ScheduleFrom[]>>;
}

export interface CountsFilter {
  isSimulated: boolean;
  /** Null for all of the report's countries. */
  country: string | null;
  /** The days before `samplesFrom` need no samples, those before `hitsFrom` no hits. */
  days: DayRange & { lastDay: string; samplesFrom: string; hitsFrom: string };
  /** The cells of the history. */
  selection: Selection;
  /** The surfaces that are read. Absent for those that count. */
  names?: Names | undefined;
  /** The engines with a series in the history. */
  historyEngines: readonly EngineId[];
}

/** Some cells of a window and of the window before it: indexes of windows. */
export interface CellsOfWindows {
  selection: Selection;
  now: number;
  before: number;
}

/** A day of a country. */
export interface ReadDay {
  day: string;
  models: Partial<Record<EngineId, string[]>>;
  /** The date of the settings that the day was counted with, if they are not the current ones: its answers are deleted. */
  settingsDate: string | null;
}

/** Statistics with the same revision are identical. */
export interface Revision {
  revision: number;
  /** The day after the last one that was counted with earlier settings, because its answers are deleted. Null for none. */
  comparableFrom: string | null;
}

export interface SummedWindows {
  /** One for each group. */
  stats: WindowStats[];
  /** One for each window, if they were requested. */
  cells: Cells[];
}

/** The selected answers of a day, and how many of them name the report's brand. */
export interface NamedDay {
  day: string;
  answers: number;
  namedIn: number;
}

export interface SummedDays {
  persistence: BrandPersistence[];
  days: ReadDay[];
  /** The days with requested samples; countries are separate. */
  named: NamedDay[];
}

export interface SummedStatistics extends Revision, SummedWindows, SummedDays {
  /** The statistics of each day with requested samples. Null if they were not requested. */
  history: DayStats[] | null;
}

/** The statistics of a report as a thread returns them: each day of the history as JSON, which can be parsed in slices. */
export type ThreadStatistics = Omit<SummedStatistics, 'history'> & { history: string[] | null };

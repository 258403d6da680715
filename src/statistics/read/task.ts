import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { CellTable } from '../../domain/statistics/cell-table.ts';
import type { BrandPersistence } from '../../domain/statistics/daily-variation.ts';
import type { DayStats } from '../../domain/statistics/history.ts';
import type { PackedHistory } from '../../domain/statistics/packed-history.ts';
import type { Selection } from '../../domain/statistics/samples.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import type { WindowStats } from '../../domain/statistics/window-stats.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';

/** Which statistics of some reports to read. */
export interface StatisticsTask {
  generations: readonly GenerationKey[];
  filter: CountsFilter;
  /** The last one ends on the last day of the filter. */
  windows: readonly DateWindow[];
  /** Cells to summarise. */
  groups: readonly CellsOfWindows[];
  /** Whether the cells of the windows are returned as well. */
  needsTables: boolean;
  /** The brands in the statistics of each day, for one report. Null if these are not needed. */
  historyOf: readonly NamedBrand[] | null;
}

export interface CountsFilter {
  isSimulated: boolean;
  /** Null for all of the report's countries. */
  country: string | null;
  /** Null for all. */
  engines: readonly EngineId[] | null;
  /** The days before `samplesFrom` need no samples, those before `hitsFrom` no hits. */
  days: DateWindow & { samplesFrom: string; hitsFrom: string };
  /** The cells of the history. */
  selection: Selection;
  /** Whether the stored samples cannot be used for it: they cover all prompts, and all engines or a single one. */
  needsDayBlocks: boolean;
  /** Whether the history has a series for each engine. */
  hasEngines: boolean;
}

/** Some cells of a window and of the window before it: indexes of windows. */
export interface CellsOfWindows {
  selection: Selection;
  now: number;
  before: number;
}

export interface ReadDay {
  day: string;
  country: string;
  engines: EngineId[];
  models: Partial<Record<EngineId, string[]>>;
  /** The date of the settings that the day was counted with, if they are not the current ones: its answers are deleted. */
  settingsDate: string | null;
  /** Of all engines, then of each: see domain/statistics/day-samples. Null if they were not requested. */
  samples: Uint8Array | null;
}

/** Statistics with the same revision are identical. */
export interface Revision {
  revision: number;
  /** The last day that was counted with earlier settings, because its answers are deleted. Null for none. */
  carriedThrough: string | null;
}

export interface SummedWindows {
  /** One for each group. */
  stats: WindowStats[];
  /** One for each window, if they were requested. */
  tables: CellTable[];
}

export interface SummedDays {
  persistence: BrandPersistence[];
  days: ReadDay[];
  /** Whether samples are those of the selection instead of all cells. */
  areSelected: boolean;
}

export interface SummedStatistics extends Revision, SummedWindows, SummedDays {
  /** The statistics of each day with requested samples, which are then not returned. Null if they were not requested. */
  history: DayStats[] | null;
}

/** Parts of the statistics, as a thread returns them. */
export type PackedWindows = Revision & SummedWindows;
export type PackedDays = Revision & SummedDays & { history: PackedHistory | null };
export type PackedStatistics = PackedWindows & PackedDays;

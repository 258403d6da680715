import type { ScheduleFrom } from '../collection/schedule.ts';
import type { AnswerState, EngineId } from '../shared/engines.ts';
import { type DateWindow, previousWindow, windowEndingOn } from '../shared/windows.ts';
import type { TrackedBrand } from '../statistics/brands.ts';
import type { Graded } from '../statistics/grade.ts';
import type { DayStats } from '../statistics/history.ts';
import type { CellStats } from '../statistics/report-stats.ts';
import { PERSISTENCE_DAYS } from '../statistics/variation.ts';
import type { BundledExperiment } from './experiments.ts';

/** Incremented when the format of the lines changes. */
export const BUNDLE_FORMAT = 1;

/** The first line of a bundle: everything that statistics depend on in addition to the answers. */
export interface BundleHeader extends DateWindow {
  type: 'bundle';
  format: number;
  createdDate: string;
  reportId: string;
  reportTitle: string;
  isSimulated: boolean;
  versions: { sightline: string; method: number; detectionRules: number; settings: number };
  /** Your brand, then its competitors. */
  brands: TrackedBrand[];
  /** In the order in which they are counted. */
  prompts: { id: string; prompt: string; country: string }[];
  /** The question of each prompt. Absent if every prompt is a question by itself. */
  questions?: number[];
  /** Those whose answers are all in the bundle. Absent without any. */
  experiments?: BundledExperiment[];
  /** Absent if every engine was queried equally often. */
  schedules?: { samplesPerDay: number; history: ScheduleFrom[] };
}

export interface BundledAnswer {
  type: 'answer';
  promptId: string;
  country: string;
  day: string;
  engine: EngineId;
  sample: number;
  state: AnswerState;
  text: string;
  cited: { url: string; title: string | null; host: string }[];
  model: string | null;
  source: string;
  surface: string;
  failureReason: string | null;
  collectedDate: string;
}

/** The statistics of the window, of one country or, if null, of all together. */
export interface BundledStatistics extends CellStats {
  type: 'statistics';
  country: string | null;
  methodVersion: number;
  brandedPrompts: number;
  grade: Graded;
  history: DayStats[];
}

/** The last line. The hash is of all bytes before it. */
export interface BundleRoot {
  type: 'root';
  answers: number;
  sha256: string;
}

/**
 * The days whose answers the statistics of a window depend on: the window before it, and the days used to measure how answers
 * repeat.
 */
export function listEvidenceDays(window: DateWindow): DateWindow {
  const [startDate = window.startDate] = [
    previousWindow(window).startDate,
    windowEndingOn(window.endDate, PERSISTENCE_DAYS).startDate,
  ].toSorted();
  return { startDate, endDate: window.endDate };
}

/** All countries together, then each country. */
export function listScopes({ prompts }: Pick<BundleHeader, 'prompts'>): (string | null)[] {
  return [null, ...[...new Set(prompts.map(({ country }) => country))].toSorted()];
}

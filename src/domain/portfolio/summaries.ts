import { addDays, type DateWindow, windowEndingOn } from '../shared/windows.ts';
import type { Grade } from '../statistics/grade.ts';
import type { BrandStats } from '../statistics/report-stats.ts';
import type { RateIntervals } from '../statistics/stats.ts';
import type { ChangeVerdict } from '../statistics/verdicts.ts';

const DEFAULT_DAYS = 14;
const SPARKLINE_WEEKS = 8;

/** A week of a sparkline. */
export interface SparklineWeek extends DateWindow {
  /** Null without answers. */
  brandCoverage: number | null;
}

/** One row of a portfolio. */
export interface ReportSummary extends DateWindow {
  reportId: string;
  workspaceId: string;
  reportTitle: string;
  brand: string;
  owner: string | null;
  labels: string[];
  status: 'setting_up' | 'ready' | 'no_data';
  source: 'sandbox' | 'live';
  answers: number;
  prompts: number;
  brandCoverage: number | null;
  intervals: { brandCoverage: RateIntervals };
  change: Pick<BrandStats['change'], 'brandCoverage' | 'low' | 'high'>;
  verdict: ChangeVerdict;
  grade: Grade;
  sparkline: SparklineWeek[];
  /** The last day of collection; null for no end. */
  collectionEndDate: string | null;
  lastCollectionDate: string | null;
  /** The first day after the last collection on which the schedule collects answers; null without one. */
  nextCollectionDate: string | null;
}

/** The requested window. Defaults to the 14 days up to today, or up to the end of a report that has ended. A missing end is today, a missing start 13 days before the end. */
export function resolveWindow(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  today: string,
  lastDay = today,
): DateWindow {
  const latest = lastDay < today ? lastDay : today;
  const end = endDate ?? (startDate !== undefined && startDate > latest ? startDate : latest);
  return { startDate: startDate ?? windowEndingOn(end, DEFAULT_DAYS).startDate, endDate: end };
}

/** The eight weeks up to a day, the oldest first. */
export function listSparklineWeeks(endDate: string): DateWindow[] {
  return Array.from({ length: SPARKLINE_WEEKS }, (_, weeks) =>
    windowEndingOn(addDays(endDate, -7 * weeks), 7),
  ).toReversed();
}

/** The share of answers that name the report's brand in each of the eight weeks up to a day. */
export function drawSparkline(
  days: readonly { day: string; answers: number; namedIn: number }[],
  endDate: string,
): SparklineWeek[] {
  return listSparklineWeeks(endDate).map((week) => {
    let [sum, named] = [0, 0];
    for (const { day, answers, namedIn } of days) {
      if (day < week.startDate || day > week.endDate) continue;
      sum += answers;
      named += namedIn;
    }
    return { ...week, brandCoverage: sum === 0 ? null : named / sum };
  });
}

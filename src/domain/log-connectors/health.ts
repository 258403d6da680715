import type { SkipReason } from '../logs/count/line-counter.ts';
import type { LogCounts } from '../logs/reader.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours with batches, in the week before the last one, that make traffic regular. */
const REGULAR_HOURS = 3;
/** A connector is silent after this many times its usual interval. */
const PATIENCE = 1.5;

export type HealthCounts = LogCounts;

/** The health of a connector. */
export interface ConnectorHealth {
  lastBatchDate: Date;
  lastBatch: HealthCounts;
  last24Hours: HealthCounts;
  /** A masked line for each reason why lines of the last batch were skipped. */
  samples: Partial<Record<SkipReason, string>>;
  hint: string | null;
  /** Hours with batches in the week before the last batch, and the first of them. */
  activeHours: number;
  firstHour: Date | null;
}

/**
 * Whether a connector that had regular traffic has been silent for a day. A connector that receives a batch every day has
 * a longer limit.
 */
export function isSilent({ lastBatchDate, activeHours, firstHour }: ConnectorHealth, now: Date): boolean {
  if (activeHours < REGULAR_HOURS || firstHour === null) return false;
  const usualPause = (lastBatchDate.getTime() - firstHour.getTime()) / (activeHours - 1);
  return now.getTime() - lastBatchDate.getTime() > Math.max(DAY_MS, PATIENCE * usualPause);
}

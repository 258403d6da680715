import { type DateWindow, previousWindow } from '../../domain/shared/windows.ts';
import type { ReadStatistics } from './read-statistics.ts';

/** Which days of a window and of the one before it were counted with earlier settings, because their answers are deleted. */
export interface CarriedDays {
  /** Only if the window contains any. */
  recomputable?: false;
  /** The first day that is compared. Only if one of the windows contains any. */
  comparableFrom?: string;
}

export function describeCarriedDays({ days, comparableFrom }: ReadStatistics, window: DateWindow): CarriedDays {
  const { startDate } = previousWindow(window);
  const carried = days.filter(({ day, settingsDate }) => settingsDate !== null && day >= startDate);
  if (comparableFrom === null || carried.length === 0) return {};
  const isInWindow = carried.some(({ day }) => day >= window.startDate);
  return { ...(isInWindow && { recomputable: false }), comparableFrom };
}

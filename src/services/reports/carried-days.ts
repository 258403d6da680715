import type { DateWindow } from '../../domain/shared/windows.ts';
import type { ReadStatistics } from './read-statistics.ts';

/** Which days of a window and of the compared one were counted with earlier settings, because their answers are deleted. */
export interface CarriedDays {
  /** Only if the window contains any. */
  recomputable?: false;
  /** The first day that is compared. Only if one of the windows contains any. */
  comparableFrom?: string;
}

export function describeCarriedDays(
  { days, comparableFrom }: ReadStatistics,
  window: DateWindow,
  compared: DateWindow,
): CarriedDays {
  const carried = days.filter(({ day, settingsDate }) => settingsDate !== null && day >= compared.startDate);
  if (comparableFrom === null || carried.length === 0) return {};
  const isInWindow = carried.some(({ day }) => day >= window.startDate);
  return { ...(isInWindow && { recomputable: false }), comparableFrom };
}

import { localTime } from '../alerts/local-time.ts';
import { type DateWindow, dayAfter } from '../shared/windows.ts';

/** The time of day from which a report is made: the statistics of the day before are final. */
const MADE_FROM = '03:43';

/** Whether a period is over where the client is. Its days are those of UTC, so that it has to be over there, too. */
export function isOver({ endDate }: DateWindow, timeZone: string, now: Date): boolean {
  const due = `${dayAfter(endDate)}T${MADE_FROM}`;
  return ['UTC', timeZone].every((zone) => localTime(now, zone) >= due);
}

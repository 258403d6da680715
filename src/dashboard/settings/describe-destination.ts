import type { Outputs } from '../api/trpc.ts';

type Destination = Outputs['destinations']['list']['items'][number];

interface State {
  state: 'good' | 'bad' | 'idle';
  text: string;
}

/** Whether messages arrive, and why not. */
export function stateOfDestination(
  {
    disabledDate,
    disabledReason,
    failingSince,
    snoozedUntil,
  }: Pick<Destination, 'disabledDate' | 'disabledReason' | 'failingSince' | 'snoozedUntil'>,
  now: Date,
  show: (timestamp: string) => string,
): State {
  if (disabledDate !== null)
    return { state: 'bad', text: `Switched off since ${show(disabledDate)}. ${disabledReason}` };
  if (snoozedUntil !== null && new Date(snoozedUntil) > now) {
    return { state: 'idle', text: `Snoozed until ${show(snoozedUntil)}` };
  }
  if (failingSince !== null) {
    return { state: 'bad', text: `Every attempt failed since ${show(failingSince)}. After 5 days it is switched off.` };
  }
  return { state: 'good', text: 'In use' };
}

/** What it receives, and when. */
export function describeDestination(
  { events, reportIds, digest, quietHours }: Pick<Destination, 'events' | 'reportIds' | 'digest' | 'quietHours'>,
  timeZone: string,
): string {
  const what = events.length === 0 ? 'All events' : events.length === 1 ? '1 event' : `${events.length} events`;
  const of =
    reportIds.length === 0 ? 'all reports' : reportIds.length === 1 ? '1 report' : `${reportIds.length} reports`;
  const digests = {
    weekly: `digest on Mondays at 07:00 (${timeZone})`,
    daily: `digest every day at 07:00 (${timeZone})`,
    off: 'no digest',
  };
  const quiet = quietHours ? [`quiet from ${quietHours.start} to ${quietHours.end} (${timeZone})`] : [];
  return [`${what} of ${of}`, digests[digest], ...quiet].join(', ');
}

import { setTimeout as delay } from 'node:timers/promises';
import { invalid } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { countSlots, listCollectedReports, readClock, type Scope } from '../../storage/collection/slots.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { countReportDay } from '../reports/count-day.ts';
import { setUpReport } from '../reports/set-up.ts';
import { requestAnswers, wholeScopeOf } from './request.ts';

export interface CollectionProgress {
  total: number;
  done: number;
}

export interface CollectionSummary {
  /** Calls made, including failed calls. */
  asked: number;
  /** Calls that had already been made. */
  skipped: number;
  failed: number;
}

const POLL_MS = 500;
/** Counting the calls of a large collection takes at most a tenth of the time. */
const PAUSE_PER_COUNT = 9;

/** Makes the remaining calls of a day and waits until they are done. Requires running workers, in this or another process. */
export async function runCollection(
  context: Context,
  { day = dayOf(context.now()) }: { day?: string | undefined },
  onProgress: (progress: CollectionProgress) => void,
): Promise<CollectionSummary> {
  requireCollectable(context, day);
  const { database } = context;
  const scope = wholeScopeOf(context, day);
  const started = await readClock(database);
  await requestAnswers(context, scope);
  for (;;) {
    const counting = performance.now();
    const { total, asked, failed, waiting } = await countSlots(database, scope, started);
    onProgress({ total, done: total - waiting });
    if (waiting === 0) {
      await countCollected(context, scope, started);
      return { asked, skipped: total - asked, failed };
    }
    await delay(Math.max(POLL_MS, PAUSE_PER_COUNT * (performance.now() - counting)));
  }
}

/** Adds the new answers to the statistics of their reports now. The jobs that do the same may take a while. */
async function countCollected(context: Context, scope: Scope, started: Date): Promise<void> {
  const { day } = scope;
  for (const { reportId, isSetUp } of await listCollectedReports(context.database, scope, started)) {
    if (isSetUp) await countReportDay(context, { reportId, day });
    else await setUpReport(context, { reportId });
  }
}

/** Only the sandbox can answer for a past day. */
function requireCollectable({ engines, now }: Context, day: string): void {
  const today = dayOf(now());
  if (day === today || (day < today && isSimulated(engines))) return;
  const message = day > today ? 'Must not be in the future' : 'Must be today: real engines cannot answer for past days';
  throw invalid('query', [{ path: 'day', message, code: 'invalid_date' }]);
}

import { setTimeout as delay } from 'node:timers/promises';
import { invalid } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { countSlots, listCollectedReports, readClock, type Scope } from '../../storage/collection/slots.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { countReportDay } from '../reports/count-day.ts';
import { setUpReport } from '../reports/set-up.ts';
import { requestAnswers, scopeOf } from './request.ts';

export interface CollectionProgress {
  total: number;
  done: number;
}

export interface CollectionSummary {
  /** Calls made, the failed ones among them. */
  asked: number;
  /** Answered before. */
  skipped: number;
  failed: number;
}

const LOOK_MS = 500;

/** Makes the calls of a day that were not made yet and waits for their end; workers must run, here or elsewhere. */
export async function runCollection(
  context: Context,
  { day = dayOf(context.now()) }: { day?: string | undefined },
  onProgress: (progress: CollectionProgress) => void,
): Promise<CollectionSummary> {
  requireAskable(context, day);
  const { prisma } = context.database;
  const scope = scopeOf(context, day);
  const started = await readClock(prisma);
  await requestAnswers(context, scope);
  for (;;) {
    const { total, asked, failed, waiting } = await countSlots(prisma, scope, started);
    onProgress({ total, done: total - waiting });
    if (waiting === 0) {
      await countCollected(context, scope, started);
      return { asked, skipped: total - asked, failed };
    }
    await delay(LOOK_MS);
  }
}

/** The statistics of every report with new answers include them from now on, without waiting for the jobs that do the same. */
async function countCollected(context: Context, scope: Scope, started: Date): Promise<void> {
  const { day } = scope;
  for (const { reportId, isSetUp } of await listCollectedReports(context.database.prisma, scope, started)) {
    if (isSetUp) await countReportDay(context, { reportId, day });
    else await setUpReport(context, { reportId });
  }
}

/** Only the sandbox can say what it would have answered on another day. */
function requireAskable({ engines, now }: Context, day: string): void {
  const today = dayOf(now());
  if (day === today || (day < today && isSimulated(engines))) return;
  const message = day > today ? 'This day has not come yet' : 'Real engines can only be asked today';
  throw invalid('query', [{ path: 'day', message, code: 'invalid_date' }]);
}

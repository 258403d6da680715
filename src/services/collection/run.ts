import { setTimeout as delay } from 'node:timers/promises';
import { invalid } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { countSlots, readClock } from '../../storage/collection/slots.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { requestAnswers, scopeOf } from './request.ts';

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

/** Makes the remaining calls of a day and waits until they are done. Requires running workers, in this or another process. */
export async function runCollection(
  context: Context,
  { day = dayOf(context.now()) }: { day?: string | undefined },
  onProgress: (progress: CollectionProgress) => void,
): Promise<CollectionSummary> {
  requireCollectable(context, day);
  const { prisma } = context.database;
  const scope = scopeOf(context, day);
  const started = await readClock(prisma);
  await requestAnswers(context, scope);
  for (;;) {
    const { total, asked, failed, waiting } = await countSlots(prisma, scope, started);
    onProgress({ total, done: total - waiting });
    if (waiting === 0) return { asked, skipped: total - asked, failed };
    await delay(POLL_MS);
  }
}

/** Only the sandbox can answer for a past day. */
function requireCollectable({ engines, now }: Context, day: string): void {
  const today = dayOf(now());
  if (day === today || (day < today && isSimulated(engines))) return;
  const message = day > today ? 'Must not be in the future' : 'Must be today: real engines cannot answer for past days';
  throw invalid('query', [{ path: 'day', message, code: 'invalid_date' }]);
}

import { dayOf } from '../../domain/shared/windows.ts';
import { countSlots, listLastPromptIds } from '../../storage/collection/slots.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findSetUpStart, markSetUp } from '../../storage/reports/reports.ts';
import { scopeOf } from '../collection/request.ts';
import type { Context } from '../context.ts';
import { recalculateReport } from './recalculate.ts';

/**
 * Completes the setup of a report once every prompt was sent to every enabled engine, and computes its statistics and
 * recommendations. Runs at the start and after each answer. If calls of the first day were lost, a later day can complete it.
 */
export async function setUpReport(context: Context, { reportId }: { reportId: string }): Promise<string> {
  const started = await findSetUpStart(context.database, reportId);
  if (started === null) return 'set up';
  if (!(await isCollected(context, reportId, started))) return 'answers pending';

  const other = completing.get(reportId);
  if (other) {
    await Promise.allSettled([other]);
    return setUpReport(context, { reportId });
  }
  const completion = completeSetUp(context, reportId).finally(() => completing.delete(reportId));
  completing.set(reportId, completion);
  await completion;
  return 'set up';
}

const LAST_PROMPTS = 20;

/** Counting all calls takes a while. Most checks are long before the last answer, and end with the prompts that are sent last. */
async function isCollected(context: Context, reportId: string, started: Date): Promise<boolean> {
  const { database, now } = context;
  const days = [...new Set([dayOf(started), dayOf(now())])];
  const countMissing = async (promptIds?: readonly string[]) => {
    const scopes = days.map((day) => ({ ...scopeOf(context, day, reportId), promptIds }));
    const counts = await Promise.all(scopes.map((scope) => countSlots(database, scope, started)));
    return Math.min(...counts.map(({ missing }) => missing));
  };
  const last = await listLastPromptIds(database, reportId, LAST_PROMPTS);
  return (await countMissing(last)) === 0 && (await countMissing()) === 0;
}

/** The setups that this process is completing, by report. A collection that waits for its reports does not repeat the job. */
const completing = new Map<string, Promise<void>>();

async function completeSetUp(context: Context, reportId: string): Promise<void> {
  await recalculateReport(context, { reportId });
  await markSetUp(context.database, reportId, context.now());
}

/** A report that waited for answers to prompts it no longer has may now be complete. */
export async function requestSetUp({ enqueue }: Context, tx: Database, reportIds: readonly string[]): Promise<void> {
  if (reportIds.length > 0) await enqueue(tx, 'reports.set-up', ...reportIds.map((reportId) => ({ reportId })));
}

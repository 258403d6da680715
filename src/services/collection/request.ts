import { dueOn } from '../../domain/collection/schedule.ts';
import { isCustomEngineId } from '../../domain/shared/engines.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { listOpenSlots, listPromptIdsToAsk, type Scope } from '../../storage/collection/slots.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';
import { planAllowances } from '../costs/plan-allowances.ts';
import { isSimulated, listEnabled } from '../engines/enabled.ts';

const PROMPTS_PER_BATCH = 200;

/** The calls that are due on a day, for the prompts of one report or of all reports. */
export function scopeOf(context: Context, day: string, reportId?: string): Scope {
  const { engines, collection } = context;
  return {
    reportId,
    day,
    isSimulated: isSimulated(engines),
    engines: listEnabled(context),
    samples: collection.samplesPerDay,
    calibrationShare: collection.calibrationShare,
    due: dueOn(day),
  };
}

/** The calls of a day for all prompts of all reports, also those of reports that are not due. */
export function wholeScopeOf(context: Context, day: string): Scope {
  return { ...scopeOf(context, day), due: undefined };
}

/** Enqueues every call of the scope that has not been made yet. Calls that are already queued are not enqueued again. */
export async function requestAnswers(context: Context, scope: Scope): Promise<number> {
  const { database, enqueue } = context;
  await planAllowances(context, scope);
  let requested = 0;
  for (let after = ''; ; ) {
    const promptIds = await listPromptIdsToAsk(database, { ...scope, after, take: PROMPTS_PER_BATCH });
    if (promptIds.length === 0) return requested;
    const slots = await listOpenSlots(database, scope, promptIds);
    await database.transaction(async (tx) => {
      // Engines are processed in a fixed order, so that concurrent requests for the same calls cannot deadlock.
      for (const [engine, ofEngine] of Map.groupBy(slots, (slot) => slot.engine)) {
        if (isCustomEngineId(engine))
          await enqueue(tx, 'collect.custom', ...ofEngine.map((slot) => ({ ...slot, engine })));
        else await enqueue(tx, `collect.${engine}`, ...ofEngine);
      }
    });
    requested += slots.length;
    after = promptIds.at(-1) ?? '';
  }
}

/** Requests the collection of these reports immediately, in the transaction that added prompts to them. */
export async function requestCollection(
  { enqueue, now }: Context,
  tx: Database,
  reportIds: readonly string[],
): Promise<void> {
  const addedSince = dayOf(now());
  if (reportIds.length === 0) return;
  await enqueue(tx, 'collect.report', ...reportIds.map((reportId) => ({ reportId, addedSince })));
}

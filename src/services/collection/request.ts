import { listOpenSlots, listPromptIdsToAsk, type Scope } from '../../storage/collection/slots.ts';
import type { Transaction } from '../../storage/database.ts';
import type { Context } from '../context.ts';
import { isSimulated, listEnabled } from '../engines/enabled.ts';

const PROMPTS_AT_ONCE = 200;

/** The calls of a day: those for the prompts of one report, or for all that are in any. */
export function scopeOf({ engines, collection }: Context, day: string, reportId?: string): Scope {
  return {
    reportId,
    day,
    isSimulated: isSimulated(engines),
    engines: listEnabled(engines),
    samples: collection.samplesPerDay,
  };
}

/** Asks for every call of the scope that was not made yet; one that waits already is not asked for twice. */
export async function requestAnswers(context: Context, scope: Scope): Promise<number> {
  const { database, enqueue } = context;
  let requested = 0;
  for (let after = ''; ; ) {
    const promptIds = await listPromptIdsToAsk(database.prisma, { ...scope, after, take: PROMPTS_AT_ONCE });
    if (promptIds.length === 0) return requested;
    const slots = await listOpenSlots(database.prisma, scope, promptIds);
    await database.transaction(async (tx) => {
      // Engines come in one order, so that two who ask for the same calls never wait for each other in a circle.
      for (const [engine, ofEngine] of Map.groupBy(slots, (slot) => slot.engine)) {
        await enqueue(tx, `collect.${engine}`, ...ofEngine);
      }
    });
    requested += slots.length;
    after = promptIds.at(-1) ?? '';
  }
}

/** Has the prompts of these reports asked at once, as part of the transaction that gave them new ones. */
export async function requestCollection(
  { enqueue }: Context,
  tx: Transaction,
  reportIds: readonly string[],
): Promise<void> {
  if (reportIds.length > 0) await enqueue(tx, 'collect.report', ...reportIds.map((reportId) => ({ reportId })));
}

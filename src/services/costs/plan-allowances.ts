import { toMicros } from '../../domain/costs/amounts.ts';
import { shareFairly } from '../../domain/costs/limits.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { countWanted, type Scope } from '../../storage/collection/slots.ts';
import { raisePlans, saveAllowances } from '../../storage/collection/workspace-spending.ts';
import type { Context } from '../context.ts';
import { findSeries } from '../engines/enabled.ts';

/**
 * Shares the server's budget among the workspaces if it does not cover the calls of the day: no workspace spends it before the
 * others. Runs before calls are enqueued, because each report can add some.
 */
export async function planAllowances(context: Context, scope: Scope): Promise<void> {
  const { database, collection, now } = context;
  const prices = new Map(scope.engines.map(({ engine }) => [engine, findSeries(context, engine)?.expectedCost ?? 0]));
  if ([...prices.values()].every((price) => price === 0)) return;
  const wanted = await countWanted(database, { ...scope, reportId: undefined, promptIds: undefined });
  const plans = [...Map.groupBy(wanted, ({ workspaceId }) => workspaceId)].map(([workspaceId, calls]) => ({
    workspaceId,
    micros: calls.reduce((sum, call) => sum + call.calls * toMicros(prices.get(call.engine) ?? 0), 0),
  }));
  const day = dayOf(now());
  await database.transaction(async (tx) => {
    const planned = await raisePlans(tx, day, plans);
    await saveAllowances(tx, day, shareFairly(toMicros(collection.dailyBudgetUsd), planned));
  });
}

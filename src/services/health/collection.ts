import { dayOf } from '../../domain/shared/windows.ts';
import { readSpending } from '../../storage/collection/spending.ts';
import { readLimits } from '../../storage/collection/workspace-spending.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';

export interface CollectionHealth {
  engines: 'sandbox' | 'live';
  budget?: 'ok' | 'spent';
  spentUsd?: number;
  dailyBudgetUsd?: number;
  limitedWorkspaces?: number;
}

/** Whether answers are simulated, and what the whole server spends today if `withSpending` is set. */
export async function readCollection(
  { database, engines, collection: { dailyBudgetUsd }, now }: Context,
  { withSpending }: { withSpending: boolean },
): Promise<CollectionHealth> {
  const source = { engines: isSimulated(engines) ? ('sandbox' as const) : ('live' as const) };
  if (!withSpending) return source;
  const { limited } = await readLimits(database, { workspaceId: null, day: dayOf(now()) });
  const { usd, exhaustedBudget } = await readSpending(database, dayOf(now()));
  return {
    ...source,
    // The budget may have been raised since it was exhausted.
    budget: exhaustedBudget !== null && exhaustedBudget >= dailyBudgetUsd ? 'spent' : 'ok',
    spentUsd: Math.round(usd * 10_000) / 10_000,
    dailyBudgetUsd,
    ...(limited > 0 && { limitedWorkspaces: limited }),
  };
}

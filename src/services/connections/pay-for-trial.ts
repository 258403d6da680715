import { dayOf } from '../../domain/shared/windows.ts';
import type { EngineAccess } from '../../gateways/engines/port.ts';
import { reserveSpending, settleSpending } from '../../storage/collection/spending.ts';
import type { CallerContext } from '../context.ts';
import { type Trial, type TrialInput, tryEngine } from '../engines/try.ts';

/** The result of a test question that counts toward the daily budget. */
export interface PaidTrial extends Pick<Trial, 'model' | 'latencyMs' | 'text'> {
  state: 'answered' | 'no_answer' | 'failed';
  /** The message of the provider, and what to do. Null if the engine answered. */
  reason: string | null;
  costUsd: number | null;
  expectedCostUsd: number;
}

export async function payForTrial(
  context: CallerContext,
  series: string,
  access: EngineAccess,
  asked: Omit<TrialInput, 'engine'>,
): Promise<PaidTrial> {
  const expectedCostUsd = 'engine' in access ? access.engine.expectedCost : 0;
  const day = dayOf(context.now());
  const { dailyBudgetUsd: budgetUsd } = context.collection;
  const nothing = { model: null, latencyMs: 0, text: '', costUsd: null, expectedCostUsd };
  if (!(await reserveSpending(context.database, { day, usd: expectedCostUsd, budgetUsd }))) {
    return { ...nothing, state: 'failed', reason: `The budget of the day (${budgetUsd} US dollars) is spent.` };
  }
  const { state, reason, model, latencyMs, text, cost } = await tryEngine(context, series, access, asked);
  const isFree = state !== 'answered' && state !== 'no_answer';
  await settleSpending(context.database, day, (isFree ? 0 : (cost ?? expectedCostUsd)) - expectedCostUsd);
  const outcome = state === 'answered' || state === 'no_answer' ? state : 'failed';
  return { state: outcome, reason, model, latencyMs, text, costUsd: cost, expectedCostUsd };
}

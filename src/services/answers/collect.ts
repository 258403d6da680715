import type { Slot } from '../../domain/answers/answers.ts';
import { LIMIT_REASONS } from '../../domain/costs/limits.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { EngineError } from '../../gateways/engines/port.ts';
import { type AskedQuestion, findQuestions } from '../../storage/answers/find.ts';
import { listTrackedBrands } from '../../storage/reports/brands.ts';
import type { Context } from '../context.ts';
import { reserveCall, settleCall } from '../costs/spend.ts';
import { findSeries, SANDBOX } from '../engines/enabled.ts';
import { requireCurrent } from '../jobs/fence.ts';
import { waitForDatabase } from '../jobs/wait-for-database.ts';
import { observeAnswer, observeFailure, observeRefusal } from './observe.ts';
import { storeAnswer } from './store.ts';

/** Sends a prompt to an engine and stores the result. Throws errors that can be retried. */
export async function collectAnswer(context: Context, slot: Slot, signal: AbortSignal): Promise<string> {
  const engine = findSeries(context, slot.engine);
  if (!engine) return 'off';
  const question = await findQuestion(context, slot, engine.connector === SANDBOX);
  if (!question || engine.refusalOf(question.country) !== null) return 'skipped';
  const { workspaceId, promptId } = slot;
  const call = { workspaceId, day: dayOf(context.now()), usd: engine.expectedCost };
  const limit = await reserveCall(context, call);
  if (limit !== null) return storeAnswer(context, slot, observeFailure(engine, question.country, LIMIT_REASONS[limit]));
  const settle = (costUsd: number) =>
    settleCall(context, { ...call, costUsd, promptId, engine: slot.engine, provider: engine.connector });

  const beforeCall = () =>
    requireCurrent(context, context.database).catch(async (error: unknown) => {
      await settle(0);
      throw error;
    });
  const started = performance.now();
  const brands = engine.connector === SANDBOX ? await listTrackedBrands(context.database, slot.workspaceId) : [];
  try {
    const answer = await engine.ask({
      ...question,
      day: slot.day,
      sample: slot.sample,
      brands,
      signal,
      callId: [workspaceId, promptId, slot.engine, slot.day, slot.sample].join(' '),
      isRepeated: (context.attempt?.number ?? 0) > 0,
      beforeCall,
    });
    const latencyMs = Math.round(performance.now() - started);
    const observation = { ...observeAnswer(engine, question.country, answer), latencyMs };
    // The answer is paid for, so it is kept through a restart of PostgreSQL.
    await waitForDatabase(() => settle(answer?.cost ?? engine.expectedCost), { signal });
    return await waitForDatabase(() => storeAnswer(context, slot, observation, answer?.raw), { signal });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // A refusal is charged like an answer.
    if (error.failure === 'refused') {
      await settle(engine.expectedCost);
      return storeAnswer(context, slot, observeRefusal(engine, question.country, error.message));
    }
    await settle(0);
    if (error.failure === 'retry') throw error;
    return storeAnswer(context, slot, observeFailure(engine, question.country, error.message));
  }
}

/** Stores a call whose retries are exhausted as failed, with the reason. */
export async function recordFailedAnswer(context: Context, slot: Slot, reason: string): Promise<string> {
  const engine = findSeries(context, slot.engine);
  const question = engine && (await findQuestion(context, slot, engine.connector === SANDBOX));
  return question ? storeAnswer(context, slot, observeFailure(engine, question.country, reason)) : 'skipped';
}

/** Calls of a day that start together are looked up together. */
function findQuestion(
  { database, runInBatch }: Context,
  { workspaceId, day, ...call }: Slot,
  isSimulated: boolean,
): Promise<AskedQuestion | null> {
  return runInBatch(`questions ${workspaceId} ${day} ${isSimulated}`, call, (calls) =>
    findQuestions(database, { workspaceId, day }, calls, isSimulated),
  );
}

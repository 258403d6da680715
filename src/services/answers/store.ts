import type { Observation, Slot } from '../../domain/answers/answers.ts';
import { findReportsOfPrompts } from '../../storage/answers/find.ts';
import { compressBody, insertAnswers, type NewAnswer } from '../../storage/answers/insert.ts';
import { type Attempt, holdCurrentJobs } from '../../storage/jobs/attempts.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { isUnavailable } from '../../storage/postgres/unavailable.ts';
import type { Context } from '../context.ts';
import { SupersededError } from '../jobs/fence.ts';

interface Collected extends NewAnswer {
  attempt: Attempt | undefined;
}

/** Stores the result of a call, together with others of its workspace that wait to be stored. Returns its state. */
export async function storeAnswer(
  context: Context,
  slot: Slot,
  observation: Observation,
  raw?: unknown,
): Promise<string> {
  const { workspaceId } = slot;
  const answer = { slot, observation, body: await compressBody(raw), attempt: context.attempt };
  const isCurrent = await context.runInBatch(`answers ${workspaceId}`, answer, (answers) =>
    storeTogether(context, workspaceId, answers),
  );
  if (!isCurrent) throw new SupersededError();
  return observation.state;
}

/** Returns for each answer whether its job still belongs to this worker. */
async function storeTogether(
  context: Context,
  workspaceId: string,
  answers: Collected[],
): Promise<(boolean | Promise<boolean>)[]> {
  try {
    return await storeAll(context, workspaceId, answers);
  } catch (error) {
    if (answers.length === 1 || isUnavailable(error)) throw error;
    // One that cannot be stored does not affect the others.
    return answers.map((answer) => storeAll(context, workspaceId, [answer]).then(([isCurrent = false]) => isCurrent));
  }
}

async function storeAll(context: Context, workspaceId: string, answers: Collected[]): Promise<boolean[]> {
  return context.database.workspaceTransaction(workspaceId, async (tx) => {
    const attempts = answers.flatMap(({ attempt }) => attempt ?? []);
    const current = attempts.length > 0 ? await holdCurrentJobs(tx, attempts) : new Set<string>();
    const isCurrent = ({ attempt }: Collected) => !attempt || current.has(attempt.jobId);
    await requestCounts(context, tx, await insertAnswers(tx, workspaceId, answers.filter(isCurrent)));
    return answers.map(isCurrent);
  });
}

/**
 * Every report with a prompt recounts the day. A report that is being set up also checks whether this was the last pending
 * answer. It recounts the day as well, because its setup may have read the day just before.
 */
async function requestCounts({ enqueue }: Context, tx: Database, stored: readonly Slot[]): Promise<void> {
  if (stored.length === 0) return;
  const daysOf = Map.groupBy(stored, ({ promptId }) => promptId);
  const reports = await findReportsOfPrompts(tx, [...daysOf.keys()]);
  const inSetUp = new Set(reports.filter(({ isSetUp }) => !isSetUp).map(({ reportId }) => reportId));
  if (inSetUp.size > 0) await enqueue(tx, 'reports.set-up', ...[...inSetUp].map((reportId) => ({ reportId })));
  const counts = reports.flatMap(({ promptId, reportId }) =>
    (daysOf.get(promptId) ?? []).map(({ day }) => ({ reportId, day })),
  );
  const unique = new Map(counts.map((count) => [`${count.reportId} ${count.day}`, count]));
  if (unique.size > 0) await enqueue(tx, 'reports.count', ...unique.values());
}

import type { Database } from '../../storage/database.ts';
import { type Attempt, isCurrentAttempt } from '../../storage/job-attempts.ts';
import type { Context } from '../context.ts';

/** Another worker has taken the job, because this one did not respond for too long. */
export class SupersededError extends Error {
  constructor() {
    super('Another worker has taken the job');
    this.name = 'SupersededError';
  }
}

/** The context of one attempt of a job. Paid calls and writes first check that the job still belongs to it. */
export function fenceContext(context: Context, attempt: Attempt): Context {
  const { languageModel } = context;
  const fenced: Context = {
    ...context,
    attempt,
    languageModel: {
      async complete(...call) {
        await requireCurrent(fenced, context.database);
        return languageModel.complete(...call);
      },
    },
  };
  return fenced;
}

/** Throws if another worker has taken the job. Does nothing outside of jobs. */
export async function requireCurrent({ attempt }: Context, database: Database): Promise<void> {
  if (attempt && !(await isCurrentAttempt(database, attempt))) throw new SupersededError();
}

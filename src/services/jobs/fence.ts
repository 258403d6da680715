import { WorkspaceDeletedError } from '../../domain/access/access.ts';
import { type Attempt, listOrphanedJobs, readAttemptState } from '../../storage/jobs/attempts.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';

/** Another worker has taken the job, because this one did not respond for too long. */
export class SupersededError extends Error {
  constructor() {
    super('Another worker has taken the job');
    this.name = 'SupersededError';
  }
}

/**
 * The context of one attempt of a job. Paid calls and writes first check that the job still belongs to it
 * and that its workspace exists.
 */
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

/** Throws if another worker has taken the job, or its workspace was deleted. Does nothing outside of jobs. */
export async function requireCurrent({ attempt }: Context, database: Database): Promise<void> {
  const state = attempt ? await readAttemptState(database, attempt) : 'current';
  if (state === 'superseded') throw new SupersededError();
  if (state === 'workspace-deleted') throw new WorkspaceDeletedError();
}

/** Runs a job, unless its workspace was deleted. A workspace that is deleted meanwhile ends the job without an error. */
export async function runForWorkspace(context: Context, run: () => Promise<unknown>): Promise<unknown> {
  if (context.attempt && (await isOrphaned(context, context.attempt))) return WORKSPACE_DELETED;
  try {
    return await run();
  } catch (error) {
    if (error instanceof WorkspaceDeletedError) return WORKSPACE_DELETED;
    throw error;
  }
}

/** Jobs of a queue that start together are checked together. */
function isOrphaned({ database, runInBatch }: Context, { queue, jobId }: Attempt): Promise<boolean> {
  return runInBatch(`jobs ${queue}`, jobId, async (jobIds) => {
    const orphaned = await listOrphanedJobs(database, queue, jobIds);
    return jobIds.map((id) => orphaned.has(id));
  });
}

const WORKSPACE_DELETED = 'workspace deleted';

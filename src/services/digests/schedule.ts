import type { Context } from '../context.ts';
import { findDueDestinations } from './find-due.ts';

/** The job that begins the digests that are due. Each is made once, no matter how often or where this runs. */
export async function scheduleDigests(context: Context): Promise<{ workspaces: number }> {
  const due = await findDueDestinations(context);
  const workspaceIds = [...new Set(due.map(({ workspaceId }) => workspaceId))];
  for (const workspaceId of workspaceIds) {
    await context.database.transaction((tx) => context.enqueue(tx, 'digests.make', { workspaceId }), workspaceId);
  }
  return { workspaces: workspaceIds.length };
}

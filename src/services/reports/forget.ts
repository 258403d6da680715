import {
  deleteGenerationRows,
  deleteStatistics,
  findDeletedPrompts,
  listGenerations,
} from '../../storage/reports/generations.ts';
import type { Context } from '../context.ts';

interface ForgetInput {
  workspaceId: string;
  reportId: string;
}

/** The job that deletes the statistics of a deleted report. */
export async function forgetReport(context: Context, input: ForgetInput): Promise<{ generations: number }> {
  return { generations: await forgetGenerations(context, input) };
}

/**
 * Deletes the statistics of versions before this one, or of all versions, in batches. The answers to deleted prompts that only
 * they included are deleted afterward. An interrupted run can be repeated.
 */
export async function forgetGenerations(
  { database, enqueue }: Context,
  { workspaceId, reportId }: ForgetInput,
  beforeVersion?: number,
): Promise<number> {
  const all = await listGenerations(database, { workspaceId, reportId });
  const outdated = all.filter(({ version }) => beforeVersion === undefined || version < beforeVersion);
  for (const generation of outdated) await deleteStatistics(database, generation);
  await database.workspaceTransaction(workspaceId, async (tx) => {
    const deleted = await findDeletedPrompts(tx, { workspaceId, reportId });
    await deleteGenerationRows(tx, outdated);
    const payloads = deleted.map((promptId) => ({ workspaceId, promptId }));
    if (payloads.length > 0) await enqueue(tx, 'prompts.forget', ...payloads);
  });
  return outdated.length;
}

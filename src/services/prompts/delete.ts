import { requireWorkspace } from '../../domain/access.ts';
import { notFound } from '../../domain/failures.ts';
import { deletePrompt as deleteStored } from '../../storage/prompts.ts';
import { addPromptsUsed, lockWorkspace } from '../../storage/workspaces.ts';
import type { CallerContext } from '../context.ts';

export async function deletePrompt(
  { database, caller }: CallerContext,
  input: { id: string; promptId: string },
): Promise<void> {
  const { id: workspaceId, promptId } = input;
  requireWorkspace(caller, workspaceId);
  await database.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if (!(await deleteStored(tx, workspaceId, promptId))) throw notFound('Prompt');
    await addPromptsUsed(tx, workspaceId, -1);
  });
}

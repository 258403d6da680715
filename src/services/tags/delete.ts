import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { deleteTag as deleteStored } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';

/** Removes the tag from its prompts; the prompts are kept. */
export async function deleteTag(
  { database, caller }: CallerContext,
  input: { id: string; tagId: string },
): Promise<void> {
  requireWorkspace(caller, input.id);
  const isDeleted = await database.workspaceTransaction(input.id, (tx) => deleteStored(tx, input.id, input.tagId));
  if (!isDeleted) throw notFound('Tag');
}

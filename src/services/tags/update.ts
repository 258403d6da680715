import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { ListedTag, TagColor } from '../../domain/tags/tags.ts';
import { findTag, updateTag as updateStored } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';
import { refuseDuplicate } from './refuse-duplicate.ts';

interface UpdateTagInput {
  id: string;
  tagId: string;
  name?: string | undefined;
  color?: TagColor | undefined;
}

export async function updateTag(
  { database, caller, now }: CallerContext,
  { id: workspaceId, tagId, name, color }: UpdateTagInput,
): Promise<ListedTag> {
  requireWorkspace(caller, workspaceId);
  const update = () =>
    database.workspaceTransaction(workspaceId, async (tx) => {
      await updateStored(tx, { workspaceId, tagId, name, color }, now());
      return findTag(tx, workspaceId, tagId);
    });
  const tag = await refuseDuplicate(update);
  if (!tag) throw notFound('Tag');
  return tag;
}

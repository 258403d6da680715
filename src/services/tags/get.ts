import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { ListedTag } from '../../domain/tags/tags.ts';
import { findTag } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';

export async function getTag(
  { database, caller }: CallerContext,
  { id: workspaceId, tagId }: { id: string; tagId: string },
): Promise<ListedTag> {
  requireWorkspace(caller, workspaceId);
  const tag = await findTag(database, workspaceId, tagId);
  if (!tag) throw notFound('Tag');
  return tag;
}

import { requireWorkspace } from '../../domain/access/access.ts';
import type { Tag, TagColor } from '../../domain/tags/tags.ts';
import { insertTag } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { refuseDuplicate } from './refuse-duplicate.ts';

export async function createTag(
  { database, caller, now }: CallerContext,
  { id: workspaceId, name, color }: { id: string; name: string; color: TagColor },
): Promise<Tag> {
  requireWorkspace(caller, workspaceId);
  const tag = { id: newId('tag', now()), workspaceId, name, color };
  await refuseDuplicate(() => insertTag(database, tag, now()));
  return tag;
}

import { requireWorkspace } from '../../domain/access/access.ts';
import { invalid } from '../../domain/shared/failures.ts';
import type { Tag, TagColor } from '../../domain/tags/tags.ts';
import { isDuplicate } from '../../storage/database.ts';
import { insertTag } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';

export async function createTag(
  { database, caller, now }: CallerContext,
  { id: workspaceId, name, color }: { id: string; name: string; color: TagColor },
): Promise<Tag> {
  requireWorkspace(caller, workspaceId);
  const tag = { id: newId('tag', now()), workspaceId, name, color };
  try {
    await insertTag(database, tag, now());
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw invalid('body', [
      { path: 'name', message: 'A tag with this name already exists in the workspace', code: 'duplicate' },
    ]);
  }
  return tag;
}

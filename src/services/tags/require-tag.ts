import { invalid, type Target } from '../../domain/shared/failures.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findTagIds } from '../../storage/tags.ts';

/** Requires that the tag filter, if given, refers to a tag of the workspace. */
export async function requireTag(
  database: Database,
  workspaceId: string,
  tagId: string | undefined,
  target: Target = 'query',
): Promise<void> {
  if (tagId === undefined || (await findTagIds(database, workspaceId, [tagId])).has(tagId)) return;
  throw invalid(target, [{ path: 'tagId', message: 'Not found in the workspace', code: 'not_found' }]);
}

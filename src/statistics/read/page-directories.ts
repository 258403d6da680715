import { sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { PageDirectory } from './page-directory.ts';

/** The pages of a workspace that have a number. Only those added since the last call are read. */
export async function readDirectory(
  { copyRows }: ThreadDatabase,
  workspaceId: string,
  { directories }: ThreadCaches,
): Promise<PageDirectory> {
  const directory = directories.get(workspaceId) ?? new PageDirectory();
  // An error leaves a page half read; the next call starts again. The size of a larger directory is measured again.
  directories.delete(workspaceId);
  const select = sql`SELECT "pageId", host FROM "PageNumber"
    WHERE "workspaceId" = ${workspaceId} AND number >= ${directory.size} ORDER BY number`;
  await copyRows(select, (row) => directory.add(row.bytes(0), row.text(1)));
  directories.set(workspaceId, directory);
  return directory;
}

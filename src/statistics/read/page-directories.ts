import type pg from 'pg';
import { copyRows } from '../../storage/postgres/copy/read.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { PageDirectory } from './page-directory.ts';

/** The pages of a workspace that have a number. Only those added since the last call are read. */
export async function readDirectory(
  client: pg.Client,
  workspaceId: string,
  { directories }: ThreadCaches,
): Promise<PageDirectory> {
  const directory = directories.get(workspaceId) ?? new PageDirectory();
  // An error leaves a page half read; the next call starts again. The size of a larger directory is measured again.
  directories.delete(workspaceId);
  const select = `SELECT "pageId", host FROM "PageNumber"
    WHERE "workspaceId" = ${client.escapeLiteral(workspaceId)} AND number >= ${directory.size} ORDER BY number`;
  await copyRows(client, select, (row) => directory.add(row.bytes(0), row.text(1)));
  directories.set(workspaceId, directory);
  return directory;
}

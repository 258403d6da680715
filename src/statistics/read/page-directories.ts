import type pg from 'pg';
import { PageDirectory } from '../../domain/citations/page-directory.ts';
import { copyRows } from '../../storage/postgres/copy/read.ts';

/** A page takes about 20 bytes, and a host 100. */
const MOST_PAGES = 2_000_000;

/** By workspace. The one that was used last comes last. */
const directories = new Map<string, PageDirectory>();

/** The pages of a workspace that have a number. Only those added since the last call are read. */
export async function readDirectory(client: pg.Client, workspaceId: string): Promise<PageDirectory> {
  const directory = directories.get(workspaceId) ?? new PageDirectory();
  // An error leaves a page half read; the next call starts again.
  directories.delete(workspaceId);
  const select = `SELECT "pageId", host FROM "PageNumber"
    WHERE "workspaceId" = ${client.escapeLiteral(workspaceId)} AND number >= ${directory.size} ORDER BY number`;
  await copyRows(client, select, (row) => directory.add(row.bytes(0), row.text(1)));
  directories.set(workspaceId, directory);
  evict();
  return directory;
}

function evict(): void {
  let pages = 0;
  for (const { size } of directories.values()) pages += size;
  for (const [workspaceId, { size }] of directories) {
    if (pages <= MOST_PAGES || directories.size === 1) return;
    directories.delete(workspaceId);
    pages -= size;
  }
}

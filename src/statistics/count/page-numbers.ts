import { hasCitus } from '../../storage/postgres/distribution/has-citus.ts';
import { quoteName } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';

/** So many new pages can change how PostgreSQL should join the pages of a workspace. */
const MANY_PAGES = 1000;

/** The last number that was assigned; -1 for none. */
export async function findLastNumber({ query }: ThreadDatabase, workspaceId: string): Promise<number> {
  const [row] = await query<{ last: number }>`
    SELECT coalesce(max(number), -1) AS last FROM "PageNumber" WHERE "workspaceId" = ${workspaceId}`;
  return row?.last ?? -1;
}

/**
 * Numbers pages that had no number when `last` was the last one, and returns the numbers of all of them, by hexadecimal id.
 * Transactions that number pages of the same workspace wait for each other, so that no number is skipped or used twice.
 */
export async function numberPages(
  database: ThreadDatabase,
  workspaceId: string,
  pageIds: readonly string[],
  last: number,
): Promise<Map<string, number>> {
  await database.query`SELECT pg_advisory_xact_lock(hashtextextended(${workspaceId}, 9))`;
  const numbers = await readNumbersAfter(database, workspaceId, last);
  const fresh = pageIds.filter((id) => !numbers.has(id));
  if (fresh.length === 0) return numbers;
  const isNew = fresh.length >= MANY_PAGES && fresh.length > last;
  if (isNew) await analyzePages(database, 'CitedPage');
  const rows = await database.query<NumberRow>`
    INSERT INTO "PageNumber" ("workspaceId", number, "pageId", host)
    SELECT ${workspaceId}, (SELECT coalesce(max(number) + 1, 0) FROM "PageNumber" WHERE "workspaceId" = ${workspaceId})
      + row_number() OVER (ORDER BY page."pageId") - 1, page."pageId", page.host
    FROM "CitedPage" page
    WHERE page."workspaceId" = ${workspaceId}
      AND page."pageId" = ANY(SELECT decode(id, 'hex') FROM unnest(${fresh}::text[]) AS new(id))
    RETURNING encode("pageId", 'hex') AS id, number`;
  if (isNew) await analyzePages(database, 'PageNumber');
  for (const { id, number } of rows) numbers.set(id, number);
  return numbers;
}

interface NumberRow {
  id: string;
  number: number;
}

/** The pages that other transactions numbered in the meantime. */
async function readNumbersAfter(
  { query }: ThreadDatabase,
  workspaceId: string,
  last: number,
): Promise<Map<string, number>> {
  const rows = await query<NumberRow>`
    SELECT encode("pageId", 'hex') AS id, number FROM "PageNumber" WHERE "workspaceId" = ${workspaceId} AND number > ${last}`;
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/**
 * Until PostgreSQL analyzes the table, it assumes one page in a new workspace, and chooses joins that compare every page with
 * every other one. A workspace becomes much larger only a few times. A table that is being vacuumed is skipped.
 */
async function analyzePages(database: ThreadDatabase, table: 'CitedPage' | 'PageNumber'): Promise<void> {
  // Citus forwards the statement to all shards, and the names of columns without their quotes.
  if (await hasCitus(database)) return;
  await database.query`ANALYZE (SKIP_LOCKED) ${quoteName(table)} ("workspaceId", "pageId", host)`;
}

import type pg from 'pg';
import { hasCitus } from '../../storage/postgres/distribution/has-citus.ts';
import { createQuery } from '../../storage/postgres/sql.ts';

/** So many new pages can change how PostgreSQL should join the pages of a workspace. */
const MANY_PAGES = 1000;

/** The last number that was assigned; -1 for none. */
export async function findLastNumber(client: pg.Client, workspaceId: string): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    'SELECT coalesce(max(number), -1) AS last FROM "PageNumber" WHERE "workspaceId" = $1',
    [workspaceId],
  );
  return rows[0]?.last ?? -1;
}

/**
 * Numbers pages that had no number when `last` was the last one, and returns the numbers of all of them, by hexadecimal id.
 * Transactions that number pages of the same workspace wait for each other, so that no number is skipped or used twice.
 */
export async function numberPages(
  client: pg.Client,
  workspaceId: string,
  pageIds: readonly string[],
  last: number,
): Promise<Map<string, number>> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 9))', [workspaceId]);
  const numbers = await readNumbersAfter(client, workspaceId, last);
  const fresh = pageIds.filter((id) => !numbers.has(id));
  if (fresh.length === 0) return numbers;
  const isNew = fresh.length >= MANY_PAGES && fresh.length > last;
  if (isNew) await analyzePages(client, 'CitedPage');
  const { rows } = await client.query<NumberRow>(
    `INSERT INTO "PageNumber" ("workspaceId", number, "pageId", host)
     SELECT $1, (SELECT coalesce(max(number) + 1, 0) FROM "PageNumber" WHERE "workspaceId" = $1)
       + row_number() OVER (ORDER BY page."pageId") - 1, page."pageId", page.host
     FROM "CitedPage" page
     WHERE page."workspaceId" = $1 AND page."pageId" = ANY(SELECT decode(id, 'hex') FROM unnest($2::text[]) AS new(id))
     RETURNING encode("pageId", 'hex') AS id, number`,
    [workspaceId, fresh],
  );
  if (isNew) await analyzePages(client, 'PageNumber');
  for (const { id, number } of rows) numbers.set(id, number);
  return numbers;
}

interface NumberRow {
  id: string;
  number: number;
}

/** The pages that other transactions numbered in the meantime. */
async function readNumbersAfter(client: pg.Client, workspaceId: string, last: number): Promise<Map<string, number>> {
  const { rows } = await client.query<NumberRow>(
    `SELECT encode("pageId", 'hex') AS id, number FROM "PageNumber" WHERE "workspaceId" = $1 AND number > $2`,
    [workspaceId, last],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/**
 * Until PostgreSQL analyzes the table, it assumes one page in a new workspace, and chooses joins that compare every page with
 * every other one. A workspace becomes much larger only a few times. A table that is being vacuumed is skipped.
 */
async function analyzePages(client: pg.Client, table: 'CitedPage' | 'PageNumber'): Promise<void> {
  // Citus forwards the statement to all shards, and the names of columns without their quotes.
  if (await hasCitus({ query: createQuery(client) })) return;
  await client.query(`ANALYZE (SKIP_LOCKED) "${table}" ("workspaceId", "pageId", host)`);
}

import type pg from 'pg';

/**
 * Numbers pages that have no number yet, and returns the numbers of all of them, by hexadecimal id. Transactions that number
 * pages of the same workspace wait for each other, so that no number is skipped or used twice.
 */
export async function numberPages(
  client: pg.Client,
  workspaceId: string,
  pageIds: readonly string[],
): Promise<Map<string, number>> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 9))', [workspaceId]);
  await client.query(
    `INSERT INTO "PageNumber" ("workspaceId", number, "pageId", host)
     SELECT $1, (SELECT coalesce(max(number) + 1, 0) FROM "PageNumber" WHERE "workspaceId" = $1)
       + row_number() OVER (ORDER BY page."pageId") - 1, page."pageId", page.host
     FROM "CitedPage" page
     WHERE page."workspaceId" = $1 AND page."pageId" = ANY(SELECT decode(id, 'hex') FROM unnest($2::text[]) AS new(id))
       AND NOT EXISTS (SELECT 1 FROM "PageNumber" n WHERE n."workspaceId" = $1 AND n."pageId" = page."pageId")`,
    [workspaceId, pageIds],
  );
  const { rows } = await client.query<{ id: string; number: number }>(
    `SELECT encode("pageId", 'hex') AS id, number FROM "PageNumber"
     WHERE "workspaceId" = $1 AND "pageId" = ANY(SELECT decode(id, 'hex') FROM unnest($2::text[]) AS new(id))`,
    [workspaceId, pageIds],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

import type { Database } from '../database.ts';
import { type Sql, sql } from '../fragments.ts';

/** The next prompts of a workspace with rows in a relation, in order. Each is found in an index by the one before it. */
export async function listPromptIds(
  { query }: Database,
  relation: Sql,
  { workspaceId, after, take }: { workspaceId: string; after: string; take: number },
): Promise<string[]> {
  const next = (value: Sql) => sql`
    SELECT "promptId" AS id FROM ${relation} WHERE "workspaceId" = ${workspaceId} AND "promptId" > ${value}
    ORDER BY "promptId" LIMIT 1`;
  const rows = await query<{ id: string }>`
    WITH RECURSIVE found(id) AS (
      (${next(sql`${after}`)})
      UNION ALL
      SELECT (${next(sql`found.id`)}) FROM found WHERE found.id IS NOT NULL
    )
    SELECT id FROM found WHERE id IS NOT NULL LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

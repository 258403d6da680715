import { containsText } from '../postgres/contains-text.ts';
import type { Database } from '../postgres/database.ts';
import { type Sql, sql } from '../postgres/fragments.ts';

/** The hexadecimal ids of the cited pages of a workspace whose URL or title contains a text. */
export async function findPageIds(
  { query }: Pick<Database, 'query'>,
  workspaceId: string,
  text: string,
): Promise<string[]> {
  const rows = await query<{ id: string }>`
    SELECT encode("pageId", 'hex') AS id FROM "CitedPage" page
    WHERE "workspaceId" = ${workspaceId} AND ${pageContains(text)}`;
  return rows.map(({ id }) => id);
}

/** Whether the URL or the title of the table `page` contains a text. */
export function pageContains(text: string): Sql {
  return sql`(${containsText(sql`page.url`, text)} OR ${containsText(sql`coalesce(page.title, '')`, text)})`;
}

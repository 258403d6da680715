import type { Database } from '../postgres/database.ts';

/** The workspace of a report, which statements on distributed tables name. Null if the report does not exist. */
export async function findOwner({ query }: Pick<Database, 'query'>, reportId: string): Promise<string | null> {
  const [row] = await query<{ workspaceId: string }>`SELECT "workspaceId" FROM "BrandReport" WHERE id = ${reportId}`;
  return row?.workspaceId ?? null;
}

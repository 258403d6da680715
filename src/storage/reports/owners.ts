import type { Database } from '../postgres/database.ts';

const MOST_KNOWN = 10_000;
const owners = new Map<string, string>();

/**
 * The workspace of a report, which never changes, so that it is read once per process. Statements on distributed tables name the
 * workspace. A known report may be deleted: callers must read its row.
 */
export async function findOwner({ query }: Pick<Database, 'query'>, reportId: string): Promise<string | null> {
  const known = owners.get(reportId);
  if (known !== undefined) return known;
  const [row] = await query<{ workspaceId: string }>`SELECT "workspaceId" FROM "BrandReport" WHERE id = ${reportId}`;
  if (!row) return null;
  if (owners.size >= MOST_KNOWN) owners.delete(owners.keys().next().value ?? '');
  owners.set(reportId, row.workspaceId);
  return row.workspaceId;
}

import type { Database } from '../postgres/database.ts';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';
import { sql } from '../postgres/fragments.ts';
import { listTables } from '../postgres/tables.ts';

const HOST_KEY = ['workspaceId', 'domain'];

/**
 * Deletes the days before this one from every table that is keyed by workspace, host and day. `AgentDay` is last, so that an
 * interrupted run is continued. Returns the number of deleted days, each of one host.
 */
export async function deleteVisitsBefore(database: Database, day: string): Promise<number> {
  const tables = (await listTables(database)).flatMap(({ name, key }) => {
    const [workspace, domain, ...rest] = key;
    const isOfHost = workspace?.name === HOST_KEY[0] && domain?.name === HOST_KEY[1] && rest[0]?.name === 'day';
    return isOfHost && name !== 'AgentDay' ? [{ table: name, key: rest }] : [];
  });
  const hosts = await database.query<{ workspaceId: string; domain: string }>`
    SELECT DISTINCT "workspaceId", domain FROM "AgentDay" WHERE day < ${day}::date`;
  let days = 0;
  for (const { workspaceId, domain } of hosts) {
    const where = sql`"workspaceId" = ${workspaceId} AND domain = ${domain} AND day < ${day}::date`;
    for (const { table, key } of tables) await deleteInBatches(database, { table, where, key });
    days += await deleteInBatches(database, { table: 'AgentDay', where, key: [{ name: 'day', type: 'date' }] });
  }
  return days;
}

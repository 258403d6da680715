import type { Database } from '../postgres/database.ts';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';
import { sql } from '../postgres/fragments.ts';
import { listTables } from '../postgres/tables.ts';
import type { ConnectorKey } from './log-connectors.ts';

/** Deletes a hidden connector and its rows in every table that references it, in batches. Returns the number of these rows. */
export async function deleteConnector(database: Database, { workspaceId, connectorId }: ConnectorKey): Promise<number> {
  const where = sql`"workspaceId" = ${workspaceId} AND "connectorId" = ${connectorId}`;
  let rows = 0;
  for (const { name, key, parents } of await listTables(database)) {
    if (!parents.some(({ table }) => table === 'LogConnector')) continue;
    const rest = key.filter((column) => !CONNECTOR_KEY.has(column.name));
    rows += await deleteInBatches(database, { table: name, where, key: rest });
  }
  await database.query`
    DELETE FROM "LogConnector" WHERE id = ${connectorId} AND "workspaceId" = ${workspaceId} AND "deletedDate" IS NOT NULL`;
  return rows;
}

const CONNECTOR_KEY = new Set(['workspaceId', 'connectorId']);

export async function deleteLogFilesBefore(database: Database, date: Date): Promise<number> {
  const key = [
    { name: 'updatedDate', type: 'timestamptz' },
    { name: 'workspaceId', type: 'text' },
    { name: 'connectorId', type: 'text' },
    { name: 'headBytes', type: 'integer' },
    { name: 'headDigest', type: 'bytea' },
  ];
  return deleteInBatches(database, { table: 'LogFile', where: sql`"updatedDate" < ${date}`, key });
}

export async function deleteHoursBefore(database: Database, date: Date): Promise<number> {
  const key = [
    { name: 'hour', type: 'timestamptz' },
    { name: 'workspaceId', type: 'text' },
    { name: 'connectorId', type: 'text' },
  ];
  return deleteInBatches(database, { table: 'LogConnectorHour', where: sql`hour < ${date}`, key });
}

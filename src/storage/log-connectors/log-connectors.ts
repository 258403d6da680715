import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import type { LogKind } from '../../domain/logs/formats/formats.ts';
import type { FieldMap } from '../../domain/logs/formats/json.ts';
import type { Database } from '../postgres/database.ts';
import type { SqlDatabase } from '../postgres/sql-database.ts';
import type { LogConnector as Row } from '../prisma/client.ts';

export interface ConnectorChanges {
  active?: boolean | undefined;
  secret?: string | null | undefined;
  verifyCode?: string | null | undefined;
  trustedProxies?: string[] | undefined;
}

export interface ConnectorKey {
  workspaceId: string;
  connectorId: string;
}

export async function insertConnector(
  { prisma }: Database,
  connector: Omit<LogConnector, 'createdDate'> & { tokenHash: Uint8Array<ArrayBuffer> },
  now: Date,
): Promise<LogConnector> {
  return toConnector(await prisma.logConnector.create({ data: { ...connector, createdDate: now } }));
}

export async function listConnectors(
  { prisma }: Database,
  { workspaceId, before, take }: { workspaceId: string; before: string | null; take: number },
): Promise<LogConnector[]> {
  const rows = await prisma.logConnector.findMany({
    where: { workspaceId, deletedDate: null, ...(before && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take,
  });
  return rows.map(toConnector);
}

export async function findConnector(
  { query }: SqlDatabase,
  connectorId: string,
): Promise<{ connector: LogConnector; tokenHash: Uint8Array } | null> {
  const [row] = await query<Row>`
    SELECT c.* FROM "LogConnector" c JOIN "Workspace" w ON w.id = c."workspaceId"
    WHERE c.id = ${connectorId} AND c."deletedDate" IS NULL AND w."deletedDate" IS NULL`;
  return row ? { connector: toConnector(row), tokenHash: row.tokenHash } : null;
}

export async function findConnectorIn(
  { prisma }: Database,
  workspaceId: string,
  connectorId: string,
): Promise<LogConnector | null> {
  const row = await prisma.logConnector.findFirst({
    where: { id: connectorId, workspaceId, deletedDate: null },
  });
  return row && toConnector(row);
}

/** The domains whose logs are ingested. */
export async function listActiveDomains({ prisma }: Database, workspaceId: string): Promise<string[]> {
  const rows = await prisma.logConnector.findMany({
    where: { workspaceId, active: true, deletedDate: null },
    select: { domain: true },
  });
  return rows.map(({ domain }) => domain);
}

/** Changes only the given fields. */
export async function updateConnector(
  { prisma }: Database,
  workspaceId: string,
  connectorId: string,
  { active, secret, verifyCode, trustedProxies }: ConnectorChanges,
): Promise<LogConnector | null> {
  const [row] = await prisma.logConnector.updateManyAndReturn({
    where: { id: connectorId, workspaceId, deletedDate: null },
    data: {
      ...(active !== undefined && { active }),
      ...(secret !== undefined && { secret }),
      ...(verifyCode !== undefined && { verifyCode }),
      ...(trustedProxies !== undefined && { trustedProxies }),
    },
  });
  return row ? toConnector(row) : null;
}

/** Hides a connector. Returns false if it does not exist. */
export async function hideConnector(
  { prisma }: Database,
  { workspaceId, connectorId }: ConnectorKey,
  now: Date,
): Promise<boolean> {
  const { count } = await prisma.logConnector.updateMany({
    where: { id: connectorId, workspaceId, deletedDate: null },
    data: { deletedDate: now },
  });
  return count > 0;
}

function toConnector(row: Row): LogConnector {
  const { id, workspaceId, domain, active, secret, verifyCode, trustedProxies } = row;
  const kind = row.kind as LogKind;
  const createdDate = row.createdDate.toISOString();
  const fieldMap = row.fieldMap as FieldMap;
  return { id, workspaceId, kind, domain, fieldMap, active, secret, verifyCode, trustedProxies, createdDate };
}

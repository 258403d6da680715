import type { Destination } from '../domain/alerts/destinations.ts';
import type { Database } from './postgres/database.ts';
import type { Destination as Row } from './prisma/client.ts';

export interface DestinationKey {
  workspaceId: string;
  destinationId: string;
}

/** With what is stored encrypted. */
export interface StoredDestination extends Destination {
  sealed: string;
  previousUntil: Date | null;
}

export interface NewDestination
  extends Pick<
    Destination,
    'id' | 'workspaceId' | 'kind' | 'address' | 'events' | 'reportIds' | 'digest' | 'quietHours'
  > {
  sealed: string;
  unsubscribeHash: Uint8Array<ArrayBuffer> | null;
}

export async function insertDestination(
  { prisma }: Database,
  { quietHours, unsubscribeHash, ...destination }: NewDestination,
  now: Date,
): Promise<StoredDestination> {
  const row = await prisma.destination.create({
    data: {
      ...destination,
      quietStart: quietHours?.start ?? null,
      quietEnd: quietHours?.end ?? null,
      unsubscribeHash,
      createdDate: now,
      updatedDate: now,
    },
  });
  return toDestination(row);
}

export async function countDestinations({ prisma }: Database, workspaceId: string): Promise<number> {
  return prisma.destination.count({ where: { workspaceId } });
}

/** The newest first. */
export async function listDestinations(
  { prisma }: Database,
  { workspaceId, before, take }: { workspaceId: string; before: string | null; take: number },
): Promise<StoredDestination[]> {
  const where = { workspaceId, ...(before && { id: { lt: before } }) };
  const rows = await prisma.destination.findMany({ where, orderBy: { id: 'desc' }, take });
  return rows.map(toDestination);
}

export async function findDestination(
  { prisma }: Database,
  { workspaceId, destinationId }: DestinationKey,
): Promise<StoredDestination | null> {
  const row = await prisma.destination.findUnique({ where: { workspaceId_id: { workspaceId, id: destinationId } } });
  return row && toDestination(row);
}

export interface DestinationChanges
  extends Partial<Pick<Destination, 'address' | 'events' | 'reportIds' | 'digest' | 'quietHours'>> {
  sealed?: string;
  previousUntil?: Date | null;
  snoozedUntil?: Date | null;
  failingSince?: null;
  disabledDate?: Date | null;
  disabledReason?: string | null;
}

/** Changes only the given fields. Null if there is no such destination. */
export async function updateDestination(
  { prisma }: Database,
  { workspaceId, destinationId }: DestinationKey,
  { quietHours, ...changes }: DestinationChanges,
  now: Date,
): Promise<StoredDestination | null> {
  const quiet = quietHours !== undefined && {
    quietStart: quietHours?.start ?? null,
    quietEnd: quietHours?.end ?? null,
  };
  const [row] = await prisma.destination.updateManyAndReturn({
    where: { workspaceId, id: destinationId },
    data: { ...changes, ...quiet, updatedDate: now },
  });
  return row ? toDestination(row) : null;
}

/** Its deliveries are deleted too. False if there is no such destination. */
export async function deleteDestination(
  { prisma }: Database,
  { workspaceId, destinationId }: DestinationKey,
): Promise<boolean> {
  return (await prisma.destination.deleteMany({ where: { workspaceId, id: destinationId } })).count > 0;
}

/** Which of these reports the workspace does not have. */
export async function listUnknownReports(
  { query }: Database,
  workspaceId: string,
  reportIds: readonly string[],
): Promise<string[]> {
  const rows = await query<{ id: string }>`
    SELECT sent.id FROM unnest(${reportIds}::text[]) AS sent (id)
    WHERE NOT EXISTS (SELECT FROM "BrandReport" r WHERE r.id = sent.id AND r."workspaceId" = ${workspaceId})`;
  return rows.map(({ id }) => id);
}

/** What alerts of a workspace need to know of it, and of the report that they are about. */
export async function findAlertContext(
  { query }: Database,
  { workspaceId, reportId }: { workspaceId: string; reportId: string | null },
): Promise<{ name: string; timeZone: string | null; reportTitle: string | null }> {
  const [row] = await query<{ name: string; timeZone: string | null; reportTitle: string | null }>`
    SELECT w.name, w."timeZone", r."reportTitle" FROM "Workspace" w LEFT JOIN "BrandReport" r ON r.id = ${reportId}
    WHERE w.id = ${workspaceId}`;
  return row ?? { name: '', timeZone: null, reportTitle: null };
}

/** The destination whose unsubscribe link has the token. */
export async function findUnsubscribed(
  { query }: Database,
  hash: Uint8Array,
): Promise<(DestinationKey & { address: string; workspace: string; isDisabled: boolean }) | null> {
  const [row] = await query<DestinationKey & { address: string; workspace: string; isDisabled: boolean }>`
    SELECT d."workspaceId", d.id AS "destinationId", d.address, w.name AS workspace, d."disabledDate" IS NOT NULL AS "isDisabled"
    FROM "Destination" d JOIN "Workspace" w ON w.id = d."workspaceId" AND w."deletedDate" IS NULL
    WHERE d."unsubscribeHash" = ${hash}`;
  return row ?? null;
}

export async function listSealedDestinations({ query }: Database): Promise<{ id: string; sealed: string }[]> {
  return query<{ id: string; sealed: string }>`SELECT id, sealed FROM "Destination" ORDER BY id`;
}

/** Replaces the encryption, unless the destination was changed in the meantime. */
export async function resealDestination(
  { query }: Database,
  { id, sealed }: { id: string; sealed: string },
  previous: string,
): Promise<boolean> {
  const rows = await query`
    UPDATE "Destination" SET sealed = ${sealed} WHERE id = ${id} AND sealed = ${previous} RETURNING 1`;
  return rows.length > 0;
}

export function toDestination(stored: Row): StoredDestination {
  const { quietStart, quietEnd, unsubscribeHash: _hash, busyUntil: _busyUntil, ...row } = stored;
  return {
    ...row,
    kind: row.kind as Destination['kind'],
    events: row.events as Destination['events'],
    digest: row.digest as Destination['digest'],
    quietHours: quietStart !== null && quietEnd !== null ? { start: quietStart, end: quietEnd } : null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    disabledDate: row.disabledDate?.toISOString() ?? null,
    createdDate: row.createdDate.toISOString(),
    updatedDate: row.updatedDate.toISOString(),
  };
}

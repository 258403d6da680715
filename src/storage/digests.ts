import { type StoredDestination, toDestination } from './destinations.ts';
import type { Database } from './postgres/database.ts';
import type { Destination as Row } from './prisma/client.ts';

/** How the delivery of a digest is found. */
export const digestPurposeOf = (day: string) => `digest ${day}`;

export interface DigestDestination extends StoredDestination {
  /** Null for UTC. */
  timeZone: string | null;
  /** The days of its last digests. */
  sentDays: string[];
}

/** The destinations in use that receive digests, of one workspace or of all. */
export async function listDigestDestinations(
  { query }: Database,
  { workspaceId = null, since }: { workspaceId?: string | null; since: Date },
): Promise<DigestDestination[]> {
  const rows = await query<Row & { timeZone: string | null; sentDays: string[] }>`
    SELECT d.*, w."timeZone", ARRAY(
      SELECT substr(v.purpose, 8) FROM "Delivery" v WHERE v."workspaceId" = d."workspaceId" AND v."destinationId" = d.id
        AND v.event = 'digest' AND v."createdDate" > ${since}) AS "sentDays"
    FROM "Destination" d JOIN "Workspace" w ON w.id = d."workspaceId" AND w."deletedDate" IS NULL
    WHERE d.digest <> 'off' AND d."disabledDate" IS NULL AND (${workspaceId}::text IS NULL OR d."workspaceId" = ${workspaceId})
    ORDER BY d."workspaceId", d.id`;
  return rows.map(({ timeZone, sentDays, ...row }) => ({ ...toDestination(row), timeZone, sentDays }));
}

export async function listReportIds({ query }: Database, workspaceId: string): Promise<string[]> {
  const rows = await query<{ id: string }>`
    SELECT id FROM "BrandReport" WHERE "workspaceId" = ${workspaceId} ORDER BY "reportTitle", id`;
  return rows.map(({ id }) => id);
}

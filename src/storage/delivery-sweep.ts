import type { DeliveryKey } from './deliveries.ts';
import type { Database } from './postgres/database.ts';

const MOST_AT_ONCE = 1000;

/** Attempts that were due before a date and did not begin. They are due now. */
export async function claimOverdue(
  { query }: Database,
  before: Date,
  now: Date,
): Promise<(DeliveryKey & { attempt: number })[]> {
  return query<DeliveryKey & { attempt: number }>`
    UPDATE "Delivery" SET "nextDate" = ${now} WHERE ("workspaceId", id) IN (
      SELECT d."workspaceId", d.id FROM "Delivery" d JOIN "Workspace" w ON w.id = d."workspaceId" AND w."deletedDate" IS NULL
      WHERE d.state = 'waiting' AND d."nextDate" < ${before} ORDER BY d."nextDate" LIMIT ${MOST_AT_ONCE} FOR UPDATE OF d SKIP LOCKED)
    RETURNING "workspaceId", id AS "deliveryId", attempts AS attempt`;
}

/** Deletes what was sent, and keeps the records. Bodies of messages that still wait are kept. */
export async function purgeBodies({ query }: Database, before: Date): Promise<number> {
  const rows = await query`
    UPDATE "Delivery" SET body = NULL WHERE ("workspaceId", id) IN (
      SELECT "workspaceId", id FROM "Delivery" WHERE "createdDate" < ${before} AND body IS NOT NULL AND state <> 'waiting'
      ORDER BY "createdDate" LIMIT ${MOST_AT_ONCE} * 10)
    RETURNING 1`;
  return rows.length;
}

/** Switches off mailboxes whose messages all failed since a date, of which the first is older. Returns their number. */
export async function disableFailingMailboxes(
  { query }: Database,
  before: Date,
  reason: string,
  now: Date,
): Promise<number> {
  const rows = await query`
    WITH message AS (
      SELECT d."workspaceId", d."destinationId", m.state, m."updatedDate" FROM "Delivery" d
      JOIN "Destination" t ON t."workspaceId" = d."workspaceId" AND t.id = d."destinationId" AND t.kind = 'email' AND t."disabledDate" IS NULL
      JOIN "MailMessage" m ON m."workspaceId" = d."workspaceId" AND m.purpose = 'delivery ' || d.id || ' ' || d.attempts
        AND m."updatedDate" > t."updatedDate"
    )
    UPDATE "Destination" t SET "disabledDate" = ${now}, "disabledReason" = ${reason}
    WHERE t.kind = 'email' AND t."disabledDate" IS NULL AND EXISTS (
      SELECT FROM message f WHERE f."workspaceId" = t."workspaceId" AND f."destinationId" = t.id AND f.state = 'failed'
        AND f."updatedDate" <= ${before} AND NOT EXISTS (
          SELECT FROM message s WHERE s."workspaceId" = f."workspaceId" AND s."destinationId" = f."destinationId"
            AND s.state = 'sent' AND s."updatedDate" > f."updatedDate"))
    RETURNING 1`;
  return rows.length;
}

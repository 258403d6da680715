import type { Delivery, DeliveryEvent } from '../domain/alerts/deliveries.ts';
import type { DestinationKind } from '../domain/alerts/destinations.ts';
import type { DestinationKey } from './destinations.ts';
import type { Database } from './postgres/database.ts';

export interface DeliveryKey {
  workspaceId: string;
  deliveryId: string;
}

export interface NewDelivery {
  id: string;
  destinationId: string;
  body: string;
  nextDate: Date;
}

/** Returns the ids of the deliveries that are new: a destination gets one for each purpose. */
export async function insertDeliveries(
  { query }: Database,
  { workspaceId, purpose, event }: { workspaceId: string; purpose: string; event: DeliveryEvent },
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<string[]> {
  const rows = await query<{ id: string }>`
    INSERT INTO "Delivery" ("workspaceId", id, "destinationId", purpose, event, body, "nextDate", "createdDate", "updatedDate")
    SELECT ${workspaceId}, d.id, d."destinationId", ${purpose}, ${event}, d.body, d."nextDate", ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
      AS d (id text, "destinationId" text, body text, "nextDate" timestamptz)
    ON CONFLICT ("workspaceId", "destinationId", purpose) DO NOTHING RETURNING id`;
  return rows.map(({ id }) => id);
}

export interface DueDelivery {
  destinationId: string;
  kind: DestinationKind;
  address: string;
  sealed: string;
  previousUntil: Date | null;
  failingSince: Date | null;
  event: DeliveryEvent;
  body: string;
}

/** Null if the delivery does not wait for this attempt. */
export async function findDue(
  { query }: Database,
  { workspaceId, deliveryId, attempt }: DeliveryKey & { attempt: number },
): Promise<DueDelivery | null> {
  const [row] = await query<DueDelivery>`
    SELECT d."destinationId", t.kind, t.address, t.sealed, t."previousUntil", t."failingSince", d.event, d.body
    FROM "Delivery" d JOIN "Destination" t ON t."workspaceId" = d."workspaceId" AND t.id = d."destinationId"
    WHERE d."workspaceId" = ${workspaceId} AND d.id = ${deliveryId} AND d.state = 'waiting' AND d.attempts = ${attempt}
      AND d.body IS NOT NULL`;
  return row ?? null;
}

/** Whether an attempt can begin: a destination that fails has one at a time, until a date. */
export async function reserveDestination(
  { query }: Database,
  { workspaceId, destinationId }: DestinationKey,
  until: Date,
  now: Date,
): Promise<boolean> {
  const rows = await query`
    UPDATE "Destination" SET "busyUntil" = ${until} WHERE "workspaceId" = ${workspaceId} AND id = ${destinationId}
      AND ("failingSince" IS NULL OR "busyUntil" IS NULL OR "busyUntil" <= ${now}) RETURNING 1`;
  return rows.length > 0;
}

export interface AttemptResult {
  state: 'waiting' | 'delivered' | 'failed';
  status: number | null;
  reason: string | null;
  nextDate: Date;
}

/** Records the end of an attempt. False if it was recorded before. */
export async function recordAttempt(
  { query }: Database,
  { workspaceId, deliveryId, attempt }: DeliveryKey & { attempt: number },
  { state, status, reason, nextDate }: AttemptResult,
  now: Date,
): Promise<boolean> {
  const rows = await query`
    UPDATE "Delivery" SET state = ${state}, attempts = attempts + 1, status = ${status}, reason = ${reason}, "nextDate" = ${nextDate},
      "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${deliveryId} AND state = 'waiting' AND attempts = ${attempt} RETURNING 1`;
  return rows.length > 0;
}

/** After an attempt: since when the destination fails, or null after a success. Returns the date. */
export async function recordHealth(
  { query }: Database,
  { workspaceId, destinationId }: DestinationKey,
  isDelivered: boolean,
  now: Date,
): Promise<Date | null> {
  const [row] = await query<{ failingSince: Date | null }>`
    UPDATE "Destination" SET "busyUntil" = NULL,
      "failingSince" = CASE WHEN ${isDelivered} THEN NULL ELSE coalesce("failingSince", ${now}::timestamptz) END
    WHERE "workspaceId" = ${workspaceId} AND id = ${destinationId} RETURNING "failingSince"`;
  return row?.failingSince ?? null;
}

/** Switches a destination off. What waits for it is not sent. */
export async function disableDestination(
  { query }: Database,
  { workspaceId, destinationId }: DestinationKey,
  reason: string,
  now: Date,
): Promise<void> {
  await query`
    UPDATE "Destination" SET "disabledDate" = ${now}, "disabledReason" = ${reason}
    WHERE "workspaceId" = ${workspaceId} AND id = ${destinationId} AND "disabledDate" IS NULL`;
  await query`
    UPDATE "Delivery" SET state = 'canceled', reason = ${reason}, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND "destinationId" = ${destinationId} AND state = 'waiting'`;
}

interface DeliveryRow extends Omit<Delivery, 'nextDate' | 'createdDate' | 'updatedDate'> {
  nextDate: Date;
  createdDate: Date;
  updatedDate: Date;
}

/** How the mail of an attempt is found. */
export const mailPurposeOf = (deliveryId: string, attempt: number) => `delivery ${deliveryId} ${attempt}`;

/** The newest first. Of mail, the state is that of the message. */
export async function listDeliveries(
  { query }: Database,
  { workspaceId, destinationId }: DestinationKey,
  { deliveryId = null, before, take }: { deliveryId?: string | null; before: string | null; take: number },
): Promise<Delivery[]> {
  const rows = await query<DeliveryRow>`
    SELECT d.id, d.event, d.status, d.body, d."createdDate", d."nextDate",
      CASE WHEN m.id IS NULL OR d.state <> 'delivered' THEN d.state WHEN m.state = 'sent' THEN 'delivered'
        WHEN m.state IN ('failed', 'uncertain') THEN 'failed' ELSE 'waiting' END AS state,
      coalesce(m.attempts, d.attempts) AS attempts, coalesce(m.reason, d.reason) AS reason,
      coalesce(m."updatedDate", d."updatedDate") AS "updatedDate"
    FROM "Delivery" d
    LEFT JOIN "MailMessage" m ON m."workspaceId" = d."workspaceId" AND m.purpose = 'delivery ' || d.id || ' ' || d.attempts
    WHERE d."workspaceId" = ${workspaceId} AND d."destinationId" = ${destinationId}
      AND (${deliveryId}::text IS NULL OR d.id = ${deliveryId}) AND (${before}::text IS NULL OR d.id < ${before})
    ORDER BY d.id DESC LIMIT ${take}`;
  return rows.map((row) => ({
    ...row,
    nextDate: row.state === 'waiting' ? row.nextDate.toISOString() : null,
    createdDate: row.createdDate.toISOString(),
    updatedDate: row.updatedDate.toISOString(),
  }));
}

/** The delivery is attempted again from the beginning of the schedule. Returns its attempts so far, or null if it was not changed. */
export async function restartDelivery(
  { query }: Database,
  { workspaceId, deliveryId }: DeliveryKey,
  now: Date,
): Promise<{ attempts: number } | null> {
  const [row] = await query<{ attempts: number }>`
    UPDATE "Delivery" SET state = 'waiting', "nextDate" = ${now}, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${deliveryId} AND state <> 'waiting' AND body IS NOT NULL
    RETURNING attempts`;
  return row ?? null;
}

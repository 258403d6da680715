import type { Alert } from '../domain/alerts/alerts.ts';
import type { AlertEvent } from '../domain/alerts/events.ts';
import type { Database } from './postgres/database.ts';

/**
 * Records an alert, or settles the unconfirmed one with the same key. Returns its id and when it was found, or null if it was
 * recorded or settled before.
 */
export async function saveAlert(
  { query }: Database,
  key: string,
  alert: Alert,
): Promise<{ id: string; createdDate: string } | null> {
  const { figures, links } = alert;
  const [row] = await query<{ id: string; createdDate: Date }>`
    INSERT INTO "Alert" AS a ("workspaceId", id, "reportId", event, subject, key, state, "mutedReason", "isSimulated", "startDate", "endDate",
      "beforeStartDate", "beforeEndDate", figures, sentence, links, "createdDate", "firedDate")
    VALUES (${alert.workspaceId}, ${alert.id}, ${alert.reportId}, ${alert.event}, ${alert.subject}, ${key}, ${alert.state},
      ${alert.mutedReason}, ${alert.isSimulated}, ${alert.startDate}::date, ${alert.endDate}::date, ${alert.beforeStartDate}::date,
      ${alert.beforeEndDate}::date, ${JSON.stringify(figures)}::jsonb, ${alert.sentence}, ${JSON.stringify(links)}::jsonb,
      ${alert.createdDate}::timestamptz, ${alert.firedDate}::timestamptz)
    ON CONFLICT ("workspaceId", key) DO UPDATE SET state = excluded.state, "mutedReason" = excluded."mutedReason",
      "startDate" = excluded."startDate", "endDate" = excluded."endDate", figures = excluded.figures, sentence = excluded.sentence,
      links = excluded.links, "firedDate" = excluded."firedDate"
    WHERE a.state = 'unconfirmed' AND excluded.state <> 'unconfirmed'
    RETURNING id, "createdDate"`;
  return row ? { id: row.id, createdDate: row.createdDate.toISOString() } : null;
}

/** Withdraws findings that could not be confirmed, because their series has no answers any more. */
export async function withdrawUnconfirmed(
  { query }: Database,
  { workspaceId, reportId, before }: { workspaceId: string; reportId: string; before: string },
  now: Date,
): Promise<void> {
  await query`
    UPDATE "Alert" SET state = 'withdrawn', "mutedReason" = 'not_enough_data', "firedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND state = 'unconfirmed' AND "endDate" < ${before}::date`;
}

interface AlertFilter {
  workspaceId: string;
  event?: AlertEvent | undefined;
  reportId?: string | undefined;
  /** Found or settled on this day (UTC) or later. */
  since?: string | undefined;
}

type AlertRow = Omit<Alert, 'createdDate' | 'firedDate' | 'endedDate'> & {
  createdDate: Date;
  firedDate: Date | null;
  endedDate: Date | null;
};

/** The newest first. */
export async function listAlerts(
  { query }: Database,
  { workspaceId, event, reportId, since }: AlertFilter,
  { before, take }: { before: string | null; take: number },
): Promise<Alert[]> {
  const rows = await query<AlertRow>`
    SELECT id, "workspaceId", "reportId", event, subject, state, "mutedReason", "isSimulated", "startDate"::text, "endDate"::text,
      "beforeStartDate"::text, "beforeEndDate"::text, figures, sentence, links, "createdDate", "firedDate", "endedDate"
    FROM "Alert"
    WHERE "workspaceId" = ${workspaceId} AND (${before}::text IS NULL OR id < ${before})
      AND (${event ?? null}::text IS NULL OR event = ${event ?? null}) AND (${reportId ?? null}::text IS NULL OR "reportId" = ${reportId ?? null})
      AND (${since ?? null}::date IS NULL OR greatest("createdDate", "firedDate") >= ${since ?? null}::date)
    ORDER BY id DESC LIMIT ${take}`;
  return rows.map(({ createdDate, firedDate, endedDate, ...alert }) => ({
    ...alert,
    createdDate: createdDate.toISOString(),
    firedDate: firedDate?.toISOString() ?? null,
    endedDate: endedDate?.toISOString() ?? null,
  }));
}

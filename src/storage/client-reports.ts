import type { ClientReport, Edition, EditionState, Period } from '../domain/client-reports/client-reports.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import type { Database } from './postgres/database.ts';

interface ReportRow extends Omit<ClientReport, 'createdDate' | 'updatedDate'> {
  createdDate: Date;
  updatedDate: Date;
}

export interface ReportKey {
  workspaceId: string;
  reportId: string;
}

export interface EditionKey {
  workspaceId: string;
  editionId: string;
}

export async function findClientReport(
  { query }: Database,
  { workspaceId, reportId }: ReportKey,
): Promise<ClientReport | null> {
  const [row] = await query<ReportRow>`
    SELECT "reportId", period, sections, recipients, delivery, country, "createdDate", "updatedDate" FROM "ClientReport"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId}`;
  return row ? toReport(row) : null;
}

export async function saveClientReport(
  { query }: Database,
  { workspaceId, reportId }: ReportKey,
  { period, sections, recipients, delivery, country }: Omit<ClientReport, 'reportId' | 'createdDate' | 'updatedDate'>,
  now: Date,
): Promise<ClientReport> {
  const [row] = await query<ReportRow>`
    INSERT INTO "ClientReport" ("workspaceId", "reportId", period, sections, recipients, delivery, country, "createdDate", "updatedDate")
    VALUES (${workspaceId}, ${reportId}, ${period}, ${sections}::text[], ${recipients}::text[], ${delivery}, ${country}, ${now}, ${now})
    ON CONFLICT ("workspaceId", "reportId") DO UPDATE SET period = excluded.period, sections = excluded.sections,
      recipients = excluded.recipients, delivery = excluded.delivery, country = excluded.country, "updatedDate" = excluded."updatedDate"
    RETURNING "reportId", period, sections, recipients, delivery, country, "createdDate", "updatedDate"`;
  if (!row) throw new Error(`The client report of ${reportId} was not saved`);
  return toReport(row);
}

/** Its editions are kept. False if there is none. */
export async function deleteClientReport({ query }: Database, { workspaceId, reportId }: ReportKey): Promise<boolean> {
  const rows = await query`
    DELETE FROM "ClientReport" WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} RETURNING 1`;
  return rows.length > 0;
}

interface DueReport extends ReportKey {
  period: Period;
  /** Null for UTC. */
  timeZone: string | null;
}

/**
 * The reports whose last period has no edition yet. A period that ended before its client report was set up is not made by
 * itself, nor one after the report ended.
 */
export async function listDueReports({ query }: Database, windows: Record<Period, DateWindow>): Promise<DueReport[]> {
  const periods = JSON.stringify(Object.entries(windows).map(([period, window]) => ({ period, ...window })));
  return query<DueReport>`
    SELECT c."workspaceId", c."reportId", c.period, w."timeZone" FROM "ClientReport" c
    JOIN jsonb_to_recordset(${periods}::jsonb) AS p (period text, "startDate" date, "endDate" date) ON p.period = c.period
    JOIN "Workspace" w ON w.id = c."workspaceId" AND w."deletedDate" IS NULL
    JOIN "BrandReport" r ON r.id = c."reportId" AND (r."endDate" IS NULL OR r."endDate" >= p."startDate")
    WHERE c."createdDate" < p."endDate" + 1 AND NOT EXISTS (
      SELECT FROM "ClientReportEdition" e WHERE e."workspaceId" = c."workspaceId" AND e."reportId" = c."reportId"
        AND e."startDate" = p."startDate" AND e."endDate" = p."endDate")
    ORDER BY c."workspaceId", c."reportId"`;
}

/** False if the period has an edition, or the report was deleted. */
export async function insertEdition(
  { query }: Database,
  { id, workspaceId, reportId, startDate, endDate }: ReportKey & DateWindow & { id: string },
  now: Date,
): Promise<boolean> {
  const rows = await query`
    INSERT INTO "ClientReportEdition" ("workspaceId", id, "reportId", "startDate", "endDate", "createdDate", "updatedDate")
    SELECT ${workspaceId}, ${id}, r.id, ${startDate}::date, ${endDate}::date, ${now}::timestamptz, ${now}::timestamptz
    FROM "BrandReport" r WHERE r.id = ${reportId} AND r."workspaceId" = ${workspaceId} FOR KEY SHARE
    ON CONFLICT ("workspaceId", "reportId", "startDate", "endDate") DO NOTHING RETURNING 1`;
  return rows.length > 0;
}

interface EditionRow extends Omit<Edition, 'deliveries' | 'createdDate' | 'updatedDate'> {
  createdDate: Date;
  updatedDate: Date;
}

interface EditionFilter {
  workspaceIds: readonly string[];
  editionId?: string | undefined;
  reportId?: string | undefined;
  state?: EditionState | undefined;
  before: string | null;
  take: number;
}

/** The newest first, without their deliveries. The state of an approved one follows from its messages. */
export async function listEditions(
  { query }: Database,
  { workspaceIds, editionId, reportId, state, before, take }: EditionFilter,
): Promise<Omit<Edition, 'deliveries'>[]> {
  const rows = await query<EditionRow>`
    SELECT * FROM (
      SELECT e.id, e."workspaceId", e."reportId", r."reportTitle", e."startDate"::text, e."endDate"::text, e.comment, e.reason, e."shareId",
        e."createdDate", e."updatedDate",
        CASE WHEN e.state <> 'approved' THEN e.state WHEN m.failed THEN 'failed' WHEN m.open THEN 'sending' ELSE 'sent' END AS state
      FROM "ClientReportEdition" e JOIN "BrandReport" r ON r.id = e."reportId"
      LEFT JOIN LATERAL (
        SELECT bool_or(state IN ('failed', 'uncertain')) AS failed, bool_or(state IN ('waiting', 'sending')) AS open FROM "MailMessage"
        WHERE "workspaceId" = e."workspaceId" AND purpose = 'client-report ' || e.id
      ) m ON true
      WHERE e."workspaceId" = ANY(${workspaceIds}::text[]) AND (${reportId ?? null}::text IS NULL OR e."reportId" = ${reportId ?? null})
        AND (${editionId ?? null}::text IS NULL OR e.id = ${editionId ?? null}) AND (${before}::text IS NULL OR e.id < ${before})
        AND e.state <> 'discarded'
    ) edition WHERE ${state ?? null}::text IS NULL OR state = ${state ?? null}
    ORDER BY id DESC LIMIT ${take}`;
  return rows.map(({ createdDate, updatedDate, ...row }) => ({
    ...row,
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
  }));
}

/** What an edition shows. */
export async function findContent(
  { query }: Database,
  { workspaceId, editionId }: EditionKey,
): Promise<{ view: unknown; pdf: Buffer | null } | null> {
  const [row] = await query<{ view: unknown; pdf: Buffer | null }>`
    SELECT view, pdf FROM "ClientReportEdition" WHERE "workspaceId" = ${workspaceId} AND id = ${editionId}`;
  return row ?? null;
}

export interface StoredEdition {
  state: 'making' | 'draft' | 'approved' | 'failed' | 'discarded';
  comment: string;
}

/** Locks an edition until the transaction ends. Null if it was deleted. */
export async function lockEdition(
  { query }: Database,
  { workspaceId, editionId }: EditionKey,
): Promise<StoredEdition | null> {
  const [row] = await query<StoredEdition>`
    SELECT state, comment FROM "ClientReportEdition" WHERE "workspaceId" = ${workspaceId} AND id = ${editionId} FOR NO KEY UPDATE`;
  return row ?? null;
}

export async function saveDraft(
  { query }: Database,
  { workspaceId, editionId }: EditionKey,
  { view, pdf, reason }: { view: object; pdf: Uint8Array; reason: string | null },
  now: Date,
): Promise<void> {
  await query`
    UPDATE "ClientReportEdition" SET state = 'draft', view = ${JSON.stringify(view)}::jsonb, pdf = ${Buffer.from(pdf)}, reason = ${reason},
      "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${editionId}`;
}

/** It is made again, with another comment if one is given. */
export async function restartEdition(
  { query }: Database,
  { workspaceId, editionId }: EditionKey,
  comment: string | null,
  now: Date,
): Promise<void> {
  await query`
    UPDATE "ClientReportEdition" SET state = 'making', comment = coalesce(${comment}, comment), reason = NULL, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${editionId}`;
}

export async function approveEdition(
  { query }: Database,
  { workspaceId, editionId }: EditionKey,
  shareId: string,
  now: Date,
): Promise<void> {
  await query`
    UPDATE "ClientReportEdition" SET state = 'approved', "shareId" = ${shareId}, reason = NULL, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${editionId}`;
}

export async function failEdition(
  { query }: Database,
  { workspaceId, editionId }: EditionKey,
  reason: string,
  now: Date,
): Promise<void> {
  await query`
    UPDATE "ClientReportEdition" SET state = 'failed', reason = ${reason}, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${editionId} AND state = 'making'`;
}

/** Nothing of it is kept but its period, so that no other one is made by itself. */
export async function discardEdition(
  { query }: Database,
  { workspaceId, editionId }: EditionKey,
  now: Date,
): Promise<void> {
  await query`
    UPDATE "ClientReportEdition" SET state = 'discarded', comment = '', reason = NULL, view = NULL, pdf = NULL, "updatedDate" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${editionId}`;
}

/** Before the edition of a period is made again. */
export async function deleteDiscarded(
  { query }: Database,
  { workspaceId, reportId, startDate, endDate }: ReportKey & DateWindow,
): Promise<void> {
  await query`
    DELETE FROM "ClientReportEdition" WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId}
      AND "startDate" = ${startDate}::date AND "endDate" = ${endDate}::date AND state = 'discarded'`;
}

function toReport({ createdDate, updatedDate, ...row }: ReportRow): ClientReport {
  return { ...row, createdDate: createdDate.toISOString(), updatedDate: updatedDate.toISOString() };
}

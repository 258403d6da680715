import { PASSWORD_ATTEMPTS, type Share, type ShareFilter } from '../domain/shares/shares.ts';
import type { Database } from './postgres/database.ts';

type Hash = Uint8Array<ArrayBuffer>;

interface ShareRow extends Omit<Share, 'mode' | 'createdDate' | 'expiresDate'> {
  isFrozen: boolean;
  createdDate: Date;
  expiresDate: Date | null;
}

export interface NewShare extends ShareFilter {
  id: string;
  reportId: string;
  hash: Hash;
  view: object | null;
  password: Hash | null;
  isTemporary: boolean;
  notes: boolean;
  createdDate: Date;
  expiresDate: Date | null;
}

export async function insertShare({ query }: Database, share: NewShare): Promise<void> {
  const view = share.view && JSON.stringify(share.view);
  await query`
    INSERT INTO "ReportShare" (id, "reportId", hash, "startDate", "endDate", country, engines, "tagId", branded, "compareStartDate", "compareEndDate",
      view, password, "isTemporary", "hasNotes", "createdDate", "expiresDate")
    VALUES (${share.id}, ${share.reportId}, ${share.hash}, ${share.startDate}::date, ${share.endDate}::date,
      ${share.country}, ${share.engines && JSON.stringify(share.engines)}::jsonb, ${share.tagId}, ${share.branded},
      ${share.compareStartDate}::date, ${share.compareEndDate}::date, ${view}::jsonb, ${share.password}, ${share.isTemporary}, ${share.notes},
      ${share.createdDate}, ${share.expiresDate})`;
}

/** Shares that people created. Expired ones are listed until they are deleted. */
export async function listShares(
  { query }: Database,
  { reportId, before, take }: { reportId: string; before: string | null; take: number },
): Promise<Share[]> {
  const rows = await query<ShareRow>`
    SELECT id, "startDate"::text, "endDate"::text, country, engines, "tagId", branded, "compareStartDate"::text,
           "compareEndDate"::text, view IS NOT NULL AS "isFrozen", password IS NOT NULL AS "hasPassword", "hasNotes" AS notes, "createdDate", "expiresDate"
    FROM "ReportShare"
    WHERE "reportId" = ${reportId} AND NOT "isTemporary" AND (${before}::text IS NULL OR id < ${before})
    ORDER BY id DESC LIMIT ${take}`;
  return rows.map(toShare);
}

export async function countShares({ query }: Database, reportId: string): Promise<number> {
  const [row] = await query<{ count: number }>`
    SELECT count(*)::int AS count FROM "ReportShare" WHERE "reportId" = ${reportId} AND NOT "isTemporary"`;
  return row?.count ?? 0;
}

/** False if the report has no such share. */
export async function deleteShare(
  { query }: Database,
  { reportId, shareId }: { reportId: string; shareId: string },
): Promise<boolean> {
  const rows = await query`
    DELETE FROM "ReportShare" WHERE id = ${shareId} AND "reportId" = ${reportId} RETURNING 1`;
  return rows.length > 0;
}

export interface OpenShare extends Share {
  workspaceId: string;
  reportId: string;
  /** Null if the share is live. */
  view: unknown;
  password: Buffer | null;
}

/** Expired shares and shares of deleted workspaces are not found. */
export async function findShare({ query }: Database, hash: Hash, now: Date): Promise<OpenShare | null> {
  const [row] = await query<ShareRow & Pick<OpenShare, 'workspaceId' | 'reportId' | 'view' | 'password'>>`
    SELECT s.id, s."startDate"::text, s."endDate"::text, s.country, s.engines, s."tagId", s.branded, s."compareStartDate"::text,
           s."compareEndDate"::text, s.view IS NOT NULL AS "isFrozen", s.password IS NOT NULL AS "hasPassword", s."hasNotes" AS notes, s."createdDate", s."expiresDate", s."reportId", s.view, s.password,
           r."workspaceId"
    FROM "ReportShare" s JOIN "BrandReport" r ON r.id = s."reportId"
    JOIN "Workspace" w ON w.id = r."workspaceId"
    WHERE s.hash = ${hash} AND (s."expiresDate" IS NULL OR s."expiresDate" > ${now}) AND w."deletedDate" IS NULL`;
  if (!row) return null;
  const { workspaceId, reportId, view, password } = row;
  return { ...toShare(row), workspaceId, reportId, view, password };
}

/**
 * Counts a password before it is checked, so that concurrent guesses cannot exceed the limit. Returns when the period
 * began if its attempts are used up, and null otherwise.
 */
export async function claimAttempt({ query }: Database, shareId: string, now: Date): Promise<Date | null> {
  const since = new Date(now.getTime() - PASSWORD_ATTEMPTS.periodMs);
  const [row] = await query<{ failedAttempts: number; attemptsDate: Date }>`
    UPDATE "ReportShare" SET
      "failedAttempts" = CASE WHEN "attemptsDate" > ${since} THEN "failedAttempts" + 1 ELSE 1 END,
      "attemptsDate" = CASE WHEN "attemptsDate" > ${since} THEN "attemptsDate" ELSE ${now}::timestamptz END
    WHERE id = ${shareId} RETURNING "failedAttempts", "attemptsDate"`;
  return row && row.failedAttempts > PASSWORD_ATTEMPTS.most ? row.attemptsDate : null;
}

/** A correct password does not count. */
export async function returnAttempt({ query }: Database, shareId: string): Promise<void> {
  await query`
    UPDATE "ReportShare" SET "failedAttempts" = greatest(0, "failedAttempts" - 1) WHERE id = ${shareId}`;
}

export async function deleteExpiredShares({ query }: Database, now: Date): Promise<void> {
  await query`DELETE FROM "ReportShare" WHERE "expiresDate" <= ${now}`;
}

function toShare({ isFrozen, createdDate, expiresDate, ...row }: ShareRow): Share {
  const {
    id,
    startDate,
    endDate,
    country,
    engines,
    tagId,
    branded,
    compareStartDate,
    compareEndDate,
    hasPassword,
    notes,
  } = row;
  return {
    id,
    mode: isFrozen ? 'frozen' : 'live',
    startDate,
    endDate,
    country,
    engines,
    tagId,
    branded,
    compareStartDate,
    compareEndDate,
    hasPassword,
    notes,
    createdDate: createdDate.toISOString(),
    expiresDate: expiresDate?.toISOString() ?? null,
  };
}

import type { Database } from '../postgres/database.ts';
import { findOwner } from '../reports/owners.ts';

/** Reports whose current statistics were counted by a version that stored no readable sums. */
export async function listReportsWithoutSums({ query }: Database): Promise<string[]> {
  const rows = await query<{ id: string }>`
    WITH older AS MATERIALIZED (SELECT "reportId", version FROM "ReportGeneration" WHERE NOT "hasSums")
    SELECT r.id FROM older g JOIN "BrandReport" r ON r.id = g."reportId" AND r."computedVersion" = g.version`;
  return rows.map(({ id }) => id);
}

/** Fills in the readable sums of up to `most` blocks of the current statistics. Returns how many were missing. */
export async function fillSums(database: Database, reportId: string, most: number): Promise<number> {
  const workspaceId = await findOwner(database, reportId);
  const rows = await database.query`
    WITH report AS MATERIALIZED (SELECT "computedVersion" AS version FROM "BrandReport" WHERE id = ${reportId})
    UPDATE "ReportCount" c SET answers = u.answers, "noAnswers" = u.no_answers, failed = u.failed, mentions = u.mentions,
      "namedIn" = u.named_in, positions = u.positions, citations = u.citations, "citedIn" = u.cited_in
    FROM (
      SELECT b."reportId", b.version, b."isSimulated", b.day, b.country, b.engine, counts.*
      FROM report r
      JOIN "ReportGeneration" g ON g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId} AND g.version = r.version
      JOIN "ReportCount" b ON b."workspaceId" = ${workspaceId} AND b."reportId" = ${reportId} AND b.version = g.version
      CROSS JOIN LATERAL reporting.unpack_counts(b.total, jsonb_array_length(g.brands)) counts
      WHERE b.answers IS NULL
      LIMIT ${most}
    ) u
    WHERE c."workspaceId" = ${workspaceId} AND c."reportId" = u."reportId" AND c.version = u.version
      AND c."isSimulated" = u."isSimulated" AND c.day = u.day AND c.country = u.country AND c.engine = u.engine
      AND c.answers IS NULL
    RETURNING 1`;
  return rows.length;
}

export async function markSummed(database: Database, reportId: string): Promise<void> {
  const workspaceId = await findOwner(database, reportId);
  await database.query`
    WITH report AS MATERIALIZED (SELECT "computedVersion" AS version FROM "BrandReport" WHERE id = ${reportId})
    UPDATE "ReportGeneration" g SET "hasSums" = true FROM report r
    WHERE g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId} AND g.version = r.version`;
}

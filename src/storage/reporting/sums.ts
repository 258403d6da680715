import type { Database } from '../database.ts';

/** Reports whose current statistics were counted by a version that stored no readable sums. */
export async function listReportsWithoutSums({ query }: Database): Promise<string[]> {
  const rows = await query<{ id: string }>`
    SELECT r.id FROM "ReportGeneration" g
    JOIN "BrandReport" r ON r."workspaceId" = g."workspaceId" AND r.id = g."reportId" AND r."computedVersion" = g.version
    WHERE NOT g."hasSums"`;
  return rows.map(({ id }) => id);
}

/** Fills in the readable sums of up to `most` blocks of the current statistics. Returns how many were missing. */
export async function fillSums({ query }: Database, reportId: string, most: number): Promise<number> {
  const rows = await query`
    UPDATE "ReportCount" c SET answers = u.answers, "noAnswers" = u.no_answers, failed = u.failed, mentions = u.mentions,
      "namedIn" = u.named_in, positions = u.positions, citations = u.citations, "citedIn" = u.cited_in
    FROM (
      SELECT b."workspaceId", b."reportId", b.version, b."isSimulated", b.day, b.country, b.engine, counts.*
      FROM "BrandReport" r
      JOIN "ReportGeneration" g
        ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
      JOIN "ReportCount" b ON b."workspaceId" = r."workspaceId" AND b."reportId" = r.id AND b.version = g.version
      CROSS JOIN LATERAL reporting.unpack_counts(b.total, jsonb_array_length(g.brands)) counts
      WHERE r.id = ${reportId} AND b.answers IS NULL
      LIMIT ${most}
    ) u
    WHERE c."workspaceId" = u."workspaceId" AND c."reportId" = u."reportId" AND c.version = u.version
      AND c."isSimulated" = u."isSimulated" AND c.day = u.day AND c.country = u.country AND c.engine = u.engine
      AND c.answers IS NULL
    RETURNING 1`;
  return rows.length;
}

export async function markSummed({ query }: Database, reportId: string): Promise<void> {
  await query`
    UPDATE "ReportGeneration" g SET "hasSums" = true FROM "BrandReport" r
    WHERE r.id = ${reportId} AND g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"`;
}

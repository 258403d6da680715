import type { Connection, Transaction } from '../database.ts';

/** Assigns every prompt to every report. Returns the reports that gained prompts. */
export async function addReportPrompts(
  tx: Transaction,
  reportIds: readonly string[],
  promptIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ reportId: string }[]>`
    WITH added AS (
      INSERT INTO "BrandReportPrompt" ("reportId", "promptId")
      SELECT r, p FROM unnest(${reportIds}::text[]) r CROSS JOIN unnest(${promptIds}::text[]) p
      ON CONFLICT DO NOTHING
      RETURNING "reportId"
    )
    SELECT DISTINCT "reportId" FROM added`;
  return rows.map((row) => row.reportId);
}

/** Removes prompts from a report. Returns the number removed. */
export async function removeReportPrompts(
  tx: Transaction,
  reportId: string,
  promptIds: readonly string[],
): Promise<number> {
  const { count } = await tx.brandReportPrompt.deleteMany({ where: { reportId, promptId: { in: [...promptIds] } } });
  return count;
}

/** Counts the prompts that each of these reports would have with `promptIds` added. Reports of other workspaces are omitted. */
export async function countPromptsWith(
  db: Connection,
  {
    workspaceId,
    reportIds,
    promptIds,
  }: { workspaceId: string; reportIds: readonly string[]; promptIds: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; others: number }[]>`
    SELECT r.id, count(rp."promptId") FILTER (WHERE NOT rp."promptId" = ANY(${promptIds}))::int AS others
    FROM "BrandReport" r LEFT JOIN "BrandReportPrompt" rp ON rp."reportId" = r.id
    WHERE r."workspaceId" = ${workspaceId} AND r.id = ANY(${reportIds})
    GROUP BY r.id`;
  return new Map(rows.map((row) => [row.id, row.others + promptIds.length]));
}

export async function findReportIdsOfPrompt(db: Connection, promptId: string): Promise<string[]> {
  const rows = await db.brandReportPrompt.findMany({ where: { promptId }, select: { reportId: true } });
  return rows.map((row) => row.reportId);
}

export async function hasReportPrompt(db: Connection, reportId: string, promptId: string): Promise<boolean> {
  return (await db.brandReportPrompt.count({ where: { reportId, promptId } })) > 0;
}

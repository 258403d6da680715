import type { Database } from '../postgres/database.ts';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';
import { sql } from '../postgres/fragments.ts';

/**
 * Claims a request for a new report. Returns the id of that report, or the id of the report that an identical request created
 * within the last `withinMs`. If several processes claim concurrently, one wins, and the others wait and get its report.
 */
export async function claimRequest(
  tx: Database,
  {
    fingerprint,
    workspaceId,
    reportId,
    withinMs,
    now,
  }: { fingerprint: Uint8Array<ArrayBuffer>; workspaceId: string; reportId: string; withinMs: number; now: Date },
): Promise<string> {
  const since = new Date(now.getTime() - withinMs);
  const claimed = await tx.query<{ reportId: string }>`
    INSERT INTO "BrandReportRequest" AS earlier (fingerprint, "workspaceId", "reportId", "firstDate")
    VALUES (${fingerprint}, ${workspaceId}, ${reportId}, ${now})
    ON CONFLICT (fingerprint) DO UPDATE SET "workspaceId" = EXCLUDED."workspaceId", "reportId" = EXCLUDED."reportId",
      "firstDate" = EXCLUDED."firstDate"
    WHERE earlier."firstDate" <= ${since}
    RETURNING "reportId"`;
  if (claimed[0]) return claimed[0].reportId;
  const first = await tx.prisma.brandReportRequest.findUniqueOrThrow({ where: { fingerprint } });
  return first.reportId;
}

export async function deleteRequestsOf(tx: Database, reportId: string): Promise<void> {
  await tx.prisma.brandReportRequest.deleteMany({ where: { reportId } });
}

export async function deleteRequestsBefore(database: Database, date: Date): Promise<number> {
  const key = [
    { name: 'firstDate', type: 'timestamptz' },
    { name: 'fingerprint', type: 'bytea' },
  ];
  return deleteInBatches(database, { table: 'BrandReportRequest', where: sql`"firstDate" < ${date}`, key });
}

import type { LogCounts } from '../../domain/logs/reader.ts';
import type { Database } from '../database.ts';
import type { SqlDatabase } from '../sql.ts';

interface Batch {
  workspaceId: string;
  connectorId: string;
  /** The digests that identify a duplicate: of its content, and of the sender's key. */
  digests: Uint8Array<ArrayBuffer>[];
  counts: LogCounts;
}

/**
 * Claims a batch for counting. Null if it is new; otherwise the counts of the batch that it repeats. A transaction that claims
 * the same batch at the same time waits until the first one has ended.
 */
export async function claimBatch({ query }: SqlDatabase, batch: Batch, now: Date): Promise<LogCounts | null> {
  const { workspaceId, connectorId, digests, counts } = batch;
  // Always in the same order: two batches with two digests in common must not deadlock.
  const claimed = await query<{ digest: Buffer }>`
    INSERT INTO "LogBatch" ("workspaceId", "connectorId", digest, counts, "createdDate")
    SELECT ${workspaceId}::text, ${connectorId}::text, digest, ${JSON.stringify(counts)}::jsonb, ${now}::timestamptz
    FROM unnest(${digests}::bytea[]) AS digest ORDER BY digest
    ON CONFLICT DO NOTHING RETURNING digest`;
  if (claimed.length === digests.length) return null;
  await query`
    DELETE FROM "LogBatch" WHERE "workspaceId" = ${workspaceId} AND "connectorId" = ${connectorId}
      AND digest = ANY(${claimed.map(({ digest }) => digest)}::bytea[])`;
  const [first] = await query<{ counts: LogCounts }>`
    SELECT counts FROM "LogBatch" WHERE "workspaceId" = ${workspaceId} AND "connectorId" = ${connectorId}
      AND digest = ANY(${digests}::bytea[]) LIMIT 1`;
  if (!first) throw new Error('The batch that was claimed before no longer exists');
  // Batches from before referrals were counted have none.
  return { ...first.counts, referrals: first.counts.referrals ?? 0 };
}

export async function deleteBatchesBefore(db: Database, date: Date): Promise<number> {
  const { count } = await db.prisma.logBatch.deleteMany({ where: { createdDate: { lt: date } } });
  return count;
}

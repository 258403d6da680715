import type { LogCounts } from '../../domain/logs/reader.ts';
import type { Connection } from '../database.ts';
import type { Query } from '../sql.ts';

interface Batch {
  workspaceId: string;
  connectorId: string;
  /** Whatever a repetition would have in common with it: its content, the sender's key. */
  digests: Uint8Array<ArrayBuffer>[];
  counts: LogCounts;
}

/**
 * Claims a batch for counting. Null when it is new; else the counts of the batch that it repeats. Who claims the same batch
 * at the same time waits until the first has been counted or has failed.
 */
export async function claimBatch(query: Query, batch: Batch, now: Date): Promise<LogCounts | null> {
  const { workspaceId, connectorId, digests, counts } = batch;
  // In one order for everybody: two batches with two digests in common must not wait for each other.
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
  if (!first) throw new Error('A batch that was there is gone');
  return first.counts;
}

export async function deleteBatchesBefore(db: Connection, date: Date): Promise<number> {
  const { count } = await db.logBatch.deleteMany({ where: { createdDate: { lt: date } } });
  return count;
}

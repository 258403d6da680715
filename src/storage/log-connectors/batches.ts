import type { LogCounts } from '../../domain/logs/reader.ts';
import type { Connection } from '../database.ts';
import type { Query } from '../sql.ts';

interface Batch {
  workspaceId: string;
  connectorId: string;
  /** Hashes that identify a repeated batch: of its content, and of the sender's key. */
  digests: Uint8Array<ArrayBuffer>[];
  counts: LogCounts;
}

/**
 * Claims a batch for counting. Returns null if it is new, or else the counts of the batch that it repeats. A concurrent claim
 * of the same batch waits until the first is counted or has failed.
 */
export async function claimBatch(query: Query, batch: Batch, now: Date): Promise<LogCounts | null> {
  const { workspaceId, connectorId, digests, counts } = batch;
  // Digests are inserted in a fixed order, because batches with two digests in common could otherwise deadlock.
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
  if (!first) throw new Error('The repeated batch no longer exists');
  return first.counts;
}

export async function deleteBatchesBefore(db: Connection, date: Date): Promise<number> {
  const { count } = await db.logBatch.deleteMany({ where: { createdDate: { lt: date } } });
  return count;
}

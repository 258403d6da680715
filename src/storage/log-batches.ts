import type { LogCounts } from '../domain/logs/reader.ts';
import type { Connection, Transaction } from './database.ts';

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
export async function claimBatch(tx: Transaction, batch: Batch, now: Date): Promise<LogCounts | null> {
  const { workspaceId, connectorId, digests, counts } = batch;
  // In one order for everybody: two batches with two digests in common must not wait for each other.
  const claimed = await tx.$queryRaw<{ digest: Uint8Array<ArrayBuffer> }[]>`
    INSERT INTO "LogBatch" ("workspaceId", "connectorId", digest, counts, "createdDate")
    SELECT ${workspaceId}, ${connectorId}, digest, ${JSON.stringify(counts)}::jsonb, ${now}
    FROM unnest(${digests}::bytea[]) AS digest ORDER BY digest
    ON CONFLICT DO NOTHING RETURNING digest`;
  if (claimed.length === digests.length) return null;
  const own = { workspaceId, connectorId };
  await tx.logBatch.deleteMany({ where: { ...own, digest: { in: claimed.map(({ digest }) => digest) } } });
  const first = await tx.logBatch.findFirstOrThrow({ where: { ...own, digest: { in: digests } } });
  return first.counts as unknown as LogCounts;
}

export async function deleteBatchesBefore(db: Connection, date: Date): Promise<number> {
  const { count } = await db.logBatch.deleteMany({ where: { createdDate: { lt: date } } });
  return count;
}

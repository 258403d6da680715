import type { LogCounts } from '../../domain/logs/reader.ts';
import type { Database } from '../postgres/database.ts';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';
import { sql } from '../postgres/fragments.ts';
import type { SqlDatabase } from '../postgres/sql-database.ts';

interface Batch {
  workspaceId: string;
  connectorId: string;
  /** SHA-256 of the content. */
  content: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the sender's key. Null if there is none. */
  key: Uint8Array<ArrayBuffer> | null;
  counts: LogCounts;
}

/**
 * Claims a batch for counting. Null if it is new; the counts of the batch that it repeats; or 'other' if its key was used for
 * another content. A transaction that claims the same batch at the same time waits until the first one has ended.
 */
export async function claimBatch({ query }: SqlDatabase, batch: Batch, now: Date): Promise<LogCounts | 'other' | null> {
  const { workspaceId, connectorId, content, key, counts } = batch;
  const digests = key === null ? [content] : [content, key];
  // Always in the same order: two batches with two digests in common must not deadlock.
  const claimed = await query<{ digest: Buffer }>`
    INSERT INTO "LogBatch" ("workspaceId", "connectorId", digest, content, counts, "createdDate")
    SELECT ${workspaceId}::text, ${connectorId}::text, digest, ${content}, ${JSON.stringify(counts)}::jsonb,
      ${now}::timestamptz
    FROM unnest(${digests}::bytea[]) AS digest ORDER BY digest
    ON CONFLICT DO NOTHING RETURNING digest`;
  if (claimed.length === digests.length) return null;
  // Every digest has a row now. The counts are those of the row that was there before.
  const rows = await query<{ isKey: boolean; isSame: boolean; isOld: boolean; counts: LogCounts }>`
    SELECT digest IS NOT DISTINCT FROM ${key} AS "isKey", coalesce(content = ${content}, true) AS "isSame",
      digest <> ALL(${claimed.map(({ digest }) => digest)}::bytea[]) AS "isOld", counts
    FROM "LogBatch" WHERE "workspaceId" = ${workspaceId} AND "connectorId" = ${connectorId}
      AND digest = ANY(${digests}::bytea[]) ORDER BY "isOld" DESC, "isKey"`;
  if (rows.some(({ isKey, isSame }) => isKey && !isSame)) return 'other';
  const [first] = rows;
  if (!first?.isOld) throw new Error('The batch that was claimed before no longer exists');
  // Batches from before referrals were counted have none.
  return { ...first.counts, referrals: first.counts.referrals ?? 0 };
}

export async function deleteBatchesBefore(database: Database, date: Date): Promise<number> {
  const key = [
    { name: 'createdDate', type: 'timestamptz' },
    { name: 'workspaceId', type: 'text' },
    { name: 'connectorId', type: 'text' },
    { name: 'digest', type: 'bytea' },
  ];
  return deleteInBatches(database, { table: 'LogBatch', where: sql`"createdDate" < ${date}`, key });
}

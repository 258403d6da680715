import type { Database } from './postgres/database.ts';
import { deleteInBatches } from './postgres/delete-in-batches.ts';
import { sql } from './postgres/fragments.ts';

export interface KeyOfCaller {
  apiKeyId: string;
  key: string;
}

export interface IdempotentReply {
  fingerprint: Uint8Array<ArrayBuffer>;
  output: unknown;
}

/** Holds the key until the transaction ends. False if another request holds it. */
export async function holdKey(tx: Database, { apiKeyId, key }: KeyOfCaller): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${apiKeyId} ${key}`}, 0)) AS held`;
  return row?.held ?? false;
}

export async function findReply(
  tx: Database,
  { apiKeyId, key }: KeyOfCaller,
  keepMs: number,
): Promise<IdempotentReply | null> {
  const [row] = await tx.query<{ fingerprint: Buffer<ArrayBuffer>; output: unknown }>`
    SELECT fingerprint, output FROM "IdempotentReply" WHERE "apiKeyId" = ${apiKeyId} AND key = ${key}
      AND "createdDate" > now() - ${keepMs} * interval '1 millisecond'`;
  return row ?? null;
}

/** Replaces an expired reply. */
export async function saveReply(
  tx: Database,
  { apiKeyId, key }: KeyOfCaller,
  { fingerprint, output }: IdempotentReply,
): Promise<void> {
  await tx.query`
    INSERT INTO "IdempotentReply" ("apiKeyId", key, fingerprint, output)
    VALUES (${apiKeyId}, ${key}, ${Buffer.from(fingerprint)}, ${JSON.stringify(output)}::json)
    ON CONFLICT ("apiKeyId", key) DO UPDATE
    SET fingerprint = EXCLUDED.fingerprint, output = EXCLUDED.output, "createdDate" = now()`;
}

export async function deleteExpiredReplies(database: Database, keepMs: number): Promise<number> {
  const where = sql`"createdDate" <= now() - ${keepMs}::int * interval '1 millisecond'`;
  const key = [
    { name: 'createdDate', type: 'timestamptz' },
    { name: 'apiKeyId', type: 'text' },
    { name: 'key', type: 'text' },
  ];
  return deleteInBatches(database, { table: 'IdempotentReply', where, key });
}

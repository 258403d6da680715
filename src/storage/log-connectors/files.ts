import type { SqlDatabase } from '../postgres/sql-database.ts';

/** A file that was counted before, identified by its beginning. */
export interface KnownFile {
  headBytes: number;
  headDigest: Uint8Array<ArrayBuffer>;
  /** Number of bytes counted so far. */
  offset: number;
}

interface Of {
  workspaceId: string;
  connectorId: string;
}

export async function listHeadLengths({ query }: SqlDatabase, { workspaceId, connectorId }: Of): Promise<number[]> {
  const rows = await query<{ headBytes: number }>`
    SELECT DISTINCT "headBytes" FROM "LogFile" WHERE "workspaceId" = ${workspaceId} AND "connectorId" = ${connectorId}`;
  return rows.map(({ headBytes }) => headBytes);
}

export async function findFile(
  { query }: SqlDatabase,
  { workspaceId, connectorId }: Of,
  head: Pick<KnownFile, 'headBytes' | 'headDigest'>,
): Promise<KnownFile | null> {
  const [row] = await query<{ offset: string }>`
    SELECT "offset" FROM "LogFile" WHERE "workspaceId" = ${workspaceId} AND "connectorId" = ${connectorId}
      AND "headBytes" = ${head.headBytes} AND "headDigest" = ${head.headDigest}`;
  return row ? { ...head, offset: Number(row.offset) } : null;
}

/**
 * Stores the progress of a file if its stored progress equals `known`; false if another process has counted more of it
 * in the meantime. Processes that count the same file at the same time wait here.
 */
export async function moveFile(
  { query }: SqlDatabase,
  { workspaceId, connectorId }: Of,
  known: KnownFile | null,
  { headBytes, headDigest, offset }: KnownFile,
  now: Date,
): Promise<boolean> {
  const moved =
    known === null
      ? await query`
          INSERT INTO "LogFile" ("workspaceId", "connectorId", "headBytes", "headDigest", "offset", "updatedDate")
          VALUES (${workspaceId}, ${connectorId}, ${headBytes}, ${headDigest}, ${offset}, ${now})
          ON CONFLICT DO NOTHING RETURNING 1`
      : await query`
          UPDATE "LogFile"
          SET "headBytes" = ${headBytes}, "headDigest" = ${headDigest}, "offset" = ${offset}, "updatedDate" = ${now}
          WHERE "workspaceId" = ${workspaceId} AND "connectorId" = ${connectorId} AND "headBytes" = ${known.headBytes}
            AND "headDigest" = ${known.headDigest} AND "offset" = ${known.offset} RETURNING 1`;
  return moved.length > 0;
}

import type { Connection, Transaction } from './database.ts';

/** A file that was counted before, known by how it begins. */
export interface KnownFile {
  headBytes: number;
  headDigest: Uint8Array<ArrayBuffer>;
  /** Bytes counted so far. */
  offset: number;
}

interface Of {
  workspaceId: string;
  connectorId: string;
}

export async function listHeadLengths(db: Connection, { workspaceId, connectorId }: Of): Promise<number[]> {
  const rows = await db.logFile.groupBy({ by: ['headBytes'], where: { workspaceId, connectorId } });
  return rows.map(({ headBytes }) => headBytes);
}

export async function findFile(
  db: Connection,
  { workspaceId, connectorId }: Of,
  head: Pick<KnownFile, 'headBytes' | 'headDigest'>,
): Promise<KnownFile | null> {
  const row = await db.logFile.findUnique({
    where: { workspaceId_connectorId_headBytes_headDigest: { workspaceId, connectorId, ...head } },
  });
  return row && { ...head, offset: Number(row.offset) };
}

/**
 * Notes how far a file is counted now, if it was counted as far as `known` says; false when somebody else has counted on
 * meanwhile. Who counts the same file at the same time waits here.
 */
export async function moveFile(
  tx: Transaction,
  { workspaceId, connectorId }: Of,
  known: KnownFile | null,
  file: KnownFile,
  now: Date,
): Promise<boolean> {
  const offset = BigInt(file.offset);
  const head = { headBytes: file.headBytes, headDigest: file.headDigest };
  if (known === null) {
    const { count } = await tx.logFile.createMany({
      data: [{ workspaceId, connectorId, ...head, offset, updatedDate: now }],
      skipDuplicates: true,
    });
    return count > 0;
  }
  const { count } = await tx.logFile.updateMany({
    where: {
      workspaceId,
      connectorId,
      headBytes: known.headBytes,
      headDigest: known.headDigest,
      offset: BigInt(known.offset),
    },
    data: { ...head, offset, updatedDate: now },
  });
  return count > 0;
}

export async function deleteLogFilesBefore(db: Connection, date: Date): Promise<number> {
  const { count } = await db.logFile.deleteMany({ where: { updatedDate: { lt: date } } });
  return count;
}

import type { ExportFormat } from '../../domain/exports/exports.ts';
import type { ExportSession } from '../../storage/exports/exporter.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';

export interface ExportOptions {
  format: ExportFormat;
  /** Ends the export, and its statement in PostgreSQL. */
  signal: AbortSignal;
  /** Called for each row, to show progress. */
  onRow: () => void;
}

/** Runs an export on one snapshot of the database. `prepare` runs first, on the same snapshot. */
export async function* exportFromSnapshot<Prepared>(
  { database, exporter }: Context,
  { workspaceId, signal }: { workspaceId: string; signal: AbortSignal },
  prepare: (snapshot: Database) => Promise<Prepared>,
  run: (session: ExportSession, prepared: Prepared) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const { prepared, ...session } = await exporter.open(database, { workspaceId, signal }, prepare);
  try {
    yield* run(session, prepared);
  } finally {
    await session.close();
  }
}

/** Exports the result of a COPY statement. */
export function exportStatement(
  context: Context,
  workspaceId: string,
  statement: string,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const owner = { workspaceId, signal: options.signal };
  return exportFromSnapshot(context, owner, prepareNothing, (session) => streamStatement(session, statement, options));
}

async function prepareNothing(): Promise<null> {
  return null;
}

/** The first line of CSV is the header. */
export function streamStatement(
  { stream }: ExportSession,
  statement: string,
  { format, onRow }: ExportOptions,
): AsyncIterable<Buffer> {
  let isHeader = format === 'csv';
  return stream(statement, () => {
    if (!isHeader) onRow();
    isHeader = false;
  });
}

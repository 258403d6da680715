import type { Readable } from 'node:stream';
import pg from 'pg';
import { createGate } from '../../concurrency/gate.ts';
import { CONNECT_MS, createClient, SERVER_LIMITS } from '../postgres/connections.ts';
import type { Database } from '../postgres/database.ts';
import { rawSql } from '../postgres/fragments.ts';
import { createQuery, type Query } from '../postgres/sql.ts';
import { beginTransaction, SNAPSHOT } from '../postgres/transactions.ts';
import { streamCopy } from './stream-copy.ts';

/** Exports that run at once in a process, and of one workspace. Others wait. */
const MOST_AT_ONCE = 4;
const MOST_PER_WORKSPACE = 2;
const LONGEST_STATEMENT_MS = 3_600_000;

export interface ExportSession {
  query: Query;
  /** Streams the output of a COPY statement. `onRow` is called for each line. */
  stream: (statement: string, onRow: () => void) => Readable;
  close: () => Promise<void>;
}

/** Reads that can take minutes. They have separate connections, so that requests never wait for them. */
export interface Exporter {
  /**
   * Runs `prepare` in a snapshot of the database, and opens a session that sees the same snapshot for as long as it lasts. Aborting
   * the signal ends the statement of the session.
   */
  open: <Prepared>(
    database: Database,
    options: { workspaceId: string; signal: AbortSignal },
    prepare: (snapshot: Database) => Promise<Prepared>,
  ) => Promise<ExportSession & { prepared: Prepared }>;
}

export function createExporter(url: string): Exporter {
  const gate = createGate({ total: MOST_AT_ONCE, perKey: MOST_PER_WORKSPACE });

  return {
    async open(database, { workspaceId, signal }, prepare) {
      const exit = await gate.enter(workspaceId, signal);
      const client = createExportClient(url);
      const cancel = () => void cancelStatement(client, url);
      async function close(): Promise<void> {
        signal.removeEventListener('abort', cancel);
        exit();
        await client.end().catch(() => {});
      }
      try {
        await client.connect();
        signal.addEventListener('abort', cancel, { once: true });
        const prepared = await database.snapshot(async (snapshot) => {
          await adoptSnapshot(client, snapshot);
          return prepare(snapshot);
        });
        signal.throwIfAborted();
        const query = createQuery(client);
        return { prepared, query, stream: (statement, onRow) => streamCopy(client, statement, onRow), close };
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

function createExportClient(url: string): pg.Client {
  return createClient(url, {
    ...SERVER_LIMITS,
    application_name: 'sightline export',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: LONGEST_STATEMENT_MS,
    idle_in_transaction_session_timeout: LONGEST_STATEMENT_MS,
  });
}

async function adoptSnapshot(client: pg.Client, { query }: Database): Promise<void> {
  const [row] = await query<{ id: string }>`SELECT pg_export_snapshot() AS id`;
  await beginTransaction(client, SNAPSHOT);
  await createQuery(client)`SET TRANSACTION SNAPSHOT ${rawSql(pg.escapeLiteral(row?.id ?? ''))}`;
}

/** PostgreSQL notices a closed connection only when it sends data, so the statement is canceled before. */
async function cancelStatement(client: pg.Client, url: string): Promise<void> {
  const { processID, connection } = client as unknown as ClientInternals;
  const other = createClient(url, { connectionTimeoutMillis: CONNECT_MS });
  try {
    await other.connect();
    await createQuery(other)`SELECT pg_cancel_backend(${processID}::int)`;
  } catch {
    // PostgreSQL is unreachable, which ends the statement as well.
  } finally {
    await other.end().catch(() => {});
    connection.stream.destroy();
  }
}

interface ClientInternals {
  processID: number;
  connection: { stream: { destroy: () => void } };
}

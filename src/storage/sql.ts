import type pg from 'pg';
import { WorkspaceDeletedError } from '../domain/access/access.ts';
import { TRANSACTION_MS, withDeadline } from './deadlines.ts';

/** Sends one SQL statement. Template values become parameters, as in Prisma's `$queryRaw`. */
export type Query = <Row extends pg.QueryResultRow>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

/**
 * The part of the database that needs no Prisma, which takes a third of a second to load: for importing logs from the
 * command line.
 */
export interface SqlDatabase {
  query: Query;
  workspaceTransaction: <Result>(workspaceId: string, work: (tx: SqlDatabase) => Promise<Result>) => Promise<Result>;
}

export function createSqlDatabase(pool: pg.Pool): SqlDatabase {
  return {
    query: createQuery(pool),
    workspaceTransaction: (workspaceId, work) =>
      withDeadline(TRANSACTION_MS, () => runTransaction(pool, (tx) => tx.workspaceTransaction(workspaceId, work))),
  };
}

async function runTransaction<Result>(pool: pg.Pool, work: (tx: SqlDatabase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  // A connection that breaks while it is in use reports the error with its next statement.
  client.on('error', ignore);
  const query = createQuery(client);
  const holdWorkspace = createWorkspaceHold(query);
  const tx: SqlDatabase = {
    query,
    async workspaceTransaction(workspaceId, nested) {
      await holdWorkspace(workspaceId);
      return nested(tx);
    },
  };
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(tx);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

function ignore(): void {}

/**
 * Returns a function that holds a workspace until the transaction ends: the job that removes the rows of a deleted workspace
 * waits for it. Throws if the workspace is deleted. Each workspace is held once per transaction.
 */
export function createWorkspaceHold(query: Query): (workspaceId: string) => Promise<void> {
  const held = new Set<string>();
  return async (workspaceId) => {
    if (held.has(workspaceId)) return;
    const rows = await query`
      SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} AND "deletedDate" IS NULL FOR KEY SHARE`;
    if (rows.length === 0) throw new WorkspaceDeletedError();
    held.add(workspaceId);
  };
}

export function createQuery(connection: pg.Pool | pg.PoolClient): Query {
  return async <Row extends pg.QueryResultRow>([first = '', ...rest]: TemplateStringsArray, ...values: unknown[]) => {
    const text = rest.reduce((start, next, i) => `${start}$${i + 1}${next}`, first);
    return (await connection.query<Row>(text, values)).rows;
  };
}

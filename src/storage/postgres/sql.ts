import type pg from 'pg';
import { WorkspaceDeletedError } from '../../domain/access/access.ts';
import { copyIn, inChunks } from './copy/write.ts';
import { TRANSACTION_MS, withDeadline } from './deadlines.ts';
import { inTransaction } from './transactions.ts';

/** Sends one SQL statement. Template values become parameters, as in Prisma's `$queryRaw`. */
export type Query = <Row extends pg.QueryResultRow>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

/** Loads rows in PostgreSQL's text format into a table, whose name is followed by the columns in parentheses. */
export type Copy = (target: string, lines: Iterable<string>) => Promise<void>;

/**
 * The part of the database that needs no Prisma, which takes a third of a second to load: for importing logs from the
 * command line.
 */
export interface SqlDatabase {
  query: Query;
  copy: Copy;
  workspaceTransaction: <Result>(workspaceId: string, work: (tx: SqlDatabase) => Promise<Result>) => Promise<Result>;
}

export function createSqlDatabase(pool: pg.Pool): SqlDatabase {
  return {
    query: createQuery(pool),
    copy: createPoolCopy(pool),
    workspaceTransaction: (workspaceId, work) =>
      withDeadline(TRANSACTION_MS, () => runTransaction(pool, (tx) => tx.workspaceTransaction(workspaceId, work))),
  };
}

async function runTransaction<Result>(pool: pg.Pool, work: (tx: SqlDatabase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  const holdWorkspace = createWorkspaceHold(createPreparedQuery(client));
  const tx: SqlDatabase = {
    query: createQuery(client),
    copy: createCopy(client),
    async workspaceTransaction(workspaceId, nested) {
      await holdWorkspace(workspaceId);
      return nested(tx);
    },
  };
  try {
    return await inTransaction(client, () => work(tx));
  } finally {
    // A connection that is lost is not returned to the pool.
    client.release();
  }
}

/**
 * Returns a function that holds a workspace until the transaction ends: the job that removes the rows of a deleted workspace
 * waits for it. Throws if the workspace is deleted. Each workspace is held once per transaction.
 */
export function createWorkspaceHold(prepared: Query): (workspaceId: string) => Promise<void> {
  const held = new Set<string>();
  return async (workspaceId) => {
    if (held.has(workspaceId)) return;
    const rows = await prepared`
      SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} AND "deletedDate" IS NULL FOR KEY SHARE`;
    if (rows.length === 0) throw new WorkspaceDeletedError();
    held.add(workspaceId);
  };
}

export function createQuery(connection: pg.Pool | pg.ClientBase): Query {
  return async <Row extends pg.QueryResultRow>(template: TemplateStringsArray, ...values: unknown[]) =>
    (await connection.query<Row>(textOf(template), values)).rows;
}

export function createCopy(client: pg.ClientBase): Copy {
  return (target, lines) => copyIn(client, target, inChunks(lines));
}

export function createPoolCopy(pool: pg.Pool): Copy {
  return async (target, lines) => {
    const client = await pool.connect();
    try {
      await copyIn(client, target, inChunks(lines));
    } finally {
      client.release();
    }
  };
}

/**
 * Like `createQuery`, but each connection parses and plans the statement only once. For short statements of frequent requests.
 * They must name their columns: PostgreSQL rejects a prepared statement whose result gains a column.
 */
export function createPreparedQuery(connection: pg.Pool | pg.PoolClient): Query {
  return async <Row extends pg.QueryResultRow>(template: TemplateStringsArray, ...values: unknown[]) => {
    const text = textOf(template);
    return (await connection.query<Row>({ name: nameOf(text), text, values })).rows;
  };
}

const texts = new WeakMap<TemplateStringsArray, string>();

/** The statement with `$1`, `$2` and so on for the values. */
function textOf(template: TemplateStringsArray): string {
  let text = texts.get(template);
  if (text === undefined) {
    const [first = '', ...rest] = template;
    text = rest.reduce((start, next, i) => `${start}$${i + 1}${next}`, first);
    texts.set(template, text);
  }
  return text;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `sightline_${names.size + 1}`;
    names.set(text, name);
  }
  return name;
}

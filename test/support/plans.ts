import pg from 'pg';
import { vi } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/postgres/database.ts';
import { execute } from './database.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** Explains the statements that storage functions actually send, with their values: Prisma queries, raw queries and COPY. */
export async function explain(url: string, work: (database: Database) => Promise<unknown>): Promise<string> {
  const sent = await listStatements(url, work);
  const plans = await Promise.all(sent.map((statement) => planOf(url, statement)));
  return plans.join('\n');
}

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** The number of rows that the statements of a read process, in all steps of their plans. */
export async function countProcessedRows(url: string, work: (database: Database) => Promise<unknown>): Promise<number> {
  let rows = 0;
  for (const { text, values } of await listStatements(url, work)) {
    const sql = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`;
    const [explained] = await execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(url, sql, values);
    for (const { Plan } of explained?.['QUERY PLAN'] ?? []) rows += rowsOf(Plan);
  }
  return rows;
}

/** The numbers of a step are averages of its loops. */
function rowsOf(node: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Join Filter': unmatched = 0, Plans = [] } = node;
  const own = (node['Actual Rows'] + filtered + unmatched) * node['Actual Loops'];
  return Plans.reduce((sum, each) => sum + rowsOf(each), own);
}

async function listStatements(url: string, work: (database: Database) => Promise<unknown>): Promise<Statement[]> {
  const name = new URL(url).pathname.slice(1);
  const database = openDatabase(url, 1);
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work(database);
    // Other files of the same worker can have servers that send statements to their own databases.
    const ofDatabase = spy.mock.calls.filter((_, index) => databaseOf(spy.mock.contexts[index]) === name);
    return ofDatabase.map((call) => toStatement(call)).filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
  } finally {
    spy.mockRestore();
    await database.close();
  }
}

function databaseOf(client: unknown): string | undefined {
  return client instanceof pg.Client ? client.database : undefined;
}

/** The second argument is the values, or the callback of COPY. */
function toStatement([first, second]: unknown[]): Statement {
  const { text, values = second } = typeof first === 'string' ? { text: first } : (first as Partial<Statement>);
  const copied = /^COPY \(([\s\S]*)\) TO STDOUT/.exec(text ?? '');
  return { text: copied?.[1] ?? text ?? '', values: Array.isArray(values) ? values : [] };
}

/** Citus appends the number of the shard to the names of tables and indexes. */
const SHARD_NUMBER = /_\d{6,}\b/g;

async function planOf(url: string, { text, values }: Statement): Promise<string> {
  const rows = await execute<{ 'QUERY PLAN': string }>(url, `EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN'].replaceAll(SHARD_NUMBER, '')).join('\n');
}

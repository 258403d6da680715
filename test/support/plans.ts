import pg from 'pg';
import { vi } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { execute } from './database.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** Explains the statements that storage functions actually send, with their values: Prisma queries, raw queries and COPY. */
export async function explain(url: string, work: (database: Database) => Promise<unknown>): Promise<string> {
  const database = openDatabase(url, 1);
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  let sent: Statement[];
  try {
    await work(database);
    sent = spy.mock.calls.map((call) => toStatement(call)).filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
  } finally {
    spy.mockRestore();
    await database.close();
  }
  const plans = await Promise.all(sent.map((statement) => planOf(url, statement)));
  return plans.join('\n');
}

function toStatement([first, second]: unknown[]): Statement {
  const { text, values = second } = typeof first === 'string' ? { text: first } : (first as Partial<Statement>);
  const copied = /^COPY \(([\s\S]*)\) TO STDOUT/.exec(text ?? '');
  return { text: copied?.[1] ?? text ?? '', values: (values as unknown[] | undefined) ?? [] };
}

/** Citus appends the number of the shard to the names of tables and indexes. */
const SHARD_NUMBER = /_\d{6,}\b/g;

async function planOf(url: string, { text, values }: Statement): Promise<string> {
  const rows = await execute<{ 'QUERY PLAN': string }>(url, `EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN'].replaceAll(SHARD_NUMBER, '')).join('\n');
}

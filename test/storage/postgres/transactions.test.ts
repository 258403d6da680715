import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createClient } from '../../../src/storage/postgres/connections.ts';
import { inTransaction } from '../../../src/storage/postgres/transactions.ts';

let client: pg.Client;

beforeAll(async () => {
  client = await connect();
  await client.query('CREATE TEMP TABLE entry (name text PRIMARY KEY)');
});
afterAll(() => client.end());

async function connect(): Promise<pg.Client> {
  const connected = createClient(inject('postgres').coordinator, {});
  await connected.connect();
  return connected;
}

async function readNames(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM entry ORDER BY name');
  return rows.map(({ name }) => name);
}

describe('a transaction of a connection', () => {
  test('commits and returns the result of its work', async () => {
    const result = await inTransaction(client, async () => {
      await client.query(`INSERT INTO entry VALUES ('kept')`);
      return 7;
    });
    expect(result).toBe(7);
    expect(await readNames()).toEqual(['kept']);
  });

  test('rolls back and throws the error of its work, and the connection can be used again', async () => {
    const failing = inTransaction(client, async () => {
      await client.query(`INSERT INTO entry VALUES ('lost')`);
      throw new Error('the first error');
    });
    await expect(failing).rejects.toThrow('the first error');
    expect(await readNames()).not.toContain('lost');
  });

  test('throws the error of a statement, not that of the statements after it', async () => {
    const failing = inTransaction(client, () => client.query('SELECT 1 / 0'));
    await expect(failing).rejects.toThrow('division by zero');
  });

  test('throws the error of its work if the connection is lost meanwhile', async () => {
    const other = await connect();
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const failing = inTransaction(other, async () => {
      const ended = new Promise((resolve) => other.once('end', resolve));
      await client.query('SELECT pg_terminate_backend($1::int)', [rows[0]?.pid]);
      await ended;
      throw new Error('the first error');
    });
    await expect(failing).rejects.toThrow('the first error');
  });

  test('rejects if the connection is lost before it is committed', async () => {
    const other = await connect();
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const failing = inTransaction(other, async () => {
      const ended = new Promise((resolve) => other.once('end', resolve));
      await client.query('SELECT pg_terminate_backend($1::int)', [rows[0]?.pid]);
      await ended;
    });
    await expect(failing).rejects.toThrow(/not queryable|terminat/i);
  });

  test('has the isolation level that is requested, and can be read-only', async () => {
    const read = () =>
      client.query<{ level: string; readOnly: string }>(
        `SELECT current_setting('transaction_isolation') AS level, current_setting('transaction_read_only') AS "readOnly"`,
      );
    expect((await inTransaction(client, read)).rows).toEqual([{ level: 'read committed', readOnly: 'off' }]);
    const snapshot = await inTransaction(client, read, { isolation: 'REPEATABLE READ', readOnly: true });
    expect(snapshot.rows).toEqual([{ level: 'repeatable read', readOnly: 'on' }]);
  });
});

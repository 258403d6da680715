import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyRows, readCopyMessages } from '../../../../src/storage/postgres/copy/read.ts';
import { sql } from '../../../../src/storage/postgres/fragments.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('postgres').coordinator });
  await client.connect();
});
afterAll(() => client.end());

async function readMessages(statement: string): Promise<Buffer[]> {
  const messages: Buffer[] = [];
  await readCopyMessages(client, statement, (message) => messages.push(Buffer.from(message)));
  return messages;
}

describe('the behavior of pg that copy/run.ts relies on', () => {
  test('package.json pins the version that was checked: run these tests again before you upgrade it', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(dependencies.pg).toMatch(/^\d+\.\d+\.\d+$/);
    const installed = JSON.parse(readFileSync('node_modules/pg/package.json', 'utf8'));
    expect(installed.version).toBe(dependencies.pg);
  });

  test('each row arrives as one message, however large, before the statement ends', async () => {
    const rows = await readMessages(`COPY (SELECT repeat('x', n * 100000) FROM generate_series(1, 5) n) TO STDOUT`);
    expect(rows.map((row) => row.length)).toEqual([100_001, 200_001, 300_001, 400_001, 500_001]);
  });

  test('an error of the server rejects, and the connection can be used again', async () => {
    await expect(readMessages('COPY (SELECT 1 / (n - 3) FROM generate_series(1, 5) n) TO STDOUT')).rejects.toThrow(
      'division by zero',
    );
    expect(await readMessages('COPY (SELECT 1) TO STDOUT')).toEqual([Buffer.from('1\n')]);
  });

  test('a lost connection rejects', async () => {
    const other = new pg.Client({ connectionString: inject('postgres').coordinator });
    other.on('error', () => {});
    await other.connect();
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const reading = readCopyMessages(other, 'COPY (SELECT pg_sleep(60)) TO STDOUT', () => {});
    const failure = reading.then(
      () => 'read to the end',
      (error: Error) => error.message,
    );
    await client.query('SELECT pg_terminate_backend($1::int)', [rows[0]?.pid]);
    expect(await failure).toMatch(/terminat/i);
  });
});

test('rows of binary COPY are read in place', async () => {
  const read: unknown[] = [];
  const select = sql`SELECT n, n % 2 = 0, 'name ' || n, decode(lpad(to_hex(n), 2, '0'), 'hex') FROM generate_series(1, 3) n`;
  await copyRows(client, select, (row) =>
    read.push([row.int(0), row.isTrue(1), row.ascii(2), row.bytes(3).toString('hex')]),
  );
  expect(read).toEqual([
    [1, false, 'name 1', '01'],
    [2, true, 'name 2', '02'],
    [3, false, 'name 3', '03'],
  ]);
});

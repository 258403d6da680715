import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openQueue } from '../../../src/jobs/queue.ts';
import { connectionOf, createClient, inUtc } from '../../../src/storage/postgres/connections.ts';
import { openDatabase } from '../../../src/storage/postgres/database.ts';
import { inspectDatabase } from '../../../src/storage/postgres/inspect.ts';
import { migrate } from '../../../src/storage/postgres/migrations.ts';
import { openPool } from '../../../src/storage/postgres/pool.ts';
import { createSqlDatabase } from '../../../src/storage/postgres/sql-database.ts';
import { isUnavailable } from '../../../src/storage/postgres/unavailable.ts';

describe('the time zone of a connection', () => {
  test('is an option in the URL', () => {
    expect(inUtc('postgresql://a:b@db/sightline')).toBe('postgresql://a:b@db/sightline?options=-c+TimeZone%3DUTC');
  });

  test('takes precedence over an option that is set, and keeps the others', () => {
    const url =
      'postgresql://a@/sightline?host=/run/postgresql&options=-c%20TimeZone%3DAsia/Kolkata%20-c%20work_mem%3D8MB';
    const parameters = new URLSearchParams(inUtc(url).split('?')[1]);
    expect([...parameters]).toEqual([
      ['host', '/run/postgresql'],
      ['options', '-c TimeZone=Asia/Kolkata -c work_mem=8MB -c TimeZone=UTC'],
    ]);
  });
});

/**
 * A server that ends a connection in the packet in which it accepts it, as PostgreSQL does when it is shut down at that moment. An
 * error event of a client without a listener ends the process, and the test run.
 */
describe('a connection that is lost while it is handed out', () => {
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const authenticated = message('R', Buffer.alloc(4));
  const ready = message('Z', Buffer.from('I'));
  const fatal = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'));
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, fatal])));
  });
  let url: string;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `postgresql://anyone:secret@127.0.0.1:${(server.address() as AddressInfo).port}/any`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const uses: [string, () => Promise<unknown>][] = [
    ['the pool', () => usePool((pool) => pool.query('SELECT 1'))],
    ['a COPY on the pool', () => usePool((pool) => createSqlDatabase(pool).copy('"Tag" (id)', ['x\n']))],
    [
      'a transaction of plain SQL',
      () => usePool((pool) => createSqlDatabase(pool).workspaceTransaction('w', async () => {})),
    ],
    ['Prisma', () => useDatabase(({ prisma }) => prisma.tag.findFirst())],
    ['a transaction of Prisma', () => useDatabase(({ transaction }) => transaction(({ query }) => query`SELECT 1`))],
    ['the job queue', () => openQueue({ connection: connectionOf(url), log: pino({ enabled: false }), works: true })],
    ['migrations', () => migrate(url)],
    ['the doctor', () => inspectDatabase(url, () => new Date())],
    [
      'a connection outside the pool',
      async () => {
        const client = createClient(url, {});
        await client.connect();
        // The error arrives while no statement runs.
        await once(client, 'end');
        await client.query('SELECT 1');
      },
    ],
  ];

  async function usePool<Result>(use: (pool: ReturnType<typeof openPool>) => Promise<Result>): Promise<Result> {
    const pool = openPool(url, 2);
    try {
      return await use(pool);
    } finally {
      await pool.end();
    }
  }

  async function useDatabase<Result>(use: (database: ReturnType<typeof openDatabase>) => Promise<Result>) {
    const database = openDatabase(url, 2);
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  }

  test.each(uses)('is an error of %s that says that the database is unavailable', async (_, use) => {
    const error: unknown = await use().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    expect(isUnavailable(error)).toBe(true);
  });
});

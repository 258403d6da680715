import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareConnections } from '../../../src/storage/postgres/transaction-gate.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let server: TestApp;
let other: Awaited<ReturnType<TestApp['createWorkspace']>>;
/** A process that stopped in the middle of a transaction, as PostgreSQL sees it. */
let stopped: pg.Client;

beforeAll(async () => {
  const { readEnv } = await import('../../../src/env.ts');
  const { databasePoolSize } = readEnv({ DATABASE_POOL_SIZE: '4' });
  server = await startTestApp({ env: { databasePoolSize } });
  other = await server.createWorkspace();
  stopped = new pg.Client({ connectionString: server.databaseUrl });
  await stopped.connect();
});
afterAll(async () => {
  await stopped.end();
  await server.close();
});

const promptsOf = (id: string) => `/v1/workspaces/${id}/prompts`;
const promptBody = (name: string) => ({ body: { prompts: [`What is ${name}?`], country: 'us' } });

describe('while a stopped process holds a workspace', () => {
  test('reads and other workspaces are answered, and writes to it continue when it is released', async () => {
    await stopped.query('BEGIN');
    await stopped.query('SELECT 1 FROM "Workspace" WHERE id = $1 FOR NO KEY UPDATE', [server.workspace.id]);
    let ended = 0;
    const writes = Array.from({ length: 12 }, (_, index) =>
      server.send('POST', promptsOf(server.workspace.id), promptBody(`a ${index}`)).finally(() => ended++),
    );

    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all([
        server.send('GET', promptsOf(server.workspace.id)),
        other.send('GET', promptsOf(other.workspace.id)),
        other.send('POST', promptsOf(other.workspace.id), promptBody(`b ${round}`)),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 201]);
    }
    expect(ended).toBe(0);

    await stopped.query('ROLLBACK');
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([201]));
  });

  test('a write that waits too long gets 503 with Retry-After', async () => {
    await stopped.query('BEGIN');
    await stopped.query('SELECT 1 FROM "Workspace" WHERE id = $1 FOR NO KEY UPDATE', [server.workspace.id]);
    const writes = Array.from({ length: 3 }, (_, index) =>
      server.send('POST', promptsOf(server.workspace.id), promptBody(`c ${index}`)),
    );
    const replies = await Promise.all(writes);
    await stopped.query('ROLLBACK');
    expect(replies.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array.from({ length: 3 }, () => [503, '5']),
    );
  });
});

test.each([
  [1, 1, 1],
  [2, 1, 1],
  [4, 3, 1],
  [10, 7, 3],
  [20, 15, 5],
  [500, 375, 5],
])('of %i connections %i are for transactions, and %i of those for one workspace', (size, total, perWorkspace) => {
  expect(shareConnections(size)).toEqual({ total, perWorkspace });
});

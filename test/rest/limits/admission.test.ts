import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Admit, createAdmission, shareSlots } from '../../../src/rest/limits/admission.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { PATIENT } from '../../support/until.ts';

/** A server that holds every admitted request until the test answers it. */
async function startHolding(admit: Admit) {
  const arrived: string[] = [];
  const held: { key: string; res: ServerResponse }[] = [];
  const refused: unknown[] = [];
  const server = createServer((req, res) => {
    const key = req.url?.slice(1) ?? '';
    arrived.push(key);
    admit(req, res, key, 1).then(
      () => held.push({ key, res }),
      (error: unknown) => {
        refused.push(error);
        res.writeHead(429).end();
      },
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    arrived,
    held,
    refused,
    port,
    send: (key: string, method = 'GET') => fetch(`http://127.0.0.1:${port}/${key}`, { method }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

describe('requests of one key', () => {
  test('run up to the limit at once, wait in a queue of 100, and get 429 with Retry-After beyond', async () => {
    const server = await startHolding(createAdmission({ rateLimitPerMinute: 0, maxConcurrentPerKey: 3 }));
    const replies = Array.from({ length: 103 }, () => server.send('one'));
    await vi.waitFor(() => expect(server.held).toHaveLength(3), PATIENT);
    await vi.waitFor(() => expect(server.arrived).toHaveLength(103), PATIENT);
    expect((await server.send('one')).status).toBe(429);
    expect(server.refused.at(-1)).toMatchObject({ kind: 'quota', details: { headers: { 'Retry-After': '1' } } });
    for (let answered = 0; answered < 103; answered++) {
      await vi.waitFor(() => expect(server.held.length).toBeGreaterThan(answered), PATIENT);
      expect(server.held.length).toBeLessThanOrEqual(answered + 3);
      server.held[answered]?.res.end();
    }
    expect(new Set((await Promise.all(replies)).map(({ status }) => status))).toEqual(new Set([200]));
    await server.close();
  });

  test('leave half of the slots to reads', async () => {
    const server = await startHolding(createAdmission({ rateLimitPerMinute: 0, maxConcurrentPerKey: 4 }));
    const replies = Array.from({ length: 6 }, () => server.send('one', 'POST'));
    await vi.waitFor(() => expect(server.held).toHaveLength(2), PATIENT);
    replies.push(server.send('one'), server.send('one'));
    await vi.waitFor(() => expect(server.held).toHaveLength(4), PATIENT);
    for (let answered = 0; answered < 8; answered++) {
      await vi.waitFor(() => expect(server.held.length).toBeGreaterThan(answered), PATIENT);
      server.held[answered]?.res.end();
    }
    await Promise.all(replies);
    await server.close();
  });

  test('do not delay those of another key', async () => {
    const server = await startHolding(createAdmission({ rateLimitPerMinute: 0, maxConcurrentPerKey: 2 }));
    const replies = Array.from({ length: 50 }, () => server.send('one'));
    await vi.waitFor(() => expect(server.held).toHaveLength(2), PATIENT);
    const other = server.send('two');
    await vi.waitFor(() => expect(server.held.map(({ key }) => key)).toContain('two'), PATIENT);
    server.held.find(({ key }) => key === 'two')?.res.end();
    expect((await other).status).toBe(200);
    await server.close();
    await Promise.allSettled(replies);
  });

  test('free their place when the client disconnects while it waits', async () => {
    const server = await startHolding(createAdmission({ rateLimitPerMinute: 0, maxConcurrentPerKey: 1 }));
    const first = server.send('one');
    await vi.waitFor(() => expect(server.held).toHaveLength(1), PATIENT);
    const impatient = connect(server.port, '127.0.0.1');
    impatient.write('GET /one HTTP/1.1\r\nHost: a\r\n\r\n');
    await vi.waitFor(() => expect(server.arrived).toHaveLength(2), PATIENT);
    const last = server.send('one');
    impatient.destroy();
    await vi.waitFor(() => expect(server.refused).toHaveLength(1), PATIENT);
    server.held[0]?.res.end();
    await vi.waitFor(() => expect(server.held).toHaveLength(2), PATIENT);
    server.held[1]?.res.end();
    expect([(await first).status, (await last).status]).toEqual([200, 200]);
    await server.close();
  });
});

test.each([
  [20, 1, 20],
  [20, 2, 3],
  [20, 3, 2],
  [20, 100, 2],
  [3, 2, 3],
  [1, 5, 1],
])('of %i slots per key, %i keys in use get %i each', (perKey, keysInUse, slots) => {
  expect(shareSlots(perKey, keysInUse)).toBe(slots);
});

describe('a tRPC batch', () => {
  let server: TestApp;
  beforeAll(async () => {
    // Five transactions of a workspace may use a connection at once.
    server = await startTestApp({ env: { maxConcurrentPerKey: 20, databasePoolSize: 16 } });
  });
  afterAll(() => server.close());

  function sendBatch(calls: number, procedure = 'workspaces.list', input: object = {}) {
    const names = Array<string>(calls).fill(procedure).join(',');
    const inputs = Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, { ...input }]));
    return server.send('GET', `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`);
  }

  test('has at most 50 calls: more are 400', async () => {
    expect((await sendBatch(50)).status).toBe(200);
    const { status, body } = await sendBatch(51);
    expect([status, body[0]?.error?.data.httpStatus ?? body.error?.data.httpStatus]).toEqual([400, 400]);
  });

  test('runs four calls at once', async () => {
    const { id } = server.workspace;
    const names = Array<string>(12).fill('tags.create').join(',');
    const inputs = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [index, { id, name: `Tag ${index}`, color: 'gold' }]),
    );
    const watcher = new pg.Client({ connectionString: server.databaseUrl });
    await watcher.connect();
    // Inserts wait for this lock, so that those that run at once can be counted.
    await watcher.query('BEGIN');
    await watcher.query('LOCK TABLE "Tag" IN EXCLUSIVE MODE');
    const reply = server.send('POST', `/trpc/${names}?batch=1`, { body: inputs });
    const countWaiting = async () =>
      (
        await watcher.query(
          "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        )
      ).rows[0].waiting;
    await vi.waitFor(async () => expect(await countWaiting()).toBe(4), PATIENT);
    for (let look = 0; look < 5; look++) expect(await countWaiting()).toBe(4);
    await watcher.query('ROLLBACK');
    await watcher.end();
    const { status, body } = await reply;
    expect([status, body.length]).toEqual([200, 12]);
  });
});

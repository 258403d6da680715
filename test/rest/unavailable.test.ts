import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limitStatements, REQUEST_STATEMENT_MS, timeLeft, withDeadline } from '../../src/storage/postgres/deadlines.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { operations, pathOf } from '../support/operations.ts';
import { createOwnPostgres, type OwnPostgres } from '../support/postgres.ts';

let postgres: OwnPostgres;
let server: TestApp;
/** Logged causes of requests that ended with 500. They appear nowhere else. */
const internalErrors: string[] = [];
const sink = new Writable({
  write(line: Buffer, _, done) {
    if (line.includes('request failed')) internalErrors.push(line.toString());
    done();
  },
});

beforeAll(async () => {
  postgres = await createOwnPostgres();
  server = await startTestApp({ databaseUrl: postgres.url, log: pino({ level: 'error' }, sink) });
  await server.app.startWorkers();
});
afterAll(async () => {
  await postgres.start().catch(() => {});
  await server.close();
  await postgres.remove();
});

/** Operations that do not need the database after the key is known. */
const WITHOUT_DATABASE = new Set([
  'GET /v1/engines',
  'POST /v1/reports/brand/forecast',
  'POST /v1/workspaces/{id}/log-connectors/detect',
]);

/** 403: the key has no permission for the operation, which is known without the database. */
function isAnswered(status: number | undefined): boolean {
  return status !== 503 && status !== 403;
}

function sendEvery() {
  return Promise.all(
    operations.map((operation) => {
      const { id: workspaceId } = server.workspace;
      const body = operation.body && { ...operation.body, ...('workspaceId' in operation.body && { workspaceId }) };
      const required = operation.requiredQuery;
      const search = new URLSearchParams({ ...required, ...('workspaceId' in required && { workspaceId }) }).toString();
      const path = `${pathOf(operation, { id: workspaceId })}${search && `?${search}`}`;
      return server.send(operation.method, path, body ? { body } : {});
    }),
  );
}

describe('while PostgreSQL is down', () => {
  test('every operation returns 503 with a message, and recovers automatically', async () => {
    const before = await sendEvery();
    expect(before.map(({ status }) => status)).not.toContain(503);

    await postgres.stop();
    for (const key of [server.key, await unknownKey()]) {
      const { status, body } = await server.send('GET', '/v1/workspaces', { key });
      expect([status, body]).toEqual([503, { message: 'The database is unavailable. Try again in a few seconds.' }]);
    }
    const away = await sendEvery();
    const answered = operations.filter((_, index) => isAnswered(away[index]?.status)).map(({ name }) => name);
    expect(answered.filter((name) => !WITHOUT_DATABASE.has(name))).toEqual([]);

    await postgres.start();
    await vi.waitFor(async () => expect((await server.send('GET', '/v1/health')).status).toBe(200), {
      timeout: 150_000,
      interval: 50,
    });
    const after = await sendEvery();
    expect(after.map(({ status }) => status)).not.toContain(503);
  });

  test('tRPC clients get the same error', async () => {
    await postgres.stop();
    const { status, body } = await server.send('GET', '/trpc/workspaces.list?input=%7B%7D');
    await postgres.start();
    expect([status, body.error.message, body.error.data.httpStatus]).toEqual([
      503,
      'The database is unavailable. Try again in a few seconds.',
      503,
    ]);
  });

  test('if PostgreSQL stops under load, requests return 503 or succeed, never 500, and no acknowledged write is lost', async () => {
    const path = `/v1/workspaces/${server.workspace.id}/prompts`;
    const created: string[] = [];
    const statuses = new Set<number>();
    let running = true;
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let i = 0; running; i++) {
        const prompt = `Prompt ${sender} ${i}`;
        const { status } = await server.send('POST', path, { body: { prompts: [prompt], country: 'us' } });
        statuses.add(status);
        if (status === 201) created.push(prompt);
      }
    });
    await vi.waitFor(() => expect(created.length).toBeGreaterThan(20), { timeout: 150_000 });
    await postgres.stop();
    await vi.waitFor(() => expect(statuses).toContain(503), { timeout: 150_000 });
    await postgres.start();
    const sofar = created.length;
    await vi.waitFor(() => expect(created.length).toBeGreaterThan(sofar + 20), { timeout: 150_000 });
    running = false;
    await Promise.all(senders);

    expect(internalErrors).toEqual([]);
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([201, 503]);
    const { body } = await server.send('POST', path, { body: { prompts: created.slice(0, 1000), country: 'us' } });
    const before = (await server.send('GET', '/v1/workspaces')).body.items[0].promptsUsedCount;
    expect(body.items.map((item: { prompt: string }) => item.prompt)).toEqual(created.slice(0, 1000));
    expect(before).toBeGreaterThanOrEqual(created.length);
  });
});

describe('while PostgreSQL hangs', () => {
  test('every request, also with a key that is read from PostgreSQL, ends with 503 and Retry-After, and the server recovers when PostgreSQL responds again', async () => {
    await sendEvery();
    await postgres.freeze();
    const [hanging, { status: withUnknownKey }] = await Promise.all([
      sendEvery(),
      server.send('GET', '/v1/workspaces', { key: await unknownKey() }),
    ]);
    await postgres.thaw();
    expect(withUnknownKey).toBe(503);
    const others = operations.filter((_, index) => isAnswered(hanging[index]?.status)).map(({ name }) => name);
    expect(others.filter((name) => !WITHOUT_DATABASE.has(name))).toEqual([]);
    const unavailable = hanging.filter(({ status }) => status === 503);
    expect(new Set(unavailable.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));

    await vi.waitFor(async () => expect((await server.send('GET', '/v1/health')).status).toBe(200), {
      timeout: 10_000,
    });
    expect((await sendEvery()).map(({ status }) => status)).not.toContain(503);
    expect(internalErrors).toEqual([]);
  });

  test('the deadline of a request leaves time to respond within 10 s', () => {
    expect(REQUEST_STATEMENT_MS).toBeLessThan(9_000);
    const nested = limitStatements(REQUEST_STATEMENT_MS, () => withDeadline(60_000, timeLeft));
    expect(nested).toBeLessThanOrEqual(REQUEST_STATEMENT_MS);
  });
});

async function unknownKey(): Promise<string> {
  const { formatApiKey } = await import('../../src/domain/access/api-keys.ts');
  return formatApiKey(Array<number>(32).fill(9));
}

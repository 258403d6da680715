import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '../../src/jobs/catalog.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';

const DAY_MS = 86_400_000;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function countJobs(): Promise<number> {
  const [row] = await execute<{ count: number }>(
    server.databaseUrl,
    `SELECT count(*)::int FROM pgboss.job WHERE name = 'keys.purge'`,
  );
  return row?.count ?? 0;
}

describe('enqueue', () => {
  test('a job is on the queue when its transaction commits', async () => {
    const { database, enqueue } = server.app.context;
    const before = await countJobs();
    await database.transaction(async (tx) => {
      await enqueue(tx, 'keys.purge', {});
      expect(await countJobs()).toBe(before);
    });
    expect(await countJobs()).toBe(before + 1);
  });

  test('a job is discarded if its transaction is rolled back', async () => {
    const { database, enqueue } = server.app.context;
    const before = await countJobs();
    const failing = database.transaction(async (tx) => {
      await enqueue(tx, 'keys.purge', {});
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await countJobs()).toBe(before);
  });

  test('a waiting job that a transaction requests again does not start before the transaction ends', async () => {
    const { context, queue } = server.app;
    const { database, enqueue } = context;
    const payload = { reportId: 'rep_again' };
    const request = () => database.transaction((tx) => enqueue(tx, 'reports.polish', payload));
    const take = () => queue.boss.fetch('reports.polish', { ignoreStartAfter: true });
    await request();
    await database.transaction(async (tx) => {
      await enqueue(tx, 'reports.polish', payload);
      expect(await take()).toEqual([]);
    });
    expect(await take()).toMatchObject([{ data: payload }]);

    await request();
    expect(await take()).toEqual([]);
    const states = await execute(
      server.databaseUrl,
      `SELECT state::text FROM pgboss.job WHERE name = 'reports.polish' AND singleton_key = 'rep_again' ORDER BY job.state`,
    );
    expect(states).toEqual([{ state: 'created' }, { state: 'active' }]);
  });

  test('concurrent requests for the same jobs in a different order do not deadlock', async () => {
    const { database, enqueue } = server.app.context;
    const payloads = Array.from({ length: 2000 }, (_, i) => ({ reportId: `rep_${i}` }));
    const ask = (all: { reportId: string }[]) =>
      database.transaction((tx) => enqueue(tx, 'reports.recalculate', ...all));
    await Promise.all([ask(payloads), ask(payloads.toReversed()), ask(payloads), ask(payloads.toReversed())]);
    const [row] = await execute<{ count: number }>(
      server.databaseUrl,
      `SELECT count(*)::int FROM pgboss.job WHERE name = 'reports.recalculate'`,
    );
    expect(row?.count).toBe(2000);
  });
});

describe('keys.purge', () => {
  test('removes keys revoked more than 30 days ago and no others', async () => {
    const { services, queue, context } = server.app;
    const ids: Record<string, string> = {};
    for (const [name, days] of Object.entries({ active: null, yesterday: 1, edge: 29, old: 31 })) {
      const { id } = await services.createApiKey({ name, workspaceIds: [server.workspace.id], permissions: ['read'] });
      ids[name] = id;
      if (days === null) continue;
      await execute(server.databaseUrl, 'UPDATE "ApiKey" SET "revokedDate" = $2 WHERE id = $1', [
        id,
        new Date(Date.now() - days * DAY_MS),
      ]);
    }
    const spy = queue.boss.getSpy('keys.purge');
    spy.clear();
    await server.app.startWorkers();
    await context.database.transaction((tx) => context.enqueue(tx, 'keys.purge', {}));
    await spy.waitForJob(() => true, 'completed');

    const left = (await services.listApiKeys()).map((key) => key.id);
    expect(left).toEqual(expect.arrayContaining([ids.active, ids.yesterday, ids.edge]));
    expect(left).not.toContain(ids.old);
  });

  test('runs daily', async () => {
    await server.app.startWorkers();
    const schedules = await server.app.queue.boss.getSchedules();
    expect(schedules).toContainEqual(
      expect.objectContaining({ name: 'keys.purge', cron: '17 3 * * *', timezone: 'UTC' }),
    );
  });
});

test.each(Object.entries(catalog))('%s is retried with increasing delays until its retries are exhausted', (_, job) => {
  expect(job.queue.retryLimit).toBeGreaterThanOrEqual(1);
  expect(job.queue.retryBackoff).toBe(true);
});

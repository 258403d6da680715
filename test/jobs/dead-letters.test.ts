import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQueue, type Queue } from '../../src/jobs/queue.ts';
import { connectionOf } from '../../src/storage/postgres/connections.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';

let server: TestApp;
let queue: Queue;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestApp();
  const sink = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) });
  queue = await openQueue({
    connection: connectionOf(server.databaseUrl),
    log: pino({}, sink),
    works: true,
    spies: true,
  });
});
afterAll(async () => {
  await queue.close();
  await server.close();
});

test('a job that exhausts its retries is logged and stored in the table of dead jobs, with its payload and error', async () => {
  const { context } = server.app;
  await context.database.transaction((tx) => context.enqueue(tx, 'reports.set-up', { reportId: 'rep_doomed' }));
  await execute(server.databaseUrl, `UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'reports.set-up'`);
  const spy = queue.boss.getSpy('dead-letters');
  // For this worker, the database fails for everything except storing dead jobs.
  await queue.startWorkers({
    ...context,
    database: { ...context.database, prisma: onlyDeadJobs(context.database.prisma) },
  });
  await spy.waitForJob(() => true, 'completed');

  const rows = await execute(server.databaseUrl, 'SELECT name, payload, error, attempts FROM "DeadJob"');
  expect(rows).toEqual([
    {
      name: 'reports.set-up',
      payload: { reportId: 'rep_doomed' },
      error: expect.objectContaining({ message: expect.any(String) }),
      attempts: 1,
    },
  ]);
  const messages = lines.map((line) => JSON.parse(line).msg);
  expect(messages).toContain('job failed');
  expect(messages).toContain('job exhausted its retries');
});

function onlyDeadJobs<Prisma extends object>(prisma: Prisma): Prisma {
  return new Proxy(prisma, {
    get: (target, name) => {
      if (name !== 'deadJob') throw new Error('The database is unavailable');
      return Reflect.get(target, name) as unknown;
    },
  });
}

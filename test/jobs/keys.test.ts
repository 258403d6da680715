import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { releaseJobKeys } from '../../src/storage/jobs/turns.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom } from '../support/reports.ts';

const QUEUE = 'reports.recalculate';
const WAIT = { timeout: 150_000 };
let server: TestApp;

beforeAll(async () => {
  // This role does not maintain the queue: pg-boss never refreshes the list of running jobs.
  server = await startTestApp({ env: { role: 'api' } });
});
afterAll(() => server.close());

function request(reportId: string): Promise<void> {
  const { database, enqueue } = server.app.context;
  return database.transaction((tx) => enqueue(tx, QUEUE, { reportId }));
}

async function readStates(reportId: string): Promise<string[]> {
  const rows = await execute<{ state: string }>(
    server.databaseUrl,
    `SELECT state::text FROM pgboss.job WHERE name = '${QUEUE}' AND singleton_key = $1 ORDER BY created_on`,
    [reportId],
  );
  return rows.map(({ state }) => state);
}

/** As if pg-boss had refreshed the list of running jobs. */
async function listAsRunning(keys: string[]): Promise<void> {
  await execute(server.databaseUrl, `UPDATE pgboss.queue SET singletons_active = $1 WHERE name = '${QUEUE}'`, [keys]);
  await server.app.queue.boss.updateQueue(QUEUE, { notify: true });
}

test('keys are released once no job with them runs, and other keys stay listed', async () => {
  const { database } = server.app.context;
  const { boss } = server.app.queue;
  await request('rep_one');
  const [job] = await boss.fetch(QUEUE);
  await listAsRunning(['rep_one', 'rep_other']);
  const release = () => releaseJobKeys(database, QUEUE, ['rep_one', 'rep_unknown']);
  expect(await release()).toEqual({ areRunning: true, wereListed: false });
  await boss.complete(QUEUE, job?.id ?? '');
  expect(await release()).toEqual({ areRunning: false, wereListed: true });
  expect(await release()).toEqual({ areRunning: false, wereListed: false });
  const [queue] = await execute(
    server.databaseUrl,
    `SELECT singletons_active AS keys FROM pgboss.queue WHERE name = '${QUEUE}'`,
  );
  expect(queue).toEqual({ keys: ['rep_other'] });
});

test('a job that waits for one with the same key starts when that one ends', async () => {
  const room = await createReportRoom(server);
  const { id: reportId } = (await room.create({ promptIds: await room.createPrompts(1) })).body;
  const { context, queue } = server.app;
  await context.database.transaction(async (tx) => {
    await tx.query`SELECT FROM "BrandReport" WHERE id = ${reportId} FOR UPDATE`;
    await request(reportId);
    await queue.startWorkers(context);
    await vi.waitFor(async () => expect(await readStates(reportId)).toEqual(['active']), WAIT);
    await listAsRunning([reportId]);
    await request(reportId);
    expect(await readStates(reportId)).toEqual(['active', 'created']);
  });
  await vi.waitFor(async () => expect(await readStates(reportId)).toEqual(['completed', 'completed']), WAIT);
});

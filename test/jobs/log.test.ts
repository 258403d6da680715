import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQueue, type Queue } from '../../src/jobs/queue.ts';
import { connectionOf } from '../../src/storage/postgres/connections.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
let queue: Queue;
const lines: { level: number; job?: string; msg: string }[] = [];

beforeAll(async () => {
  server = await startTestApp();
  const sink = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(JSON.parse(chunk.toString())), done()) });
  queue = await openQueue({
    connection: connectionOf(server.databaseUrl),
    log: pino({ level: 'debug' }, sink),
    works: true,
    spies: true,
  });
});
afterAll(async () => {
  await queue.close();
  await server.close();
});

test('completed jobs are logged at debug, scheduled ones at info', async () => {
  const { context } = server.app;
  const slot = { workspaceId: 'ws_gone', promptId: 'prm_gone', day: '2026-11-01', sample: 1 };
  await context.database.transaction(async (tx) => {
    await context.enqueue(tx, 'collect.chatgpt', slot);
    await context.enqueue(tx, 'keys.purge', {});
  });
  const spies = (['collect.chatgpt', 'keys.purge'] as const).map((name) => queue.boss.getSpy(name));
  await queue.startWorkers(context);
  await Promise.all(spies.map((spy) => spy.waitForJob(() => true, 'completed')));
  const levels = Object.fromEntries(
    lines.filter(({ msg }) => msg === 'job completed').map(({ job, level }) => [job, level]),
  );
  expect(levels).toMatchObject({ 'collect.chatgpt': pino.levels.values.debug, 'keys.purge': pino.levels.values.info });
});

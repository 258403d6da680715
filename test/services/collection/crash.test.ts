import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectDay } from '../../../src/services/collection/collect-day.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { effort } from '../../support/effort.ts';
import { answer, createEngines } from '../../support/engines.ts';
import { guardedEnv } from '../../support/guarded-env.ts';
import { createReportRoom } from '../../support/reports.ts';
import { until } from '../../support/until.ts';

const ANSWERS = effort(600, 2000);
const calls = new Map<string, number>();
let provider: Server;
let server: TestApp;

beforeAll(async () => {
  provider = createServer((req, res) => {
    void text(req).then((question) => {
      calls.set(question, (calls.get(question) ?? 0) + 1);
      return res.end(`Answer to ${question}`);
    });
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const env = { collection: { samplesPerDay: 10, dailyBudgetUsd: 5 } };
  server = await startTestApp({ env, engines: createEngines(async () => answer('unused'), ['chatgpt']) });
});
afterAll(async () => {
  await server.close();
  provider.close();
});

function startWorker() {
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  return spawn(process.execPath, ['test/support/collector-process.ts', server.databaseUrl, address], {
    env: { PATH: process.env.PATH, ...guardedEnv },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function countRows(): Promise<number> {
  const [row] = await execute<{ count: number }>(server.databaseUrl, 'SELECT count(*)::int FROM "Answer"');
  return row?.count ?? 0;
}

test('if a worker is killed during a collection, another one continues: every answer is stored once', async () => {
  const room = await createReportRoom(server);
  await room.create({ promptIds: await room.createPrompts(ANSWERS / 10) });
  await collectDay(server.app.context);

  const first = startWorker();
  await until(countRows, (count) => count > ANSWERS / 4);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const [held] = await execute<{ count: number }>(
    server.databaseUrl,
    `SELECT count(*)::int FROM pgboss.job WHERE name = 'collect.chatgpt' AND state = 'active'`,
  );
  expect(await countRows()).toBeLessThan(ANSWERS);
  // Simulates that the heartbeat timeout has passed.
  await execute(
    server.databaseUrl,
    `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'`,
  );
  await execute(server.databaseUrl, `UPDATE pgboss.queue SET monitor_on = NULL`);

  const second = startWorker();
  await until(
    async () => {
      await server.app.queue.boss.supervise('collect.chatgpt');
      await execute(server.databaseUrl, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
      return countRows();
    },
    (count) => count >= ANSWERS,
  );
  second.kill('SIGTERM');
  await once(second, 'exit');

  expect(await countRows()).toBe(ANSWERS);
  const [texts] = await execute(
    server.databaseUrl,
    `SELECT count(DISTINCT text)::int AS texts, count(*) FILTER (WHERE state <> 'answered')::int AS others FROM "Answer"`,
  );
  expect(texts).toEqual({ texts: ANSWERS, others: 0 });
  const repeated = [...calls.values()].filter((count) => count > 1).length;
  expect(calls.size).toBe(ANSWERS);
  expect(repeated).toBeLessThanOrEqual(held?.count ?? 0);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { startCuttingProxy } from './support/cutting-proxy.ts';
import { createTestDatabase } from './support/database.ts';

/** Statements of the steps of a start, in their order. */
const STEPS = [
  ['applies migrations', 'pg_try_advisory_lock'],
  ['reads the clock', 'clock_timestamp()'],
  ['opens the queue', 'pgboss'],
  ['reads stored credentials', '"Connection"'],
  ['stores the admin key', 'INSERT INTO "public"."ApiKey"'],
  ['creates the demo workspace', 'demo.fill'],
  ['schedules jobs', 'pgboss.schedule'],
  ['requests jobs', '"detectionRules"'],
] as const;

test.each(STEPS)('a process that loses the database while it %s starts when it is back', async (_, statement) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sightline-start-'));
  const database = await createTestDatabase();
  const proxy = await startCuttingProxy(database.url, statement);
  const env = {
    ...readEnv({ DATABASE_URL: proxy.url, DATA_DIR: dataDir, DEMO: 'true' }),
    adminKeyFile: join(dataDir, 'admin-key'),
  };
  const app = await createApp({ env, log: createLog('fatal'), waitMs: 30_000 });
  onTestFinished(async () => {
    await app.close();
    await proxy.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  await app.services.ensureAdminKey();
  await app.services.ensureDemo();
  await app.startWorkers();
  await app.services.requestStartupJobs();

  expect(proxy.countCuts()).toBe(1);
  expect(await app.services.listWorkspaces()).toHaveLength(1);
  expect(await app.services.listApiKeys()).toHaveLength(2);
});

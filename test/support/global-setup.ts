import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openQueue } from '../../src/jobs/queue.ts';
import { createLog } from '../../src/log.ts';
import { attachEmbeddedPostgres } from '../../src/storage/embedded-postgres/attach.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { execute, urlOfDatabase } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL, with a database `template` that has every table. */
    postgresUrl: string;
  }
}

let stop: () => Promise<void>;

/** One PostgreSQL for the whole run; each test file clones the template, which is fast. */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sightline-test-'));
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };
  const postgres = await attachEmbeddedPostgres({ dataDir, settings });
  stop = async () => {
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
  };

  await execute(postgres.url, 'CREATE DATABASE template');
  const template = urlOfDatabase(postgres.url, 'template');
  await migrate(template);
  const queue = await openQueue({ url: template, log: createLog('warn'), works: false });
  await queue.close();
  project.provide('postgresUrl', postgres.url);
}

export async function teardown(): Promise<void> {
  await stop();
}

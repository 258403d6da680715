import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { attachEmbeddedPostgres } from '../../src/storage/embedded-postgres/attach.ts';
import { findPostmaster, freePort } from '../../src/storage/embedded-postgres/server.ts';
import { createTestDatabase, execute } from '../support/database.ts';

interface Studio {
  address: string;
  /** Does what Ctrl-C does, and returns the exit code. */
  interrupt: () => Promise<number | null>;
}

const READY_MS = 30_000;

/** Starts `npm run studio` and waits until its page can be read. */
async function startStudio(env: Record<string, string>): Promise<Studio> {
  const port = await freePort();
  const script = resolve('scripts/studio.ts');
  const child = spawn(process.execPath, [script, '--port', String(port), '--browser', 'none'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  async function interrupt() {
    child.kill('SIGINT');
    return (await exited)[0];
  }
  onTestFinished(async () => {
    await interrupt();
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, address);
  return { address, interrupt };
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (words += part.toString()));
  const deadline = Date.now() + READY_MS;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Studio did not start: ${words}`);
    await delay(50);
  }
}

/** Queries the database through Studio, as its page does. */
async function query(studio: Studio, sql: string): Promise<unknown> {
  const body = JSON.stringify({ procedure: 'query', query: { sql, parameters: [] } });
  const reply = await fetch(`${studio.address}/bff`, { method: 'POST', body });
  return reply.json();
}

describe('npm run studio', { timeout: 120_000 }, () => {
  test('serves its page and all assets without the network, on the database of DATABASE_URL', async () => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    await execute(database.url, `CREATE TABLE "Marker" AS SELECT 'mine' AS name`);
    const studio = await startStudio({ DATABASE_URL: database.url });

    const page = await (await fetch(studio.address)).text();
    const parts = [...page.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, part = '']) => part);
    expect(parts).toEqual(['/studio.css', '/studio.js']);
    for (const part of parts) expect((await fetch(studio.address + part)).status).toBe(200);
    expect(await query(studio, 'SELECT name FROM "Marker"')).toEqual([null, [{ name: 'mine' }]]);
    expect(await studio.interrupt()).toBe(0);
  });

  describe('on the embedded database', () => {
    let dataDir: string;
    let cluster: string;

    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'sightline-studio-'));
      cluster = join(dataDir, 'postgres');
    });
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    test('starts PostgreSQL if no server runs, and leaves no process behind', async () => {
      const studio = await startStudio({ DATA_DIR: dataDir, DATABASE_URL: '' });
      expect(await query(studio, 'SELECT count(*)::int FROM "Workspace"')).toEqual([null, [{ count: 0 }]]);
      expect(await studio.interrupt()).toBe(0);
      expect(await findPostmaster(cluster)).toBeNull();
    });

    test('uses the PostgreSQL of a running server, and leaves it running', async () => {
      const server = await attachEmbeddedPostgres({ dataDir });
      const studio = await startStudio({ DATA_DIR: dataDir, DATABASE_URL: '' });
      expect(await query(studio, 'SELECT count(*)::int FROM "Workspace"')).toEqual([null, [{ count: 0 }]]);
      expect(await studio.interrupt()).toBe(0);
      expect(await execute(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await server.release();
      expect(await findPostmaster(cluster)).toBeNull();
    });
  });
});

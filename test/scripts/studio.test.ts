import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { attachEmbeddedPostgres } from '../../src/storage/postgres/embedded/attach.ts';
import { findPostmaster } from '../../src/storage/postgres/embedded/server.ts';
import { createTestDatabase, execute } from '../support/database.ts';
import { type Studio, startStudio } from '../support/studio.ts';

/** Queries the database through Studio, as its page does. */
async function query(studio: Studio, sql: string): Promise<unknown> {
  const body = JSON.stringify({ procedure: 'query', query: { sql, parameters: [] } });
  const reply = await fetch(`${studio.address}/bff`, { method: 'POST', body });
  return reply.json();
}

describe('npm run studio', () => {
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

import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { cli } from '../../support/cli.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../support/database.ts';
import { loadDump, readFixture, readWhole } from '../../support/fixture.ts';
import { createRequest, type Send } from '../../support/request.ts';

const VERSION = '0.1.0';
const PUBLIC_URL = 'https://sightline.example.com';
const { key, now, replies } = readFixture(VERSION);
const file = join(tmpdir(), `sightline-${process.pid}.backup`);

let source: TestDatabase;
let target: TestDatabase;
let server: TestApp;
let busy: { id: string; tags: string[] };
let unfinished: string[];
/** Jobs of the fixture, without those of schedules that a server has missed since and adds when it starts. */
const JOBS = `(SELECT id, name, data, state, retry_count, created_on, start_after, singleton_key FROM pgboss.job
               WHERE state < 'completed' AND created_on < '${now}'::timestamptz + interval '1 hour')`;

beforeAll(async () => {
  source = await createTestDatabase('empty');
  target = await createTestDatabase('empty');
  await loadDump(source.url, VERSION);
  unfinished = await readRows(source.url, JOBS);
  const env = { publicUrl: PUBLIC_URL };
  server = await startTestApp({ databaseUrl: source.url, now: () => new Date(now), env });
  busy = await backUpUnderLoad();
  await restore(target.url);
});
afterAll(async () => {
  await server.close();
  await source.drop();
  await target.drop();
  await rm(file, { force: true });
});

const restore = (url: string, from = file) => cli({ DATABASE_URL: url }, ['restore', from]);

/** Writes to a workspace continuously, before, during and after the backup. */
async function backUpUnderLoad(): Promise<{ id: string; tags: string[] }> {
  const { workspace, send } = await server.createWorkspace({ promptsMaxCount: 1_000_000 });
  const tags: string[] = [];
  let isDone = false;
  async function load(writer: number): Promise<void> {
    for (let i = 0; !isDone; i++) {
      const name = `${writer} ${i}`;
      const base = `/v1/workspaces/${workspace.id}`;
      const prompts = Array.from({ length: 3 }, (_, n) => `Question ${name} ${n}`);
      expect((await send('POST', `${base}/prompts`, { body: { prompts, country: 'us' } })).status).toBe(201);
      const tag = await send('POST', `${base}/tags`, { body: { name, color: 'red' } });
      if (writer === 0) tags.push(tag.body.id);
      await setImmediate();
    }
  }
  const writers = [0, 1, 2].map(load);
  while (tags.length < 3) await setImmediate();
  const backedUp = await cli({ DATABASE_URL: source.url }, ['backup', file, '--json']);
  expect(backedUp).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(backedUp.stdout)).toMatchObject({ file, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const before = tags.length;
  while (tags.length < before + 3) await setImmediate();
  isDone = true;
  await Promise.all(writers);
  return { id: workspace.id, tags };
}

async function listTables(url: string): Promise<string[]> {
  const rows = await execute<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** All rows of a table as text, in a fixed order. */
async function readRows(url: string, table: string): Promise<string[]> {
  const rows = await execute<{ row: string }>(url, `SELECT t::text AS row FROM ${table} t ORDER BY 1`);
  return rows.map(({ row }) => row);
}

/** Without those of the workspace that was written to. */
async function readOtherRows(url: string, table: string): Promise<string[]> {
  return (await readRows(url, table)).filter((row) => !row.includes(busy.id));
}

describe('a restored backup', () => {
  test('cannot be restored again into the same database, which is no longer empty', async () => {
    const { code, stderr } = await restore(target.url);
    const reason = 'the database is not empty. Restore it into a new database';
    const message = `${file} was not restored: ${reason}. Nothing was changed.\n`;
    expect({ code, stderr }).toEqual({ code: 1, stderr: message });
  });

  test('has the same rows in every table', async () => {
    const tables = await listTables(source.url);
    expect(tables.length).toBeGreaterThan(20);
    expect(await listTables(target.url)).toEqual(tables);
    let rows = 0;
    // Its row is written when the backup is complete.
    for (const table of tables.filter((name) => name !== 'LastBackup')) {
      const restored = await readOtherRows(target.url, `"${table}"`);
      expect({ table, rows: restored }).toEqual({ table, rows: await readOtherRows(source.url, `"${table}"`) });
      rows += restored.length;
    }
    expect(rows).toBeGreaterThan(100);
  });

  test('has the unfinished jobs', async () => {
    expect(unfinished.length).toBeGreaterThan(0);
    expect(await readRows(target.url, JOBS)).toEqual(unfinished);
  });

  test('is a consistent snapshot of the workspace that was written to meanwhile', async () => {
    const [counts] = await execute<{ used: number; prompts: number }>(
      target.url,
      `SELECT "promptsUsedCount" AS used, (SELECT count(*)::int FROM "Prompt" WHERE "workspaceId" = w.id) AS prompts
       FROM "Workspace" w WHERE id = $1`,
      [busy.id],
    );
    expect(counts?.used).toBe(counts?.prompts);
    expect(counts?.prompts).toBeGreaterThan(0);
    const restored = await execute<{ id: string }>(
      target.url,
      `SELECT id FROM "Tag" WHERE "workspaceId" = $1 AND name LIKE '0 %' ORDER BY id`,
      [busy.id],
    );
    expect(restored.length).toBeLessThan(busy.tags.length);
    expect(restored.map(({ id }) => id)).toEqual(busy.tags.slice(0, restored.length));
  });

  test('returns the same response as the source to every request of the fixture, including statistics', async () => {
    const env = { publicUrl: PUBLIC_URL };
    const restored = await startTestApp({ databaseUrl: target.url, now: () => new Date(now), env });
    const [original, send] = [server, restored].map(({ baseUrl }) => createRequest(baseUrl, key)) as [Send, Send];
    const paths = replies.map(({ path }) => path);
    expect(paths.some((path) => path.includes('/stats'))).toBe(true);
    for (const path of paths) {
      const { status, body } = await readWhole(send, path);
      expect({ path, status, body }).toEqual({ path, ...(await readWhole(original, path)) });
      expect(status).toBe(200);
    }
    await restored.close();
  });
});

describe('backup and restore reject', () => {
  let scratch: TestDatabase;
  beforeAll(async () => {
    scratch = await createTestDatabase('empty');
  });
  afterAll(() => scratch.drop());

  async function expectRefusal(content: Uint8Array, message: string): Promise<void> {
    const path = `${file}.damaged`;
    await writeFile(path, content);
    const { code, stdout, stderr } = await restore(scratch.url, path);
    await rm(path);
    const expected = `${path} was not restored: ${message}. Nothing was changed.\n`;
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expected });
    expect(await listTables(scratch.url)).toEqual([]);
  }

  test('a backup with one changed character, and leave the database empty', async () => {
    const lines = gunzipSync(await readFile(file)).toString();
    await expectRefusal(gzipSync(lines.replace('Acme', 'Acne')), 'it is damaged: its checksum does not match');
  });

  test('a truncated backup', async () => {
    const content = await readFile(file);
    await expectRefusal(content.subarray(0, content.length / 2), 'it is truncated');
    const lines = gunzipSync(content);
    await expectRefusal(gzipSync(lines.subarray(0, lines.length / 2)), 'it is truncated');
  });

  test('other files, and backups of a newer version', async () => {
    await expectRefusal(Buffer.from('hello'), 'it is damaged, or not a backup of Sightline');
    await expectRefusal(gzipSync('{"hello":1}\n'), 'it is not a backup of Sightline');
    await expectRefusal(gzipSync('hello\n'), 'it is not a backup of Sightline');
    await expectRefusal(gzipSync('null\n'), 'it is not a backup of Sightline');
    await expectRefusal(Buffer.alloc(0), 'it is truncated');
    const header = { format: 'sightline-backup', formatVersion: 1, version: '9.0.0', migrations: ['2099_future'] };
    await expectRefusal(
      gzipSync(`${JSON.stringify(header)}\n`),
      'it was created by version 9.0.0, which is newer than this one',
    );
  });

  test('to replace a file; a new one is readable by its owner only', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    // Refused before the work: the database does not exist.
    const { code, stderr } = await cli({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, ['backup', file]);
    const message = `${file} was not written: it already exists. Choose another name. Nothing was changed.\n`;
    expect({ code, stderr }).toEqual({ code: 1, stderr: message });
  });

  test.each([
    ['backup', '/nowhere/new.backup', '/nowhere/new.backup was not written: its directory does not exist'],
    ['restore', '/nowhere/old.backup', '/nowhere/old.backup was not restored: it does not exist'],
    ['restore', '/', '/ was not restored: it is a directory'],
  ])('%s %s, and say why', async (command, path, message) => {
    const { code, stderr } = await cli({ DATABASE_URL: scratch.url }, [command, path]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${message}. Nothing was changed.\n` });
  });

  test('a database that cannot be reached, and leave no file behind', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const backup = await cli(env, ['backup', `${file}.new`]);
    expect(backup).toMatchObject({ code: 1, stderr: expect.stringContaining(`${file}.new was not written: `) });
    expect(backup.stderr).toContain('Cannot use the database');
    await expect(stat(`${file}.new.partial`)).rejects.toThrow('ENOENT');
    const { code, stderr } = await cli(env, ['restore', file]);
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(`${file} was not restored: `) });
  });
});

test('no table has a sequence, whose position a backup would have to include', async () => {
  expect(await execute(source.url, `SELECT * FROM pg_sequences WHERE schemaname = 'public'`)).toEqual([]);
});

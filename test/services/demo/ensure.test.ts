import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemo } from '../../../src/services/demo/ensure.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let server: TestApp;
let folder: string;

beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'sightline-demo-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const createFolder = () => mkdtemp(join(folder, 'data-'));
const readPermissions = async (key: string) =>
  (await server.send('GET', '/v1/keys', { key })).body.items[0].permissions as string[];

test('a demo key has the permission server if the database is embedded, also one of an earlier version', async () => {
  const { context } = server.app;
  const key = (await ensureDemo(context, folder)) ?? '';
  expect(await readPermissions(key)).toEqual(['read', 'write', 'admin']);
  expect(await ensureDemo({ ...context, databaseDirectory: folder }, folder)).toBe(key);
  expect(await readPermissions(key)).toEqual(['read', 'write', 'admin', 'server']);
});

test('a demo that was deleted is not created again, also if its key is revoked later', async () => {
  const { context } = server.app;
  const dataDir = await createFolder();
  const key = (await ensureDemo(context, dataDir)) ?? '';
  const [workspace] = (await server.send('GET', '/v1/workspaces', { key })).body.items;
  expect(workspace.name).toBe('Demo');
  expect((await server.send('DELETE', `/v1/workspaces/${workspace.id}`, { key })).status).toBe(204);
  expect(await ensureDemo(context, dataDir)).toBe(key);
  expect((await server.send('GET', '/v1/workspaces', { key })).body.items).toEqual([]);
  const [{ id }] = (await server.send('GET', '/v1/keys', { key })).body.items;
  await server.send('DELETE', `/v1/keys/${id}`, { key });
  expect(await ensureDemo(context, dataDir)).toBeNull();
});

test('a new version leaves the demo of an earlier one unchanged', async () => {
  const { context } = server.app;
  const dataDir = await createFolder();
  const key = (await ensureDemo(context, dataDir)) ?? '';
  const enqueued: string[] = [];
  const enqueue: typeof context.enqueue = async (_tx, name) => void enqueued.push(name);
  expect(await ensureDemo({ ...context, enqueue }, dataDir)).toBe(key);
  expect(enqueued).toEqual([]);
});

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

const readPermissions = async (key: string) =>
  (await server.send('GET', '/v1/keys', { key })).body.items[0].permissions as string[];

test('a demo key has the permission server if the database is embedded, also one of an earlier version', async () => {
  const { context } = server.app;
  const key = await ensureDemo(context, folder);
  expect(await readPermissions(key)).toEqual(['read', 'write', 'admin']);
  expect(await ensureDemo({ ...context, databaseDirectory: folder }, folder)).toBe(key);
  expect(await readPermissions(key)).toEqual(['read', 'write', 'admin', 'server']);
});

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listConnections } from '../../../src/services/connections/list.ts';
import { loadConnections } from '../../../src/services/connections/load.ts';
import { resealConnections } from '../../../src/services/connections/reseal.ts';
import { saveConnection } from '../../../src/services/connections/save.ts';
import type { CallerContext } from '../../../src/services/context.ts';
import {
  readOrCreateSecretFile,
  readSecretFile,
  writeSecretFile,
} from '../../../src/storage/data-directory/secret-file.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

const FIRST = 'first secret of thirty-two characters';
let server: TestApp;
let dataDir: string;
let context: CallerContext;

beforeAll(async () => {
  server = await startTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'sightline-secret-'));
  const readSecrets = (options?: { create?: boolean }) =>
    options?.create ? readOrCreateSecretFile(dataDir, () => FIRST) : readSecretFile(dataDir);
  const connections = { ...server.app.context.connections, readSecrets, canStore: true };
  const caller = { keyId: 'key_1', workspaceIds: [], permissions: ['server' as const] };
  context = { ...server.app.context, connections, caller };
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const sealed = async () =>
  (await execute<{ sealed: string }>(server.databaseUrl, 'SELECT sealed FROM "Connection"')).map((row) => row.sealed);

test('the secret is created with the first connection, for its owner only, and can be replaced', async () => {
  expect(await readSecretFile(dataDir)).toEqual([]);
  // It can be created, so nothing is wrong yet.
  expect((await listConnections(context)).items.map(({ problem }) => problem)).toEqual(Array(7).fill(null));
  await saveConnection(context, { provider: 'cloro', apiKey: 'cloro-key' });
  expect(await readSecretFile(dataDir)).toEqual([FIRST]);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);

  const before = await sealed();
  expect(await resealConnections(context, dataDir)).toEqual({ resealed: 1, unchanged: 0, unreadable: [] });
  const secrets = await readSecretFile(dataDir);
  expect(secrets).toHaveLength(1);
  expect(secrets).not.toEqual([FIRST]);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await sealed()).not.toEqual(before);
  expect((await loadConnections(context)).stored).toEqual({ cloro: { apiKey: 'cloro-key' } });
});

test('an earlier secret stays in the file while a credential needs one that is not there', async () => {
  await saveConnection(context, { provider: 'gemini', apiKey: 'gemini-key' });
  const [right = ''] = await readSecretFile(dataDir);
  await writeSecretFile(dataDir, ['another secret of thirty-two characters']);
  expect(await resealConnections(context, dataDir)).toMatchObject({ resealed: 0, unreadable: ['cloro', 'gemini'] });
  const kept = await readSecretFile(dataDir);
  expect(kept.slice(1)).toEqual(['another secret of thirty-two characters']);

  await writeSecretFile(dataDir, [...kept, right]);
  expect(await resealConnections(context, dataDir)).toEqual({ resealed: 2, unchanged: 0, unreadable: [] });
  expect(await readSecretFile(dataDir)).toHaveLength(1);
  expect((await loadConnections(context)).stored).toMatchObject({ gemini: { apiKey: 'gemini-key' } });
});

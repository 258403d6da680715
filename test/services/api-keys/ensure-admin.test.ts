import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../src/domain/access/access.ts';
import { ensureAdminKey } from '../../../src/services/api-keys/ensure-admin.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let server: TestApp;
let folder: string;
let file: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-admin-'));
  file = join(folder, 'admin-key');
  return () => rm(folder, { recursive: true });
});

const readKey = async () => (await readFile(file, 'utf8')).trim();
const list = (key: string) => server.send('GET', '/v1/keys', { key });

describe('the admin key of a file', () => {
  test('is created with every permission, in a file that only its owner can read, and stays the same', async () => {
    await ensureAdminKey(server.app.context, file);
    const key = await readKey();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await list(key)).body.items).toEqual([
      expect.objectContaining({ name: 'admin', permissions: [...PERMISSIONS], workspaceIds: [] }),
    ]);
    await ensureAdminKey(server.app.context, file);
    expect(await readKey()).toBe(key);
  });

  test('is the same for processes that start at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ensureAdminKey(server.app.context, file)));
    expect((await list(await readKey())).body.items).toHaveLength(1);
  });

  test('what a killed process left behind is removed at the next start, but not what another one is writing', async () => {
    for (const name of ['.key-killed', '.key-writing']) await mkdir(join(folder, name));
    await utimes(join(folder, '.key-killed'), new Date(0), new Date(0));
    await ensureAdminKey(server.app.context, file);
    expect((await readdir(folder)).toSorted()).toEqual(['.key-writing', 'admin-key']);
  });

  test('is taken from a file that exists', async () => {
    await ensureAdminKey(server.app.context, file);
    const key = await readKey();
    const other = await startTestApp();
    await ensureAdminKey(other.app.context, file);
    expect((await other.send('GET', '/v1/keys', { key })).status).toBe(200);
    await other.close();
  });

  test('gets permissions that it lacks, because it was created by an earlier version', async () => {
    const key = await server.createKey([server.workspace.id], ['read', 'write', 'admin']);
    await writeFile(file, key);
    await ensureAdminKey(server.app.context, file);
    const held = (await list(key)).body.items.find(({ prefix }: { prefix: string }) => prefix === key.slice(0, 12));
    expect(held).toMatchObject({
      permissions: ['read', 'write', 'admin', 'server'],
      workspaceIds: [server.workspace.id],
    });
  });

  test('stays revoked', async () => {
    await ensureAdminKey(server.app.context, file);
    const key = await readKey();
    const [{ id }] = (await list(key)).body.items;
    await server.app.services.revokeApiKey({ keyId: id });
    await ensureAdminKey(server.app.context, file);
    expect((await list(key)).status).toBe(401);
  });

  test('must be an API key, and the error does not print it', async () => {
    await writeFile(file, 'my own password');
    const failed = ensureAdminKey(server.app.context, file);
    await expect(failed).rejects.toThrow(`ADMIN_KEY_FILE must contain an API key of Sightline, and ${file} does not`);
    await expect(failed).rejects.not.toThrow('password');
    await expect(ensureAdminKey(server.app.context, '/nowhere/admin-key')).rejects.toThrow('ADMIN_KEY_FILE');
  });
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardedEnv } from './support/guarded-env.ts';
import { startServerProcess } from './support/server-process.ts';

const run = promisify(execFile);

describe('a start that cannot succeed is reported in one line, before a database is created', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sightline-start-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  /** The standard error of a server that ends before it is ready. */
  async function failToStart(env: Record<string, string>): Promise<string> {
    const error: Error = await startServerProcess({ DATA_DIR: dataDir, ...env }).then(
      () => Promise.reject(new Error('The server started')),
      (reason: Error) => reason,
    );
    return error.message.replace('The server ended with 1 before it was ready:\n', '');
  }

  test.each(['PORT', 'HEALTH_PORT'])('%s is in use', async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failToStart({ [setting]: String(port) })).toBe(
      `${setting} ${port} is already in use. Set ${setting} to another port, or to 0 to use any free port.\n`,
    );
    expect(await readdir(dataDir)).toEqual([]);
    other.close();
  });

  test('HOST is not an address of this machine', async () => {
    // Without the guard of the tests, which rejects the address first.
    expect(await failToStart({ HOST: '203.0.113.1', NODE_OPTIONS: '' })).toMatch(
      /^HOST must be an address of this machine, and 203\.0\.113\.1 is not: .*\n$/,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('DATA_DIR is a file', async () => {
    const path = join(dataDir, 'file');
    await writeFile(path, '');
    expect(await failToStart({ DATA_DIR: path })).toBe(
      `DATA_DIR must be a directory that this user can write to, and ${path} is not: EEXIST: file already exists, mkdir '${path}'\n`,
    );
    expect(await readdir(dataDir)).toEqual(['file']);
  });

  test('.env cannot be read', async () => {
    await mkdir(join(dataDir, '.env'));
    const env = { ...process.env, ...guardedEnv };
    const failing = run(process.execPath, [resolve('src/main.ts')], { cwd: dataDir, env });
    await expect(failing).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Invalid settings:\n {2}\.env cannot be read: .*\n$/),
    });
    expect(await readdir(dataDir)).toEqual(['.env']);
  });
});

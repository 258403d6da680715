import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostmaster } from '../../src/storage/postgres/embedded/server.ts';
import { cli } from '../support/cli.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createRequest } from '../support/request.ts';
import { startServerProcess } from '../support/server-process.ts';

const run = promisify(execFile);

/** Runs the CLI as a user would. */
async function npmRunCli(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'cli', '--', ...args], { env: { ...process.env, ...env } });
  return stdout;
}

describe('on a database', () => {
  let database: TestDatabase;
  let env: Record<string, string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    env = { DATABASE_URL: database.url };
  });
  afterAll(() => database.drop());

  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await cli(env, [...args, '--json']);
    expect([code, stderr]).toEqual([0, '']);
    return JSON.parse(stdout);
  };

  test('workspaces create prints the Workspace, with the default allowances', async () => {
    expect(await json('workspaces', 'create', '--name', ' Acme ')).toEqual({
      id: expect.stringMatching(/^ws_/),
      name: 'Acme',
      promptsUsedCount: 0,
      promptsMaxCount: 1000,
      geoAuditUsedCount: 0,
      geoAuditMaxCount: 100,
      createdDate: expect.any(String),
      updatedDate: expect.any(String),
    });
  });

  test('workspaces update changes only the specified settings; list shows all workspaces', async () => {
    const { id } = await json('workspaces', 'create', '--name', 'Before', '--prompts-max', '5', '--audits-max', '6');
    const updated = await json('workspaces', 'update', id, '--name', 'After', '--prompts-max', '7');
    expect(updated).toMatchObject({ id, name: 'After', promptsMaxCount: 7, geoAuditMaxCount: 6 });
    expect(await json('workspaces', 'list')).toContainEqual(updated);
    const { stdout } = await cli(env, ['workspaces', 'list']);
    expect(stdout).toMatch(/^ID +NAME +PROMPTS +AUDITS THIS MONTH\n/);
    expect(stdout).toContain('0 of 7');
  });

  test('workspaces delete needs the name of the workspace, and says how many rows it deleted', async () => {
    const { id, name } = await json('workspaces', 'create', '--name', 'To be deleted');
    const remove = (...options: string[]) => cli(env, ['workspaces', 'delete', id, ...options]);
    expect(await remove()).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Cannot ask for confirmation without a terminal. Repeat the command with --name or --yes.\n',
    });
    expect(await remove('--name', 'Another')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('does not match'),
    });
    expect((await json('workspaces', 'list')).map((each: { id: string }) => each.id)).toContain(id);
    expect(await remove('--name', name)).toEqual({
      code: 0,
      stdout: `Deleted To be deleted (${id}), 0 rows\n`,
      stderr: '',
    });
    expect((await json('workspaces', 'list')).map((each: { id: string }) => each.id)).not.toContain(id);
    expect(await remove('--yes')).toMatchObject({ code: 1, stderr: 'Workspace not found\n' });
  });

  test('workspaces delete asks for the name on a terminal', async () => {
    const { id } = await json('workspaces', 'create', '--name', 'Asked');
    const key = await json('keys', 'create', '--workspace', id);
    const questions: string[] = [];
    const answers = ['asked', ' Asked '];
    const ask = async (question: string) => {
      questions.push(question);
      return answers.shift() ?? '';
    };
    const wrong = await cli(env, ['workspaces', 'delete', id], { ask });
    expect(wrong).toMatchObject({ code: 1, stderr: 'The name does not match. Nothing was deleted.\n' });
    const { code, stdout } = await cli(env, ['workspaces', 'delete', id, '--json'], { ask });
    expect([code, JSON.parse(stdout)]).toEqual([0, { id, name: 'Asked', rows: 1 }]);
    expect(questions[0]).toContain('Type the name of the workspace to delete it (Asked)');
    const revoked = (await json('keys', 'list')).find((each: { id: string }) => each.id === key.id);
    expect(revoked).toMatchObject({ workspaceIds: [], revokedDate: expect.any(String) });
  });

  test('keys create shows the key once; list shows its first characters; revoke disables it', async () => {
    const workspace = await json('workspaces', 'create', '--name', 'Keys');
    const other = await json('workspaces', 'create', '--name', 'More keys');
    const created = await json(
      'keys',
      'create',
      '--workspace',
      workspace.id,
      '--workspace',
      other.id,
      '--permission',
      'read',
      '--name',
      'CI',
    );
    expect(created).toMatchObject({
      id: expect.stringMatching(/^key_/),
      key: expect.stringMatching(/^sl_live_/),
      permissions: ['read'],
    });
    expect(new Set(created.workspaceIds)).toEqual(new Set([workspace.id, other.id]));

    const { key, ...rest } = created;
    expect(await json('keys', 'list')).toContainEqual(rest);
    expect((await cli(env, ['keys', 'list'])).stdout).not.toContain(key);
    expect(await json('keys', 'revoke', created.id)).toEqual({ ...rest, revokedDate: expect.any(String) });
    expect((await cli(env, ['keys', 'list'])).stdout).toMatch(/revoked \d{4}-/);
  });

  test('keys grant adds a permission to a key', async () => {
    const workspace = await json('workspaces', 'create', '--name', 'Grants');
    const { key: _, ...created } = await json('keys', 'create', '--workspace', workspace.id, '--permission', 'read');
    const granted = { ...created, permissions: ['read', 'server'] };
    expect(await json('keys', 'grant', created.id, 'server')).toEqual(granted);
    expect(await json('keys', 'grant', created.id, 'read')).toEqual(granted);
    expect(await json('keys', 'list')).toContainEqual(granted);
    await json('keys', 'revoke', created.id);
    const refused = await cli(env, ['keys', 'grant', created.id, 'admin']);
    expect(refused).toMatchObject({ code: 1, stderr: 'Active API key not found\n' });
  });

  test('connections rotate says how many credentials it encrypted, and needs a secret', async () => {
    const secret = { SECRET_KEY: 'a secret of at least thirty-two characters' };
    const { code, stdout } = await cli({ ...env, ...secret }, ['connections', 'rotate']);
    expect([code, stdout]).toEqual([0, '0 re-encrypted, 0 unchanged.\n']);
    expect(await cli(env, ['connections', 'rotate'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('This server has no secret. Set SECRET_KEY'),
    });
  });

  test.each([
    ['an empty name', ['workspaces', 'create', '--name', ' '], '--name: Must not be empty'],
    [
      'an allowance that is not a number',
      ['workspaces', 'create', '--name', 'X', '--prompts-max', 'many'],
      'Must be a whole number',
    ],
    ['a missing name', ['workspaces', 'create'], '--name'],
    ['a workspace that does not exist', ['workspaces', 'update', 'ws_x', '--name', 'X'], 'Workspace not found'],
    [
      'a key for a workspace that does not exist',
      ['keys', 'create', '--workspace', 'ws_x'],
      '--workspace: Workspace not found',
    ],
    [
      'a permission that does not exist',
      ['keys', 'create', '--workspace', 'ws_x', '--permission', 'owner'],
      '--permission',
    ],
    ['a key that does not exist', ['keys', 'revoke', 'key_x'], 'API key not found'],
    ['a permission that cannot be granted', ['keys', 'grant', 'key_x', 'owner'], 'Allowed choices are'],
    ['an unknown command', ['dance'], 'unknown command'],
  ])('%s is reported on standard error, with exit code 1 and nothing on standard output', async (_, args, message) => {
    const { code, stdout, stderr } = await cli(env, args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });
});

test('an unreachable database is reported immediately, with the reason', async () => {
  const { code, stdout, stderr } = await cli({ DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' }, ['workspaces', 'list']);
  expect([code, stdout, stderr]).toEqual([1, '', 'Cannot use the database: connect ECONNREFUSED 127.0.0.1:1\n']);
});

describe('on the embedded database', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sightline-cli-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test('commands work without a running server and leave nothing running, and they work next to a running server', async () => {
    const env = { DATA_DIR: dataDir };
    const before = JSON.parse(await npmRunCli(env, 'workspaces', 'create', '--name', 'Without server', '--json'));
    expect(before).toMatchObject({ name: 'Without server' });
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull();

    const server = await startServerProcess(env);
    const { id } = JSON.parse((await cli(env, ['workspaces', 'create', '--name', 'Beside server', '--json'])).stdout);
    const { key } = JSON.parse(await npmRunCli(env, 'keys', 'create', '--workspace', id, '--json'));
    const send = createRequest(server.baseUrl, key);
    expect((await send('GET', '/v1/workspaces')).body.items).toMatchObject([{ id, name: 'Beside server' }]);
    const { stdout } = await cli(env, ['workspaces', 'list', '--json']);
    const names = JSON.parse(stdout).map((workspace: { name: string }) => workspace.name);
    expect(names).toEqual(['Beside server', 'Demo', 'Without server']);
    expect(await server.stop()).toBe(0);
  });
});

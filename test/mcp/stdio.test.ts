import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { connectStdio, createAnsweredReport, GENERATIONS, readRows } from '../support/assistants.ts';
import { cli } from '../support/cli.ts';
import { guardedEnv } from '../support/guarded-env.ts';

const run = promisify(execFile);
const INSPECTOR = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
);
let server: TestApp;
let world: Awaited<ReturnType<typeof createAnsweredReport>>;

beforeAll(async () => {
  server = await startTestApp();
  world = await createAnsweredReport(server, () => [], { prompts: ['A?'] });
});
afterAll(() => server.close());

const envOf = (key: string) => ({ DATABASE_URL: server.databaseUrl, SIGHTLINE_API_KEY: key, LOG_LEVEL: 'fatal' });

describe('cli mcp', () => {
  test.each(GENERATIONS)('serves a client of %s over standard input and output', async (generation) => {
    const assistant = await connectStdio(envOf(world.room.key), generation);
    const { tools } = await assistant.client.listTools();
    expect(tools).toHaveLength(12);
    expect(readRows((await assistant.call('list_reports')).text)).toMatchObject([{ report: 'Acme' }]);
    const added = await assistant.call('add_prompts', { prompts: [`Added by ${generation}?`] });
    expect(added.text).toMatch(/^1 of n = 1 prompts were added to Acme/);
    await assistant.close();
  });

  test('through npm, standard output carries the protocol only', async () => {
    const command: [string, ...string[]] = ['npm', 'run', '--silent', 'cli', '--', 'mcp'];
    const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`;
    const assistant = await connectStdio({ ...envOf(world.room.key), PATH: path }, '2025', command);
    expect((await assistant.call('list_reports')).isError).toBe(false);
    await assistant.close();
  });

  test('a key that is revoked during the connection stops working', async () => {
    const { id, key } = await server.app.services.createApiKey({
      workspaceIds: [world.room.workspace.id],
      permissions: ['read', 'admin'],
    });
    const assistant = await connectStdio(envOf(key));
    expect((await assistant.call('list_reports')).isError).toBe(false);
    await server.app.services.revokeApiKey({ keyId: id });
    const { text, isError } = await assistant.call('list_reports');
    expect([isError, text]).toEqual([true, expect.stringContaining('Missing or invalid API key')]);
    await assistant.close();
  });

  test('without a key, or with a wrong one, it states what to do and ends with 1', async () => {
    const missing = await cli({ DATABASE_URL: server.databaseUrl }, ['mcp']);
    expect(missing).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('Set SIGHTLINE_API_KEY') });
    const wrong = await cli(envOf('sl_live_wrong'), ['mcp']);
    expect(wrong).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('Set SIGHTLINE_API_KEY') });
  });
});

describe('the inspector', () => {
  const inspect = async (...args: string[]) => {
    const target = ['--cli', `${server.baseUrl}/mcp`, '--transport', 'http'];
    const header = ['--header', `Authorization: Bearer ${world.room.key}`];
    const command = [INSPECTOR, ...target, ...header, ...args];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...guardedEnv };
    return JSON.parse((await run(process.execPath, command, { env })).stdout);
  };

  test('lists the tools', async () => {
    expect((await inspect('--method', 'tools/list')).tools).toHaveLength(12);
  });

  test('calls a tool', async () => {
    const { content } = await inspect(
      '--method',
      'tools/call',
      '--tool-name',
      'get_visibility',
      '--tool-arg',
      'report=Acme',
    );
    expect(content[0].text).toContain('nothing is known about Acme');
  });
});

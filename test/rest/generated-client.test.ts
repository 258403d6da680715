import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

/** A program written with nothing but openapi.json. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

const [baseUrl = '', key = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${key}\` } });

const workspaces = await client.GET('/v1/workspaces', { params: { query: { limit: 1 } } });
const workspace: components['schemas']['Workspace'] | undefined = workspaces.data?.items[0];
if (!workspace) throw new Error('No workspace');
const path = { id: workspace.id };

const tag = await client.POST('/v1/workspaces/{id}/tags', {
  params: { path },
  body: { name: 'Pricing', color: 'gold' },
});
if (!tag.data) throw new Error(tag.error.message);

const created = await client.POST('/v1/workspaces/{id}/prompts', {
  params: { path },
  body: { prompts: ['Which tool is best?'], country: 'us', tagIds: [tag.data.id] },
});
const listed = await client.GET('/v1/workspaces/{id}/prompts', {
  params: { path, query: { country: 'us', tagId: tag.data.id } },
});

const refused = await client.POST('/v1/workspaces/{id}/tags', {
  params: { path },
  // @ts-expect-error The colors are part of the types.
  body: { name: 'Other', color: 'no color' },
});
const faults = refused.error && 'errors' in refused.error ? refused.error.errors.map(({ path, code }) => ({ path, code })) : [];

const deleted = await client.DELETE('/v1/workspaces/{id}/tags/{tagId}', {
  params: { path: { id: workspace.id, tagId: tag.data.id } },
});

console.log(JSON.stringify({
  workspace: workspace.name,
  prompts: created.data?.items.map(({ prompt }) => prompt),
  same: listed.data?.items[0]?.id === created.data?.items[0]?.id,
  faults,
  deleted: deleted.response.status,
}));
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'esnext',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
  files: ['program.ts'],
};

let server: TestApp;
let folder: string;

beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'sightline-client-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  await writeFile(join(folder, 'program.ts'), PROGRAM);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

/** Runs a program in the folder and returns its output. An error contains the whole output. */
async function run(file: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: folder }).catch(
    (error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${file} failed:\n${error.stdout}${error.stderr}`);
    },
  );
  return stdout;
}

test('a client generated from openapi.json compiles under strict rules and works against the server', async () => {
  await run(
    resolve('test/generated-client/node_modules/openapi-typescript/bin/cli.js'),
    resolve('openapi.json'),
    '--output=api.ts',
  );
  await run(resolve('node_modules/typescript/bin/tsc'), '--project', 'tsconfig.json');
  expect(JSON.parse(await run('program.ts', server.baseUrl, server.key))).toEqual({
    workspace: 'Test',
    prompts: ['Which tool is best?'],
    same: true,
    faults: [{ path: 'color', code: 'invalid_value' }],
    deleted: 204,
  });
});

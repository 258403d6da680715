import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSteps } from '../scripts/try-docs/steps.ts';
import { startTestApp, type TestApp } from './support/app.ts';

const run = promisify(execFile);
const TSC = resolve('node_modules/typescript/bin/tsc');
const STRICT = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, target: 'esnext' };

let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-package-'));
  [server] = await Promise.all([startTestApp(), installPackage(folder)]);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What `npm pack` and `npm install` do, without the network and beside the checkout's own `dist`. */
async function installPackage(project: string): Promise<void> {
  const stage = join(project, 'stage');
  await run(process.execPath, [TSC, '-p', 'tsconfig.build.json', '--outDir', join(stage, 'dist')]);
  for (const part of ['package.json', 'prisma']) await cp(part, join(stage, part), { recursive: true });
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent'], { cwd: stage });
  const target = join(project, 'node_modules/sightline');
  await mkdir(target, { recursive: true });
  await run('tar', ['xzf', join(stage, stdout.trim()), '-C', target, '--strip-components=1']);
  // All that the client needs; @types/node is for the programs below.
  for (const name of ['@trpc/client', '@trpc/server', '@types/node']) {
    const link = join(project, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve('node_modules', name), link);
  }
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
}

async function check(program: string, options: Record<string, unknown>): Promise<string> {
  const config = join(folder, `${program}.${String(options.moduleResolution)}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files: [program] }));
  return run(process.execPath, [TSC, '-p', config]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

async function execute(program: string, key: string): Promise<string> {
  const env = { ...process.env, SIGHTLINE_URL: server.baseUrl, SIGHTLINE_API_KEY: key };
  return (await run(process.execPath, [program], { cwd: folder, env })).stdout;
}

const NODE = { module: 'nodenext', moduleResolution: 'nodenext', lib: ['esnext'], types: ['node'] };
const BROWSER = { module: 'esnext', moduleResolution: 'bundler', lib: ['esnext', 'dom'], types: [] };

const PROGRAM = `
import { createClient, isSightlineError, type Outputs } from 'sightline/client';
declare const process: { env: Record<string, string | undefined> };
const { SIGHTLINE_URL: baseUrl = '', SIGHTLINE_API_KEY: apiKey = '' } = process.env;
const client = createClient({ baseUrl, apiKey, fetch, headers: { 'x-team': 'search' } });

const { items } = await client.workspaces.list.query({}, { signal: AbortSignal.timeout(10_000) });
const { id, name }: { id: string; name: string } = items[0]!;
const color: Outputs['tags']['create']['color'] = 'gold';
const tag = await client.tags.create.mutate({ id, name: 'Pricing', color });
const done: void = await client.tags.delete.mutate({ id, tagId: tag.id });

const wrong = async () => {
  // @ts-expect-error a field that no workspace has
  items[0]!.title;
  // @ts-expect-error a colour that does not exist
  await client.tags.create.mutate({ id, name, color: 'beige' });
  // @ts-expect-error a field is missing
  await client.tags.create.mutate({ id, name });
  // @ts-expect-error what writes is not a query
  await client.tags.create.query({ id, name, color });
  // @ts-expect-error an operation that does not exist
  await client.tags.paint.mutate({ id });
  // @ts-expect-error the key is required
  createClient({ baseUrl });
};

try {
  await client.prompts.create.mutate({ id, country: 'gb', prompts: ['Who is cheapest?'] });
} catch (error) {
  // @ts-expect-error not known to be an error of ours yet
  error.data;
  if (!isSightlineError(error)) throw error;
  const { code, httpStatus, target, errors, reportId } = error.data;
  // @ts-expect-error a code that does not exist
  if (code === 'NO_SUCH_CODE') throw error;
  // @ts-expect-error a fact that no error has
  error.data.colour;
  const asTyped: [string, number, 'body' | 'query' | 'params' | 'headers' | undefined, string | undefined] =
    [code, httpStatus, target, reportId];
  console.log(JSON.stringify({ name, tag: tag.name, done, asTyped, paths: errors?.map(({ path }) => path) }));
}
`;

describe('the packed package', () => {
  test.for([NODE, BROWSER])('gives a strict $moduleResolution project all types it needs', async (options) => {
    await writeFile(join(folder, 'main.ts'), PROGRAM);
    expect(await check('main.ts', options)).toBe('');
  });

  test('lets a compiler find errors', async () => {
    await writeFile(join(folder, 'wrong.ts'), PROGRAM.replaceAll('// @ts-expect-error', '//'));
    const errors = (await check('wrong.ts', NODE)).match(/error TS\d+/g);
    expect(errors).toHaveLength(PROGRAM.match(/@ts-expect-error/g)?.length ?? 0);
  });

  test('calls a live server', async () => {
    await writeFile(join(folder, 'main.ts'), PROGRAM);
    expect(JSON.parse(await execute('main.ts', server.key))).toEqual({
      name: 'Test',
      tag: 'Pricing',
      asTyped: ['BAD_REQUEST', 400, 'body', null],
      paths: ['country'],
    });
  });

  test('works as described in the TypeScript guide', async () => {
    const pieces = readSteps(await readFile('docs/guides/typescript.md', 'utf8')).filter(({ kind }) => kind === 'ts');
    await writeFile(join(folder, 'guide.ts'), pieces.map(({ text }) => text).join(''));
    expect(await check('guide.ts', NODE)).toBe('');

    const { createWorkspace } = server.app.services;
    const shop = await createWorkspace({ name: 'Shop', promptsMaxCount: 1000, geoAuditMaxCount: 100 });
    const shown = pieces.map(({ expected }) => expected?.text ?? '').join('');
    expect(await execute('guide.ts', await server.createKey([shop.id]))).toBe(shown);
  });
});

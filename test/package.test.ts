import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSteps } from '../scripts/try-docs/steps.ts';
import { startTestApp, type TestApp } from './support/app.ts';

const run = promisify(execFile);
const TSC = resolve('node_modules/typescript/bin/tsc');
const STRICT = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, target: 'esnext' };

/** Four compilations, on a machine that may be busy. */
const COMPILE_MS = 240_000;

let folder: string;
let server: TestApp;
/** The errors of all programs, by module resolution. */
let errors: Record<'nodenext' | 'bundler', string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-package-'));
  [server] = await Promise.all([startTestApp(), installPackages(folder)]);
  const guide = (await readGuide()).map(({ text }) => text).join('');
  const programs = CLIENTS.flatMap((name) => [
    [fileOf(name), programFor(name)],
    [`wrong-${fileOf(name)}`, programFor(name).replaceAll('// @ts-expect-error', '//')],
  ]);
  await Promise.all(
    [...programs, ['guide.ts', guide]].map(([file = '', text = '']) => writeFile(join(folder, file), text)),
  );
  // The guide is for Node.
  const [nodenext, bundler] = await Promise.all([
    check([...programs.map(([file = '']) => file), 'guide.ts'], NODE),
    check(CLIENTS.map(fileOf), BROWSER),
  ]);
  errors = { nodenext, bundler };
}, COMPILE_MS);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Does what `npm pack` and `npm install` do, without the network and without touching the `dist` of the checkout. */
async function installPackages(project: string): Promise<void> {
  const stage = join(project, 'stage');
  const client = join(stage, 'client');
  await Promise.all([
    // `npm run check` finds errors of types.
    run(process.execPath, [TSC, '-p', 'tsconfig.build.json', '--noCheck', '--outDir', join(stage, 'server/dist')]),
    run(process.execPath, ['scripts/build-client.ts', join(client, 'dist')]),
  ]);
  await cp(join(client, 'dist'), join(stage, 'server/dist/client'), { recursive: true });
  for (const part of ['package.json', 'data', 'prisma'])
    await cp(part, join(stage, 'server', part), { recursive: true });
  await cp('packages/client/package.json', join(client, 'package.json'));
  await Promise.all([
    install(project, join(stage, 'server'), 'sightline'),
    install(project, client, '@sightline/client'),
  ]);
  // Everything that the client and the data need; @types/node is for the programs below.
  for (const name of ['@trpc/client', '@trpc/server', '@types/node', 'tldts']) {
    const link = join(project, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve('node_modules', name), link);
  }
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
}

async function install(project: string, stage: string, name: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent'], { cwd: stage });
  const target = join(project, 'node_modules', name);
  await mkdir(target, { recursive: true });
  await run('tar', ['xzf', join(stage, stdout.trim()), '-C', target, '--strip-components=1']);
}

async function check(files: string[], options: Record<string, unknown>): Promise<string> {
  const config = join(folder, `${String(options.moduleResolution)}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files }));
  return run(process.execPath, [TSC, '-p', config], { cwd: folder }).then(
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

const CLIENTS = ['sightline/client', '@sightline/client'];
const fileOf = (name: string) => `main-${name.replaceAll(/\W/g, '-')}.ts`;

/** The programs of the TypeScript guide, with what they print. */
async function readGuide() {
  return readSteps(await readFile('docs/guides/typescript.md', 'utf8')).filter(({ kind }) => kind === 'ts');
}

/** The errors outside of programs that must be wrong. */
function unexpected(messages: string): string[] {
  return messages.split('\n').filter((line) => line.includes('error TS') && !line.startsWith('wrong-'));
}

const programFor = (name: string) => `
import { createClient, isSightlineError, type Outputs } from '${name}';
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
  // @ts-expect-error a color that does not exist
  await client.tags.create.mutate({ id, name, color: 'beige' });
  // @ts-expect-error a field is missing
  await client.tags.create.mutate({ id, name });
  // @ts-expect-error a mutation is not a query
  await client.tags.create.query({ id, name, color });
  // @ts-expect-error an operation that does not exist
  await client.tags.paint.mutate({ id });
  // @ts-expect-error the key is required
  createClient({ baseUrl });
};

try {
  await client.prompts.create.mutate({ id, country: 'gb', prompts: ['Who is cheapest?'] });
} catch (error) {
  // @ts-expect-error not narrowed to an error of Sightline yet
  error.data;
  if (!isSightlineError(error)) throw error;
  const { code, httpStatus, target, errors, reportId } = error.data;
  // @ts-expect-error a code that does not exist
  if (code === 'NO_SUCH_CODE') throw error;
  // @ts-expect-error a field that no error has
  error.data.color;
  const asTyped: [string, number, 'body' | 'query' | 'params' | 'headers' | undefined, string | undefined] =
    [code, httpStatus, target, reportId];
  console.log(JSON.stringify({ name, tag: tag.name, done, asTyped, paths: errors?.map(({ path }) => path) }));
}
`;

test.each(['nodenext', 'bundler'] as const)(
  'the packed clients provide all types that a strict %s project needs',
  (moduleResolution) => {
    expect(unexpected(errors[moduleResolution])).toEqual([]);
  },
);

describe.each(CLIENTS)('the packed %s', (name) => {
  test('reports invalid calls as type errors', () => {
    const found = errors.nodenext.split('\n').filter((line) => line.startsWith(`wrong-${fileOf(name)}`));
    expect(found).toHaveLength(programFor(name).match(/@ts-expect-error/g)?.length ?? 0);
  });

  test('calls a live server', async () => {
    expect(JSON.parse(await execute(fileOf(name), server.key))).toEqual({
      name: 'Test',
      tag: 'Pricing',
      asTyped: ['BAD_REQUEST', 400, 'body', null],
      paths: ['country'],
    });
  });
});

describe('the packed server', () => {
  /** Reads every file of data, in the main thread and in a worker thread. */
  const program = `
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { LANGUAGES } from './node_modules/sightline/dist/domain/detection/ordinary-words/languages.js';
import { lexicon, ordinaryWords, knownSites } from './node_modules/sightline/dist/data.js';

const { names } = lexicon;
const read = {
  languages: LANGUAGES.filter((language) => ordinaryWords.isWordOf(language, 'information')),
  isRare: ordinaryWords.isEnglish('abalone') && !ordinaryWords.isWordOf('english', 'abalone'),
  wordings: lexicon.wordings().map(({ code, dictionary }) => [code, dictionary.match(/\\S+/g)?.length ?? 0]),
  foreign: lexicon.foreignMarks().length,
  isFree: lexicon.searchMarks().free.test('free crm'),
  key: lexicon.keyOf('Which are the best shoes?'),
  topic: lexicon.topicWords('Which are the best shoes?'),
  names: [
    names.isKnownBrand('asana'),
    names.isLabel('nike'),
    names.isTechnology('rust'),
    names.isKnownPlace('Berlin'),
    !names.looksLikeName('SaaS'),
    names.isMisspelled('numpy'),
    names.correct('vaccum') === 'vacuum',
  ],
  tables: knownSites.listTables().length,
};
if (isMainThread) new Worker(new URL(import.meta.url)).on('message', (inThread) => console.log(JSON.stringify([read, inThread])));
else parentPort.postMessage(read);
`;

  test('reads its data in the main thread and in worker threads', async () => {
    await writeFile(join(folder, 'data.js'), program);
    const [inMain, inThread] = JSON.parse(await execute('data.js', server.key));
    expect(inThread).toEqual(inMain);
    expect(inMain).toEqual({
      languages: ['english', 'german', 'french', 'swedish'],
      isRare: true,
      wordings: [
        ['en', 59_997],
        ['de', 30_000],
        ['fr', 30_000],
        ['es', 30_000],
        ['it', 30_000],
        ['pt', 0],
        ['nl', 0],
      ],
      foreign: 2,
      isFree: true,
      key: 'best shoe which',
      topic: ['shoe'],
      names: [true, true, true, true, true, true, true],
      tables: 26,
    });
  });

  test('contains every file of data, with its sources and licenses', async () => {
    const [packed, files] = await Promise.all(
      [join(folder, 'node_modules/sightline/data'), 'data'].map((path) => readdir(path, { recursive: true })),
    );
    expect(packed?.toSorted()).toEqual(files?.toSorted());
    expect(packed).toContain('SOURCES.md');
  });
});

describe('@sightline/client', () => {
  test('depends on @trpc/client and @trpc/server only, in the versions of the server', async () => {
    const { dependencies } = JSON.parse(await readFile('packages/client/package.json', 'utf8'));
    const { dependencies: ofServer, version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(dependencies).toEqual({
      '@trpc/client': ofServer['@trpc/client'],
      '@trpc/server': ofServer['@trpc/server'],
    });
    expect(JSON.parse(await readFile('packages/client/package.json', 'utf8')).version).toBe(version);
  });

  test('is smaller than 15 KB packed, and than 1.1 KB unpacked for each operation', async () => {
    const installed = join(folder, 'node_modules/@sightline/client');
    const files = await readdir(installed, { recursive: true, withFileTypes: true });
    const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const contents = Buffer.concat(await Promise.all(paths.map((path) => readFile(path))));
    expect(gzipSync(contents).length).toBeLessThan(15_000);
    const { paths: operations } = JSON.parse(await readFile('openapi.json', 'utf8'));
    const count = Object.values<object>(operations).flatMap(Object.keys).length;
    expect(contents.length / count).toBeLessThan(1100);
  });

  test('works as described in the TypeScript guide', async () => {
    const { createWorkspace } = server.app.services;
    const shop = await createWorkspace({ name: 'Shop', promptsMaxCount: 1000, geoAuditMaxCount: 100 });
    const shown = (await readGuide()).map(({ expected }) => expected?.text ?? '').join('');
    expect(await execute('guide.ts', await server.createKey([shop.id]))).toBe(shown);
  });
});

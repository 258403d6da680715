import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Who may import whom; ARCHITECTURE.md draws the same arrows. A room may always import itself. */
const ARROWS: Record<string, string[]> = {
  domain: [],
  schemas: ['domain'],
  storage: ['domain'],
  gateways: ['domain'],
  services: ['domain', 'storage', 'gateways', 'schemas/jobs'],
  routers: ['services', 'schemas', 'domain'],
  rest: ['routers', 'schemas', 'domain'],
  jobs: ['services', 'schemas', 'domain'],
  'app.ts': ['domain', 'schemas', 'storage', 'gateways', 'services', 'routers', 'rest', 'jobs', 'env.ts'],
  'main.ts': ['app.ts', 'env.ts', 'log.ts', 'banner.ts', 'rest/server'],
  'log-importer.ts': ['services', 'gateways', 'storage', 'env.ts'],
  cli: ['app.ts', 'log-importer.ts', 'env.ts', 'log.ts', 'schemas', 'domain'],
  'env.ts': ['env', 'domain'],
  env: ['domain'],
  'log.ts': [],
  'banner.ts': [],
  'client.ts': ['routers'],
};

/** Each foreign package has one home. */
const HOMES: Record<string, string[]> = {
  zod: ['schemas', 'env', 'gateways'],
  '@prisma/': ['storage'],
  pg: ['storage'],
  '@trpc/server': ['routers', 'rest'],
  '@trpc/client': ['client.ts'],
  'trpc-openapi': ['rest', 'routers'],
  'pg-boss': ['jobs'],
  express: ['rest', 'app.ts'],
  helmet: ['rest'],
  'rate-limiter-flexible': ['rest'],
  commander: ['cli'],
  undici: ['gateways'],
  'playwright-core': ['gateways'],
};

interface Module {
  /** Path below src, such as `services/tags/create.ts`. */
  file: string;
  room: string;
  text: string;
  imports: string[];
}

const SRC = join(import.meta.dirname, '../src');
const modules: Module[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('storage/prisma/'))
  .map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    return { file, room: file.split('/')[0] ?? '', text, imports: importsOf(text) };
  });

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** What a relative import names, as a path below src. */
function resolve(module: Module, specifier: string): string {
  return relative(SRC, join(SRC, dirname(module.file), specifier))
    .split(sep)
    .join('/');
}

test('every room is known', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.map(({ room }) => room).filter((room) => !(room in ARROWS))).toEqual([]);
});

describe.each(Object.entries(ARROWS))('%s', (room, allowed) => {
  test(`imports nothing but ${allowed.join(', ') || 'itself'}`, () => {
    const strays = modules
      .filter((module) => module.room === room)
      .flatMap((module) =>
        module.imports
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => resolve(module, specifier))
          .filter(
            (target) =>
              !target.startsWith(`${room}/`) &&
              !allowed.some((each) => target === each || target.startsWith(`${each}/`) || target === `${each}.ts`),
          )
          .map((target) => `${module.file} -> ${target}`),
      );
    expect(strays).toEqual([]);
  });
});

describe('foreign packages', () => {
  test.each(Object.entries(HOMES))('%s stands only in %s', (name, homes) => {
    const strays = modules
      .filter(({ imports }) =>
        imports.some((each) => each === name || each.startsWith(name.endsWith('/') ? name : `${name}/`)),
      )
      .filter(({ room }) => !homes.includes(room))
      .map(({ file }) => file);
    expect(strays).toEqual([]);
  });

  test('the domain is pure: no file system, no network, no processes, no clock', () => {
    const strays = modules.filter(
      ({ room, text, imports }) =>
        room === 'domain' &&
        (imports.some((each) => /^(node:)?(fs|net|http|https|dns|child_process|timers|worker_threads)/.test(each)) ||
          /\bDate\.now\(|\bnew Date\(\)|\bprocess\.[a-z]/.test(text)),
    );
    expect(strays.map(({ file }) => file)).toEqual([]);
  });
});

describe('the network', () => {
  /** They listen, and connect to nobody. */
  const LISTENERS = ['rest/server.ts', 'storage/embedded-postgres/server.ts'];

  test('only gateways open connections, where every address is judged', () => {
    const openers = modules.filter(
      ({ file, room, text }) =>
        room !== 'gateways' &&
        !LISTENERS.includes(file) &&
        (/^import (?!type\b)[^;]*'(node:)?(net|http|https|http2|dns|dns\/promises|tls|dgram|undici)'/m.test(text) ||
          /\bimport\('(node:)?(net|http|https|http2|dns|tls|dgram|undici)|(?<![.\w])fetch\(|\bnew WebSocket\(/.test(
            text,
          )),
    );
    expect(openers.map(({ file }) => file)).toEqual([]);
  });

  test.each(LISTENERS)('%s only listens', (file) => {
    const { text } = modules.find((module) => module.file === file) ?? { text: '' };
    expect(text).toMatch(/\bcreateServer\b/);
    expect(text).not.toMatch(/import \{[^}]*\b(connect|createConnection|request|get)\b[^}]*\} from 'node:/);
  });
});

describe('house rules', () => {
  test('only env.ts reads process.env', () => {
    const readers = modules.filter(({ text }) => text.includes('process.env')).map(({ file }) => file);
    expect(readers).toEqual(['env.ts']);
  });

  test('files are named in kebab-case, and none is called after nothing in particular', () => {
    const odd = modules.filter(
      ({ file }) =>
        !/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.ts$/.test(file) ||
        /(^|\/|-)(utils?|helpers?|common|manager|base|index)\.ts$/.test(file),
    );
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  test('routers are tables of contents: no if, no try', () => {
    const nouns = modules.filter(({ file }) => file.startsWith('routers/') && !/(operation|errors)\.ts$/.test(file));
    expect(nouns.length).toBeGreaterThan(3);
    expect(nouns.filter(({ text }) => /\b(if|try)\b\s*[({]/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('only main modules do something when they are imported', () => {
    const doers = modules
      .filter(({ text }) => /^(await |try \{|process\.|[a-z]\w*(\.\w+)*\()/m.test(text))
      .map(({ file }) => file);
    expect(doers.toSorted()).toEqual(['cli/main.ts', 'main.ts', 'schemas/text.ts']);
  });
});

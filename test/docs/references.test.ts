/** What documents name must exist: files, headings, settings, operations, commands and metrics. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { engineSettings } from '../../src/env/engines.ts';
import { languageModelSettings } from '../../src/env/language-model.ts';
import type { Setting } from '../../src/env/reader.ts';
import { serverSettings } from '../../src/env/server.ts';
import {
  type Document,
  listCodeSpans,
  listFragments,
  listLinks,
  readDocument,
  readDocuments,
} from '../support/documents.ts';

const documents = readDocuments();
/** CONTRIBUTING.md shows how to add an operation that does not exist. */
const EXAMPLES = new Set(['GET /v1/workspaces/{id}/tags/{tagId}', 'src/services/tags/get.ts']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the README, the policies and the guides are checked', () => {
  const paths = documents.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/guides/log-sources/iis.md']));
  expect(paths.length).toBeGreaterThan(40);
});

describe('links', () => {
  const linked = [...documents, ...globSync(['CHANGELOG.md', 'docs/decisions/*.md']).toSorted().map(readDocument)];

  test.each(linked)('of $path lead to a file and a heading', (document) => {
    const broken = listLinks(document).filter(({ file, heading }) => {
      if (!existsSync(file)) return true;
      return heading !== null && !listFragments(readDocument(file)).includes(heading);
    });
    expect(broken).toEqual([]);
  });
});

describe('files', () => {
  const ROOTS = ['', 'src'];
  const FILE = /^[\w.@-]+(?:\/[\w.@-]+)*\.(?:tsx?|md|json|ya?ml|prisma|toml)$/;
  const FOLDER =
    /^(?:src|test|scripts|docs|data|deploy|prisma|packages|bench|dist|domain|gateways|services|storage|mcp)(?:\/[\w.@-]+)*\/$/;

  /** Paths are relative to the root or to src. A name without a folder is in the folder of the preceding path. */
  function listMissing(document: Document): string[] {
    const missing: string[] = [];
    let folder = '';
    for (const code of listCodeSpans(document)) {
      const isFolder = !FILE.test(code) && FOLDER.test(code);
      if (!FILE.test(code) && !isFolder) continue;
      const found = [...ROOTS, folder].map((root) => join(root, code)).find((path) => existsSync(path));
      if (found === undefined && !EXAMPLES.has(code)) missing.push(code);
      else if (found !== undefined && code.includes('/')) folder = isFolder ? found : dirname(found);
    }
    return missing;
  }

  test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'])('named in %s exist', (path) => {
    expect(listMissing(readDocument(path))).toEqual([]);
  });

  test('a missing one is found', () => {
    const prose =
      '`src/domain/`, `domain/access/access.ts`, `sessions.ts`, `absent.ts`, `services/absent/` and `GET /v1/x`';
    expect(listMissing({ path: '', text: prose, prose, blocks: [] })).toEqual(['absent.ts', 'services/absent/']);
  });
});

describe('the tree in ARCHITECTURE.md', () => {
  const [tree] = readDocument('ARCHITECTURE.md').blocks;
  const lines = (tree?.text ?? '').split('\n');
  const listed = (indent: RegExp) => lines.flatMap((line) => indent.exec(line)?.[1] ?? []);

  test('lists every module and folder of src', () => {
    const entries = globSync('src/*', { withFileTypes: true });
    const actual = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(listed(/^ {2}([\w.-]+\/?)/).toSorted()).toEqual(actual.toSorted());
  });

  test('lists folders of the repository that exist', () => {
    const folders = listed(/^([\w.-]+(?:\/[\w.-]+)*)\//);
    expect(folders.length).toBeGreaterThan(6);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});

describe('settings', () => {
  const settings: Record<string, Setting> = { ...serverSettings, ...languageModelSettings, ...engineSettings };
  const secretFiles = Object.keys(settings).flatMap((name) => (settings[name]?.secret ? [`${name}_FILE`] : []));
  /** Variables of other programs, of our containers and of our tests, and a capability of Linux. */
  const FOREIGN = /^(?:NODE_|MALLOC_|POSTGRES_|OTEL_|CITUS_|SYS_ADMIN$)/;
  const NAME = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=.*)?$/;
  const ASSIGNMENT = /(?:^|\s)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/gm;

  function listUnknown(document: Document): string[] {
    const { text: whole, blocks } = document;
    const isOfExample = (name: string) => new RegExp(`(?:\\$|\\benv\\.)${name}\\b`).test(whole);
    const assigned = blocks.filter(({ language }) => ['ini', 'sh', 'console', 'yaml'].includes(language));
    const named = [
      ...listCodeSpans(document).flatMap((code) => NAME.exec(code)?.[1] ?? []),
      ...assigned.flatMap(({ text }) => [...text.matchAll(ASSIGNMENT)].map(([, name = '']) => name)),
    ];
    const known = new Set([...Object.keys(settings), ...secretFiles, ...Object.keys(TRPC_ERROR_CODES_BY_KEY)]);
    return named.filter((name) => !known.has(name) && !FOREIGN.test(name) && !isOfExample(name));
  }

  test.each(documents)('named in $path exist', (document) => {
    expect(listUnknown(document)).toEqual([]);
  });
});

describe('operations', () => {
  const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, object> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${anonymize(path)}`),
  );
  /** Served without being operations of the API. */
  const PAGES = ['GET /', 'GET /v1/openapi.json', 'GET /v1/docs', 'GET /metrics', 'GET /health'];
  const CALL = /^(?:(GET|POST|PATCH|PUT|DELETE) )?(…?\/[^\s?]*)(?:\?.*)?$/;
  const WRITTEN_OUT = /(?:^|\s)(GET|POST|PATCH|PUT|DELETE) (\/v1\/[^\s?"']+)/g;

  /** The names of parameters do not matter, so that examples can contain ids. */
  function anonymize(path: string): string {
    return path.replaceAll(/\{\w+\}|\$\{?\w+\}?|<[^>]+>|\b[a-z]+_[0-9A-Z]{26}\b/g, '{}');
  }

  function exists(method: string | undefined, path: string): boolean {
    const isEnd = path.startsWith('…');
    const wanted = anonymize(path.replace(/^…/, ''));
    return [...operations, ...PAGES].some((operation) => {
      const [ofOperation = '', template = ''] = operation.split(' ');
      if (method !== undefined && method !== ofOperation) return false;
      if (isEnd) return template.endsWith(wanted);
      return template === wanted || (method === undefined && template.startsWith(`${wanted}/`));
    });
  }

  function listUnknown(document: Document): string[] {
    const spans = listCodeSpans(document).filter((code) => !EXAMPLES.has(code));
    const calls = spans.flatMap((code) => {
      const [, method, path = ''] = CALL.exec(code) ?? [];
      return method !== undefined || path.startsWith('/v1/') ? [{ method, path }] : [];
    });
    const shown = document.blocks.flatMap(({ text }) =>
      [...text.matchAll(WRITTEN_OUT)].map(([, method, path = '']) => ({ method, path })),
    );
    return [...calls, ...shown]
      .filter(({ method, path }) => path !== '' && !exists(method, path))
      .map(({ method = '', path }) => `${method} ${path}`.trim());
  }

  test.each(documents)('named in $path exist', (document) => {
    expect(listUnknown(document)).toEqual([]);
  });

  test('an unknown one is found', () => {
    const prose = '`GET /v1/workspaces`, `DELETE /v1/workspaces`, `GET …/stats`, `GET …/absent` and `/v1/absent`';
    expect(listUnknown({ path: '', text: prose, prose, blocks: [] })).toEqual([
      'DELETE /v1/workspaces',
      'GET …/absent',
      '/v1/absent',
    ]);
  });
});

describe('commands', () => {
  const CALL =
    /(?:npm run (?:--silent )?cli --|(?:docker exec(?: -\w+)* \w+|docker compose exec \w+) sightline|`cli) ([a-z][^`\n|]*)/g;
  const SCRIPT = /\bnpm run (?:--silent )?([a-z][\w:-]*)/g;
  const usages = new Map<string, string>();

  /** The help of a command and its subcommand, or of the command only if the second word is an argument. */
  async function readHelp(words: string[]): Promise<string> {
    const key = words.join(' ');
    const known = usages.get(key);
    if (known !== undefined) return known;
    let printed = '';
    const terminal = {
      out: (text: string) => {
        printed += text;
      },
      err: () => {},
    };
    await runProgram([...words, '--help'], terminal as never);
    usages.set(key, printed);
    return printed;
  }

  function listCalls({ text }: Document): string[] {
    return [...text.matchAll(CALL)].map(([, call = '']) => call.trim());
  }

  async function findProblem(call: string): Promise<string | null> {
    const [words = ''] = call.split(/\s(?=-|[A-Z$.\d"'/<])/);
    const [name = '', sub] = words.split(/\s+/);
    const help = await readHelp([name]);
    if (!help.startsWith(`Usage: sightline ${name} `)) return `${name} is not a command`;
    const hasCommands = help.includes('\nCommands:');
    if (hasCommands && (sub === undefined || !new RegExp(`^ {2}${sub}\\b`, 'm').test(help)))
      return `${call}: no such subcommand`;
    const own = hasCommands ? await readHelp([name, sub ?? '']) : help;
    const options = [...call.matchAll(/\s(--[a-z][a-z-]*)/g)].map(([, option = '']) => option);
    const unknown = options.filter((option) => !new RegExp(`${option}\\b`).test(own));
    return unknown.length > 0 ? `${call}: unknown ${unknown.join(', ')}` : null;
  }

  test.each(documents)('of the command line in $path exist, with their options', async (document) => {
    const problems = await Promise.all(listCalls(document).map(findProblem));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });

  test('an unknown one is found', async () => {
    const calls = ['keys create --name A', 'keys erase ID', 'absent', 'backup --fast ../file', 'sql-reader'];
    expect(await Promise.all(calls.map(findProblem))).toEqual([
      null,
      'keys erase ID: no such subcommand',
      'absent is not a command',
      'backup --fast ../file: unknown --fast',
      'sql-reader: no such subcommand',
    ]);
  });

  test.each(documents)('of npm in $path are scripts', ({ text }) => {
    const named = [...text.matchAll(SCRIPT)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

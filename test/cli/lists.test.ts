import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { readEnv } from '../../src/env.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
let directory: string;
const GPTBOT = 'https://openai.com/gptbot.json';
const CLAUDE = 'https://claude.com/crawling/bots.json';

beforeAll(async () => {
  server = await startTestApp();
  directory = await mkdtemp(join(tmpdir(), 'sightline-lists-'));
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const ended = { code: 0, stdout: '', stderr: '' };
  ended.code = await runProgram(['lists', ...args], {
    loadEnv: () => readEnv({ DATABASE_URL: server.databaseUrl }),
    out: (text) => (ended.stdout += text),
    err: (text) => (ended.stderr += text),
    isInteractive: false,
  });
  return ended;
}

async function importLists(lists: object) {
  const file = join(directory, 'lists.json');
  await writeFile(file, JSON.stringify({ source: 'anything', lists }));
  const { code, stdout, stderr } = await run('import', file, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('lists', () => {
  test('are imported, shown by their state, and exported in the same form', async () => {
    const lists = {
      [GPTBOT]: { asOf: today(), prefixes: ['192.0.2.0/24', '2001:db8::/32'] },
      [CLAUDE]: { asOf: daysAgo(40), prefixes: ['198.51.100.0/24'] },
    };
    expect(await importLists(lists)).toEqual([
      { url: GPTBOT, asOf: today(), prefixes: 2, result: 'imported' },
      { url: CLAUDE, asOf: daysAgo(40), prefixes: 1, result: 'imported' },
    ]);
    const { body } = await server.send('GET', '/v1/health');
    expect(body.addressLists).toEqual(
      expect.arrayContaining([
        { url: GPTBOT, asOf: `${today()}T00:00:00.000Z`, state: 'fresh' },
        { url: CLAUDE, asOf: `${daysAgo(40)}T00:00:00.000Z`, state: 'stale' },
        { url: 'https://www.bing.com/toolbox/bingbot.json', asOf: null, state: 'never_fetched' },
      ]),
    );
    const file = join(directory, 'exported.json');
    expect(await run('export', file)).toEqual({ code: 0, stdout: 'exported 2 lists\n', stderr: '' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ lists });
  });

  test('replace only older lists, and are validated like fetched lists', async () => {
    const results = await importLists({
      [GPTBOT]: { asOf: daysAgo(2), prefixes: ['203.0.113.0/24'] },
      [CLAUDE]: { asOf: daysAgo(1), prefixes: ['0.0.0.0/0', 'not a prefix'] },
      'https://www.bing.com/toolbox/bingbot.json': { asOf: '2999-01-01', prefixes: ['192.0.2.0/24'] },
      'https://example.com/unknown.json': { asOf: today(), prefixes: ['192.0.2.0/24'] },
    });
    expect(results.map(({ result }: { result: string }) => result)).toEqual([
      'newer_exists',
      'invalid',
      'invalid',
      'unknown_url',
    ]);
  });

  test.each([
    ['a file that does not exist', null, 'FILE: ENOENT'],
    ['a file that is not JSON', '<html>', 'FILE: The file is not valid JSON'],
    ['JSON of another form', '{"prefixes":[]}', '--lists'],
    ['a list without a date', JSON.stringify({ lists: { [GPTBOT]: { prefixes: [] } } }), '--lists'],
    ['an invalid date', JSON.stringify({ lists: { [GPTBOT]: { asOf: '2026-02-31', prefixes: [] } } }), 'YYYY-MM-DD'],
  ])('are not %s', async (_, content, message) => {
    const file = join(directory, 'broken.json');
    await rm(file, { force: true });
    if (content !== null) await writeFile(file, content);
    const { code, stderr } = await run('import', file);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });
});

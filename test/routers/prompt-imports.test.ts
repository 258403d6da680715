import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { execute } from '../support/database.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function createRoom(limits = {}) {
  const { workspace, send, key } = await server.createWorkspace(limits);
  const base = `/v1/workspaces/${workspace.id}`;
  return {
    id: workspace.id,
    key,
    send,
    base,
    load: (csv: string, body: object = {}) => send('POST', `${base}/prompt-imports`, { body: { csv, ...body } }),
    list: async () => (await send('GET', `${base}/prompts?limit=100`)).body.items as any[],
    tags: async () => (await send('GET', `${base}/tags?limit=100`)).body.items as any[],
  };
}

const FILE = 'prompt,country,tags\nBest CRM?,us,Pricing; crm\n"Which, of them?",de,\nBest CRM?,us,CRM\n';

describe('200', () => {
  test('creates prompts with their countries and tags, each once', async () => {
    const room = await createRoom();
    await room.send('POST', `${room.base}/tags`, { body: { name: 'PRICING', color: 'gold' } });
    const { status, body } = await room.load(FILE);
    expect([status, body]).toEqual([
      200,
      { dryRun: false, lines: 3, created: 2, existing: 0, repeated: 1, tagsCreated: ['CRM'], warnings: [] },
    ]);
    const names = new Map((await room.tags()).map(({ id, name }) => [id, name]));
    const prompts = (await room.list()).map(({ prompt, country, tagIds }) => [
      prompt,
      country,
      tagIds.map((id: string) => names.get(id)).toSorted(),
    ]);
    expect(new Set(prompts)).toEqual(
      new Set([
        ['Best CRM?', 'us', ['CRM', 'PRICING']],
        ['Which, of them?', 'de', []],
      ]),
    );
  });

  test('finds existing prompts, as POST /v1/workspaces/{id}/prompts does, and gives them the tags', async () => {
    const room = await createRoom();
    const created = await room.send('POST', `${room.base}/prompts`, {
      body: { prompts: ['Best CRM?'], country: 'us' },
    });
    const { body } = await room.load(FILE);
    expect([body.created, body.existing, body.repeated]).toEqual([1, 1, 1]);
    const own = (await room.list()).find(({ id }) => id === created.body.items[0].id);
    expect(own.tagIds).toHaveLength(2);
    expect((await room.load(FILE)).body).toMatchObject({ created: 0, existing: 2, tagsCreated: [] });
    const [row] = await execute(
      server.databaseUrl,
      `SELECT "promptsUsedCount" AS used FROM "Workspace" WHERE id = $1`,
      [room.id],
    );
    expect(row?.used).toBe(2);
  });

  test('prompts that ask the same question are imported, with a warning that a dry run has, too', async () => {
    const room = await createRoom();
    const file = 'prompt,country\nBest CRM for startups,us\nTop CRMs for startups,us\nBest CRM for startups,de\n';
    for (const dryRun of [true, false]) {
      const { body } = await room.load(file, { dryRun });
      expect(body.created).toBe(3);
      expect(body.warnings).toMatchObject([
        { prompt: 'Top CRMs for startups', similarPrompt: 'Best CRM for startups' },
      ]);
    }
  });

  test('a dry run reports the same result and saves nothing', async () => {
    const room = await createRoom();
    const tried = await room.load(FILE, { dryRun: true });
    expect([await room.list(), await room.tags()]).toEqual([[], []]);
    const { body } = await room.load(FILE);
    expect(tried.body).toEqual({ ...body, dryRun: true });
  });

  test('a dry run with an Idempotency-Key saves nothing, and leaves the key to the import', async () => {
    const room = await createRoom();
    const post = (dryRun: boolean) =>
      room.send('POST', `${room.base}/prompt-imports`, {
        body: { csv: FILE, dryRun },
        headers: { 'Idempotency-Key': 'june' },
      });
    expect((await post(true)).status).toBe(200);
    expect(await room.list()).toEqual([]);
    expect((await post(false)).body).toMatchObject({ dryRun: false, created: 2 });
  });

  test('a default country applies to lines without one, and prompts are added to reports', async () => {
    const room = await createRoom();
    const first = await room.send('POST', `${room.base}/prompts`, { body: { prompts: ['First?'], country: 'us' } });
    const report = await room.send('POST', '/v1/reports/brand', {
      body: { workspaceId: room.id, brand: 'Acme', brandDomain: 'acme.com', promptIds: [first.body.items[0].id] },
    });
    const file = 'Prompt;Country\nOne?;\nTwo?;uk\n';
    const { status } = await room.load(file, { country: 'us', brandReportIds: [report.body.id] });
    expect(status).toBe(200);
    const ofUs = (await room.list()).filter(({ country }) => country === 'us');
    expect([ofUs.length, (await room.list()).length]).toEqual([2, 3]);
    const { body } = await room.send('GET', `/v1/reports/brand/${report.body.id}`);
    expect(body.promptIds).toHaveLength(3);
  });
});

describe('nothing is saved', () => {
  test('400: every error has its line and column', async () => {
    const room = await createRoom();
    const file = `prompt,country,tags\nGood?,us,\n,us,\nBad?,USA,\nTags?,us,${'x'.repeat(200)}\nCells?,us,a,b\n`;
    const { status, body } = await room.load(file);
    expect([status, body.target, body.errors.map((each: any) => [each.path, each.code])]).toEqual([
      400,
      'body',
      [
        ['csv.6', 'invalid_format'],
        ['csv.3.prompt', 'too_small'],
        ['csv.4.country', 'invalid_country'],
        ['csv.5.tags', 'too_big'],
      ],
    ]);
    expect(body.errors[2].message).toBe('Line 4: "USA" is not a lowercase country code such as "us"');
    expect(await room.list()).toEqual([]);
  });

  test.each([
    ['an empty file', '\n', 'empty'],
    ['no prompts', 'prompt,country\n', 'no prompts'],
    ['no column prompt', 'question,country\nA?,us\n', 'must contain the column prompt'],
    ['an unknown column', 'prompt,country,tag\nA?,us,x\n', 'Unknown column "tag"'],
    ['no country', 'prompt\nA?\n', 'country'],
    ['an open quotation mark', 'prompt,country\n"A?,us\n', 'no closing quotation mark'],
  ])('400: %s', async (_, file, message) => {
    const room = await createRoom();
    const { status, body } = await room.load(file);
    expect([status, body.errors.map((each: any) => each.message).join()]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });

  test('400: many errors are limited', async () => {
    const room = await createRoom();
    const { body } = await room.load(`prompt,country\n${'A?,xx\n'.repeat(500)}`);
    expect([body.errors.length, body.errors.at(-1).message]).toEqual([101, '400 more errors are not listed']);
  });

  test('429: the allowance applies to the whole file, also in a dry run', async () => {
    const room = await createRoom({ promptsMaxCount: 1 });
    for (const dryRun of [true, false]) expect((await room.load(FILE, { dryRun })).status).toBe(429);
    expect([await room.list(), await room.tags()]).toEqual([[], []]);
  });

  test('400 and 403: reports and workspaces of others', async () => {
    const room = await createRoom();
    expect((await room.load(FILE, { brandReportIds: ['rep_none'] })).status).toBe(400);
    expect((await server.send('POST', `${room.base}/prompt-imports`, { body: { csv: FILE } })).status).toBe(403);
    expect(await room.list()).toEqual([]);
  });
});

describe('prompts import', () => {
  test('imports a file on the command line, or only checks it', async () => {
    const room = await createRoom();
    const folder = await mkdtemp(join(tmpdir(), 'prompts-'));
    const file = join(folder, 'prompts.csv');
    const run = (...args: string[]) => cli({ DATABASE_URL: server.databaseUrl }, ['prompts', 'import', file, ...args]);
    await writeFile(file, FILE);
    const tried = await run('--workspace', room.id, '--dry-run');
    expect(tried.stdout).toContain('Nothing was saved. An import would find 3 prompts: 2 new, 0 existing, 1 repeated.');
    expect(await room.list()).toEqual([]);
    expect((await run('--workspace', room.id, '--json')).code).toBe(0);
    expect(await room.list()).toHaveLength(2);
    expect((await run('--workspace', 'ws_none')).stderr).toBe('Workspace not found\n');
    await writeFile(file, 'prompt,country\nA?,xx\n');
    const failed = await run('--workspace', room.id);
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('Line 2')]);
    await rm(folder, { recursive: true });
  });
});

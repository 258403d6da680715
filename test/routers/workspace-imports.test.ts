import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { execute } from '../support/database.ts';
import { createRequest } from '../support/request.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A key of an agency, which can create workspaces. */
async function createAgency(permissions: Parameters<TestApp['createKey']>[1] = ['read', 'write', 'admin']) {
  const { workspace } = await server.createWorkspace();
  const key = await server.createKey([workspace.id], permissions);
  const send = createRequest(server.baseUrl, key);
  return {
    workspace,
    key,
    send,
    load: (csv: string, body: object = {}, headers = {}) =>
      send('POST', '/v1/workspace-imports', { body: { csv, ...body }, headers }),
    names: async () => ((await send('GET', '/v1/workspaces?limit=200')).body.items as any[]).map(({ name }) => name),
  };
}

const FILE = [
  'workspace,report,brand,brandDomain,brandVariations,competitors,prompt,country,tags',
  'Acme,Acme US,Acme,acme.com,Acme Corp,Globex (globex.com),Best CRM?,us,CRM;Pricing',
  'Acme,Acme US,,,,Initech (initech.com),"=HYPERLINK(""http://evil.example"")",us,crm',
  'Acme,,,,,,Which CRM is free?,de,',
  'Hooli,Hooli UK,Hooli,hooli.com,,,Best search engine?,uk,',
  '',
].join('\n');

describe('200', () => {
  test('creates everything at once, and the same file has no effect a second time', async () => {
    const agency = await createAgency();
    const { status, body } = await agency.load(FILE);
    expect([status, body.dryRun, body.lines]).toEqual([200, false, 4]);
    expect(body.workspaces.map(({ name, isNew }: any) => [name, isNew])).toEqual([
      ['Acme', true],
      ['Hooli', true],
    ]);
    expect(
      body.changes.map(({ line, workspace, report, action, type, value, detail }: any) =>
        [line, workspace, report, action, type, value, detail].join(' | '),
      ),
    ).toEqual([
      '2 | Acme |  | create | workspace | Acme | ',
      '2 | Acme |  | create | tag | CRM | ',
      '2 | Acme |  | create | tag | Pricing | ',
      '2 | Acme | Acme US | create | report | Acme US | Acme (acme.com)',
      '2 | Acme | Acme US | create | competitor | Globex | globex.com',
      '2 | Acme | Acme US | create | competitor | Initech | initech.com',
      '2 | Acme | Acme US | create | prompt | Best CRM? | us, CRM, Pricing',
      '3 | Acme | Acme US | create | prompt | =HYPERLINK("http://evil.example") | us, crm',
      '4 | Acme |  | create | prompt | Which CRM is free? | de',
      '5 | Hooli |  | create | workspace | Hooli | ',
      '5 | Hooli | Hooli UK | create | report | Hooli UK | Hooli (hooli.com)',
      '5 | Hooli | Hooli UK | create | prompt | Best search engine? | uk',
    ]);
    const [acme, hooli] = body.reports;
    const report = (await agency.send('GET', `/v1/reports/brand/${acme.id}`)).body;
    expect(report).toMatchObject({
      brand: 'Acme',
      brandDomain: 'acme.com',
      brandVariations: ['Acme Corp'],
      countries: ['us'],
    });
    expect(report.competitors.map(({ brandDomain }: any) => brandDomain)).toEqual(['globex.com', 'initech.com']);
    expect([report.promptIds.length, report.tags.map(({ name }: any) => name).toSorted()]).toEqual([
      2,
      ['CRM', 'Pricing'],
    ]);
    expect((await agency.send('GET', `/v1/reports/brand/${hooli.id}`)).body.countries).toEqual(['uk']);

    const again = await agency.load(FILE);
    expect([again.body.changes, again.body.reports, again.body.forecast.newPrompts]).toEqual([[], [], 0]);
    expect((await agency.send('GET', `/v1/reports/brand/${acme.id}`)).body.updatedDate).toBe(report.updatedDate);
    const used = await execute(
      server.databaseUrl,
      'SELECT "promptsUsedCount" AS used FROM "Workspace" WHERE id = ANY($1) ORDER BY id',
      [body.workspaces.map(({ id }: any) => id)],
    );
    expect(used.map((row) => row.used)).toEqual([3, 1]);
  });

  test('a dry run lists the same changes with their cost, and saves nothing', async () => {
    const agency = await createAgency();
    const before = await agency.names();
    const tried = await agency.load(FILE, { dryRun: true });
    expect(await agency.names()).toEqual(before);
    const { body } = await agency.load(FILE);
    expect([tried.body.changes, tried.body.forecast]).toEqual([body.changes, body.forecast]);
    // Three prompts are in reports, and the sandbox has seven engines.
    expect(body.forecast).toEqual({ newPrompts: 3, callsPerMonth: 3 * 7 * 30, costPerMonth: 0, source: 'sandbox' });
    expect(tried.body.workspaces.map(({ id }: any) => id)).toEqual([null, null]);
  });

  test('a file adds to what exists: prompts, tags, competitors and names, and replaces values', async () => {
    const agency = await createAgency();
    const created = await agency.load(FILE);
    const { id } = created.body.workspaces[0];
    const { status, body } = await agency.load(
      [
        'workspace;report;brand;brandDomain;brandVariations;competitors;prompt;country;tags',
        `${id};acme us;Apex;www.acme.com;ACME CORP;Globex Inc (globex.com);Best CRM?;us;Free`,
        `${id};acme us;;;;;Which CRM is free?;de;`,
      ].join('\r\n'),
    );
    expect([
      status,
      body.changes.map(({ line, action, type, value, detail }: any) => [line, action, type, value, detail].join(' | ')),
    ]).toEqual([
      200,
      [
        '2 | create | tag | Free | ',
        '2 | change | report | Apex | brand, was Acme',
        '2 | change | competitor | Globex Inc | globex.com, was Globex',
        '2 | change | prompt | Best CRM? | new tags: Free',
        '3 | change | prompt | Which CRM is free? | de, added to the report',
      ],
    ]);
    const report = (await agency.send('GET', `/v1/reports/brand/${created.body.reports[0].id}`)).body;
    expect([report.brand, report.countries, report.promptIds.length]).toEqual(['Apex', ['de', 'us'], 3]);
    expect(report.competitors.map(({ brand }: any) => brand)).toEqual(['Globex Inc', 'Initech']);
    expect(report.tags.map(({ name }: any) => name).toSorted()).toEqual(['CRM', 'Free', 'Pricing']);
  });

  test('two imports of a file at once create its workspaces once', async () => {
    const agency = await createAgency();
    const responses = await Promise.all([agency.load(FILE), agency.load(FILE)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await agency.names()).filter((name) => name === 'Acme')).toHaveLength(1);
  });

  test('a repeated request with the same Idempotency-Key has the first response', async () => {
    const agency = await createAgency();
    const headers = { 'Idempotency-Key': 'month-end' };
    const first = await agency.load(FILE, {}, headers);
    const second = await agency.load(FILE, {}, headers);
    expect([second.headers.get('idempotency-replayed'), second.body]).toEqual(['true', first.body]);
  });

  test('on the command line, in the encoding of Excel', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'import-'));
    const file = join(directory, 'clients.csv');
    await writeFile(file, Buffer.from('\ufeffworkspace\tprompt\r\nKäse\tWelcher Käse?\r\n', 'utf16le'));
    const tried = await cli({ DATABASE_URL: server.databaseUrl }, [
      'workspaces',
      'import',
      file,
      '--country',
      'de',
      '--dry-run',
    ]);
    expect(tried.stdout).toContain('Nothing was saved. An import would make 2 changes.');
    const { stdout } = await cli({ DATABASE_URL: server.databaseUrl }, [
      'workspaces',
      'import',
      file,
      '--country',
      'de',
      '--json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ workspaces: [{ name: 'Käse', isNew: true }] });
    await rm(directory, { recursive: true });
  });
});

describe('nothing is saved', () => {
  test('400: errors of a file and of what it would change have their line and column', async () => {
    const agency = await createAgency();
    await agency.load(FILE);
    const before = await agency.names();
    const { status, body } = await agency.load(
      [
        'workspace,report,brand,brandDomain,competitors,prompt,country',
        'New,US,,,,,',
        'Acme,Acme US,,,Acme (acme.com),,',
        'Acme,Acme DE,Acme,acme.com,"Globex (globex.com)",Best CRM?,us',
        'ws_01ARZ3NDEKTSV4RRFFQ69G5FAV,,,,,Best CRM?,us',
      ].join('\n'),
    );
    expect([status, body.errors.map(({ path, code }: any) => [path, code])]).toEqual([
      400,
      [
        ['csv.5.workspace', 'not_found'],
        ['csv.2.brand', 'required'],
        ['csv.2.brandDomain', 'required'],
        ['csv.2.prompt', 'required'],
        ['csv.3.competitors', 'duplicate'],
      ],
    ]);
    expect(await agency.names()).toEqual(before);
  });

  test('400: a name that several workspaces have', async () => {
    const agency = await createAgency();
    for (const _ of [1, 2]) await agency.send('POST', '/v1/workspaces', { body: { name: 'Twin' } });
    const { status, body } = await agency.load('workspace,prompt,country\ntwin,Best CRM?,us\n');
    expect([status, body.errors[0].message]).toEqual([
      400,
      'Line 2: You have 2 workspaces with this name. Use the id instead.',
    ]);
  });

  test('403: without the permission admin, a file can only change workspaces of the key', async () => {
    const writer = await createAgency(['read', 'write']);
    expect((await writer.load(FILE)).body.message).toBe('This API key does not have the permission "admin"');
    const { status, body } = await writer.load('workspace,prompt,country\nTest,Best CRM?,us\n');
    expect([status, body.workspaces]).toEqual([200, [{ id: writer.workspace.id, name: 'Test', isNew: false }]]);
    const reader = await createAgency(['read']);
    expect((await reader.load(FILE, { dryRun: true })).status).toBe(403);
  });

  test('429: the prompts exceed an allowance', async () => {
    const agency = await createAgency();
    const { workspace } = await server.createWorkspace({ promptsMaxCount: 1 });
    const send = createRequest(server.baseUrl, await server.createKey([workspace.id, agency.workspace.id]));
    const csv = `workspace,prompt,country\n${agency.workspace.id},Best CRM?,us\n${workspace.id},One?,us\n${workspace.id},Two?,us\n`;
    const { status, body } = await send('POST', '/v1/workspace-imports', { body: { csv } });
    expect([status, body.message]).toEqual([
      429,
      'Prompt allowance exceeded: cannot add 2 prompts to "Test", 0 of 1 are in use',
    ]);
    expect((await send('GET', `/v1/workspaces/${agency.workspace.id}/prompts`)).body.items).toEqual([]);
  });

  test('413: a file of 50 MB is rejected by its length', async () => {
    const agency = await createAgency();
    const { status, body } = await agency.load('x'.repeat(50_000_000));
    expect([status, body.message]).toEqual([413, 'Request body exceeds 32 MiB']);
  });
});

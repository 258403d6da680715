import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const CREATED = '2026-11-14T09:30:00.000Z';
const EDITED = '2026-11-14T10:00:00.000Z';
let clock = new Date(CREATED);
let server: TestApp;
let room: ReportRoom;
let promptIds: string[];
let report: any;
let count = 0;

beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(3);
});
afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date(CREATED);
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com', brandVariations: ['Globex Inc'] }];
  report = (
    await room.create({
      reportTitle: `Report ${count++}`,
      brandVariations: ['Acme Corp'],
      brandDomainVariations: ['acme.io'],
      competitors,
      promptIds,
    })
  ).body;
  clock = new Date(EDITED);
});

async function countRecalculations(reportId = report.id): Promise<number> {
  const rows = await execute(
    server.databaseUrl,
    `SELECT 1 FROM pgboss.job WHERE name = 'reports.recalculate' AND singleton_key = $1`,
    [reportId],
  );
  return rows.length;
}

async function expectUnchanged(body: object) {
  const before = await room.get(report.id);
  const recalculations = await countRecalculations();
  const { status, body: after } = await room.patch(report.id, body);
  expect([status, after]).toEqual([200, before]);
  expect(await countRecalculations()).toBe(recalculations);
}

async function issuesOf(body: object) {
  const reply = await room.patch(report.id, body);
  expect([reply.status, reply.body.target]).toEqual([400, 'body']);
  expect(await room.get(report.id)).toEqual(report);
  return reply.body.errors.map(({ path, code }: { path: string; code: string }) => ({ path, code }));
}

async function makeRegexReport(fields: object = {}) {
  clock = new Date(CREATED);
  report = (
    await room.create({ reportTitle: `Regex ${count++}`, brand: undefined, brandRegex: 'acme', promptIds, ...fields })
  ).body;
  clock = new Date(EDITED);
}

describe('rule 1: only the fields sent change; an array field sent replaces the whole stored array', () => {
  test('one field', async () => {
    const { status, body } = await room.patch(report.id, { brandVariations: ['Acmeco', 'Acmeworks', 'Acmeco'] });
    expect(status).toBe(200);
    expect(body).toEqual({ ...report, brandVariations: ['Acmeco', 'Acmeworks'], updatedDate: EDITED });
    expect(await room.get(report.id)).toEqual(body);
  });

  test('competitors, with their defaults', async () => {
    const { body } = await room.patch(report.id, {
      competitors: [{ brand: 'Initech', brandDomain: 'www.initech.com' }],
    });
    expect(body.competitors).toEqual([
      {
        brand: 'Initech',
        brandVariations: [],
        brandDomain: 'initech.com',
        brandDomainVariations: [],
        brandDomainWildcard: false,
        brandRegex: null,
      },
    ]);
  });

  test('several fields together, and no field with an empty body', async () => {
    const { body } = await room.patch(report.id, {
      brand: 'Acme 2',
      brandDomain: 'https://acme2.com/x',
      brandDomainWildcard: true,
    });
    expect(body).toMatchObject({
      brand: 'Acme 2',
      brandDomain: 'acme2.com',
      brandDomainWildcard: true,
      reportTitle: report.reportTitle,
    });
    await expectUnchanged({});
  });
});

describe('rule 2: a field sent with its stored value is left unchanged and is not re-validated', () => {
  test('a report can be sent back unchanged', async () => {
    await expectUnchanged(report);
  });

  test('also with a regex', async () => {
    await makeRegexReport();
    await expectUnchanged(report);
  });

  test('also after its last prompt was deleted', async () => {
    const [only = ''] = await room.createPrompts(1);
    report = (await room.create({ reportTitle: `Lonely ${count++}`, promptIds: [only] })).body;
    await room.deletePrompt(only);
    const emptied = await room.get(report.id);
    expect(emptied).toMatchObject({ promptIds: [], countries: [], countryPromptsTotal: {}, tags: [] });
    await expectUnchanged(emptied);
  });

  test('also if a rule has become stricter since the value was stored', async () => {
    await execute(
      server.databaseUrl,
      `UPDATE "BrandReport" SET "brandDomain" = 'intranet', "brandVariations" = '{""}' WHERE id = $1`,
      [report.id],
    );
    await expectUnchanged(await room.get(report.id));
    expect((await room.patch(report.id, { ...(await room.get(report.id)), reportTitle: 'Renamed' })).status).toBe(200);
  });

  test('domains are compared after normalization, promptIds as a set', async () => {
    await expectUnchanged({
      brandDomain: 'https://WWW.acme.com/',
      brandDomainVariations: ['http://acme.io'],
      competitors: [{ ...report.competitors[0], brandDomain: 'www.globex.com' }],
      promptIds: [...promptIds.toReversed(), ...promptIds],
    });
  });

  test('values that are equal after trimming or with defaults change nothing either', async () => {
    const [{ brand, brandDomain, brandVariations }] = report.competitors;
    await expectUnchanged({ brand: ' Acme ', competitors: [{ brand, brandDomain, brandVariations, unknown: 1 }] });
  });
});

describe('rule 3: read-only fields are ignored when sent, regardless of their values', () => {
  test('values of other reports and values of wrong types', async () => {
    const fields = ['workspaceId', 'id', 'countries', 'tags', 'createdDate', 'updatedDate', 'countryPromptsTotal'];
    for (const value of ['x', 5, null, [], {}, true])
      await expectUnchanged(Object.fromEntries(fields.map((field) => [field, value])));
  });

  test('the workspace of a report cannot be changed', async () => {
    const other = await server.createWorkspace();
    const { body } = await room.patch(report.id, { workspaceId: other.workspace.id, reportTitle: 'Stays here' });
    expect(body).toMatchObject({ workspaceId: room.workspace.id, reportTitle: 'Stays here' });
  });
});

describe('rule 4: changing a detection field recalculates the history', () => {
  test.each([
    { brand: 'Other' },
    { brandVariations: [] },
    { brandDomain: 'other.com' },
    { brandDomainVariations: ['other.io'] },
    { brandDomainWildcard: true },
    { competitors: [] },
    { brandVariations: [], brandRegex: 'acme' },
  ])('%j enqueues exactly one recalculation', async (change) => {
    expect((await room.patch(report.id, change)).status).toBe(200);
    expect(await countRecalculations()).toBe(1);
  });

  test('a title change enqueues none, but is an edit', async () => {
    const { body } = await room.patch(report.id, { reportTitle: 'New title' });
    expect(body).toEqual({ ...report, reportTitle: 'New title', updatedDate: EDITED });
    expect(await countRecalculations()).toBe(0);
  });

  test('edits while a recalculation is queued start one run, not ten', async () => {
    for (let i = 0; i < 10; i++) await room.patch(report.id, { brand: `Brand ${i}` });
    expect(await countRecalculations()).toBe(1);
  });

  test('a rejected change enqueues none', async () => {
    await issuesOf({ brandVariations: [], promptIds: ['prm_unknown'] });
    expect(await countRecalculations()).toBe(0);
  });
});

describe('rule 5: changing promptIds adds and removes prompts', () => {
  test('countries and countryPromptsTotal follow, and one recalculation is enqueued', async () => {
    const [first = ''] = promptIds;
    const [german = ''] = await room.createPrompts(1, 'de');
    const { body } = await room.patch(report.id, { promptIds: [german, first] });
    expect(body).toMatchObject({ countries: ['de', 'us'], countryPromptsTotal: { de: 1, us: 1 }, updatedDate: EDITED });
    expect(new Set(body.promptIds)).toEqual(new Set([first, german]));
    expect(await countRecalculations()).toBe(1);
  });

  test('400: none, more than 1000, too long, or not in the workspace', async () => {
    expect(await issuesOf({ promptIds: [] })).toEqual([{ path: 'promptIds', code: 'too_small' }]);
    expect(await issuesOf({ promptIds: Array<string>(1001).fill('prm_x') })).toEqual([
      { path: 'promptIds', code: 'too_big' },
    ]);
    expect(await issuesOf({ promptIds: ['x'.repeat(65)] })).toEqual([{ path: 'promptIds.0', code: 'too_big' }]);
    const [foreign = ''] = await (await createReportRoom(server)).createPrompts(1);
    expect(await issuesOf({ promptIds: [foreign] })).toEqual([{ path: 'promptIds.0', code: 'not_found' }]);
  });
});

describe('rules between fields run on the report as it would be, when one of their fields changes', () => {
  test('brandRegex against stored brandVariations, and the message states what to send', async () => {
    const { body } = await room.patch(report.id, { brandRegex: 'acme' });
    expect(body.errors).toEqual([
      {
        path: 'brandRegex',
        code: 'mutually_exclusive',
        message: expect.stringMatching(/"brandVariations": \[\].*"brandRegex": null/),
      },
    ]);
    expect((await room.patch(report.id, { brandRegex: 'acme', brandVariations: [] })).status).toBe(200);
  });

  test('brandVariations against a stored brandRegex', async () => {
    await makeRegexReport();
    expect(await issuesOf({ brandVariations: ['A'] })).toEqual([
      { path: 'brandVariations', code: 'mutually_exclusive' },
    ]);
    expect((await room.patch(report.id, { brandVariations: ['A'], brandRegex: null })).status).toBe(200);
  });

  test('brandDomain against stored variations, and variations against the stored brandDomain', async () => {
    expect(await issuesOf({ brandDomain: 'www.acme.io' })).toEqual([{ path: 'brandDomain', code: 'duplicate' }]);
    expect(await issuesOf({ brandDomainVariations: ['x.com', 'acme.com'] })).toEqual([
      { path: 'brandDomainVariations.1', code: 'duplicate' },
    ]);
  });

  test("a competitor has neither the report's domain nor a domain that another brand has as a variation", async () => {
    const rival = { brand: 'A', brandDomain: 'a.com' };
    expect(await issuesOf({ competitors: [{ ...rival, brandDomain: 'www.acme.com' }] })).toEqual([
      { path: 'competitors.0.brandDomain', code: 'duplicate' },
    ]);
    expect(
      await issuesOf({
        competitors: [
          { ...rival, brandDomainVariations: ['b.com'] },
          { brand: 'B', brandDomain: 'b.com' },
        ],
      }),
    ).toEqual([{ path: 'competitors.1.brandDomain', code: 'duplicate' }]);
    report = (await room.patch(report.id, { competitors: [rival] })).body;
    expect(await issuesOf({ brandDomain: 'a.com' })).toEqual([
      { path: 'competitors.0.brandDomain', code: 'duplicate' },
    ]);
  });

  test('text made of invisible characters only is empty', async () => {
    expect(await issuesOf({ reportTitle: '\u200b\u2060', brand: '\u3164 \u00ad' })).toEqual([
      { path: 'reportTitle', code: 'too_small' },
      { path: 'brand', code: 'too_small' },
    ]);
  });

  test('competitor domains are unique, and the rules apply to each competitor', async () => {
    const rivals = [
      { brand: 'A', brandDomain: 'a.com', brandRegex: 'a', brandVariations: ['A'] },
      { brand: 'B', brandDomain: 'www.a.com', brandDomainVariations: ['a.com'] },
    ];
    expect(await issuesOf({ competitors: rivals })).toEqual([
      { path: 'competitors.0.brandRegex', code: 'mutually_exclusive' },
      { path: 'competitors.1.brandDomainVariations.0', code: 'duplicate' },
      { path: 'competitors.1.brandDomain', code: 'duplicate' },
    ]);
  });
});

describe('brandRegex', () => {
  test('null clears it, and the brand is the last one sent, else the title', async () => {
    await makeRegexReport();
    expect((await room.patch(report.id, { brandRegex: null })).body).toMatchObject({
      brandRegex: null,
      brand: report.reportTitle,
    });
    await makeRegexReport({ brand: 'Sent before' });
    expect(report.brand).toBe(report.reportTitle);
    expect((await room.patch(report.id, { brandRegex: null })).body).toMatchObject({
      brandRegex: null,
      brand: 'Sent before',
    });
  });

  test('the title at the time of clearing is the brand, not an earlier one', async () => {
    await makeRegexReport();
    const { brandRegex } = report;
    expect((await room.patch(report.id, { brandRegex: null })).body.brand).toBe(report.reportTitle);
    await room.patch(report.id, { brandRegex });
    await room.patch(report.id, { reportTitle: 'New title' });
    expect((await room.patch(report.id, { brandRegex: null })).body.brand).toBe('New title');
    // From here on a title is only a title.
    expect((await room.patch(report.id, { reportTitle: 'Newer title' })).body.brand).toBe('New title');
  });

  test('while it is set, brand reads as reportTitle and a sent brand is compared with that', async () => {
    await makeRegexReport();
    await expectUnchanged({ brand: report.reportTitle });
    const { body } = await room.patch(report.id, { brand: 'Kept for later' });
    expect(body).toMatchObject({ brand: report.reportTitle });
    expect((await room.patch(report.id, { brandRegex: null })).body.brand).toBe('Kept for later');
  });

  test('400: one that does not compile, is empty or too long', async () => {
    expect(await issuesOf({ brandVariations: [], brandRegex: '(' })).toEqual([
      { path: 'brandRegex', code: 'invalid_regex' },
    ]);
    expect(await issuesOf({ brandVariations: [], brandRegex: '' })).toEqual([
      { path: 'brandRegex', code: 'too_small' },
    ]);
    expect(await issuesOf({ brandVariations: [], brandRegex: 'a'.repeat(1001) })).toEqual([
      { path: 'brandRegex', code: 'too_big' },
    ]);
  });
});

describe('limits and shapes', () => {
  test('reportTitle and brand have a minimum length of 1', async () => {
    expect(await issuesOf({ reportTitle: ' ', brand: '' })).toEqual([
      { path: 'reportTitle', code: 'too_small' },
      { path: 'brand', code: 'too_small' },
    ]);
  });

  test('every changed field is validated, and all errors are listed', async () => {
    const faults = await issuesOf({
      brandVariations: 'x',
      brandDomain: 'localhost',
      brandDomainWildcard: 'true',
      competitors: [{}],
      brandRegex: 5,
    });
    expect(faults.map(({ path }: { path: string }) => path)).toEqual([
      'brandVariations',
      'brandDomain',
      'brandDomainWildcard',
      'brandRegex',
      'competitors.0.brand',
      'competitors.0.brandDomain',
    ]);
  });
});

describe('404, 403 and the order of checks', () => {
  test('404: a report that does not exist; 403: one in a workspace outside the key', async () => {
    const theirs = await createReportRoom(server);
    const { body } = await theirs.create({ promptIds: await theirs.createPrompts(1) });
    for (const [method, options] of [
      ['GET', {}],
      ['PATCH', { body: { brand: 'X' } }],
      ['DELETE', {}],
    ] as const) {
      expect((await room.send(method, '/v1/reports/brand/rep_unknown', options)).status).toBe(404);
      expect((await room.send(method, `/v1/reports/brand/${body.id}`, options)).status).toBe(403);
    }
    expect(await theirs.get(body.id)).toEqual(body);
  });

  test('a 400 for the schema takes precedence over 404', async () => {
    expect((await room.patch('rep_unknown', { brandDomainWildcard: 'yes' })).status).toBe(400);
  });
});

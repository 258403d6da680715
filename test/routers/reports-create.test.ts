import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';
import { createRequest } from '../support/request.ts';

let clock = new Date('2026-11-14T09:30:00.000Z');
let server: TestApp;
let room: ReportRoom;
let promptIds: string[];

beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(2);
});
afterAll(() => server.close());

const competitor = { brand: 'Globex', brandDomain: 'globex.com' };

async function issuesOf(body: object) {
  const reply = await room.create({ promptIds, ...body });
  expect([reply.status, reply.body.target]).toEqual([400, 'body']);
  return reply.body.errors.map(({ path, code }: { path: string; code: string }) => ({ path, code }));
}

async function setUp(reportId: string) {
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now() WHERE id = $1`, [reportId]);
}

describe('POST /v1/reports/brand', () => {
  test('201: returns the whole report with defaults and normalized domains', async () => {
    const tagId = await room.createTag('Pricing');
    const [us, uk] = [await room.createPrompts(2, 'us', [tagId]), await room.createPrompts(1, 'uk')];
    const { status, body } = await room.create({
      brand: ' Acme ',
      brandDomain: 'https://www.Acme.com/about',
      brandDomainVariations: ['acme.io', 'ACME.io', 'bücher.de'],
      competitors: [competitor],
      promptIds: [...us, ...uk, ...us],
      unknown: true,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^rep_[0-9A-Z]{26}$/),
      workspaceId: room.workspace.id,
      brand: 'Acme',
      reportTitle: 'Acme',
      brandVariations: [],
      brandDomain: 'acme.com',
      brandDomainVariations: ['acme.io', 'xn--bcher-kva.de'],
      brandDomainWildcard: false,
      brandRegex: null,
      countries: ['uk', 'us'],
      promptIds: [...us, ...uk].toSorted((a, b) => (a < b ? -1 : 1)),
      countryPromptsTotal: { uk: 1, us: 2 },
      competitors: [
        { ...competitor, brandVariations: [], brandDomainVariations: [], brandDomainWildcard: false, brandRegex: null },
      ],
      tags: [{ id: tagId, name: 'Pricing', color: 'blue' }],
      createdDate: '2026-11-14T09:30:00.000Z',
      updatedDate: '2026-11-14T09:30:00.000Z',
    });
    expect(await room.get(body.id)).toEqual(body);
  });

  test('creating a report enqueues its setup in the same transaction', async () => {
    const { body } = await room.create({ brand: 'Enqueued', promptIds });
    const jobs = await execute(
      server.databaseUrl,
      `SELECT data FROM pgboss.job WHERE name = 'reports.set-up' AND data->>'reportId' = $1`,
      [body.id],
    );
    expect(jobs).toHaveLength(1);
  });

  describe('rule 1: detection is either by brand and brandVariations, or by brandRegex together with reportTitle', () => {
    test('brand is required unless brandRegex is set', async () => {
      expect(await issuesOf({ brand: undefined })).toEqual([{ path: 'brand', code: 'required' }]);
      expect(await issuesOf({ brand: undefined, brandRegex: null })).toEqual([{ path: 'brand', code: 'required' }]);
    });

    test('reportTitle is required when brandRegex is set', async () => {
      expect(await issuesOf({ brandRegex: 'acme' })).toEqual([{ path: 'reportTitle', code: 'required' }]);
    });

    test('with brandRegex the reportTitle is the brand label, regardless of the brand sent', async () => {
      const only = await room.create({ brand: undefined, brandRegex: 'acme', reportTitle: 'Title A', promptIds });
      expect(only.body).toMatchObject({ brand: 'Title A', reportTitle: 'Title A', brandRegex: 'acme' });
      const both = await room.create({ brand: 'Acme', brandRegex: 'acme', reportTitle: 'Title B', promptIds });
      expect(both.body).toMatchObject({ brand: 'Title B', reportTitle: 'Title B' });
    });

    test('brandVariations cannot be combined with brandRegex, but an empty list can', async () => {
      const regex = { brandRegex: 'acme', reportTitle: 'Combined' };
      expect(await issuesOf({ ...regex, brandVariations: ['A'] })).toEqual([
        { path: 'brandRegex', code: 'mutually_exclusive' },
      ]);
      expect((await room.create({ ...regex, brandVariations: [], promptIds })).status).toBe(201);
    });

    test('reportTitle defaults to brand', async () => {
      expect((await room.create({ brand: 'Defaulted', promptIds })).body.reportTitle).toBe('Defaulted');
    });

    test('a brandRegex that does not compile as RE2 is invalid_regex with the error', async () => {
      const { body } = await room.create({ brandRegex: 'a(b', reportTitle: 'T', promptIds });
      expect(body.errors).toEqual([
        { path: 'brandRegex', code: 'invalid_regex', message: expect.stringContaining('missing closing )') },
      ]);
      expect(await issuesOf({ brandRegex: '(?=x)', reportTitle: 'T' })).toEqual([
        { path: 'brandRegex', code: 'invalid_regex' },
      ]);
    });
  });

  describe('limits and shapes', () => {
    test('all errors are reported together, in single fields and between them', async () => {
      const faults = await issuesOf({
        brand: undefined,
        brandDomain: 'localhost',
        brandVariations: [''],
        competitors: [
          { brand: 'A', brandDomain: 'x.com' },
          { brand: 'B', brandDomain: 'https://x.com' },
          { brandDomain: 5 },
        ],
        promptIds: [],
      });
      expect(faults).toEqual(
        expect.arrayContaining([
          { path: 'brand', code: 'required' },
          { path: 'brandDomain', code: 'invalid_domain' },
          { path: 'brandVariations.0', code: 'too_small' },
          { path: 'competitors.1.brandDomain', code: 'duplicate' },
          { path: 'competitors.2.brand', code: 'required' },
          { path: 'competitors.2.brandDomain', code: 'invalid_type' },
          { path: 'promptIds', code: 'too_small' },
        ]),
      );
      expect(faults).toHaveLength(7);
    });

    test('brandVariations, brandDomainVariations and competitors take at most 100 items', async () => {
      const many = (make: (i: number) => unknown) => Array.from({ length: 101 }, (_, i) => make(i));
      expect(await issuesOf({ brandVariations: many((i) => `V${i}`) })).toEqual([
        { path: 'brandVariations', code: 'too_big' },
      ]);
      expect(await issuesOf({ brandDomainVariations: many((i) => `d${i}.com`) })).toEqual([
        { path: 'brandDomainVariations', code: 'too_big' },
      ]);
      expect(await issuesOf({ competitors: many((i) => ({ brand: 'B', brandDomain: `d${i}.com` })) })).toEqual([
        { path: 'competitors', code: 'too_big' },
      ]);
    });

    test('brandRegex accepts up to 1000 characters', async () => {
      expect(await issuesOf({ reportTitle: 'T', brandRegex: 'a'.repeat(1001) })).toEqual([
        { path: 'brandRegex', code: 'too_big' },
      ]);
      expect((await room.create({ reportTitle: 'Long', brandRegex: 'a'.repeat(1000), promptIds })).status).toBe(201);
    });

    test('promptIds takes 1 to 1000 items of 1 to 64 characters', async () => {
      expect(await issuesOf({ promptIds: [] })).toEqual([{ path: 'promptIds', code: 'too_small' }]);
      expect(await issuesOf({ promptIds: Array<string>(1001).fill('prm_x') })).toEqual([
        { path: 'promptIds', code: 'too_big' },
      ]);
      expect(await issuesOf({ promptIds: ['', 'x'.repeat(65)] })).toEqual([
        { path: 'promptIds.0', code: 'too_small' },
        { path: 'promptIds.1', code: 'too_big' },
      ]);
    });

    test('brand and reportTitle have 1 to 200 characters', async () => {
      expect(await issuesOf({ brand: ' ', reportTitle: '' })).toEqual([
        { path: 'reportTitle', code: 'too_small' },
        { path: 'brand', code: 'too_small' },
      ]);
      expect(await issuesOf({ brand: 'x'.repeat(201) })).toEqual([{ path: 'brand', code: 'too_big' }]);
    });

    test('each of brandDomainVariations differs from brandDomain after normalization', async () => {
      expect(await issuesOf({ brandDomainVariations: ['acme.io', 'https://www.acme.com'] })).toEqual([
        { path: 'brandDomainVariations.1', code: 'duplicate' },
      ]);
    });

    test('the limits and rules of the report apply to each competitor', async () => {
      const rivals = [
        { brand: 'A', brandDomain: 'a.com', brandVariations: ['X'], brandRegex: 'x' },
        { brand: 'B', brandDomain: 'b.com', brandDomainVariations: ['www.b.com'] },
        { brand: 'C', brandDomain: 'c.com', brandRegex: '(' },
        { brand: 'D', brandDomain: 'd.com', brandRegex: 'a'.repeat(1001) },
      ];
      expect(await issuesOf({ competitors: rivals })).toEqual(
        expect.arrayContaining([
          { path: 'competitors.0.brandRegex', code: 'mutually_exclusive' },
          { path: 'competitors.1.brandDomainVariations.0', code: 'duplicate' },
          { path: 'competitors.2.brandRegex', code: 'invalid_regex' },
          { path: 'competitors.3.brandRegex', code: 'too_big' },
        ]),
      );
    });

    test("a competitor's lists take at most 100 items", async () => {
      const names = Array.from({ length: 101 }, (_, i) => `V${i}`);
      const rivals = [
        { ...competitor, brandVariations: names, brandDomainVariations: names.map((name) => `${name}.com`) },
      ];
      expect(await issuesOf({ competitors: rivals })).toEqual([
        { path: 'competitors.0.brandVariations', code: 'too_big' },
        { path: 'competitors.0.brandDomainVariations', code: 'too_big' },
      ]);
    });

    test('each competitor domain is unique after normalization', async () => {
      const rivals = [competitor, { brand: 'Other', brandDomain: 'http://www.GLOBEX.com/' }];
      expect(await issuesOf({ competitors: rivals })).toEqual([
        { path: 'competitors.1.brandDomain', code: 'duplicate' },
      ]);
    });

    test('prompts must exist in the workspace, with the same message whether they exist elsewhere or not', async () => {
      const [foreign = ''] = await (await createReportRoom(server)).createPrompts(1);
      const { body } = await room.create({ promptIds: [...promptIds, promptIds[0], foreign, 'prm_unknown'] });
      const fault = { code: 'not_found', message: 'Not found in the workspace' };
      expect(body.errors).toEqual([
        { path: 'promptIds.3', ...fault },
        { path: 'promptIds.4', ...fault },
      ]);
    });
  });

  test('403: a workspace outside the key, whether it exists or not', async () => {
    const other = await server.createWorkspace();
    for (const workspaceId of [other.workspace.id, 'ws_unknown']) {
      const { status, body } = await room.create({ workspaceId, promptIds });
      expect([status, body]).toEqual([403, { message: 'This API key has no access to the workspace' }]);
    }
  });

  describe('rule 3: the same request within 2 minutes', () => {
    test('409 with reportId and Location during setup, then 200 with the first report, then after 2 minutes a new one', async () => {
      clock = new Date('2026-11-14T10:00:00.000Z');
      const body = { brand: 'Repeated', competitors: [competitor], promptIds };
      const first = await room.create(body);
      expect(first.status).toBe(201);
      const { id } = first.body;

      clock = new Date('2026-11-14T10:01:00.000Z');
      const waiting = await room.create(body);
      expect([waiting.status, waiting.body]).toEqual([409, { message: expect.any(String), reportId: id }]);
      expect(waiting.headers.get('location')).toBe(`/v1/reports/brand/${id}`);

      await setUp(id);
      clock = new Date('2026-11-14T10:01:59.999Z');
      const found = await room.create(body);
      expect([found.status, found.body]).toEqual([200, first.body]);

      clock = new Date('2026-11-14T10:02:00.000Z');
      const next = await room.create(body);
      expect(next.status).toBe(201);
      expect(next.body.id).not.toBe(id);
    });

    test('is recognized after normalization, defaults and unknown fields, with prompts and domain variations in any order, from any key', async () => {
      const { body: first } = await room.create({
        brand: 'Same',
        brandDomainVariations: ['a.com', 'b.com'],
        promptIds,
      });
      const key = await server.createKey([room.workspace.id]);
      const again = await createRequest(server.baseUrl, key)('POST', '/v1/reports/brand', {
        body: {
          workspaceId: room.workspace.id,
          brand: ' Same ',
          reportTitle: 'Same',
          brandDomain: 'http://ACME.com',
          brandDomainVariations: ['b.com', 'www.a.com', 'b.com'],
          brandVariations: [],
          brandRegex: null,
          promptIds: promptIds.toReversed(),
          unknown: 1,
        },
      });
      expect([again.status, again.body.reportId]).toEqual([409, first.id]);
    });

    test('is not recognized if any relevant field differs', async () => {
      await room.create({ brand: 'Differs', promptIds });
      const [one = ''] = promptIds;
      for (const change of [
        { reportTitle: 'X' },
        { brandVariations: ['D'] },
        { brandDomainWildcard: true },
        { promptIds: [one] },
        { competitors: [competitor] },
      ]) {
        expect((await room.create({ brand: 'Differs', promptIds, ...change })).status).toBe(201);
      }
    });

    test('is not matched with a deleted report', async () => {
      const { body } = await room.create({ brand: 'Deleted', promptIds });
      expect((await room.send('DELETE', `/v1/reports/brand/${body.id}`)).status).toBe(204);
      expect((await room.create({ brand: 'Deleted', promptIds })).status).toBe(201);
    });

    test('is not matched with a failed request', async () => {
      expect((await room.create({ brand: 'Failed', promptIds: ['prm_unknown'] })).status).toBe(400);
      expect((await room.create({ brand: 'Failed', promptIds })).status).toBe(201);
    });
  });

  test('50 concurrent identical requests through two processes: one report, one 201, 49 times 409 or 200, all with its id', async () => {
    const other = await startTestApp({ databaseUrl: server.databaseUrl, now: () => clock });
    const senders = [server, other].map(({ baseUrl }) => createRequest(baseUrl, room.key));
    const body = { workspaceId: room.workspace.id, brand: 'Crowd', brandDomain: 'crowd.com', promptIds };
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (senders[i % 2] ?? server.send)('POST', '/v1/reports/brand', { body })),
    );
    await other.close();
    const created = replies.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409 || status === 200)).toHaveLength(49);
    expect(new Set(replies.map((reply) => reply.body.reportId ?? reply.body.id))).toEqual(
      new Set([created[0]?.body.id]),
    );
    const rows = await execute(server.databaseUrl, `SELECT id FROM "BrandReport" WHERE brand = 'Crowd'`);
    expect(rows).toHaveLength(1);
  });

  test('the setup job completes the setup', async () => {
    const busy = await startTestApp();
    const theirs = await createReportRoom(busy);
    const body = { promptIds: await theirs.createPrompts(1) };
    const { body: report } = await theirs.create(body);
    expect((await theirs.create(body)).status).toBe(409);
    await busy.app.startWorkers();
    // On a busy machine, the first runs of the job find answers that are still pending.
    await vi.waitFor(
      async () => {
        const found = await theirs.create(body);
        expect([found.status, found.body]).toEqual([200, report]);
      },
      { timeout: 150_000, interval: 100 },
    );
    await busy.close();
  });
});

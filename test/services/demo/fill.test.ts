import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RECOMMENDATION_TYPES } from '../../../src/domain/recommendations/recommendation.ts';
import { fillDemo } from '../../../src/services/demo/fill.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;
let reportId: string;

/** The sandbox gives the same answers on every run: they depend only on the day. */
const TODAY = new Date('2026-11-15T12:00:00.000Z');
let clock = TODAY;
const LONGEST_FILL_MS = 240_000;

beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
  await fillInterrupted();
  clock = new Date('2026-11-15T12:05:00.000Z');
  reportId = await fillDemo(server.app.context, { workspaceId: server.workspace.id });
  await server.app.startWorkers();
  await vi.waitFor(
    async () => {
      const types = await listTypes();
      if (types.size < RECOMMENDATION_TYPES.length) throw new Error(`Only ${[...types].join(', ')}`);
    },
    { timeout: LONGEST_FILL_MS, interval: 1000 },
  );
}, LONGEST_FILL_MS);
afterAll(() => server.close());

/** The first attempt is interrupted after its first day, as when the server is stopped. */
async function fillInterrupted(): Promise<void> {
  const { context } = server.app;
  const stop = new AbortController();
  async function openAnswerLoader() {
    const loader = await context.openAnswerLoader();
    return {
      ...loader,
      load: (...rows: Parameters<typeof loader.load>) => loader.load(...rows).then(() => stop.abort()),
    };
  }
  const filling = fillDemo({ ...context, openAnswerLoader }, { workspaceId: server.workspace.id }, stop.signal);
  await expect(filling).rejects.toThrow('aborted');
}

async function listTypes(): Promise<Set<string>> {
  const path = `/v1/reports/brand/${reportId}/recommendations`;
  const pages = await Promise.all(
    ['us', 'uk', 'de'].map((country) => server.send('GET', `${path}?country=${country}&limit=200`)),
  );
  return new Set(pages.flatMap(({ body }) => body.items.map((item: { type: string }) => item.type)));
}

test('its report was not updated since it was created: a recalculation is not an edit', async () => {
  const { body } = await server.send('GET', `/v1/reports/brand/${reportId}`);
  expect([body.createdDate, body.updatedDate]).toEqual(['2026-11-15T12:00:00.000Z', '2026-11-15T12:00:00.000Z']);
});

test('the demo shows every type of recommendation', async () => {
  expect(await listTypes()).toEqual(new Set(RECOMMENDATION_TYPES));
});

test('the demo cites invented sites under .example only, each with its domain and category', async () => {
  const window = 'startDate=2026-10-17&endDate=2026-11-15&country=us&limit=200';
  const { body } = await server.send('GET', `/v1/reports/brand/${reportId}/citations?${window}`);
  const domains = new Map<string, string>(body.items.map((item: any) => [item.domain, item.domainCategory]));
  expect([...domains.keys()].filter((domain) => !domain.endsWith('.example'))).toEqual([]);
  expect(domains.get('acme-crm.example')).toBe('Brand');
  expect(domains.get('globex.example')).toBe('Competitor');
  expect(domains.get('prairie-tribune.example')).toBe('News/Media');
});

test('competitor suggestions work on the demo: an invented brand with its site', async () => {
  const { body } = await server.send('POST', '/v1/competitors/suggestions', {
    body: { workspaceId: server.workspace.id, brand: 'Acme CRM', brandDomain: 'acme-crm.example', limit: 20 },
  });
  const suggested = body.items.map((item: any) => `${item.brand} ${item.brandDomain}`);
  expect(suggested).toContain('Quillmere quillmere.example');
  expect(suggested).toContain('Globex globex.example');
});

test('a fill that was interrupted is continued: every prompt has one answer per engine and day, with its raw body', async () => {
  const [row] = await execute(
    server.databaseUrl,
    `SELECT count(*)::int AS answers, count(b.body)::int AS bodies, count(DISTINCT a.day)::int AS days,
       count(DISTINCT (a."promptId", a.engine))::int AS cells, sum((a.state = 'answered')::int)::int AS answered
     FROM "Answer" a LEFT JOIN "AnswerBody" b USING ("workspaceId", "promptId", day, engine, sample, "isSimulated")`,
  );
  expect(row).toMatchObject({ days: 30, answers: row?.days * row?.cells, bodies: row?.answered });
});

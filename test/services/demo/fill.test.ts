import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECOMMENDATION_TYPES } from '../../../src/domain/recommendations/recommendation.ts';
import { evaluateReportAlerts } from '../../../src/services/alerts/evaluate.ts';
import type { Context } from '../../../src/services/context.ts';
import { fillDemo } from '../../../src/services/demo/fill.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;
let reportId: string;

/** The sandbox gives the same answers on every run: they depend only on the day. */
let clock = new Date('2026-11-15T12:00:00.000Z');
/** As many as the events need. */
const DAYS = 77;
const LONGEST_FILL_MS = 400_000;

beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
  await fillInterrupted();
  clock = new Date('2026-11-15T12:05:00.000Z');
  reportId = await fillDemo(contextOf(server), { workspaceId: server.workspace.id, days: DAYS });
  await recalculateReport(contextOf(server), { reportId });
}, LONGEST_FILL_MS);
afterAll(() => server.close());

/** Without the engines that no event is about: fewer are faster than all. */
function contextOf({ app: { context } }: TestApp): Context {
  const off = { off: 'not used in this test' };
  return { ...context, engines: { ...context.engines, google: off, google_ai_mode: off } };
}

/**
 * The first attempt is interrupted after its first day, as when the server is stopped. Its report is collected at once, before any
 * past day is loaded.
 */
async function fillInterrupted(): Promise<void> {
  const context = contextOf(server);
  const enqueue: Context['enqueue'] = async (...job) => {
    await context.enqueue(...job);
    await storeAnswers(server.databaseUrl, server.workspace.id, [{ promptId: 'collected at once', day: '2026-11-15' }]);
  };
  const stop = new AbortController();
  async function openAnswerLoader() {
    const loader = await context.openAnswerLoader();
    return {
      ...loader,
      load: (...rows: Parameters<typeof loader.load>) => loader.load(...rows).then(() => stop.abort()),
    };
  }
  const filling = fillDemo(
    { ...context, enqueue, openAnswerLoader },
    { workspaceId: server.workspace.id },
    stop.signal,
  );
  await expect(filling).rejects.toThrow('aborted');
  await execute(server.databaseUrl, `DELETE FROM "Answer" WHERE "promptId" = 'collected at once'`);
}

const read = async (path: string, query: Record<string, string> = {}) =>
  (await server.send('GET', `${path}?${new URLSearchParams(query).toString()}`)).body;
const readReport = (path: string, query?: Record<string, string>) =>
  read(`/v1/reports/brand/${reportId}${path}`, query);

/** The default window of the dashboard. */
const LAST_14_DAYS = { startDate: '2026-11-02', endDate: '2026-11-15' };

const listTasks = (state: string) =>
  readReport('/recommendations', { merge: 'engines', country: 'us', state, limit: '200' });

test('its answers are in partitions by month, although its report is collected before they are loaded', async () => {
  const partitions = await execute(
    server.databaseUrl,
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = '"Answer"'::regclass ORDER BY 1`,
  );
  expect(partitions.map(({ name }) => name)).toEqual([
    'partitions."Answer_2026_08"',
    'partitions."Answer_2026_09"',
    'partitions."Answer_2026_10"',
    'partitions."Answer_2026_11"',
    'partitions."Answer_2026_12"',
    'partitions."Answer_before"',
    'partitions."Answer_later"',
  ]);
});

describe('the product finds every event of the story', () => {
  test('the report is directional in the default window', async () => {
    expect((await readReport('/stats', LAST_14_DAYS)).grade.grade).toBe('directional');
  });

  test('a competitor overtook the brand on Claude two weeks ago', async () => {
    const { groups } = await readReport('/stats', { ...LAST_14_DAYS, groupBy: 'engine' });
    const ups = groups.flatMap(({ key, brands }: any) =>
      brands.filter(({ change }: any) => change.verdict === 'up').map(({ brand }: any) => `${brand} on ${key}`),
    );
    expect(ups).toContain('Umbrella Sales on claude');
    const { brands } = groups.find(({ key }: any) => key === 'claude');
    const [own, rival] = ['Acme CRM', 'Umbrella Sales'].map((name) => brands.find(({ brand }: any) => brand === name));
    const round = (share: number) => Math.round(share * 100);
    expect([own, rival].map(({ brandCoverage }) => round(brandCoverage))).toEqual([38, 53]);
    const before = [own, rival].map(({ brandCoverage, change }) => round(brandCoverage - change.brandCoverage));
    expect(before).toEqual([44, 16]);
  });

  test('a page lost its citations on ChatGPT after it began to refuse its crawlers', async () => {
    const url = 'https://acme-crm.example/integrations';
    const history = await readReport('/citations/history', { ...LAST_14_DAYS, url, engines: 'chatgpt' });
    expect(history).toMatchObject({ totalCitationsPreviousPeriod: 99, totalPeriodCitations: 0 });
    expect(history.change.verdict).toBe('down');
    const [{ id }] = (await read('/v1/audits/geo/crawlability-checks')).items;
    const { evidence } = await read(`/v1/audits/geo/crawlability-checks/${id}`);
    expect(evidence.crawlers.GPTBot.sentence).toBe('The server returns status 403 to GPTBot and the page to browsers.');
    const { items } = await listTasks('suggested');
    const tasks = items.filter(({ data }: any) => data.url === url).map(({ type }: any) => type);
    expect(tasks.toSorted()).toEqual(['citation_loss', 'crawler_access']);
    const losses = items.filter(({ type }: any) => type === 'citation_loss').map(({ data }: any) => data.url);
    expect(losses).toEqual([url]);
  });

  test('the failures of Copilot for a week are reported, in the window of four weeks too', async () => {
    const { items } = await readReport('/annotations', { startDate: '2026-09-15', endDate: '2026-10-01' });
    expect(items.map(({ date, kind, engine }: any) => `${date} ${kind} ${engine}`)).toEqual(
      ['27', '26', '25', '24', '23', '22', '21'].map((day) => `2026-09-${day} engine_failed copilot`),
    );
    const { brands } = await readReport('/stats', { startDate: '2026-10-19', endDate: '2026-11-15' });
    expect(brands[0].change.mixChanged.note).toContain(
      'Copilot completed only 75 % of its scheduled calls in the compared window.',
    );
  });

  test('the new model of Gemini is reported in an earlier window, and not in the default one', async () => {
    const modelsIn = async (window: typeof LAST_14_DAYS) =>
      (await readReport('/stats', window)).brands[0].change.mixChanged.modelsChanged;
    expect(await modelsIn({ startDate: '2026-09-14', endDate: '2026-09-27' })).toEqual([
      { engine: 'gemini', before: ['sandbox-previous'], now: ['sandbox'] },
    ]);
    expect(await modelsIn(LAST_14_DAYS)).toEqual([]);
    const { items } = await readReport('/annotations', { startDate: '2026-09-14', endDate: '2026-09-14' });
    expect(items).toMatchObject([{ kind: 'model_changed', engine: 'gemini' }]);
  });

  test('alerts about both are marked simulated, and none is about the coverage of your brand', async () => {
    await evaluateReportAlerts(contextOf(server), { reportId });
    const { items } = await read(`/v1/workspaces/${server.workspace.id}/alerts`, { reportId, limit: '200' });
    const fired = items.filter(({ event, state }: any) => event.endsWith('.changed') && state === 'fired');
    expect(
      fired.map(({ event, subject, figures }: any) => `${event} ${subject} ${figures.verdict}`).toSorted(),
    ).toEqual([
      'competitor.changed claude Umbrella Sales up',
      'page.citations.changed chatgpt https://acme-crm.example/integrations down',
    ]);
    expect(fired.every(({ isSimulated }: any) => isSimulated)).toBe(true);
  });

  test('the completed task is listed with its effect', async () => {
    const { items } = await listTasks('completed');
    expect(items.map(({ type, engine }: any) => `${type} ${engine}`)).toEqual(['content_gap perplexity']);
    const [{ effect }] = items;
    expect(effect.baseline).toEqual({ startDate: '2026-09-28', endDate: '2026-10-11' });
    expect(effect.measurements.map(({ days, prompts }: any) => [days, prompts.prompts])).toEqual([
      [14, 6],
      [28, 6],
    ]);
    expect(Math.min(...effect.measurements.map(({ difference }: any) => difference.low))).toBeGreaterThan(0);
  });
});

test('an experiment with random groups worked, and is marked as simulated', async () => {
  const [experiment] = (await readReport('/experiments')).items;
  expect(experiment).toMatchObject({ state: 'finished', result: 'worked', isSimulated: true, assign: 'random' });
  expect(experiment.name).toMatch(/^Simulated: /);
  expect([experiment.startDate, experiment.endDate]).toEqual(['2026-10-05', '2026-11-01']);
  expect([experiment.treatedPromptIds.length, experiment.controlPromptIds.length]).toEqual([9, 10]);
  const [, , end] = experiment.looks;
  expect(end.effect.low).toBeGreaterThan(0);
  expect((await readReport(`/experiments/${experiment.id}`)).changedLooks).toEqual([]);
});

describe('every screen has something to show', () => {
  test('the prompts have three tags and two countries', async () => {
    const { items } = await read(`/v1/workspaces/${server.workspace.id}/tags`);
    expect(items.map(({ name, promptCount }: any) => `${name} ${promptCount}`).toSorted()).toEqual([
      'Choosing a CRM 10',
      'Price 10',
      'Switching 10',
    ]);
    const { items: prompts } = await readReport('/prompts', { ...LAST_14_DAYS, limit: '200' });
    const countries = Map.groupBy(prompts, ({ country }: any) => country);
    expect([...countries].map(([country, ofCountry]) => `${country} ${ofCountry.length}`).toSorted()).toEqual([
      'uk 12',
      'us 18',
    ]);
  });

  test('crawlers and people visit its site: some crawlers are spoofed, and some get status 403', async () => {
    const window = { startDate: '2026-09-17', endDate: '2026-11-15' };
    const { items: agents } = await readReport('/agent-analytics/agents', window);
    expect(agents[0]).toMatchObject({ bot: 'GPTBot', visits: 1400, verified: 1328, spoofed: 72 });
    const { items: pages } = await readReport('/agent-analytics/journey', window);
    const refused = pages.find(({ url }: any) => url === 'https://acme-crm.example/integrations');
    expect(refused).toMatchObject({ finding: 'cited_with_errors', errors: 124, referrals: 285 });
  });

  test('a content check has its reasons, and a fan-out its searches', async () => {
    const [content] = (await read('/v1/audits/geo/content-checks')).items;
    const { structuralAnalysis } = await read(`/v1/audits/geo/content-checks/${content.id}`);
    expect(structuralAnalysis.fixes[0].message).toBe(
      'The page has no meta description. Add one of 70 to 170 characters.',
    );
    const [fanOut] = (await read('/v1/audits/query-fan-outs', { workspaceId: server.workspace.id })).items;
    expect(fanOut).toMatchObject({ query: 'best CRM for a small team', status: 'completed', queriesCount: 51 });
  });

  test('the demo shows every type of recommendation', async () => {
    const { items } = await readReport('/recommendations', { country: 'us', limit: '200' });
    expect(new Set(items.map(({ type }: any) => type))).toEqual(new Set(RECOMMENDATION_TYPES));
  });

  test('the demo cites invented sites under .example only, each with its domain and category', async () => {
    const { items } = await readReport('/citations', { ...LAST_14_DAYS, country: 'us', limit: '200' });
    const domains = new Map<string, string>(items.map((item: any) => [item.domain, item.domainCategory]));
    expect([...domains.keys()].filter((domain) => !domain.endsWith('.example'))).toEqual([]);
    expect(domains.get('acme-crm.example')).toBe('Brand');
    expect(domains.get('globex.example')).toBe('Competitor');
    expect(domains.get('prairie-tribune.example')).toBe('News/Media');
  });

  test('competitor suggestions work on the demo: an invented brand with its site', async () => {
    const body = { workspaceId: server.workspace.id, brand: 'Acme CRM', brandDomain: 'acme-crm.example', limit: 20 };
    const { items } = (await server.send('POST', '/v1/competitors/suggestions', { body })).body;
    const suggested = items.map((item: any) => `${item.brand} ${item.brandDomain}`);
    expect(suggested).toContain('Quillmere quillmere.example');
    expect(suggested).toContain('Globex globex.example');
  });
});

test('its report was not updated since it was created: a recalculation is not an edit', async () => {
  const { createdDate, updatedDate } = await readReport('');
  expect([createdDate, updatedDate]).toEqual(['2026-11-15T12:00:00.000Z', '2026-11-15T12:00:00.000Z']);
});

test('a fill that was interrupted is continued: every prompt has one answer per engine and day, with its raw body', async () => {
  const [row] = await execute(
    server.databaseUrl,
    `SELECT count(*)::int AS answers, count(b.body)::int AS bodies, count(DISTINCT a.day)::int AS days,
       count(DISTINCT (a."promptId", a.engine))::int AS cells, sum((a.state = 'answered')::int)::int AS answered
     FROM "Answer" a LEFT JOIN "AnswerBody" b USING ("workspaceId", "promptId", day, engine, sample, "isSimulated")`,
  );
  expect(row).toMatchObject({ days: 76, cells: 150, answers: 76 * 150, bodies: row?.answered });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOf, daysOf } from '../../src/domain/shared/windows.ts';
import { recommendReport } from '../../src/services/recommendations/generate.ts';
import { requestRecommendations } from '../../src/services/recommendations/request.ts';
import { countReportDay } from '../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { setUpReport } from '../../src/services/reports/set-up.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver, type GivenAnswer } from '../support/citations.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const ENGINE_IDS = ['chatgpt', 'gemini'] as const;
const COMPETITORS = ['Globex', 'Initech'];
const PAGES = [
  'forbes.com/best',
  'reddit.com/r/crm',
  'acme.com/pricing',
  'globex.com/plans',
  'example.org/best-crm',
  'example.org',
  'hooli.com/compare',
];
const LAST_DAY = '2026-11-14';
const DAYS = daysOf({ startDate: addDays(LAST_DAY, -27), endDate: LAST_DAY });
const { engines, give } = createGiver(ENGINE_IDS);
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let given: GivenAnswer[];

/** Texts of answers: names in prose, and one name in bold. */
const TEXTS = [
  'Take Globex.',
  'Globex or Initech.',
  'Initech, then **Hooli**.',
  'Nobody.',
  'Acme beats Globex.',
  'Take **Hooli** or Globex.',
];

beforeAll(async () => {
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  const countries = new Map<string, string>();
  for (const [country, count] of [
    ['us', 4],
    ['de', 2],
  ] as const) {
    for (const promptId of await room.createPrompts(count, country)) countries.set(promptId, country);
  }
  const competitors = COMPETITORS.map((brand) => ({ brand, brandDomain: `${brand.toLowerCase()}.com` }));
  reportId = (await room.create({ promptIds: [...countries.keys()], competitors })).body.id;
  const slots = [...countries].flatMap(([promptId, country]) =>
    ENGINE_IDS.flatMap((engine) =>
      DAYS.filter((_, index) => index % 3 === 0).map((day) => ({ promptId, country, engine, day, sample: 1 })),
    ),
  );
  // The named brands depend on the prompt, so that some prompts never name the brand; the cited pages also depend on the window.
  const texts = fc.sample(fc.nat(3), { numRuns: slots.length, seed: 1 });
  const cited = fc.sample(fc.subarray(PAGES, { maxLength: 3 }), { numRuns: slots.length, seed: 2 });
  given = slots.map((slot, index) => {
    const isBefore = slot.day < addDays(LAST_DAY, -13);
    const shift = [...countries.keys()].indexOf(slot.promptId) % 3;
    const text = TEXTS[((texts[index] ?? 0) + shift) % TEXTS.length] ?? '';
    const named = isBefore ? `${text} Acme too.` : text;
    // One page is cited in every answer before, and in none after.
    const [lost = ''] = PAGES;
    const others = (cited[index] ?? []).filter((page) => page !== lost);
    const pages = isBefore ? [lost, ...others] : others;
    return { ...slot, text: named, cited: pages.map((page) => `https://${page}`) };
  });
  // Enough answers to one prompt for a clear lead of a competitor.
  const [leading] = slots;
  for (const { engine, day } of slots.filter(({ promptId }) => promptId === leading?.promptId)) {
    if (day < addDays(LAST_DAY, -13) || !leading) continue;
    for (const sample of [2, 3]) given.push({ ...leading, engine, day, sample, text: 'Take Globex.', cited: [] });
  }
  for (const each of given) await give(server.app.context, room.workspace.id, each);
  await recalculateReport(server.app.context, { reportId });
  await recommendReport(server.app.context, { reportId });
});
afterAll(() => server.close());

async function read(query: Record<string, string> = {}, send = room.send, id = reportId) {
  const search = new URLSearchParams({ country: 'us', limit: '200', ...query });
  return send('GET', `/v1/reports/brand/${id}/recommendations?${search.toString()}`);
}

async function readAll(): Promise<any[]> {
  return [...(await read()).body.items, ...(await read({ country: 'de' })).body.items];
}

const patch = (id: string, state: unknown, send = room.send) =>
  send('PATCH', `/v1/reports/brand/${reportId}/recommendations/${id}`, { body: { state } });

const names = (brand: string) => (answer: GivenAnswer) => answer.text.includes(brand);
const cites = (url: string) => (answer: GivenAnswer) => answer.cited.includes(url);
const hasRival = (answer: GivenAnswer) => COMPETITORS.some((brand) => names(brand)(answer));

/** The answers that a recommendation is about: of its engine, country and days. */
function answersOf({ engine, data }: any): GivenAnswer[] {
  return given.filter(
    ({ day, country, ...each }) =>
      each.engine === engine && country === data.country && day >= data.startDate && day <= data.endDate,
  );
}

function expectPrompts({ data }: any, answers: GivenAnswer[]) {
  expect(data.prompts.map(({ promptId }: any) => promptId).toSorted()).toEqual(
    [...new Set(answers.map(({ promptId }) => promptId))].toSorted(),
  );
  for (const { prompt } of data.prompts) expect(prompt).toMatch(/^Prompt \d/);
}

function expectRivals({ data }: any, answers: GivenAnswer[]) {
  expect(data.mentionedCompetitors.toSorted()).toEqual(COMPETITORS.filter((brand) => answers.some(names(brand))));
}

/** For each type, its figures recounted from the answers that it refers to. */
const RECOUNTS: Record<string, (item: any) => void> = {
  content_partnership_opportunities(item) {
    const citing = answersOf(item).filter(cites(item.data.url));
    expect(item.data.citations).toBe(citing.length);
    expect(citing.some(names('Acme'))).toBe(false);
    expect(citing.filter(hasRival).length).toBeGreaterThanOrEqual(2);
    expect(item.copy.headline).toContain(` ${citing.length} answers; ${citing.filter(hasRival).length} of them`);
    expectRivals(item, citing);
    expectPrompts(item, citing);
  },
  content_gap(item) {
    const prompts = new Set(item.data.prompts.map(({ promptId }: any) => promptId));
    const answers = answersOf(item).filter(({ promptId }) => prompts.has(promptId));
    expect(answers.some(names('Acme'))).toBe(false);
    const withRivals = answers.filter(hasRival);
    expect(item.data.citations).toBe(withRivals.length);
    expect(item.data.url).toBe('');
    expectRivals(item, withRivals);
    expectPrompts(item, withRivals);
  },
  citation_loss(item) {
    const { url, domain, citations, endDate } = item.data;
    const speaks = (answer: GivenAnswer) => cites(url)(answer) && (domain === 'acme.com' || names('Acme')(answer));
    const lost = answersOf(item).filter(speaks);
    expect(citations).toBe(lost.length);
    const after = { ...item, data: { ...item.data, startDate: addDays(endDate, 1), endDate: LAST_DAY } };
    expect(answersOf(after).filter(speaks)).toEqual([]);
    expectRivals(item, lost);
    expectPrompts(item, lost);
  },
  competitors_count(item) {
    expect(item.data.mentionedCompetitors).toEqual(['Hooli']);
    const naming = answersOf(item).filter(names('**Hooli**'));
    expect(item.data.citations).toBe(naming.length);
    expectPrompts(item, naming);
  },
};

describe('GET 200', () => {
  test('there are recommendations of every type', async () => {
    expect(new Set((await readAll()).map(({ type }) => type))).toEqual(new Set(Object.keys(RECOUNTS)));
  });

  test.each(Object.keys(RECOUNTS))('the figures of %s can be recomputed from its answers', async (type) => {
    const items = (await readAll()).filter((item) => item.type === type);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) RECOUNTS[type]?.(item);
  });

  test('every page and prompt that qualifies is included', async () => {
    const items = await readAll();
    const window = { startDate: addDays(LAST_DAY, -13), endDate: LAST_DAY };
    for (const engine of ENGINE_IDS) {
      for (const country of ['us', 'de']) {
        const answers = answersOf({ engine, data: { country, ...window } });
        // Neither home pages, nor sites of vendors: Hooli is not tracked, but answers present it.
        const pages = PAGES.filter((page) => page.includes('/') && !/^(acme|globex|hooli)/.test(page)).filter(
          (page) => {
            const citing = answers.filter(cites(`https://${page}`));
            return !citing.some(names('Acme')) && citing.filter(hasRival).length >= 2;
          },
        );
        const told = items.filter((item) => item.engine === engine && item.data.country === country);
        const partners = told.filter(({ type }) => type === 'content_partnership_opportunities');
        expect(partners.map(({ data }): string => data.url).toSorted()).toEqual(
          pages.map((page) => `https://${page}`).toSorted(),
        );
      }
    }
  });

  test('an item has exactly the documented fields', async () => {
    for (const item of await readAll()) {
      expect(Object.keys(item).toSorted()).toEqual(
        ['id', 'engine', 'type', 'group', 'priority', 'score', 'state', 'data', 'copy'].toSorted(),
      );
      expect(item).toMatchObject({
        id: expect.stringMatching(/^rec_/),
        state: 'suggested',
        data: { service: item.engine, type: item.type, country: expect.stringMatching(/^(us|de)$/) },
        copy: { title: expect.any(String), headline: expect.any(String), reasoning: expect.any(String) },
      });
      expect(item.copy.suggestions.length).toBeGreaterThan(0);
      expect(item.copy.reasoning).not.toContain('Simulated');
    }
  });

  test('are ordered by priority, then score, both descending, then id, with any page size', async () => {
    const whole = (await read()).body.items;
    const sorted = whole.toSorted(
      (one: any, other: any) =>
        other.priority - one.priority || other.score - one.score || (one.id < other.id ? -1 : 1),
    );
    expect(whole).toEqual(sorted);
    expect(whole.length).toBeGreaterThan(3);
    for (const limit of ['1', '3']) {
      const paged: any[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { body } = await read({ limit, ...(cursor && { cursor }) });
        paged.push(...body.items);
        cursor = body.paging.nextCursor;
      }
      expect(paged).toEqual(whole);
    }
  });

  test('can be filtered by engine, with either parameter name', async () => {
    const all = (await read()).body.items;
    for (const engine of ENGINE_IDS) {
      const own = all.filter((item: any) => item.engine === engine);
      expect(own.length).toBeGreaterThan(0);
      expect((await read({ engine })).body.items).toEqual(own);
      expect((await read({ engines: engine })).body.items).toEqual(own);
    }
    expect((await read({ engine: 'claude' })).body.items).toEqual([]);
  });

  test('are empty for another country', async () => {
    expect((await read({ country: 'fr' })).body).toEqual({ items: [], paging: { nextCursor: null, hasMore: false } });
  });

  test('are the same if they are regenerated from the same answers', async () => {
    const before = await readAll();
    await recommendReport(server.app.context, { reportId });
    expect(await readAll()).toEqual(before);
  });
});

describe('PATCH', () => {
  test('200: a state that a user set survives regeneration, even if the evidence is gone; nothing else does', async () => {
    const { items } = (await read({ engine: 'chatgpt' })).body;
    const kept = items.find(({ type }: any) => type === 'content_partnership_opportunities');
    const open = items.find(({ type }: any) => type === 'content_gap');
    const { status, body } = await patch(kept.id, 'dismissed');
    expect([status, body]).toEqual([200, { ...kept, state: 'dismissed' }]);
    await recommendReport(server.app.context, { reportId });
    expect((await read({ state: 'dismissed' })).body.items).toEqual([{ ...kept, state: 'dismissed' }]);

    // From now on every answer of ChatGPT names the brand.
    const us = given.filter(({ engine, country }) => engine === 'chatgpt' && country === 'us');
    for (const promptId of new Set(us.map((answer) => answer.promptId))) {
      const cited = PAGES.map((page) => `https://${page}`);
      for (const sample of [4, 5, 6, 7, 8, 9, 10, 11]) {
        const slot = { promptId, country: 'us', engine: 'chatgpt', day: LAST_DAY, sample } as const;
        await give(server.app.context, room.workspace.id, { ...slot, text: 'Acme.', cited });
      }
    }
    await recalculateReport(server.app.context, { reportId });
    await recommendReport(server.app.context, { reportId });
    const ids = (await read()).body.items.map(({ id }: any) => id);
    expect(ids).toContain(kept.id);
    expect(ids).not.toContain(open.id);

    // After a reset, it is a suggestion like any other.
    expect((await patch(kept.id, 'suggested')).body.state).toBe('suggested');
    await recommendReport(server.app.context, { reportId });
    expect((await read()).body.items.map(({ id }: any) => id)).not.toContain(kept.id);
  });

  test.each(['done', '', null, 5])('400: the state %j', async (state) => {
    const { status, body } = await patch('rec_1', state);
    expect([status, body.errors[0].path]).toEqual([400, 'state']);
  });

  test('404: a recommendation of another report', async () => {
    const [item] = (await read({ country: 'de' })).body.items;
    const [promptId = ''] = await room.createPrompts(1);
    const other = await room.create({ promptIds: [promptId], brand: 'Other', brandDomain: 'other.com' });
    const path = `/v1/reports/brand/${other.body.id}/recommendations/${item.id}`;
    expect((await room.send('PATCH', path, { body: { state: 'dismissed' } })).status).toBe(404);
  });

  test('403: a report of another workspace', async () => {
    const { send } = await server.createWorkspace();
    const [item] = (await read({ country: 'de' })).body.items;
    expect((await patch(item.id, 'dismissed', send)).status).toBe(403);
    expect((await read({}, send)).status).toBe(403);
  });
});

describe('GET 400', () => {
  test.each([
    ['country', 'gb', 'invalid_country'],
    ['engine', 'chatgpt,gemini', 'invalid_value'],
    ['state', 'open', 'invalid_value'],
    ['cursor', 'nonsense', 'invalid_cursor'],
  ])('%s=%s is %s', async (name, value, code) => {
    const { status, body } = await read({ [name]: value });
    expect([status, body.errors.map((fault: any) => fault.code)]).toEqual([400, [code]]);
  });
});

test('a report has recommendations after its setup', async () => {
  const own = await createReportRoom(server);
  const promptIds = await own.createPrompts(4);
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  const { body: report } = await own.create({ promptIds, competitors });
  const day = dayOf(new Date());
  for (const promptId of promptIds) {
    for (const engine of ENGINE_IDS) {
      for (const sample of [1, 2, 3, 4, 5, 6]) {
        const slot = { promptId, country: 'us', engine, day, sample };
        await give(server.app.context, own.workspace.id, { ...slot, text: 'Globex', cited: ['https://forbes.com/x'] });
      }
    }
  }
  expect(await setUpReport(server.app.context, { reportId: report.id })).toBe('set up');
  const { body } = await read({}, own.send, report.id);
  expect(body.items.map(({ type }: any) => type)).toContain('content_gap');
});

describe('recommendations are regenerated', () => {
  async function isAskedFor(work: () => Promise<unknown>): Promise<boolean> {
    const jobs = `FROM pgboss.job WHERE name = 'reports.recommend' AND singleton_key = $1`;
    await execute(server.databaseUrl, `DELETE ${jobs}`, [reportId]);
    await work();
    return (await execute(server.databaseUrl, `SELECT 1 ${jobs}`, [reportId])).length === 1;
  }

  test('after a day is counted', async () => {
    expect(await isAskedFor(() => countReportDay(server.app.context, { reportId, day: LAST_DAY }))).toBe(true);
  });

  test.each([
    ['acme.com', true],
    ['docs.acme.com', false],
    ['globex.com', false],
  ])('after a check of a page of %s: %s', async (domain, expected) => {
    const site = { workspaceId: room.workspace.id, domain };
    const request = () =>
      server.app.context.database.transaction((tx) => requestRecommendations(server.app.context, tx, site));
    expect(await isAskedFor(request)).toBe(expected);
  });
});

test('one of your pages that a crawler of the engine cannot fetch is reported with its check', async () => {
  await execute(
    server.databaseUrl,
    `INSERT INTO "CrawlabilityCheck" (id, "workspaceId", url, "urlKey", domain, status, "createdDate", "completedDate",
       "robotsTxtAnalysis", "serverBotAccess", "controlAccess")
     VALUES ('crw_1', $1, 'https://acme.com/pricing', 'acme.com/pricing', 'acme.com', 'completed', now(), now(),
       '{"GPTBot": false}', '{}', '{"userAgent": "Browser", "status": 200, "ok": true}')`,
    [room.workspace.id],
  );
  await recommendReport(server.app.context, { reportId });
  const items = (await readAll()).filter(({ type }) => type === 'crawler_access');
  expect(items.map(({ engine, data }) => [engine, data.country, data.url])).toEqual([
    ['chatgpt', 'us', 'https://acme.com/pricing'],
    ['chatgpt', 'de', 'https://acme.com/pricing'],
  ]);
  const item = items.find(({ data }) => data.country === 'de');
  expect(item.data.citations).toBe(answersOf(item).filter(cites('https://acme.com/pricing')).length);
});

test('are deleted with their report', async () => {
  const own = await createReportRoom(server);
  const promptIds = await own.createPrompts(1);
  const { body: report } = await own.create({ promptIds });
  await recommendReport(server.app.context, { reportId: report.id });
  expect((await own.send('DELETE', `/v1/reports/brand/${report.id}`)).status).toBe(204);
  expect(await recommendReport(server.app.context, { reportId: report.id })).toBe(0);
});

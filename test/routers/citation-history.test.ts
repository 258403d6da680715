import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, countDays, daysOf } from '../../src/domain/shared/windows.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver, type GivenAnswer, SPELLINGS } from '../support/citations.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const ENGINE_IDS = ['chatgpt', 'perplexity', 'claude'] as const;
const PAGES = ['a.example/guide', 'a.example/Guide', 'b.example/x', 'shop.b.example/x/y'];
/** Around a leap day. */
const DAYS = daysOf({ startDate: '2028-02-26', endDate: '2028-03-03' });
const { engines, give } = createGiver(ENGINE_IDS);
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let tagId: string;
let tagged: Set<string>;
let inReport: Set<string>;
let given: (GivenAnswer & { pages: Set<string> })[];

beforeAll(async () => {
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  tagId = await room.createTag('Pricing');
  const withTag = [...(await room.createPrompts(2, 'us', [tagId])), ...(await room.createPrompts(1, 'de', [tagId]))];
  const without = [...(await room.createPrompts(2, 'us')), ...(await room.createPrompts(1, 'de'))];
  const [elsewhere = ''] = await room.createPrompts(1, 'us', [tagId]);
  tagged = new Set(withTag);
  inReport = new Set([...withTag, ...without]);
  reportId = (await room.create({ promptIds: [...inReport] })).body.id;
  await room.create({ promptIds: [elsewhere], brand: 'Other', brandDomain: 'other.com' });
  const countryOf = new Map([...withTag, ...without, elsewhere].map((id, i) => [id, i === 2 || i === 5 ? 'de' : 'us']));

  const slots = [...countryOf].flatMap(([promptId, country]) =>
    ENGINE_IDS.flatMap((engine) =>
      DAYS.flatMap((day) => [1, 2].map((sample) => ({ promptId, country, engine, day, sample }))),
    ),
  );
  const cited = fc.array(fc.tuple(fc.constantFrom(...PAGES), fc.constantFrom(...SPELLINGS)), { maxLength: 5 });
  const drawn = fc.sample(cited, { numRuns: slots.length, seed: 9 });
  given = slots.map((slot, index) => {
    const choices = drawn[index] ?? [];
    return {
      ...slot,
      text: 'Answer',
      cited: choices.map(([page, spell]) => spell(page)),
      pages: new Set(choices.map(([page]) => page)),
    };
  });
  for (const each of given) await give(server.app.context, room.workspace.id, each);
});
afterAll(() => server.close());

interface Query {
  url: string;
  startDate: string;
  endDate: string;
  country?: string;
  engines?: readonly string[];
  tagId?: string;
  compareStartDate?: string;
  compareEndDate?: string;
}

function read({ engines: chosen = [], country = 'us', ...rest }: Query, send = room.send, id = reportId) {
  const search = new URLSearchParams({ country, ...rest });
  for (const engine of chosen) search.append('engines', engine);
  return send('GET', `/v1/reports/brand/${id}/citations/history?${search.toString()}`);
}

/** Counts answers one by one. */
function recount(page: string, { startDate, endDate, country = 'us', engines: chosen = [], tagId: tag }: Query) {
  return given.filter(
    (each) =>
      each.pages.has(page) &&
      inReport.has(each.promptId) &&
      each.day >= startDate &&
      each.day <= endDate &&
      each.country === country &&
      (chosen.length === 0 || chosen.includes(each.engine)) &&
      (tag === undefined || tagged.has(each.promptId)),
  );
}

/** Of a report without statistics. */
const NO_CHANGE = {
  citationShare: null,
  low: null,
  high: null,
  verdict: 'not_enough_data',
  matchedPrompts: 0,
  matchedCells: 0,
};

describe('200', () => {
  test('totals, engines and days match a naive recount, for any window, filters and spelling', async () => {
    const day = fc.integer({ min: -5, max: 12 }).map((offset) => addDays('2028-02-26', offset));
    const query = fc.record({
      page: fc.constantFrom(...PAGES, 'c.example'),
      spell: fc.constantFrom(...SPELLINGS),
      days: fc.tuple(day, day),
      country: fc.constantFrom('us', 'de', 'fr'),
      engines: fc.subarray([...ENGINE_IDS]),
      isTagged: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ page, spell, days, country, engines: chosen, isTagged }) => {
        const [startDate = '', endDate = ''] = days.toSorted();
        const window = { startDate, endDate, country, engines: chosen, ...(isTagged && { tagId }) };
        const length = countDays(window);
        const before = { ...window, startDate: addDays(startDate, -length), endDate: addDays(startDate, -1) };
        const { status, body } = await read({ ...window, url: spell(page) });
        expect(status).toBe(200);

        expect(body.totalPeriodCitations).toBe(recount(page, { ...window, url: '' }).length);
        expect(body.totalCitationsPreviousPeriod).toBe(recount(page, { ...before, url: '' }).length);
        expect(body.citationsHistory.map((entry: any) => entry.date)).toEqual(daysOf(window));
        for (const { date, totalCitations, citationsByEngine } of body.citationsHistory) {
          const ofDay = recount(page, { ...window, startDate: date, endDate: date, url: '' });
          expect(totalCitations).toBe(ofDay.length);
          const expected = ENGINE_IDS.map((engine) => ({
            engine,
            citations: ofDay.filter((each) => each.engine === engine).length,
          })).filter(({ citations }) => citations > 0);
          expect(citationsByEngine).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a page that an answer cites twice counts once', async () => {
    const page = 'twice.example/page';
    const [promptId = ''] = inReport;
    const slot = { promptId, country: 'us', engine: 'claude', day: '2029-01-01', sample: 1, text: 'Twice' } as const;
    await give(server.app.context, room.workspace.id, {
      ...slot,
      cited: [`https://${page}`, `http://www.${page}/`, 'b.example'],
    });
    const { body } = await read({ url: page, startDate: '2029-01-01', endDate: '2029-01-01' });
    expect(body).toEqual({
      country: 'us',
      totalPeriodCitations: 1,
      totalCitationsPreviousPeriod: 0,
      percentageChange: 100,
      change: NO_CHANGE,
      citationsHistory: [
        { date: '2029-01-01', totalCitations: 1, citationsByEngine: [{ engine: 'claude', citations: 1 }] },
      ],
    });
  });

  test('the change compares each prompt with itself, so that more answers are no more citations', async () => {
    const page = 'lost.example/page';
    const other = await createReportRoom(server);
    const promptIds = await other.createPrompts(5);
    const { body: report } = await other.create({ promptIds });
    const giveAll = async (day: string, sample: number, isCited: (index: number) => boolean) => {
      for (const [index, promptId] of promptIds.entries()) {
        const cited = isCited(index) ? [page] : [];
        const slot = { promptId, country: 'us', engine: 'claude', day, sample, text: 'Answer', cited } as const;
        await give(server.app.context, other.workspace.id, slot);
      }
    };
    await giveAll('2028-03-01', 1, () => true);
    await giveAll('2028-03-02', 1, (index) => index < 1);
    await giveAll('2028-03-02', 2, (index) => index < 1);
    await recalculateReport(server.app.context, { reportId: report.id });
    const window = { url: page, startDate: '2028-03-02', endDate: '2028-03-02' };
    const { body } = await read(window, other.send, report.id);
    expect(body).toMatchObject({ totalPeriodCitations: 2, totalCitationsPreviousPeriod: 5 });
    expect(body.change).toMatchObject({ matchedPrompts: 5, matchedCells: 5, verdict: 'down' });
    expect(body.change.citationShare).toBeCloseTo(-0.8);
    expect(body.change.low).toBeLessThan(-0.8);
    expect(body.change.high).toBeLessThan(0);
  });

  test('a window of one day is compared with the day before it, also across a leap day', async () => {
    const url = PAGES[0] as string;
    const { body } = await read({ url, startDate: '2028-03-01', endDate: '2028-03-01' });
    const leapDay = recount(url, { url, startDate: '2028-02-29', endDate: '2028-02-29' }).length;
    expect(leapDay).toBeGreaterThan(0);
    expect(body.citationsHistory).toHaveLength(1);
    expect(body.totalCitationsPreviousPeriod).toBe(leapDay);
  });

  test('the citations and the change of any earlier window of the same length can be compared with', async () => {
    const url = PAGES[0] as string;
    const window = { url, startDate: '2028-03-02', endDate: '2028-03-03' };
    const before = { startDate: '2028-02-26', endDate: '2028-02-27' };
    const compared = { compareStartDate: before.startDate, compareEndDate: before.endDate };
    const { body } = await read({ ...window, ...compared });
    expect(body.totalPeriodCitations).toBe(recount(url, window).length);
    expect(body.totalCitationsPreviousPeriod).toBe(recount(url, { url, ...before }).length);
    expect(body.totalCitationsPreviousPeriod).not.toBe((await read(window)).body.totalCitationsPreviousPeriod);
    expect((await read({ ...window, compareStartDate: '2028-02-26' })).status).toBe(400);
  });

  test('without a country, the history is that of the country with the most answers', async () => {
    const other = await createReportRoom(server);
    const promptIds = [...(await other.createPrompts(2, 'us')), ...(await other.createPrompts(1, 'de'))];
    const { body: report } = await other.create({ promptIds });
    const path = `/v1/reports/brand/${report.id}/citations/history?startDate=2028-03-01&endDate=2028-03-02&url=d.example`;
    expect((await other.send('GET', path)).body).toMatchObject({ country: 'us', totalPeriodCitations: 0 });
    const day = '2028-03-01';
    for (const [index, promptId] of promptIds.entries()) {
      const country = index === 2 ? 'de' : 'us';
      for (let sample = 1; sample <= (index === 2 ? 3 : 1); sample++) {
        const slot = {
          promptId,
          country,
          engine: 'claude',
          day,
          sample,
          text: 'Answer',
          cited: ['d.example'],
        } as const;
        await give(server.app.context, other.workspace.id, { ...slot, cited: ['d.example'] });
      }
    }
    await recalculateReport(server.app.context, { reportId: report.id });
    expect((await other.send('GET', path)).body).toMatchObject({ country: 'de', totalPeriodCitations: 3 });
    expect((await other.send('GET', `${path}&country=us`)).body).toMatchObject({
      country: 'us',
      totalPeriodCitations: 2,
    });
  });

  test('a window before the first answer is all zeros', async () => {
    const { body } = await read({ url: PAGES[0] as string, startDate: '2020-01-01', endDate: '2020-01-03' });
    expect(body).toMatchObject({ totalPeriodCitations: 0, totalCitationsPreviousPeriod: 0, percentageChange: 0 });
    expect(body.citationsHistory).toEqual(
      ['2020-01-01', '2020-01-02', '2020-01-03'].map((date) => ({ date, totalCitations: 0, citationsByEngine: [] })),
    );
  });

  test('a window can have 3,660 days, with an entry for each', async () => {
    const startDate = '2018-03-01';
    const { status, body } = await read({
      url: PAGES[0] as string,
      startDate,
      endDate: addDays(startDate, 3659),
    });
    expect(status).toBe(200);
    expect(body.citationsHistory).toHaveLength(3660);
    expect(body.citationsHistory.at(-1).date).toBe(addDays(startDate, 3659));
  });

  test('the first representable days have no previous window', async () => {
    const { body } = await read({ url: PAGES[0] as string, startDate: '0001-01-01', endDate: '0001-01-02' });
    expect(body).toMatchObject({ totalPeriodCitations: 0, totalCitationsPreviousPeriod: 0 });
  });

  test('simulated answers are not counted with real ones', async () => {
    const url = PAGES[0] as string;
    const sandboxed = await startTestApp({ databaseUrl: server.databaseUrl });
    const path = `/v1/reports/brand/${reportId}/citations/history?country=us&startDate=2028-02-26&endDate=2028-03-03&url=${url}`;
    const { body } = await sandboxed.send('GET', path, { key: room.key });
    expect(body.totalPeriodCitations).toBe(0);
    await sandboxed.close();
  });
});

describe('400', () => {
  const window = { url: 'a.example', startDate: '2028-02-26', endDate: '2028-03-03' };

  test.each([
    ['url', 'https://', 'invalid_url'],
    ['url', 'ftp://a.example/x', 'invalid_url'],
    ['url', '', 'invalid_url'],
    ['url', `https://a.example/${'x'.repeat(2048)}`, 'invalid_url'],
    ['startDate', '2027-02-29', 'invalid_date'],
    ['endDate', '2028-02-25', 'invalid_window'],
    ['endDate', addDays('2028-02-26', 3660), 'invalid_window'],
    ['country', 'gb', 'invalid_country'],
    ['tagId', 'tag_none', 'not_found'],
  ])('%s=%s is %s', async (name, value, code) => {
    const { status, body } = await read({ ...window, [name]: value });
    expect(status).toBe(400);
    expect(body.target).toBe('query');
    expect(body.errors.map((fault: any) => [fault.path, fault.code])).toEqual([[name, code]]);
  });

  test('comma-separated or unknown engines are rejected, not ignored', async () => {
    for (const engine of ['chatgpt,claude', 'bing', '']) {
      expect((await read({ ...window, engines: [engine] })).status).toBe(400);
    }
  });

  test('url and both days are required', async () => {
    const { body } = await room.send('GET', `/v1/reports/brand/${reportId}/citations/history`);
    expect(body.errors.map((fault: any) => fault.path).toSorted()).toEqual(['endDate', 'startDate', 'url']);
  });

  test('a tag of another workspace is not found', async () => {
    const other = await createReportRoom(server);
    const tag = await other.createTag('Theirs');
    const { status, body } = await read({ ...window, tagId: tag });
    expect([status, body.errors[0].code]).toEqual([400, 'not_found']);
  });
});

test('403: a report of another workspace', async () => {
  const { send } = await server.createWorkspace();
  expect((await read({ url: 'a.example', startDate: '2028-02-26', endDate: '2028-03-03' }, send)).status).toBe(403);
});

test('404: a report that does not exist', async () => {
  const query = { url: 'a.example', startDate: '2028-02-26', endDate: '2028-03-03' };
  expect((await read(query, room.send, 'rep_none')).status).toBe(404);
});

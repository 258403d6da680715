import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countReportDay } from '../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const NOVEMBER = 'startDate=2026-11-01&endDate=2026-11-10&country=us';

/** Creates a report, completes its setup and stores these answers. */
async function createReport(answers: (promptIds: string[]) => StoredAnswer[], body: object = {}) {
  const room = await createReportRoom(server);
  const tagId = await room.createTag('Tagged');
  const promptIds = [...(await room.createPrompts(1, 'us', [tagId])), ...(await room.createPrompts(2))];
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  const { body: report } = await room.create({ promptIds, competitors, ...body });
  await storeAnswers(server.databaseUrl, room.workspace.id, answers(promptIds));
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now() WHERE id = $1`, [report.id]);
  await recalculateReport(server.app.context, { reportId: report.id });
  return { room, tagId, promptIds, id: report.id as string };
}

async function readStats(room: ReportRoom, id: string, query = NOVEMBER) {
  return (await room.send('GET', `/v1/reports/brand/${id}/stats?${query}`)).body;
}

async function readPrompts(room: ReportRoom, id: string, query = '') {
  return (await room.send('GET', `/v1/reports/brand/${id}/prompts?${NOVEMBER}${query}`)).body;
}

const between = (low: number, high: number) => ({
  low: expect.toSatisfy((value: number) => value >= low && value <= high),
  high: expect.toSatisfy((value: number) => value >= low && value <= high),
});

const mixed = ([first = '', second = '', third = '']: string[]): StoredAnswer[] => [
  {
    promptId: first,
    day: '2026-11-01',
    text: 'Globex, then Acme. Acme!',
    hosts: ['acme.com', 'globex.com', 'globex.com'],
  },
  { promptId: second, day: '2026-11-01', text: 'Acme' },
  { promptId: second, day: '2026-11-03', engine: 'gemini', text: 'Globex' },
  { promptId: third, day: '2026-11-03', engine: 'gemini', text: 'Neither' },
  { promptId: third, day: '2026-11-04', state: 'no_answer' },
  { promptId: third, day: '2026-11-05', state: 'failed' },
  { promptId: first, day: '2026-10-25', text: 'Acme' },
];

describe('GET /v1/reports/brand/{reportId}/stats', () => {
  test('200: the statistics of the window, of each brand and day', async () => {
    const { room, id } = await createReport(mixed);
    const intervals = {
      brandCoverage: { tracked: between(0, 1), market: between(0, 1) },
      domainCoverage: { tracked: between(0, 1), market: between(0, 1) },
      shareOfVoice: { tracked: between(0, 1), market: between(0, 1) },
      averagePosition: { tracked: between(1, 9), market: between(1, 99) },
    };
    const mixChanged = {
      promptsAdded: 2,
      promptsRemoved: 0,
      enginesAdded: ['gemini'],
      enginesRemoved: [],
      modelsChanged: [],
      enginesIncomplete: [],
      note: null,
    };
    const matched = { matchedPrompts: 1, matchedCells: 1, mixChanged };
    expect(await readStats(room, id)).toEqual({
      status: 'ready',
      isRecalculating: false,
      recalculation: null,
      source: 'sandbox',
      answers: 4,
      noAnswers: 1,
      failed: 1,
      prompts: 3,
      cells: 4,
      icc: expect.any(Number),
      methodVersion: 3,
      brandedPrompts: 0,
      grade: { grade: 'exploratory', criteria: expect.any(Array) },
      truncated: 0,
      brands: [
        {
          brand: 'Acme',
          brandDomain: 'acme.com',
          isMainBrand: true,
          mentions: 3,
          brandCoverage: 0.5,
          brandCoverageLow: expect.closeTo(0.15, 2),
          brandCoverageHigh: expect.closeTo(0.85, 2),
          shareOfVoice: 0.6,
          averagePosition: 1.5,
          domainCoverage: 0.25,
          citations: 1,
          intervals,
          change: { brandCoverage: 0, low: null, high: null, verdict: 'not_enough_data', ...matched },
          comparison: null,
        },
        expect.objectContaining({
          brand: 'Globex',
          isMainBrand: false,
          mentions: 2,
          citations: 2,
          averagePosition: 1,
          comparison: {
            brandCoverage: 0,
            low: expect.any(Number),
            high: expect.any(Number),
            verdict: 'within_noise',
          },
        }),
      ],
      history: [
        {
          date: '2026-11-01',
          answers: 2,
          brands: [
            expect.objectContaining({ brand: 'Acme', isMainBrand: true, mentions: 3, brandCoverage: 1, citations: 1 }),
            expect.objectContaining({
              brand: 'Globex',
              isMainBrand: false,
              mentions: 1,
              brandCoverage: 0.5,
              citations: 2,
            }),
          ],
        },
        {
          date: '2026-11-03',
          answers: 2,
          brands: [
            {
              brand: 'Acme',
              isMainBrand: true,
              mentions: 0,
              brandCoverage: 0,
              citations: 0,
              intervals: {
                ...intervals,
                shareOfVoice: { tracked: between(0, 1), market: null },
                averagePosition: { tracked: null, market: null },
              },
            },
            expect.objectContaining({
              brand: 'Globex',
              isMainBrand: false,
              mentions: 1,
              brandCoverage: 0.5,
              citations: 0,
            }),
          ],
        },
      ],
    });
  });

  test.each([
    ['engines=chatgpt', 2],
    ['engine=gemini', 2],
    ['engines=chatgpt&engine=gemini', 4],
    ['engines=claude', 0],
  ])('200: filtered by %s', async (query, answers) => {
    const { room, id } = await createReport(mixed);
    expect((await readStats(room, id, `${NOVEMBER}&${query}`)).answers).toBe(answers);
  });

  test('200: filtered by country, and by the tag of prompts', async () => {
    const { room, id, tagId } = await createReport(mixed);
    expect((await readStats(room, id, NOVEMBER.replace('=us', '=de'))).status).toBe('no_data');
    expect(await readStats(room, id, `${NOVEMBER}&tagId=${tagId}`)).toMatchObject({
      answers: 1,
      brands: [{ mentions: 2, change: { brandCoverage: 0 } }, { mentions: 1 }],
    });
  });

  const days = Array.from({ length: 10 }, (_, i) => String(i + 1).padStart(2, '0'));

  test('200: a clear change is distinguished from noise, in cells that exist in both windows', async () => {
    const { room, id } = await createReport((promptIds) => [
      ...promptIds.flatMap((promptId) =>
        days.map((day) => ({ promptId, day: `2026-11-${day}`, text: 'Acme and Globex' })),
      ),
      ...promptIds.flatMap((promptId) =>
        days.map((day) => ({ promptId, day: `2026-10-${Number(day) + 21}`, text: 'Globex' })),
      ),
    ]);
    const { brands } = await readStats(room, id);
    expect(brands).toMatchObject([
      { change: { brandCoverage: 1, verdict: 'up', matchedPrompts: 3, matchedCells: 3 }, comparison: null },
      {
        change: { brandCoverage: 0, verdict: 'within_noise' },
        comparison: { brandCoverage: 0, verdict: 'within_noise' },
      },
    ]);
  });

  test('200: an engine that was down on 3 of 14 days changes the mix, with a note', async () => {
    const window = Array.from({ length: 14 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);
    const { room, id } = await createReport((promptIds) =>
      promptIds.flatMap((promptId) =>
        window.flatMap((day, index): StoredAnswer[] => [
          { promptId, day, text: 'Globex' },
          ...(index < 11 ? [{ promptId, day, engine: 'gemini', text: 'Acme' }] : []),
          ...(index === 13 ? [{ promptId, day, engine: 'gemini', state: 'failed' as const }] : []),
        ]),
      ),
    );
    const { brands, grade } = await readStats(room, id, 'startDate=2026-11-01&endDate=2026-11-14&country=us');
    expect(brands[0].change.mixChanged).toMatchObject({
      enginesIncomplete: [{ engine: 'gemini', before: null, now: 11 / 14 }],
      note: 'Gemini completed only 78 % of its scheduled calls in this window. Shares of all answers lean toward the other engines there. The change compares each engine with itself.',
    });
    expect(grade.criteria).toContainEqual(expect.objectContaining({ criterion: 'changes', value: 1, isMet: false }));
  });

  test('200: enabling an engine changes the mix, not the rate', async () => {
    const { room, id } = await createReport((promptIds) =>
      promptIds.flatMap((promptId) => [
        ...days.map((day) => ({ promptId, day: `2026-10-${Number(day) + 21}`, text: 'Globex', model: 'm-1' })),
        ...days.map((day) => ({ promptId, day: `2026-11-${day}`, text: 'Globex', model: 'm-2' })),
        ...days.map((day) => ({ promptId, day: `2026-11-${day}`, engine: 'gemini', text: 'Acme', model: 'g-1' })),
      ]),
    );
    const { brands, grade } = await readStats(room, id);
    expect(brands[0]).toMatchObject({
      brandCoverage: 0.5,
      change: {
        brandCoverage: 0,
        verdict: 'within_noise',
        matchedCells: 3,
        mixChanged: {
          promptsAdded: 0,
          enginesAdded: ['gemini'],
          modelsChanged: [{ engine: 'chatgpt', before: ['m-1'], now: ['m-2'] }],
        },
      },
    });
    expect(grade.criteria).toContainEqual(expect.objectContaining({ criterion: 'changes', value: 2, isMet: false }));
  });

  test('200: grouped by engine, with a series for each', async () => {
    const { room, id } = await createReport(mixed);
    const { groups, history } = await readStats(room, id, `${NOVEMBER}&groupBy=engine`);
    expect(groups).toMatchObject([
      {
        key: 'chatgpt',
        label: 'ChatGPT',
        answers: 2,
        prompts: 2,
        brands: [{ brandCoverage: 1 }, { brandCoverage: 0.5 }],
      },
      {
        key: 'gemini',
        label: 'Gemini',
        answers: 2,
        prompts: 2,
        brands: [{ brandCoverage: 0 }, { brandCoverage: 0.5 }],
      },
    ]);
    expect(history).toMatchObject([
      { date: '2026-11-01', engines: [{ engine: 'chatgpt', answers: 2, brands: [{ mentions: 3 }, {}] }] },
      { date: '2026-11-03', engines: [{ engine: 'gemini', answers: 2, brands: [{ mentions: 0 }, { mentions: 1 }] }] },
    ]);
  });

  test('200: grouped by tag, by week and by country', async () => {
    const { room, id, tagId } = await createReport(mixed);
    const group = async (query: string) => (await readStats(room, id, query)).groups;
    expect(await group(`${NOVEMBER}&groupBy=tag`)).toMatchObject([{ key: tagId, label: 'Tagged', answers: 1 }]);
    expect(await group(`${NOVEMBER}&groupBy=week`)).toMatchObject([
      { key: '2026-11-01', label: '2026-11-01', answers: 2 },
      { key: '2026-11-02', label: '2026-11-02 to 2026-11-08, 7 days', answers: 2 },
      { key: '2026-11-09', answers: 0 },
    ]);
    const anywhere = NOVEMBER.replace('&country=us', '');
    expect(await group(`${anywhere}&groupBy=country`)).toMatchObject([
      { key: 'us', label: 'United States', answers: 4 },
    ]);
    expect(await group(`${anywhere}&groupBy=week`)).toMatchObject([{ answers: 2 }, { answers: 2 }, { answers: 0 }]);
  });

  test('200: the last possible day is the last of a window, of its last week and of the prompts', async () => {
    const { room, id } = await createReport(([promptId = '']) => [
      { promptId, day: '9999-12-26', text: 'Acme' },
      { promptId, day: '9999-12-31', text: 'Acme' },
    ]);
    const window = 'startDate=9999-12-26&endDate=9999-12-31&country=us';
    const stats = await readStats(room, id, `${window}&groupBy=week`);
    expect(stats).toMatchObject({ answers: 2, history: [{ date: '9999-12-26' }, { date: '9999-12-31' }] });
    expect(stats.groups).toMatchObject([
      { key: '9999-12-26', label: '9999-12-26', answers: 1 },
      { key: '9999-12-27', label: '9999-12-27 to 9999-12-31, 5 days', answers: 1 },
    ]);
    const { status, body } = await room.send('GET', `/v1/reports/brand/${id}/prompts?${window}`);
    expect([status, body.items.map(({ answers }: { answers: number }) => answers)]).toEqual([200, [0, 0, 2]]);
  });

  test('200: prompts that contain a name of the brand can be included, excluded or selected', async () => {
    const room = await createReportRoom(server);
    const { body } = await room.send('POST', `/v1/workspaces/${room.workspace.id}/prompts`, {
      body: { prompts: ['Is Acme any good?', 'What is the best CRM?'], country: 'us' },
    });
    const [branded = '', plain = ''] = body.items.map((item: any) => item.id);
    const { body: report } = await room.create({ promptIds: [branded, plain] });
    await storeAnswers(server.databaseUrl, room.workspace.id, [
      { promptId: branded, day: '2026-11-01', text: 'Acme' },
      { promptId: plain, day: '2026-11-01', text: 'Nothing' },
    ]);
    await recalculateReport(server.app.context, { reportId: report.id });
    const read = async (choice: string) => await readStats(room, report.id, `${NOVEMBER}&branded=${choice}`);
    const shares = await Promise.all(['include', 'exclude', 'only'].map(read));
    expect(shares.map((stats: any) => [stats.brandedPrompts, stats.brands[0].brandCoverage])).toEqual([
      [1, 0.5],
      [1, 0],
      [1, 1],
    ]);
    expect(shares.map((stats: any) => stats.history[0].brands[0].brandCoverage)).toEqual([0.5, 0, 1]);
    const { items } = await readPrompts(room, report.id, '&sortBy=createdDate&sortOrder=asc');
    expect(items.map((item: any) => item.branded)).toEqual([true, false]);
  });

  test('200: a recounted day is visible immediately', async () => {
    const { room, id, promptIds } = await createReport(mixed);
    expect((await readStats(room, id)).answers).toBe(4);
    await storeAnswers(server.databaseUrl, room.workspace.id, [
      { promptId: promptIds[0] ?? '', day: '2026-11-02', text: 'Acme' },
    ]);
    await countReportDay(server.app.context, { reportId: id, day: '2026-11-02' });
    expect((await readStats(room, id)).answers).toBe(5);
  });

  test('200: real and simulated answers are never counted together', async () => {
    const { room, id } = await createReport(([promptId = '']) => [
      { promptId, day: '2026-11-01', text: 'Acme' },
      { promptId, day: '2026-11-01', isSimulated: false, text: 'Acme Acme' },
    ]);
    expect(await readStats(room, id)).toMatchObject({ source: 'sandbox', answers: 1, brands: [{ mentions: 1 }, {}] });
  });

  test('200: old statistics are read, and marked as such, from the edit until the new ones are in place', async () => {
    const { room, id } = await createReport(mixed);
    await room.patch(id, { brand: 'Globex', competitors: [] });
    expect(await readStats(room, id)).toMatchObject({
      isRecalculating: true,
      brands: [{ brand: 'Acme' }, { brand: 'Globex' }],
    });
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readStats(room, id)).toMatchObject({
      isRecalculating: false,
      brands: [{ brand: 'Globex', mentions: 2 }],
    });
  });

  test('200: returns the progress of new statistics', async () => {
    const { room, id } = await createReport(mixed);
    await room.patch(id, { brand: 'Globex', competitors: [] });
    const { context } = server.app;
    const counting = {
      ...context.statistics,
      threads: 1,
      countDay: async (...args: Parameters<typeof context.statistics.countDay>) => {
        if (args[0].day < '2026-11-03') throw new Error('stopped here');
        return context.statistics.countDay(...args);
      },
    };
    await recalculateReport({ ...context, statistics: counting }, { reportId: id }).catch(() => {});
    expect(await readStats(room, id)).toMatchObject({ isRecalculating: true, recalculation: { done: 3, total: 5 } });
  });

  test('200: returns no statistics until the first ones are in place', async () => {
    const room = await createReportRoom(server);
    const { body } = await room.create({ promptIds: await room.createPrompts(1) });
    expect(await readStats(room, body.id)).toMatchObject({
      status: 'setting_up',
      isRecalculating: false,
      answers: 0,
      brands: [],
      history: [],
    });
  });

  test('200: a new title renames a brand with a regular expression without a recalculation', async () => {
    const { room, id } = await createReport(mixed, { reportTitle: 'Old title', brand: undefined, brandRegex: 'acme' });
    await room.patch(id, { reportTitle: 'New title' });
    expect(await readStats(room, id)).toMatchObject({
      isRecalculating: false,
      brands: [{ brand: 'New title', mentions: 3 }, {}],
    });
  });

  test.each([
    ['startDate=2026-02-30&endDate=2026-03-01&country=us', { path: 'startDate', code: 'invalid_date' }],
    ['startDate=2026-11-02&endDate=2026-11-01&country=us', { path: 'endDate', code: 'invalid_window' }],
    ['startDate=2010-11-02&endDate=2026-11-01&country=us', { path: 'endDate', code: 'invalid_window' }],
    ['startDate=2026-11-01&endDate=2026-11-01&country=gb', { path: 'country', code: 'invalid_country' }],
    [`${NOVEMBER}&engines=chatgpt,gemini`, { path: 'engines.0', code: 'invalid_value' }],
    [`${NOVEMBER}&tagId=tag_elsewhere`, { path: 'tagId', code: 'not_found' }],
  ])('400: %s', async (query, fault) => {
    const { room, id } = await createReport(() => []);
    expect((await readStats(room, id, query)).errors).toMatchObject([fault]);
  });

  test('403: a report of a workspace outside the key; 404: a report that does not exist', async () => {
    const { id } = await createReport(() => []);
    expect((await server.send('GET', `/v1/reports/brand/${id}/stats?${NOVEMBER}`)).status).toBe(403);
    expect((await server.send('GET', `/v1/reports/brand/rep_none/stats?${NOVEMBER}`)).status).toBe(404);
  });
});

describe('GET /v1/reports/brand/{reportId}/stats?omit=', () => {
  const query = `${NOVEMBER}&groupBy=engine`;
  /** A copy without the fields of these names, at any depth. */
  const without = (value: unknown, names: string[]) =>
    JSON.parse(JSON.stringify(value, (name, field) => (names.includes(name) ? undefined : field)));

  test.each([['history'], ['intervals'], ['history', 'intervals']])(
    '200: leaves out %s %s and changes nothing else',
    async (...names) => {
      const { room, id } = await createReport(mixed);
      const whole = await readStats(room, id, query);
      expect(whole.history[0].engines[0].brands[0].intervals.brandCoverage).toBeDefined();
      const omitted = await readStats(room, id, `${query}&${names.map((name) => `omit=${name}`).join('&')}`);
      expect(omitted).toEqual(without(whole, names));
      expect(await readStats(room, id, query)).toEqual(whole);
    },
  );

  test('400: a field that cannot be omitted', async () => {
    const { room, id } = await createReport(() => []);
    const { target, errors } = await readStats(room, id, `${NOVEMBER}&omit=history&omit=brands`);
    expect([target, errors]).toMatchObject(['query', [{ path: 'omit.1', code: 'invalid_value' }]]);
  });
});

describe('GET /v1/reports/brand/{reportId}/prompts', () => {
  test('200: the prompts of the report with their statistics, newest first', async () => {
    const { room, id, promptIds } = await createReport(mixed);
    const { items, paging } = await readPrompts(room, id);
    expect(items.map((item: any) => item.id)).toEqual(promptIds.toReversed());
    expect(items[2]).toEqual({
      id: promptIds[0],
      prompt: expect.stringContaining('Prompt'),
      country: 'us',
      answers: 1,
      noAnswers: 0,
      failed: 0,
      branded: false,
      brands: [
        expect.objectContaining({ brand: 'Acme', mentions: 2, averagePosition: 2, citations: 1 }),
        expect.objectContaining({ brand: 'Globex', mentions: 1, averagePosition: 1, citations: 2 }),
      ],
    });
    expect(items[0]).toMatchObject({ answers: 1, noAnswers: 1, failed: 1 });
    expect(paging).toEqual({ nextCursor: null, hasMore: false });
  });

  test('200: with each engine of each prompt, for your brand or another', async () => {
    const { room, id } = await createReport(mixed);
    const read = async (query: string) => (await readPrompts(room, id, `&include=engines&sortOrder=asc${query}`)).items;
    const second = (await read(''))[1];
    expect(second.engines).toEqual([
      { engine: 'chatgpt', answers: 1, brandCoverage: 1, intervals: expect.any(Object) },
      { engine: 'gemini', answers: 1, brandCoverage: 0, intervals: expect.any(Object) },
    ]);
    expect(second.engines[0].intervals.brandCoverage).toEqual({ tracked: between(0, 1), market: null });
    const ofGlobex = (await read('&brand=globex'))[1];
    expect(ofGlobex.engines.map((each: any) => each.brandCoverage)).toEqual([0, 1]);
    expect((await readPrompts(room, id, '&include=engines&brand=Initech')).errors).toMatchObject([
      { path: 'brand', code: 'not_found' },
    ]);
  });

  test('200: ordered by any statistic of your brand in both directions, page by page; prompts without it come last', async () => {
    const { room, id, promptIds } = await createReport(mixed);
    for (const sortBy of [
      'createdDate',
      'answers',
      'mentions',
      'brandCoverage',
      'shareOfVoice',
      'averagePosition',
      'domainCoverage',
      'citations',
      'change',
    ]) {
      for (const sortOrder of ['asc', 'desc']) {
        const query = `&sortBy=${sortBy}&sortOrder=${sortOrder}`;
        const whole = (await readPrompts(room, id, query)).items;
        const paged: any[] = [];
        for (let cursor = ''; ; ) {
          const { items, paging } = await readPrompts(room, id, `${query}&limit=1${cursor}`);
          paged.push(...items);
          if (!paging.hasMore) break;
          cursor = `&cursor=${paging.nextCursor}`;
        }
        expect(paged).toEqual(whole);
        expect(new Set(whole.map((item: any) => item.id))).toEqual(new Set(promptIds));
      }
    }
    const byMentions = (await readPrompts(room, id, '&sortBy=mentions&sortOrder=desc')).items;
    expect(byMentions.map((item: any) => item.brands[0].mentions)).toEqual([2, 1, 0]);
    const byPosition = (await readPrompts(room, id, '&sortBy=averagePosition&sortOrder=asc')).items;
    expect(byPosition.map((item: any) => item.brands[0].averagePosition)).toEqual([1, 2, null]);
  });

  test('200: with the change of each prompt on engines with answers in both windows, ordered by it', async () => {
    const { room, id, promptIds } = await createReport(([first = '', second = '', third = '']) => [
      { promptId: first, day: '2026-11-01', text: 'Globex' },
      { promptId: first, day: '2026-10-25', text: 'Acme' },
      { promptId: second, day: '2026-11-01', text: 'Acme' },
      { promptId: second, day: '2026-11-02', text: 'Globex' },
      { promptId: second, day: '2026-10-25', text: 'Neither' },
      // Gemini has no answers in the window before.
      { promptId: second, day: '2026-11-02', engine: 'gemini', text: 'Neither' },
      { promptId: third, day: '2026-11-02', text: 'Acme' },
    ]);
    const [first, second, third] = promptIds;
    const read = async (query: string) =>
      (await readPrompts(room, id, `&include=engines&sortBy=change${query}`)).items.map((item: any) => [
        item.id,
        item.change.brandCoverage,
      ]);
    expect(await read('&sortOrder=asc')).toEqual([
      [first, -1],
      [second, 0.5],
      [third, null],
    ]);
    expect(await read('&sortOrder=desc')).toEqual([
      [second, 0.5],
      [first, -1],
      [third, null],
    ]);
    expect(await read('&sortOrder=desc&brand=Globex')).toEqual([
      [first, 1],
      [second, 0.5],
      [third, null],
    ]);
    const [withoutEngines] = (await readPrompts(room, id, '&sortBy=change')).items;
    expect([withoutEngines.id, withoutEngines.change]).toEqual([second, undefined]);
  });

  test('200: ordered by the share on one engine; prompts without answers of the engine come last', async () => {
    const { room, id, promptIds } = await createReport(mixed);
    const [first, second, third] = promptIds;
    const read = async (query: string) =>
      (await readPrompts(room, id, `&sortBy=brandCoverage${query}`)).items.map((item: any) => item.id);
    expect(await read('&sortEngine=gemini&sortOrder=desc')).toEqual([third, second, first]);
    expect(await read('&sortEngine=gemini&brand=Globex&sortOrder=desc')).toEqual([second, third, first]);
    expect(await read('&sortEngine=chatgpt&sortOrder=asc')).toEqual([first, second, third]);
    // An engine that is filtered out has no answers: the order of ids remains.
    expect(await read('&engines=chatgpt&sortEngine=gemini&sortOrder=asc')).toEqual([first, second, third]);
    const { errors } = await readPrompts(room, id, '&sortEngine=altavista');
    expect(errors).toMatchObject([{ path: 'sortEngine' }]);
  });

  test('200: without a country, statistics and prompts are those of all countries', async () => {
    const room = await createReportRoom(server);
    const promptIds = await room.createPrompts(2);
    const [german = ''] = await room.createPrompts(1, 'de');
    const { id } = (await room.create({ promptIds: [...promptIds, german] })).body;
    await storeAnswers(server.databaseUrl, room.workspace.id, [
      { promptId: promptIds[0] ?? '', day: '2026-11-02', text: 'Acme' },
      { promptId: german, country: 'de', day: '2026-11-02', text: 'Globex' },
    ]);
    await recalculateReport(server.app.context, { reportId: id });
    const anywhere = 'startDate=2026-11-01&endDate=2026-11-10';
    expect(await readStats(room, id, anywhere)).toMatchObject({ answers: 2, brands: [{ brandCoverage: 0.5 }] });
    expect(await readStats(room, id, `${anywhere}&country=de`)).toMatchObject({
      answers: 1,
      brands: [{ brandCoverage: 0 }],
    });
    const prompts = await room.send('GET', `/v1/reports/brand/${id}/prompts?${anywhere}&sortOrder=asc`);
    expect(prompts.body.items.map((item: any) => [item.id, item.country, item.answers])).toEqual([
      [promptIds[0], 'us', 1],
      [promptIds[1], 'us', 0],
      [german, 'de', 1],
    ]);
  });

  test('200: only those of the country, and with the tag', async () => {
    const { room, id, promptIds, tagId } = await createReport(mixed);
    expect((await readPrompts(room, id, `&tagId=${tagId}`)).items.map((item: any) => item.id)).toEqual([promptIds[0]]);
    const german = await room.send('GET', `/v1/reports/brand/${id}/prompts?${NOVEMBER.replace('=us', '=de')}`);
    expect(german.body.items).toEqual([]);
  });

  test('400: a cursor of other filters, an unknown order, a tag of another workspace', async () => {
    const { room, id } = await createReport(mixed);
    const { paging } = await readPrompts(room, id, '&limit=1');
    const faults = [
      `&limit=1&sortBy=mentions&cursor=${paging.nextCursor}`,
      '&sortBy=prompt',
      '&sortOrder=up',
      '&tagId=tag_x',
    ];
    const replies = await Promise.all(faults.map((query) => readPrompts(room, id, query)));
    expect(replies.map(({ errors }) => errors[0].path)).toEqual(['cursor', 'sortBy', 'sortOrder', 'tagId']);
  });
});

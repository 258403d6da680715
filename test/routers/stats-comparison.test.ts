import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../src/domain/shared/windows.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { effort } from '../support/effort.ts';
import { createReportRoom } from '../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function createReport(answersOf: (promptIds: string[]) => StoredAnswer[]) {
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(4);
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  const { body } = await room.create({ promptIds, competitors });
  await storeAnswers(server.databaseUrl, room.workspace.id, answersOf(promptIds));
  await recalculateReport(server.app.context, { reportId: body.id });
  return {
    promptIds,
    read: (query: Record<string, string>, list = 'stats') =>
      room.send('GET', `/v1/reports/brand/${body.id}/${list}?${new URLSearchParams(query).toString()}`),
  };
}

const WINDOW = { startDate: '2026-11-01', endDate: '2026-11-10' };
const YEAR_AGO = { compareStartDate: '2025-11-01', compareEndDate: '2025-11-10' };

/**
 * Every prompt has ten answers in a period. Of the first three, 8, 8 and 9 name Acme now, 8 in the ten days before, and 2 a year ago.
 * The fourth prompt has answers now only. Models changed within the year.
 */
function growing([first = '', second = '', third = '', fourth = '']: string[]): StoredAnswer[] {
  const periods = [
    { start: '2025-11-01', model: 'old', hits: [2, 2, 2] },
    { start: '2026-10-22', model: 'new', hits: [8, 8, 8] },
    { start: '2026-11-01', model: 'new', hits: [8, 8, 9, 10] },
  ];
  return periods.flatMap(({ start, model, hits }) =>
    hits.flatMap((count, prompt) =>
      Array.from({ length: 10 }, (_, day) => ({
        promptId: [first, second, third, fourth][prompt] ?? '',
        day: addDays(start, day),
        model,
        text: day < count ? 'Acme' : 'Globex',
      })),
    ),
  );
}

describe('statistics compared with an earlier window', () => {
  test('the change, its verdict and the other differences are those since that window', async () => {
    const { read } = await createReport(growing);
    const { body: preceding } = await read(WINDOW);
    expect(preceding.brands[0]).toMatchObject({
      brandCoverage: 0.875,
      change: {
        brandCoverage: expect.closeTo(0.033333, 5),
        verdict: 'within_noise',
        matchedPrompts: 3,
        matchedCells: 3,
        mixChanged: { promptsAdded: 1, promptsRemoved: 0, modelsChanged: [] },
      },
    });
    const { status, body } = await read({ ...WINDOW, ...YEAR_AGO });
    expect(status).toBe(200);
    expect(body.brands[0]).toMatchObject({
      brandCoverage: 0.875,
      change: {
        // The mean of 0.6, 0.6 and 0.7, and the t quantile 4.3027 of 2 degrees of freedom times the standard error 0.033333.
        brandCoverage: expect.closeTo(0.633333, 5),
        low: expect.closeTo(0.48991, 4),
        high: expect.closeTo(0.77676, 4),
        verdict: 'up',
        matchedPrompts: 3,
        matchedCells: 3,
        mixChanged: {
          promptsAdded: 1,
          promptsRemoved: 0,
          enginesAdded: [],
          enginesRemoved: [],
          modelsChanged: [{ engine: 'chatgpt', before: ['old'], now: ['new'] }],
        },
      },
    });
    expect(body.brands[1].change).toMatchObject({ brandCoverage: expect.closeTo(-0.633333, 5), verdict: 'down' });
    expect(body.history).toEqual(preceding.history);
    const withoutChange = (brands: any[]) => brands.map((brand) => ({ ...brand, change: null }));
    expect(withoutChange(body.brands)).toEqual(withoutChange(preceding.brands));
  });

  test('each week is compared with the days in the same position', async () => {
    const { read } = await createReport(growing);
    const { body } = await read({ ...WINDOW, ...YEAR_AGO, groupBy: 'week' });
    const changes = body.groups.map(({ key, brands }: any) => [key, brands[0].change.brandCoverage]);
    // November 1 is a Sunday: on that day all three name Acme in both years.
    expect(changes).toEqual([
      ['2026-11-01', 0],
      // From November 2 to 8: 7 of 7 now, and 1 of 7 a year ago.
      ['2026-11-02', expect.closeTo(6 / 7, 5)],
      // On November 9 and 10: of the third prompt, 1 of 2 now; none otherwise.
      ['2026-11-09', expect.closeTo(0.5 / 3, 5)],
    ]);
  });

  test('each engine is compared, and an engine without earlier answers has no change', async () => {
    const { read } = await createReport((promptIds) => [
      ...growing(promptIds),
      { promptId: promptIds[0] ?? '', day: '2026-11-02', engine: 'gemini', text: 'Acme' },
    ]);
    const { body } = await read({ ...WINDOW, ...YEAR_AGO, groupBy: 'engine' });
    expect(body.groups.map(({ key, brands }: any) => [key, brands[0].change])).toEqual([
      ['chatgpt', expect.objectContaining({ brandCoverage: expect.closeTo(0.633333, 5), verdict: 'up' })],
      ['gemini', expect.objectContaining({ brandCoverage: null, verdict: 'not_enough_data', matchedCells: 0 })],
    ]);
    expect(body.brands[0].change.mixChanged.enginesAdded).toEqual(['gemini']);
  });

  test('each prompt is compared, and prompts are sorted by that change', async () => {
    const { read, promptIds } = await createReport(growing);
    const query = { ...WINDOW, ...YEAR_AGO, include: 'engines', sortBy: 'change' };
    const { body } = await read(query, 'prompts');
    const changes = body.items.map(({ id, change }: any) => [promptIds.indexOf(id), change.brandCoverage]);
    expect(changes[0]).toEqual([2, expect.closeTo(0.7, 5)]);
    expect(changes.slice(1, 3).map(([, change]: any) => change)).toEqual([
      expect.closeTo(0.6, 5),
      expect.closeTo(0.6, 5),
    ]);
    expect(changes[3]).toEqual([3, null]);
    expect((await read({ ...WINDOW, compareStartDate: '2025-11-01' }, 'prompts')).status).toBe(400);
  });

  test('the preceding window can be named', async () => {
    const { read } = await createReport(growing);
    for (const groupBy of ['engine', 'tag', 'country']) {
      const named = { compareStartDate: '2026-10-22', compareEndDate: '2026-10-31' };
      expect((await read({ ...WINDOW, ...named, groupBy })).body).toEqual((await read({ ...WINDOW, groupBy })).body);
    }
  });
});

describe('400', () => {
  test.each([
    [{ compareStartDate: '2025-11-01' }, 'compareEndDate', 'Required if compareStartDate is set'],
    [{ compareEndDate: '2025-11-01' }, 'compareStartDate', 'Required if compareEndDate is set'],
    [
      { compareStartDate: '2025-11-10', compareEndDate: '2025-11-01' },
      'compareEndDate',
      'Must not be before compareStartDate',
    ],
    [
      { compareStartDate: '2025-11-01', compareEndDate: '2025-11-09' },
      'compareEndDate',
      'Both windows must have the same length. They have 10 days and 9 days.',
    ],
    [
      { compareStartDate: '2026-10-23', compareEndDate: '2026-11-01' },
      'compareEndDate',
      'Must be before startDate: the windows must not overlap',
    ],
    [
      { compareStartDate: '2026-12-01', compareEndDate: '2026-12-10' },
      'compareEndDate',
      'Must be before startDate: the windows must not overlap',
    ],
    [
      { compareStartDate: '2025-02-30', compareEndDate: '2025-03-01' },
      'compareStartDate',
      'Must be a valid date in the format YYYY-MM-DD',
    ],
  ])('%j is rejected at %s', async (compared, path, message) => {
    const { read } = await createReport(() => []);
    const { status, body } = await read({ ...WINDOW, ...compared });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message, code: expect.any(String) }]);
  });
});

const FIRST_DAY = '2026-08-01';
const DAYS = 60;
const ENGINES = ['chatgpt', 'gemini', 'claude'];
const answer = fc.record({
  prompt: fc.nat(3),
  day: fc.nat(DAYS - 1),
  engine: fc.constantFrom(...ENGINES),
  text: fc.constantFrom('Acme', 'Globex and Acme', 'Globex', 'Nothing'),
});
type Answer = typeof answer extends fc.Arbitrary<infer Drawn> ? Drawn : never;
const windows = fc
  .record({ length: fc.integer({ min: 1, max: 20 }), gap: fc.nat(19), start: fc.nat(19) })
  .map(({ length, gap, start }) => ({ length, before: start, now: start + length + gap }));

const round = (value: number | null) => value && Math.round(value * 1e5) / 1e5;

/** The mean difference of the cells with answers in both windows, counted answer by answer. */
function modelChange(
  answers: Answer[],
  brand: string,
  { length, before, now }: { length: number; before: number; now: number },
) {
  const rateOf = (prompt: number, engine: string, start: number) => {
    const cell = answers.filter(
      (each) => each.prompt === prompt && each.engine === engine && each.day >= start && each.day < start + length,
    );
    return cell.length === 0 ? null : cell.filter(({ text }) => text.includes(brand)).length / cell.length;
  };
  const differences = [0, 1, 2, 3].flatMap((prompt) =>
    ENGINES.flatMap((engine) => {
      const [old, current] = [rateOf(prompt, engine, before), rateOf(prompt, engine, now)];
      return old === null || current === null ? [] : [current - old];
    }),
  );
  const sum = differences.reduce((total, difference) => total + difference, 0);
  return { cells: differences.length, value: differences.length === 0 ? null : sum / differences.length };
}

test('for any answers and windows, the change is the mean difference of the cells with answers in both', async () => {
  const unique = fc.uniqueArray(answer, {
    minLength: 60,
    maxLength: 300,
    selector: ({ prompt, day, engine }) => `${prompt} ${day} ${engine}`,
  });
  await fc.assert(
    fc.asyncProperty(unique, fc.array(windows, { minLength: 5, maxLength: 5 }), async (answers, pairs) => {
      const { read } = await createReport((promptIds) =>
        answers.map(({ prompt, day, ...rest }) => ({
          ...rest,
          promptId: promptIds[prompt] ?? '',
          day: addDays(FIRST_DAY, day),
        })),
      );
      for (const pair of pairs) {
        const { status, body } = await read({
          startDate: addDays(FIRST_DAY, pair.now),
          endDate: addDays(FIRST_DAY, pair.now + pair.length - 1),
          compareStartDate: addDays(FIRST_DAY, pair.before),
          compareEndDate: addDays(FIRST_DAY, pair.before + pair.length - 1),
        });
        expect(status).toBe(200);
        for (const { brand, change } of body.brands) {
          const { cells, value } = modelChange(answers, brand, pair);
          expect(change.matchedCells).toBe(cells);
          expect(round(change.brandCoverage)).toBe(round(value));
        }
      }
    }),
    { numRuns: effort(5, 40), interruptAfterTimeLimit: 120_000, endOnFailure: true },
  );
});

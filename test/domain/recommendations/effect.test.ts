import { describe, expect, test } from 'vitest';
import {
  baselineOf,
  listMeasuredWindows,
  measureEffect,
  selectCompared,
} from '../../../src/domain/recommendations/effect.ts';
import { createRandom } from '../../../src/domain/shared/random.ts';
import { addDay, type Cells, cellsOf, createCells } from '../../../src/domain/statistics/cells.ts';

const TASK = { promptIds: ['p1'], engines: ['chatgpt' as const] };

describe('the baseline', () => {
  test('starts a week after the task was listed, and ends the day before it was completed', () => {
    expect(baselineOf({ ...TASK, listedDay: '2026-11-01', completedDay: '2026-11-12' })).toEqual({
      startDate: '2026-11-09',
      endDate: '2026-11-11',
    });
  });

  test('has at most 14 days, and none if the task was completed within a week', () => {
    expect(baselineOf({ ...TASK, listedDay: '2026-09-01', completedDay: '2026-11-15' })).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-14',
    });
    expect(baselineOf({ ...TASK, listedDay: '2026-11-07', completedDay: '2026-11-15' })).toBeNull();
    expect(baselineOf({ ...TASK, listedDay: '2026-11-15', completedDay: '2026-11-15' })).toBeNull();
  });
});

describe('the prompts that a task is compared with', () => {
  const ids = ['p0', 'p1', 'p2', 'p3', 'p4'];

  test('are those that neither it nor another task touches', () => {
    const selected = selectCompared(ids, {}, { promptIds: ['p0'], touched: new Set(['p0', 'p3']) });
    expect(selected).toEqual({ prompts: [0], untouched: [1, 2, 4] });
  });

  test('are no other wordings of the touched questions', () => {
    const questions = [0, 0, 2, 3, 3];
    const selected = selectCompared(ids, { questions }, { promptIds: ['p0'], touched: new Set(['p0', 'p3']) });
    expect(selected).toEqual({ prompts: [0], untouched: [2] });
  });
});

test('a task is measured after 14 and 28 days, once these days are over', () => {
  const task = { ...TASK, listedDay: '2026-10-01', completedDay: '2026-11-01' };
  const first = { days: 14, startDate: '2026-11-02', endDate: '2026-11-15' };
  expect(listMeasuredWindows(task, '2026-11-15')).toEqual([]);
  expect(listMeasuredWindows(task, '2026-11-16')).toEqual([first]);
  expect(listMeasuredWindows(task, '2026-12-01')).toEqual([
    first,
    { days: 28, startDate: '2026-11-16', endDate: '2026-11-29' },
  ]);
});

/** Cells with the answers of each prompt that name the brand, of ten on one engine. */
function cellsWith(hits: readonly number[]): Cells {
  const cells = createCells({ prompts: hits.length, brands: 1 });
  for (const [prompt, namedIn] of hits.entries()) addAnswers(cells, prompt, namedIn, 10);
  return cells;
}

function addAnswers(cells: Cells, prompt: number, namedIn: number, answers: number): void {
  const counts = { mentions: namedIn, namedIn, positions: namedIn, citations: 0, citedIn: 0 };
  addDay(cellsOf(cells, 'chatgpt'), prompt, { answers, noAnswers: 0, failed: 0, brands: [[0, counts]] });
}

const WINDOW = { days: 14, startDate: '2026-11-02', endDate: '2026-11-15' };

describe('the measured effect', () => {
  test('is the change of the prompts minus that of untouched prompts, with an interval', () => {
    const before = cellsWith([1, 2, 3, 5, 5, 5, 5, 5]);
    const now = cellsWith([4, 6, 5, 6, 6, 7, 5, 6]);
    const measured = measureEffect(
      WINDOW,
      { before, now },
      { prompts: [0, 1, 2], untouched: [3, 4, 5, 6, 7], engines: ['chatgpt'] },
    );
    expect(measured).toMatchObject({
      ...WINDOW,
      prompts: {
        prompts: 3,
        before: { answers: 30, namedIn: 6, share: 0.2 },
        after: { answers: 30, namedIn: 15, share: 0.5 },
      },
      untouched: { prompts: 5, before: { answers: 50, namedIn: 25 }, after: { answers: 50, namedIn: 30 } },
    });
    expect(measured.difference?.value).toBeCloseTo(0.2);
    expect(measured.difference?.low).toBeGreaterThan(-0.1);
    expect(measured.difference?.high).toBeLessThan(0.5);
  });

  test('is raw numbers only with fewer than five untouched prompts, or fewer than three prompts', () => {
    const cells = { before: cellsWith([1, 1, 1, 5, 5, 5, 5, 5]), now: cellsWith([9, 9, 9, 5, 5, 5, 5, 5]) };
    const measured = measureEffect(WINDOW, cells, {
      prompts: [0, 1, 2],
      untouched: [3, 4, 5, 6],
      engines: ['chatgpt'],
    });
    expect(measured.difference).toBeNull();
    expect(measured.prompts).toMatchObject({ before: { share: 0.1 }, after: { share: 0.9 } });
    expect(measured.untouched.prompts).toBe(4);
    const two = { prompts: [0, 1], untouched: [3, 4, 5, 6, 7], engines: ['chatgpt' as const] };
    expect(measureEffect(WINDOW, cells, two).difference).toBeNull();
  });

  test('compares only prompts with answers in both periods', () => {
    const before = cellsWith([1, 1, 1, 5, 5, 5, 5, 5]);
    const now = cellsWith([9, 9, 9, 5, 5, 5, 5]);
    const measured = measureEffect(
      WINDOW,
      { before, now },
      { prompts: [0, 1, 2], untouched: [3, 4, 5, 6, 7], engines: ['chatgpt'] },
    );
    expect([measured.untouched.prompts, measured.difference]).toEqual([4, null]);
  });

  test('has an interval even if all prompts change equally, or not at all', () => {
    const none = cellsWith([0, 0, 0, 0, 0, 0, 0, 0]);
    const { difference } = measureEffect(
      WINDOW,
      { before: none, now: none },
      { prompts: [0, 1, 2], untouched: [3, 4, 5, 6, 7], engines: ['chatgpt'] },
    );
    expect(difference?.value).toBe(0);
    expect(difference?.low).toBeLessThan(-0.1);
    expect(difference?.high).toBeGreaterThan(0.1);
  });
});

/**
 * Reports in which nothing happens, except that all prompts become better known by the same amount. The weakest prompts of 14
 * days are listed, and the task is completed three weeks later. Answers repeat those of the day before with some probability.
 */
function simulate(
  seed: number,
  { prompts, listed, stickiness }: { prompts: number; listed: number; stickiness: number },
) {
  const random = createRandom(seed);
  const shift = 0.1 * random();
  const drawn = Array.from({ length: prompts }, () => {
    const rate = 0.1 + 0.5 * random();
    let isNamed = random() < rate;
    const draw = (days: number, current: number) => {
      let hits = 0;
      for (let day = 0; day < days; day++) {
        if (random() >= stickiness) isNamed = random() < current;
        if (isNamed) hits++;
      }
      return hits;
    };
    const listing = draw(14, rate);
    draw(7, rate);
    return { listing, baseline: draw(14, rate), after: draw(14, rate + shift) };
  });
  const order = [...drawn.keys()].toSorted((a, b) => (drawn[a]?.listing ?? 0) - (drawn[b]?.listing ?? 0));
  const sumWindow = (window: 'listing' | 'baseline' | 'after') => {
    const cells = createCells({ prompts, brands: 1 });
    for (const [prompt, hits] of drawn.entries()) addAnswers(cells, prompt, hits[window], 14);
    return cells;
  };
  const selection = { prompts: order.slice(0, listed), untouched: order.slice(listed), engines: ['chatgpt' as const] };
  const now = sumWindow('after');
  return {
    effect: measureEffect(WINDOW, { before: sumWindow('baseline'), now }, selection).difference,
    naive: measureEffect(WINDOW, { before: sumWindow('listing'), now }, selection).difference,
  };
}

const REPETITIONS = 1000;

test.each([
  { prompts: 30, listed: 3, stickiness: 0.5 },
  { prompts: 30, listed: 6, stickiness: 0.5 },
  { prompts: 12, listed: 4, stickiness: 0.5 },
  { prompts: 30, listed: 6, stickiness: 0.8 },
])(
  'the weakest $listed of $prompts prompts show no effect on average if nothing happened, and 95 % of intervals contain 0 (stickiness $stickiness)',
  (world) => {
    const runs = Array.from({ length: REPETITIONS }, (_, index) => simulate(index + 1, world));
    const meanOf = (key: 'effect' | 'naive') =>
      runs.reduce((sum, run) => sum + (run[key]?.value ?? 0), 0) / REPETITIONS;
    const covering = runs.filter(({ effect }) => effect && (effect.low ?? -1) <= 0 && (effect.high ?? 1) >= 0);
    // From the days that the task was listed for, the same prompts would seem to have gained.
    expect(meanOf('naive')).toBeGreaterThan(0.12);
    expect(Math.abs(meanOf('effect'))).toBeLessThan(0.035);
    expect(covering.length / REPETITIONS).toBeGreaterThan(0.93);
    expect(covering.length / REPETITIONS).toBeLessThan(0.975);
  },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitShares } from '../../src/dashboard/charts/fit.ts';
import { areaPath, findSingles, linePath } from '../../src/dashboard/charts/paths.ts';
import { placeLabels } from '../../src/dashboard/charts/place-labels.ts';
import { placeMarks } from '../../src/dashboard/charts/place-marks.ts';
import { bands, linear, pointAt } from '../../src/dashboard/charts/scales.ts';
import { findLatest } from '../../src/dashboard/charts/trend-series.ts';
import { addWeeks } from '../../src/dashboard/charts/weeks.ts';
import { toEngineWeeks } from '../../src/dashboard/overview/engine-weeks.ts';
import { chooseMarks } from '../../src/dashboard/overview/marks.ts';

test('the legend reads the latest day that has answers: those of today are collected later', () => {
  const lineOf = (...values: (number | null)[]) => ({
    label: 'Acme',
    points: values.map((value) => ({ value, interval: null })),
  });
  expect(findLatest([lineOf(0.1, 0.2, null, null), lineOf(0.3, 0.2, 0.4, null)], 4)).toBe(2);
  expect(findLatest([lineOf(null, null)], 2)).toBe(1);
  expect(findLatest([], 3)).toBe(2);
});

describe('scales', () => {
  test('map the domain to the range', () => {
    const y = linear([0, 1], [100, 0]);
    expect([y(0), y(0.25), y(1)]).toEqual([100, 75, 0]);
    expect([0, 1, 2].map(pointAt(3, [10, 30]))).toEqual([10, 20, 30]);
    expect(pointAt(1, [10, 30])(0)).toBe(20);
    const x = bands(4, [0, 37.5], 0.25);
    expect([x.step, x.width, x.start(1), x.center(3)]).toEqual([10, 7.5, 10, 33.75]);
  });

  test('have round ticks', () => {
    expect(linear([0, 1], [0, 1]).ticks(5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(linear([0, 0.75], [0, 1]).ticks(4)).toEqual([0, 0.2, 0.4, 0.6]);
    expect(linear([-0.63, 0.63], [0, 1]).ticks(5)).toEqual([-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6]);
  });

  test('have few ticks, all within the domain', () => {
    const bound = fc.double({ min: -1000, max: 1000, noNaN: true });
    fc.assert(
      fc.property(
        bound,
        fc.double({ min: 0.001, max: 1000, noNaN: true }),
        fc.integer({ min: 1, max: 10 }),
        (low, size, count) => {
          const ticks = linear([low, low + size], [0, 1]).ticks(count);
          expect(ticks.length).toBeLessThanOrEqual(2 * count + 1);
          for (const tick of ticks) {
            expect(tick).toBeGreaterThanOrEqual(low - size * 1e-6);
            expect(tick).toBeLessThanOrEqual(low + size * (1 + 1e-6));
          }
        },
      ),
    );
  });
});

describe('paths', () => {
  test('have a gap where there is no value, and a dot where there is one value alone', () => {
    const place = (value: number | null, index: number): [number, number] | null =>
      value === null ? null : [index, value];
    expect(linePath([1, 2, null, 3], place)).toBe('M0,1L1,2');
    expect([[1, 2, null, 3], [5], [null, 1, null], []].map(findSingles)).toEqual([[3], [0], [1], []]);
    expect(linePath([], place)).toBe('');
  });

  test('enclose the area between two lines', () => {
    const items = [{ low: 1, high: 3 }, { low: 2, high: 4 }, null];
    expect(areaPath(items, (item, x) => item && { low: [x, item.low], high: [x, item.high] })).toBe(
      'M0,3L1,4L1,2L0,1Z',
    );
  });
});

test('labels keep their order and distance, within the bounds if there is room', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 6 }), (values) => {
      const placed = placeLabels(
        values.map((y) => ({ y })),
        15,
        [0, 100],
      ).map(({ y }) => y);
      for (const [index, y] of placed.entries()) {
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeLessThanOrEqual(100);
        expect(y - (placed[index - 1] ?? -15)).toBeGreaterThanOrEqual(15 - 1e-9);
      }
    }),
  );
});

describe('weeks', () => {
  test('start on Monday, and the first is dated by the first day of the window', () => {
    const days = [
      { date: '2026-11-07', value: 1 },
      { date: '2026-11-08', value: 2 },
      { date: '2026-11-09', value: 4 },
      { date: '2026-11-15', value: 8 },
      { date: '2026-11-16', value: 16 },
    ];
    expect(addWeeks(days)).toEqual([
      { date: '2026-11-07', value: 3 },
      { date: '2026-11-09', value: 12 },
      { date: '2026-11-16', value: 16 },
    ]);
  });

  test('of an engine are shares of all its answers, not averages of days, and gaps without answers', () => {
    const days = ['2026-11-07', '2026-11-08', '2026-11-16'];
    const counts = [1, 4, 0];
    const history = days.map((date, index) => ({ date, engines: [{ engine: 'gemini', answers: counts[index] ?? 0 }] }));
    const trends = [{ key: 'gemini', points: [{ value: 1 }, { value: 0.25 }, { value: null }] }];
    expect(toEngineWeeks(trends, history, days)).toEqual([
      {
        key: 'gemini',
        points: [
          { value: 0.4, interval: null },
          { value: null, interval: null },
        ],
      },
    ]);
  });
});

test('marks of a chart are about the chosen engines or the whole report, in order', () => {
  const events = [
    { date: '2026-11-09', engine: null },
    { date: '2026-11-08', engine: 'gemini' as const },
    { date: '2026-11-07', engine: 'claude' as const },
  ];
  expect(chooseMarks(events, ['gemini']).map(({ date }) => date)).toEqual(['2026-11-08', '2026-11-09']);
  expect(chooseMarks(events, [])).toHaveLength(3);
});
describe('axes of shares', () => {
  test('fit the values, and start at zero only if a third or less would be empty', () => {
    expect(fitShares([0.52, 0.71])).toEqual([0.5, 0.75]);
    expect(fitShares([0.12, 0.71])).toEqual([0, 0.75]);
    expect(fitShares([0.97, 0.99])).toEqual([0.8, 1]);
    expect(fitShares([0, 0.02])).toEqual([0, 0.2]);
    expect(fitShares([0.6])).toEqual([0.6, 0.8]);
    expect(fitShares([])).toEqual([0, 1]);
  });

  test('hold all values, within 0 and 1, and are never shorter than 20 points', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(share, { minLength: 1 }), (values) => {
        const [start, end] = fitShares(values);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(1);
        expect(start).toBeLessThanOrEqual(Math.min(...values) + 1e-9);
        expect(end).toBeGreaterThanOrEqual(Math.max(...values) - 1e-9);
        expect(end - start).toBeGreaterThanOrEqual(0.2 - 1e-9);
      }),
    );
  });
});

describe('marks of notes', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];

  test('of one day are one mark with all of them, numbered as in the list', () => {
    const notes = [
      { date: '2026-11-01', text: 'a' },
      { date: '2026-11-03', text: 'b' },
      { date: '2026-11-03', text: 'c' },
      { date: '2026-12-24', text: 'outside' },
    ];
    expect(
      placeMarks(notes, days, (day) => day * 100).map(({ label, texts, x, row }) => [label, texts, x, row]),
    ).toEqual([
      ['1', ['a'], 0, 0],
      ['2–3', ['b', 'c'], 200, 0],
    ]);
  });

  test('never overlap', () => {
    const note = fc.record({ date: fc.constantFrom(...days), text: fc.string() });
    fc.assert(
      fc.property(fc.array(note, { maxLength: 12 }), fc.integer({ min: 1, max: 60 }), (unsorted, step) => {
        const notes = unsorted.toSorted((a, b) => a.date.localeCompare(b.date));
        const placed = placeMarks(notes, days, (day) => day * step);
        expect(placed.flatMap(({ texts }) => texts)).toEqual(notes.map(({ text }) => text));
        for (const [index, a] of placed.entries()) {
          for (const b of placed.slice(index + 1)) {
            expect(a.row !== b.row || Math.abs(a.x - b.x) >= (a.width + b.width) / 2).toBe(true);
          }
        }
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { findChanges, type MeasuredSeries } from '../../../src/domain/alerts/find-changes.ts';
import { compare } from '../../../src/domain/alerts/measure-series.ts';
import { listTestedWindows } from '../../../src/domain/alerts/windows.ts';
import { findDiscoveries } from '../../../src/domain/statistics/discoveries.ts';

/** Seven answers to each of some prompts before and after, of which so many name the brand. */
const cellsOf = (hits: readonly (readonly [number, number])[]) =>
  hits.map(([before, now], prompt) => ({
    prompt,
    before: { hits: before, answers: 7 },
    now: { hits: now, answers: 7 },
  }));

const series = (
  kind: MeasuredSeries['kind'],
  engine: MeasuredSeries['engine'],
  hits: readonly (readonly [number, number])[],
): MeasuredSeries => {
  const compared = compare(cellsOf(hits));
  return { kind, engine, subject: 'Acme', change: compared, sinceFrozen: compared };
};

const RISEN = Array.from({ length: 12 }, (_, prompt) => [prompt % 3, 3 + (prompt % 3)] as const);
const EQUAL = Array.from({ length: 12 }, (_, prompt) => [prompt % 4, (prompt + 1) % 4] as const);

describe('Benjamini and Hochberg', () => {
  test('finds all up to the largest one below its line', () => {
    expect(findDiscoveries([0.004, 0.2, 0.0049, 0.9], 0.01)).toEqual([true, false, true, false]);
    expect(findDiscoveries([0.004, 0.2, 0.006, 0.9], 0.01)).toEqual([false, false, false, false]);
    expect(findDiscoveries([0.0024, 0.2, 0.006, 0.9], 0.01)).toEqual([true, false, false, false]);
  });

  test('does not count what cannot be tested', () => {
    expect(findDiscoveries([null, 0.009, null], 0.01)).toEqual([false, true, false]);
    expect(findDiscoveries([], 0.01)).toEqual([]);
  });
});

describe('the changes of a day', () => {
  test('are found on the engine that changed, with the share that it led to', () => {
    const [chatgpt, gemini] = findChanges([series('coverage', 'chatgpt', RISEN), series('coverage', 'gemini', EQUAL)]);
    expect(chatgpt).toMatchObject({ isFound: true, isConfirmed: true });
    expect(chatgpt?.change?.share).toBeCloseTo(4 / 7, 10);
    expect(chatgpt?.change?.difference.value).toBeCloseTo(3 / 7, 10);
    expect(gemini).toMatchObject({ isFound: false, isConfirmed: false });
  });

  test('of less than 5 points are not found, however certain they are', () => {
    const hits = Array.from({ length: 400 }, (_, prompt) => [3, prompt % 3 === 0 ? 4 : 3] as const);
    const [small] = findChanges([series('coverage', 'chatgpt', hits)]);
    expect(small?.change?.difference.probability).toBeLessThan(1e-9);
    expect(small?.change?.difference.value).toBeCloseTo(134 / 400 / 7, 10);
    expect(small?.isFound).toBe(false);
  });

  test('of your brand do not depend on how many competitors are tested', () => {
    const weak = Array.from(
      { length: 12 },
      (_, prompt) => [prompt % 3, (prompt % 3) + (prompt % 4 === 0 ? 0 : 1)] as const,
    );
    const competitors = Array.from({ length: 40 }, () => series('competitor', 'chatgpt', EQUAL));
    const alone = findChanges([series('coverage', 'chatgpt', weak)]);
    expect(alone[0]?.isFound).toBe(true);
    expect(findChanges([series('coverage', 'chatgpt', weak), ...competitors])[0]).toEqual(alone[0]);
  });

  test('need three questions', () => {
    const [tested] = findChanges([
      series('coverage', 'chatgpt', [
        [0, 7],
        [0, 7],
      ]),
    ]);
    expect(tested).toMatchObject({ change: null, isFound: false });
  });
});

test('a change is confirmed against the window before it was found', () => {
  expect(listTestedWindows('2026-11-14')).toEqual({
    now: { startDate: '2026-11-08', endDate: '2026-11-14' },
    before: { startDate: '2026-11-01', endDate: '2026-11-07' },
    frozen: { startDate: '2026-10-29', endDate: '2026-11-04' },
  });
  expect(listTestedWindows('2026-11-11').before).toEqual({ startDate: '2026-10-29', endDate: '2026-11-04' });
});

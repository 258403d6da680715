import { describe, expect, test } from 'vitest';
import {
  describeShock,
  type EngineCounts,
  findCommonShocks,
  findMovements,
  findWorkspaceShocks,
  type Movement,
} from '../../../src/domain/annotations/find-shocks.ts';
import { addDays } from '../../../src/domain/shared/windows.ts';

const DAY = '2026-11-03';

/** A report whose brand is named in these many of 20 answers, on the days that end on 3 Nov. */
function countsOf(named: readonly number[], given: Partial<EngineCounts> = {}): EngineCounts[] {
  return named.map((hits, index) => ({
    reportId: 'brr_1',
    engine: 'gemini',
    day: addDays(DAY, index + 1 - named.length),
    answers: 20,
    namedIn: [hits, 10],
    ...given,
  }));
}

/** Steps of one and two answers, as on ordinary days. */
const ORDINARY = Array.from({ length: 29 }, (_, index) => [5, 6, 5, 7][index % 4] ?? 0);
const movesOn = (counts: EngineCounts[], day = DAY) => findMovements(counts, [day]).map(({ hasMoved }) => hasMoved);

describe('a report moved', () => {
  test('if its brands changed more than on any of the 28 days before', () => {
    expect(movesOn(countsOf([...ORDINARY, 8]))).toEqual([true]);
    expect(movesOn(countsOf([...ORDINARY, 7]))).toEqual([false]);
    expect(movesOn(countsOf([...ORDINARY, 2]))).toEqual([true]);
  });

  test('compared with four weeks, not with earlier days', () => {
    expect(movesOn(countsOf([20, ...ORDINARY, 8]))).toEqual([true]);
    expect(movesOn(countsOf([20, ...ORDINARY.slice(1), 8]))).toEqual([false]);
  });

  test('if any of its brands did, in all countries together', () => {
    const counts = countsOf([...ORDINARY, 5]).map((day) => (day.day === DAY ? { ...day, namedIn: [5, 19] } : day));
    expect(movesOn(counts)).toEqual([true]);
    const abroad = countsOf([...ORDINARY, 5].map((hits) => 20 - hits));
    expect(movesOn([...countsOf([...ORDINARY, 9]), ...abroad])).toEqual([true]);
    expect(movesOn([...countsOf([...ORDINARY, 5]), ...countsOf([...ORDINARY, 5])])).toEqual([false]);
  });

  test('is not known with less than 14 comparable days, without the day before, or if calls failed', () => {
    expect(movesOn(countsOf([...ORDINARY.slice(-14), 20]))).toEqual([]);
    expect(movesOn(countsOf([...ORDINARY.slice(-15), 20]))).toEqual([true]);
    expect(movesOn(countsOf([...ORDINARY, 20]).filter(({ day }) => day !== '2026-11-02'))).toEqual([]);
    const fewer = countsOf([...ORDINARY, 0]).map((day) => (day.day === DAY ? { ...day, answers: 13 } : day));
    expect(movesOn(fewer)).toEqual([]);
  });
});

const move = (index: number, hasMoved = true): Movement => ({
  reportId: `brr_${index}`,
  engine: 'gemini',
  day: DAY,
  hasMoved,
});
const moves = (moved: number, still: number) => [
  ...Array.from({ length: moved }, (_, index) => move(index)),
  ...Array.from({ length: still }, (_, index) => move(moved + index, false)),
];
const SHOCK = [{ engine: 'gemini', day: DAY }];

describe('an engine changed for everyone', () => {
  test.each([
    [2, 0, []],
    [3, 0, SHOCK],
    [3, 2, SHOCK],
    [3, 3, []],
  ])('in a workspace in which %d reports moved and %d did not: %j', (moved, still, shocks) => {
    expect(findWorkspaceShocks(moves(moved, still))).toEqual(shocks);
  });

  test('only if they moved on the same engine and day', () => {
    const others: Movement[] = [
      { ...move(2), engine: 'claude' },
      { ...move(2), day: '2026-11-04' },
    ];
    expect(findWorkspaceShocks([move(0), move(1), ...others])).toEqual([]);
  });

  test.each([
    [4, 0, []],
    [5, 4, SHOCK],
    [5, 5, []],
  ])('if %d workspaces moved and %d did not: %j', (moved, still, shocks) => {
    const workspaces = [
      ...Array.from({ length: moved }, () => moves(2, 1)),
      ...Array.from({ length: still }, () => moves(1, 1)),
    ];
    expect(findCommonShocks(workspaces)).toEqual(shocks);
  });

  test('and the text names the engine and the day', () => {
    expect(describeShock({ engine: 'gemini', day: DAY })).toBe(
      'Gemini changed for everyone on 3 Nov: most reports moved more than on any of the 28 days before. Compare with other engines before you explain a change by what you did.',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { findOvertakes } from '../../src/dashboard/competitors/overtakes.ts';
import { rankShares, toRankLines } from '../../src/dashboard/competitors/ranks.ts';
import { differenceRange } from '../../src/dashboard/format/numbers.ts';

const shares = (values: Record<string, number | null>) =>
  Object.entries(values).map(([brand, brandCoverage]) => ({ brand, brandCoverage }));

describe('ranks', () => {
  test('count the brands that are named more often; equal shares have equal ranks', () => {
    expect([...rankShares(shares({ Acme: 0.4, Globex: 0.6, Initech: 0.4, Hooli: 0.1, Vandelay: null }))]).toEqual([
      ['Acme', { rank: 2, tied: 2 }],
      ['Globex', { rank: 1, tied: 1 }],
      ['Initech', { rank: 2, tied: 2 }],
      ['Hooli', { rank: 4, tied: 1 }],
    ]);
  });

  test('are among all brands, and lines of equal ranks do not hide each other', () => {
    const lines = toRankLines(
      ['Acme', 'Initech'],
      [shares({ Acme: 0.4, Globex: 0.6, Initech: 0.4 }), [], shares({ Acme: 0.7, Globex: 0.6, Initech: 0.1 })],
    );
    expect(lines).toEqual([
      {
        label: 'Acme',
        points: [
          { value: 1.94, interval: null, text: '2 (tied)' },
          { value: null, interval: null },
          { value: 1, interval: null, text: '1' },
        ],
      },
      {
        label: 'Initech',
        points: [
          { value: 2.06, interval: null, text: '2 (tied)' },
          { value: null, interval: null },
          { value: 3, interval: null, text: '3' },
        ],
      },
    ]);
  });
});

describe('overtakes', () => {
  const brand = (
    name: string,
    now: number | null,
    change: number | null,
    verdict: 'within_noise' | 'up' = 'within_noise',
  ) => ({
    brand: name,
    isMainBrand: name === 'Acme',
    brandCoverage: now,
    change: {
      brandCoverage: change,
      low: null,
      high: null,
      verdict,
      matchedPrompts: 3,
      matchedCells: 3,
      mixChanged: {
        promptsAdded: 0,
        promptsRemoved: 0,
        enginesAdded: [],
        enginesRemoved: [],
        modelsChanged: [],
        enginesIncomplete: [],
        note: null,
      },
    },
    comparison: null,
  });

  test('are changes of who is ahead, overall and by engine, your losses first', () => {
    const found = findOvertakes({
      brands: [brand('Acme', 0.5, 0.1), brand('Globex', 0.45, 0), brand('Initech', 0.3, 0.1)],
      groups: [
        { key: 'chatgpt', label: 'ChatGPT', brands: [brand('Acme', 0.3, -0.2), brand('Globex', 0.4, 0)] },
        { key: 'gemini', label: 'Gemini', brands: [brand('Acme', 0.3, null), brand('Globex', 0.4, 0)] },
        { key: 'claude', label: 'Claude', brands: [brand('Acme', 0.4, -0.1), brand('Globex', 0.4, 0)] },
      ],
    });
    expect(found.map(({ engine, rival, isLoss }) => [engine, rival.brand, isLoss])).toEqual([
      ['chatgpt', 'Globex', true],
      [null, 'Globex', false],
    ]);
  });

  test('that are more than noise come first, the others by how far ahead the brand is', () => {
    const found = findOvertakes({
      brands: [brand('Acme', 0.3, -0.1), brand('Globex', 0.31, 0), brand('Initech', 0.35, 0)],
      groups: [
        { key: 'claude', label: 'Claude', brands: [brand('Acme', 0.4, 0.3, 'up'), brand('Globex', 0.3, 0)] },
        { key: 'gemini', label: 'Gemini', brands: [brand('Acme', 0.4, 0), brand('Globex', 0.5, 0.3, 'up')] },
      ],
    });
    expect(found.map(({ engine, rival }) => [engine, rival.brand])).toEqual([
      ['gemini', 'Globex'],
      ['claude', 'Globex'],
      [null, 'Initech'],
      [null, 'Globex'],
    ]);
  });

  test('include a competitor that was level before', () => {
    const found = findOvertakes({ brands: [brand('Acme', 0.3, 0), brand('Globex', 0.4, 0.1)] });
    expect(found.map(({ rival, isLoss }) => [rival.brand, isLoss])).toEqual([['Globex', true]]);
  });
});

test('a change is written with its interval, also if it is within noise', () => {
  expect(differenceRange({ difference: -0.09, low: -0.2, high: 0.02 })).toBe('−9\u00a0points, −20 to +2');
  expect(differenceRange({ difference: 0.01, low: null, high: null })).toBe('+1\u00a0point');
});

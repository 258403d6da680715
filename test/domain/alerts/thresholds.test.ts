import { expect, test } from 'vitest';
import { checkCollection } from '../../../src/domain/alerts/collection-health.ts';
import { findDetectable } from '../../../src/domain/alerts/detectable.ts';
import { compare } from '../../../src/domain/alerts/measure-series.ts';
import { checkThresholds, type Threshold } from '../../../src/domain/alerts/thresholds.ts';

const BELOW: Threshold = { engine: null, side: 'below', share: 0.4 };
const NAME = 'all below 0.4';
const coverage = (share: number, low: number, high: number) => [{ engine: null, share, low, high }];

test('a threshold is crossed by the whole interval, not by the share', () => {
  expect(checkThresholds([BELOW], coverage(0.36, 0.31, 0.41), [])).toEqual({ crossed: [], newlyCrossed: [] });
  const measured = coverage(0.34, 0.29, 0.39);
  expect(checkThresholds([BELOW], measured, [])).toEqual({
    crossed: [NAME],
    newlyCrossed: [{ threshold: BELOW, measured: measured[0] }],
  });
});

test('a threshold that is crossed can be crossed again when the share is back', () => {
  expect(checkThresholds([BELOW], coverage(0.34, 0.29, 0.39), [NAME])).toEqual({ crossed: [NAME], newlyCrossed: [] });
  expect(checkThresholds([BELOW], coverage(0.38, 0.33, 0.43), [NAME]).crossed).toEqual([NAME]);
  expect(checkThresholds([BELOW], [], [NAME]).crossed).toEqual([NAME]);
  expect(checkThresholds([BELOW], coverage(0.41, 0.36, 0.46), [NAME]).crossed).toEqual([]);
});

test('a threshold above is crossed by the lower end', () => {
  const above: Threshold = { engine: 'gemini', side: 'above', share: 0.4 };
  const measured = { engine: 'gemini' as const, share: 0.46, low: 0.41, high: 0.51 };
  expect(checkThresholds([above], [measured], []).crossed).toEqual(['gemini above 0.4']);
  expect(checkThresholds([above], [{ ...measured, low: 0.4 }], []).crossed).toEqual([]);
});

test('four times the questions halve the change that can be detected', () => {
  const detectableWith = (copies: number) => {
    const cells = Array.from({ length: 25 * copies }, (_, prompt) => ({
      prompt,
      before: { hits: prompt % 5, answers: 7 },
      now: { hits: (3 * prompt) % 5, answers: 7 },
    }));
    const change = compare(cells);
    return findDetectable([{ kind: 'coverage', engine: 'chatgpt', subject: 'Acme', change, sinceFrozen: change }])[0];
  };
  expect(detectableWith(1)).toEqual({ engine: 'chatgpt', questions: 25, share: expect.closeTo(0.15005, 4) });
  expect(detectableWith(4)).toEqual({ engine: 'chatgpt', questions: 100, share: expect.closeTo(0.07042, 4) });
});

test('an engine is degraded while at least half of its calls fail, and reported when that changes', () => {
  const day = (failed: number, completed: number) => [
    {
      day: '2026-11-10',
      engine: 'claude' as const,
      failed,
      completed,
      models: [],
      sources: [],
      failureReason: 'timeout',
    },
  ];
  expect(checkCollection(day(4, 6), []).changes).toEqual([]);
  expect(checkCollection(day(5, 5), [])).toMatchObject({ degraded: ['claude'], changes: [{ isDegraded: true }] });
  expect(checkCollection(day(6, 4), ['claude'])).toEqual({ degraded: ['claude'], changes: [] });
  expect(checkCollection(day(0, 0), ['claude'])).toEqual({ degraded: ['claude'], changes: [] });
  expect(checkCollection(day(1, 9), ['claude'])).toMatchObject({ degraded: [], changes: [{ isDegraded: false }] });
});

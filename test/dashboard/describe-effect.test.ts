import { expect, test } from 'vitest';
import { describeEffect } from '../../src/dashboard/to-do/describe-effect.ts';
import { nameScope } from '../../src/dashboard/to-do/name-scope.ts';

const baseline = { startDate: '2026-11-01', endDate: '2026-11-14' };
const shareOf = (namedIn: number) => ({ answers: 100, namedIn, share: namedIn / 100 });
const measurement = {
  days: 14,
  startDate: '2026-11-16',
  endDate: '2026-11-29',
  prompts: { prompts: 3, before: shareOf(10), after: shareOf(20) },
  untouched: { prompts: 9, before: shareOf(40), after: shareOf(44) },
  difference: { value: 0.06, low: -0.02, high: 0.14 },
};
const read = (effect: Parameters<typeof describeEffect>[0]) => describeEffect(effect).replaceAll('\u00a0', ' ');

test('the effect of a task is one sentence with its interval, and no verdict', () => {
  expect(read({ baseline, measurements: [measurement] })).toBe(
    '14 days after its completion: +6 points, −2 to +14 (95 % interval), compared with 9 untouched prompts. Only an experiment can tell why.',
  );
  expect(read({ baseline, measurements: [{ ...measurement, difference: null }] })).toBe(
    '14 days after its completion: you are named in 10 % before and 20 % after in its 3 prompts, and in 40 % before and 44 % after in 9 untouched prompts; these are too few to compare.',
  );
  expect(read({ baseline, measurements: [] })).toContain('measured 14 and 28 days after');
  expect(read({ baseline: null, measurements: [] })).toContain('cannot be measured');
});

test('a task names its engines with their shares, and its countries', () => {
  const engine = { countries: ['us'], citations: 3, answers: 10, share: 0.3, recommendationIds: ['rec_1'] };
  const scope = { engine: 'chatgpt', data: { country: 'us' } } as const;
  const engines = [
    { ...engine, engine: 'chatgpt' as const },
    { ...engine, engine: 'gemini' as const, share: null },
  ];
  expect(nameScope({ ...scope, engines, countries: ['de', 'us'] }).replaceAll('\u00a0', ' ')).toBe(
    "in 30 % of ChatGPT's answers, Gemini · Germany, United States",
  );
  expect(nameScope(scope)).toBe('ChatGPT · United States');
});

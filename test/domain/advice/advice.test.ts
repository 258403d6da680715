import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advise, type Collected } from '../../../src/domain/advice/advise.ts';
import { forecastMonth, forecastScheduled } from '../../../src/domain/advice/forecast.ts';
import type { Schedule } from '../../../src/domain/collection/schedule.ts';

const COLLECTED: Collected = {
  share: 0.3,
  icc: 0.4,
  halfWidth: 0.2,
  prompts: 10,
  answers: 420,
  days: 14,
  samplesPerDay: 1,
  costPerMonth: 20,
};

describe('advice', () => {
  test('follows the plan: with a share of 0.3, an ICC of 0.4 and 42 answers, ±10 points take 35 prompts and ±5 take 139', () => {
    const { targets, advice } = advise(COLLECTED);
    expect(targets[0]).toMatchObject({
      points: 10,
      prompts: 35,
      morePrompts: 25,
      samplesPerDay: null,
      costPerMonth: 70,
    });
    expect(targets[2]?.prompts).toBeGreaterThanOrEqual(139);
    expect(targets[2]?.prompts).toBeLessThanOrEqual(140);
    expect(advice).toBe(
      'With 10 prompts the interval is ±20 points. 25 more prompts narrow it to about ±10 points; more samples a day would not.',
    );
  });

  test('counts questions if prompts ask the same in other words', () => {
    const asked = { ...COLLECTED, prompts: 5 * COLLECTED.prompts, answers: COLLECTED.answers };
    const [byPrompt, byQuestion] = [advise(COLLECTED), advise({ ...asked, questions: COLLECTED.prompts })];
    expect(byQuestion.advice).toBe(byPrompt.advice.replaceAll('prompt', 'question'));
    expect(byQuestion.targets.map(({ morePrompts }) => morePrompts)).toEqual(
      byPrompt.targets.map(({ morePrompts }) => morePrompts),
    );
    const [first] = byQuestion.targets;
    expect(first?.prompts).toBe(asked.prompts + (first?.morePrompts ?? 0));
  });

  test('suggests samples if they are sufficient', () => {
    const { targets, advice } = advise({ ...COLLECTED, icc: 0, prompts: 40, answers: 40, days: 1, halfWidth: 0.15 });
    expect(targets[0]?.samplesPerDay).toBe(3);
    expect(targets[0]?.days).toBe(3);
    expect(advice).toContain('3 samples a day would too.');
  });

  test('suggests nothing at an interval of ±5 points', () => {
    const { targets, advice } = advise({ ...COLLECTED, halfWidth: 0.045 });
    expect(targets.every(({ isReached, morePrompts }) => isReached && morePrompts === 0)).toBe(true);
    expect(advice).toBe('The interval is ±5 points. More prompts or samples are not needed.');
  });

  test('a narrower target never needs fewer prompts, samples or days', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const collected = fc.record({
      share: fc.option(share),
      icc: fc.option(share),
      halfWidth: fc.option(share),
      prompts: fc.integer({ min: 1, max: 1000 }),
      answers: fc.integer({ min: 1, max: 100_000 }),
      days: fc.integer({ min: 1, max: 90 }),
      samplesPerDay: fc.integer({ min: 1, max: 10 }),
      costPerMonth: fc.double({ min: 0, max: 1000, noNaN: true }),
    });
    fc.assert(
      fc.property(collected, (given) => {
        const { targets, advice } = advise(given);
        const rises = (values: (number | null)[]) =>
          values.every((value, at) => at === 0 || (value ?? Infinity) >= (values[at - 1] ?? Infinity));
        return (
          advice.endsWith('.') &&
          rises(targets.map(({ prompts }) => prompts)) &&
          rises(targets.map(({ samplesPerDay }) => samplesPerDay)) &&
          rises(targets.map(({ days }) => days))
        );
      }),
    );
  });
});

describe('a forecast', () => {
  test('omits countries that an engine does not support, and unknown costs', () => {
    const forecast = forecastMonth(
      { us: 10, cn: 5 },
      [
        { engine: 'chatgpt', expectedCost: 0.01, refusedCountries: ['cn'] },
        { engine: 'gemini', expectedCost: null, refusedCountries: [] },
      ],
      2,
    );
    expect(forecast).toEqual({
      callsPerDay: 50,
      callsPerMonth: 1500,
      costPerMonth: 6,
      engines: [
        { engine: 'chatgpt', callsPerMonth: 600, costPerMonth: 6 },
        { engine: 'gemini', callsPerMonth: 900, costPerMonth: null },
      ],
    });
  });

  test('of prompts in several reports counts the densest one of each day', () => {
    const schedules: Schedule[] = [
      { cadence: 'weekly', weekday: 'monday', samples: 3 },
      { cadence: 'every_third_day', engines: ['chatgpt'] },
    ];
    const engines = (['chatgpt', 'gemini'] as const).map((engine) => ({
      engine,
      expectedCost: 0.01,
      refusedCountries: [],
    }));
    // In 21 days: 3 Mondays, 7 third days, and one that is both.
    expect(forecastScheduled([{ country: 'us', prompts: 7, schedules }], engines, 1)).toMatchObject({
      engines: [
        { engine: 'chatgpt', callsPerMonth: (7 * (3 * 3 + 6) * 30) / 21, costPerMonth: 1.5 },
        { engine: 'gemini', callsPerMonth: (7 * (3 * 3) * 30) / 21, costPerMonth: 0.9 },
      ],
    });
    expect(forecastScheduled([{ country: 'us', prompts: 7, schedules: [] }], engines, 1).callsPerMonth).toBe(0);
  });
});

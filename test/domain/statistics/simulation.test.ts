import { describe, expect, test } from 'vitest';
import { AMOUNT_METRICS, listAmountWorlds, runAmountTrials } from '../../../bench/statistics/amount-trials.ts';
import { type Outcome, runTrials } from '../../../bench/statistics/trials.ts';
import type { World } from '../../../bench/statistics/world.ts';

/** A small part of the grid of `npm run bench -- statistics`, with a fixed seed. */
const WORLDS: World[] = [
  { mean: 0.08, icc: 0.5, prompts: 10, stickiness: 0, hasEngineEffect: false },
  { mean: 0.3, icc: 0.5, prompts: 10, stickiness: 0.5, hasEngineEffect: true },
  { mean: 0.3, icc: 0, prompts: 5, stickiness: 0, hasEngineEffect: false },
  { mean: 0.3, icc: 0.2, prompts: 25, stickiness: 0.8, hasEngineEffect: false },
  { mean: 0.5, icc: 0.5, prompts: 25, stickiness: 0, hasEngineEffect: true },
];
const REPETITIONS = 150;
const outcomes = WORLDS.flatMap((world, index) => runTrials(world, REPETITIONS, 1000 + index));

function rates(count: (outcome: Outcome) => number): number[] {
  return outcomes.map((outcome) => count(outcome) / REPETITIONS);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('simulated reports', () => {
  test.each(['market', 'tracked'] as const)('the %s interval covers the true value in 95 %% of runs', (name) => {
    const covered = rates((outcome) => outcome.covered[name]);
    expect(mean(covered)).toBeGreaterThan(0.93);
    expect(mean(covered)).toBeLessThan(0.98);
    expect(Math.min(...covered)).toBeGreaterThan(0.8);
  });

  test('intervals of plain sums do not', () => {
    expect(mean(rates((outcome) => outcome.covered.oldMarket))).toBeLessThan(0.8);
  });

  test.each(Object.keys(outcomes[0]?.falseVerdicts ?? {}))('%s is not reported as a change', (name) => {
    expect(mean(rates((outcome) => outcome.falseVerdicts[name]?.now ?? 0))).toBeLessThan(0.065);
  });

  test('a brand is not reported as ahead of an equal one', () => {
    expect(mean(rates((outcome) => outcome.falseComparisons))).toBeLessThan(0.065);
  });

  test('an increase is detected as often as by a paired t test', () => {
    const [now, pairs] = [mean(rates(({ found }) => found.now)), mean(rates(({ found }) => found.pairs))];
    expect(now).toBeGreaterThan(0.25);
    expect(now).toBeGreaterThanOrEqual(0.95 * pairs);
  });

  test('the intervals of share of voice and average position cover the true value, also of a rare brand with sticky answers', () => {
    const worlds = listAmountWorlds().filter(({ world }) => world.prompts === 10 && world.icc === 0.5);
    const covered = worlds.flatMap((world, index) => {
      const outcome = runAmountTrials(world, 60, 2000 + index);
      return AMOUNT_METRICS.map((metric) => outcome.covered[metric] / outcome.shown[metric]);
    });
    expect(mean(covered)).toBeGreaterThan(0.93);
    expect(Math.min(...covered)).toBeGreaterThan(0.85);
  });
});

import type { Report } from '../support/benchmark.ts';
import { formatTable } from '../support/table.ts';
import type { AmountOutcome } from './amount-trials.ts';
import { CASES, type Case, type CaseOutcome } from './case-trials.ts';
import type { Outcome } from './trials.ts';

/** The metrics of the simulation. */
export function formatOutcomes(
  outcomes: readonly Outcome[],
  amounts: readonly AmountOutcome[],
  cases: readonly CaseOutcome[],
): Report {
  const coverage = [
    ['coverage of a 95 % interval, %', 'mean', 'worst', 'old: mean', 'worst'],
    describeCoverage(
      'market',
      outcomes,
      (one) => one.covered.market,
      (one) => one.covered.oldMarket,
    ),
    describeCoverage(
      'tracked',
      outcomes,
      (one) => one.covered.tracked,
      (one) => one.covered.oldTracked,
    ),
    ...AMOUNTS.map(([name, metric]) => describeAmount(name, amounts, metric)),
  ];
  const verdicts = [
    ['false up or down, % of responses', 'mean', 'worst', 'old: mean', 'paired t: mean'],
    ...Object.keys(outcomes[0]?.falseVerdicts ?? {}).map((name) => {
      const rates = outcomes.map((one) => share(one.falseVerdicts[name]?.now ?? 0, one));
      const old = outcomes.map((one) => share(one.falseVerdicts[name]?.old ?? 0, one));
      const pairs = outcomes.map((one) => share(one.falseVerdicts[name]?.pairs ?? 0, one));
      return [name, percent(mean(rates)), percent(Math.max(...rates)), percent(mean(old)), percent(mean(pairs))];
    }),
    ['ahead of or behind an equal brand', ...describeComparisons(outcomes), '', ''],
  ];
  const power = [
    ['+10 points found, %', 'now', 'old', 'paired t', 'now / paired t', 'least'],
    ...[5, 10, 25, 50].map((prompts) =>
      describePower(
        outcomes.filter(({ world }) => world.prompts === prompts),
        prompts,
      ),
    ),
  ];
  return {
    text: [coverage, verdicts, power, describeCases(cases)].map(formatTable).join('\n\n'),
    data: { outcomes, amounts, cases },
  };
}

const AMOUNTS = [
  ['share of voice, market', 'shareMarket'],
  ['share of voice, tracked', 'shareTracked'],
  ['average position, market', 'positionMarket'],
  ['average position, tracked', 'positionTracked'],
] as const;

interface Repeated {
  repetitions: number;
}

function describeCoverage<One extends Repeated>(
  name: string,
  outcomes: readonly One[],
  now: (one: One) => number,
  old: (one: One) => number,
): string[] {
  return [
    name,
    ...[now, old].flatMap((covered) => {
      const rates = outcomes.map((one) => share(covered(one), one));
      return [percent(mean(rates)), percent(Math.min(...rates))];
    }),
  ];
}

/** A rare brand has no interval in every repetition. */
function describeAmount(
  name: string,
  outcomes: readonly AmountOutcome[],
  metric: (typeof AMOUNTS)[number][1],
): string[] {
  const rates = outcomes.map(({ covered, shown }) => covered[metric] / shown[metric]);
  return [name, percent(mean(rates)), percent(Math.min(...rates))];
}

function describeCases(cases: readonly CaseOutcome[]): string[][] {
  const rows = CASES.flatMap((name) => cases.filter((one) => one.name === name)).flatMap(({ name, shares }) =>
    Object.entries(shares).map(([event, rate]) => [`${CASE_NAMES[name]}: ${event}`, percent(rate)]),
  );
  return [['other cases, % of responses', ''], ...rows];
}

const CASE_NAMES: Record<Case, string> = {
  duplicates: '10 questions in 5 wordings',
  outage: 'an engine without 3 of 14 days',
  0: 'no competitors',
  3: '3 competitors',
  10: '10 competitors',
  20: '20 competitors',
  gaps: 'gaps',
};

function describeComparisons(outcomes: readonly Outcome[]): string[] {
  const rates = outcomes.map((one) => share(one.falseComparisons, one));
  return [percent(mean(rates)), percent(Math.max(...rates))];
}

/** If the t test rarely finds a change, there is nothing to compare with. */
const LEAST_POWER = 0.05;

function describePower(outcomes: readonly Outcome[], prompts: number): string[] {
  const [now, old, pairs] = (['now', 'old', 'pairs'] as const).map((method) =>
    mean(outcomes.map((one) => share(one.found[method], one))),
  );
  const ratios = outcomes
    .filter((one) => share(one.found.pairs, one) >= LEAST_POWER)
    .map(({ found }) => found.now / found.pairs);
  return [
    `${prompts} prompts`,
    percent(now ?? 0),
    percent(old ?? 0),
    percent(pairs ?? 0),
    ((now ?? 0) / (pairs ?? 1)).toFixed(3),
    Math.min(...ratios).toFixed(3),
  ];
}

function share(count: number, { repetitions }: Repeated): number {
  return count / repetitions;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(value: number): string {
  return (value * 100).toFixed(1);
}

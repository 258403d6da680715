import { CASES, type Case, type CaseOutcome } from './experiments/case-trials.ts';
import { openFinished } from './experiments/finished.ts';
import type { Outcome } from './experiments/trials.ts';
import type { Task } from './experiments/worker.ts';
import { listWorlds, type World } from './experiments/world.ts';
import { distributeTasks } from './statistics/threads.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { formatTable } from './support/table.ts';

const SCRIPT = new URL('experiments/worker.ts', import.meta.url);

/** Simulates experiments without an effect and with the smallest one that they state, with the functions of the product. */
export async function benchExperiments({ repetitions, effects, resume }: BenchmarkOptions): Promise<Report> {
  const started = performance.now();
  const outcomes = await runGrid({ repetitions, effects }, resume);
  const caseOutcomes = await runCases(repetitions, resume);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const text = [
    `${outcomes.length} cells of the grid, ${repetitions} repetitions each, ${effects} of them also with the smallest effect, ${seconds} s`,
    formatTable(describeGrid(outcomes)),
    `Most false effects with looks: ${describeWorst(outcomes)}`,
    formatTable(describeParts(outcomes)),
    formatTable(describeCases(caseOutcomes)),
  ].join('\n\n');
  return { text, data: { outcomes, cases: caseOutcomes } };
}

async function runGrid(
  { repetitions, effects }: Pick<BenchmarkOptions, 'repetitions' | 'effects'>,
  resume: string | undefined,
): Promise<Outcome[]> {
  const isWanted = (one: object) => 'world' in one && 'effects' in one && one.effects === effects;
  const { outcomes, keep } = openFinished<Outcome>(resume, { repetitions, isWanted });
  const known = new Set(outcomes.map(({ world }) => JSON.stringify(world)));
  const tasks = listWorlds()
    .map((world, index): Task & { world: World } => ({ world, repetitions, effects, seed: index + 1 }))
    .filter(({ world }) => !known.has(JSON.stringify(world)))
    // An interrupted run has cells of all kinds.
    .toSorted((a, b) => ((a.seed * STRIDE) % PRIME) - ((b.seed * STRIDE) % PRIME));
  return [...outcomes, ...(await distributeTasks<Outcome>(SCRIPT, tasks, keep))];
}

async function runCases(repetitions: number, resume: string | undefined): Promise<CaseOutcome[]> {
  const { outcomes, keep } = openFinished<CaseOutcome>(resume, { repetitions, isWanted: (one) => 'name' in one });
  const known = new Set(outcomes.map(({ name }) => name));
  const tasks = CASES.map((name, index): Task & { name: Case } => ({ name, repetitions, seed: index + 1 })).filter(
    ({ name }) => !known.has(name),
  );
  return [...outcomes, ...(await distributeTasks<CaseOutcome>(SCRIPT, tasks, keep))];
}

/** The cell of the grid with the most false effects. */
function describeWorst(outcomes: readonly Outcome[]): string {
  const [worst] = outcomes.toSorted((a, b) => b.falseWithLooks / b.repetitions - a.falseWithLooks / a.repetitions);
  return worst ? `${percent(worst.falseWithLooks / worst.repetitions)} % in ${JSON.stringify(worst.world)}` : 'none';
}

const PRIME = 331;
const STRIDE = 97;

const METRICS = [
  ['false, at the end', ({ falseAtEnd, repetitions }: Outcome) => falseAtEnd / repetitions],
  ['false, with looks', ({ falseWithLooks, repetitions }: Outcome) => falseWithLooks / repetitions],
  ['covered, no effect', ({ covered, repetitions }: Outcome) => covered / repetitions],
  ['covered, effect', ({ coveredEffect, powered }: Outcome) => coveredEffect / powered],
  ['found, at the end', ({ foundAtEnd, powered }: Outcome) => foundAtEnd / powered],
  ['found, with looks', ({ found, powered }: Outcome) => found / powered],
] as const;

function describeGrid(outcomes: readonly Outcome[]): string[][] {
  const rows = METRICS.map(([name, metric]) => {
    const values = outcomes.map(metric).filter(Number.isFinite);
    return [name, percent(mean(values)), percent(Math.min(...values)), percent(Math.max(...values))];
  });
  return [['randomized groups, %', 'mean', 'least', 'most'], ...rows];
}

/** The means of the cells with the same value of a parameter. */
function describeParts(outcomes: readonly Outcome[]): string[][] {
  const parameters = ['treated', 'controls', 'engines', 'level', 'changing', 'hasUpdates'] as const;
  const rows = parameters.flatMap((parameter) =>
    [...Map.groupBy(outcomes, ({ world }) => world[parameter])]
      .toSorted(byValue)
      .map(([value, part]) => [
        `${parameter} ${value}`,
        ...METRICS.map(([, metric]) => percent(mean(part.map(metric).filter(Number.isFinite)))),
        percent(sum(part.map(({ smallestEffects }) => smallestEffects)) / sum(part.map(({ powered }) => powered))),
      ]),
  );
  return [['by parameter, %', ...METRICS.map(([name]) => name), 'smallest effect'], ...rows];
}

function byValue([a]: readonly [number | boolean, unknown], [b]: readonly [number | boolean, unknown]): number {
  return Number(a) - Number(b);
}

function describeCases(cases: readonly CaseOutcome[]): string[][] {
  const rows = CASES.flatMap((name) => cases.filter((one) => one.name === name)).map(
    ({ name, repetitions, asGiven, asRandom }) => [
      name,
      percent(asGiven / repetitions),
      percent(asRandom / repetitions),
    ],
  );
  return [['false effects in other cases, %', 'groups given', 'as if random'], ...rows];
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

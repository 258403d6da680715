import type { Name, Outcome } from './alerts/trials.ts';
import type { Task } from './alerts/worker.ts';
import { BRANDS, WEEKS, type World } from './alerts/world.ts';
import { distributeTasks } from './statistics/threads.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { formatTable } from './support/table.ts';

const SCRIPT = new URL('alerts/worker.ts', import.meta.url);

const WORLDS: World[] = [
  { prompts: 100, stickiness: 0.5 },
  { prompts: 50, stickiness: 0.5 },
  { prompts: 25, stickiness: 0.5 },
  { prompts: 100, stickiness: 0.8 },
];
const NAMES: Name[] = ['nothing', 'your rise', 'your gradual rise', 'update', 'update in six workspaces'];
/** Threads share the work evenly. */
const LARGEST_TASK = 10;

/** Simulates reports and the alerts about them, with the functions of the product. */
export async function benchAlerts({ repetitions: requested }: BenchmarkOptions): Promise<Report> {
  const started = performance.now();
  const repetitions = Math.max(LARGEST_TASK, Math.round(requested / 100) * LARGEST_TASK);
  const tasks = WORLDS.flatMap((world) =>
    NAMES.flatMap((name) =>
      splitTask({ world, name, repetitions: name.startsWith('update') ? LARGEST_TASK : repetitions }),
    ),
  ).map((task, index): Task => ({ ...task, seed: index + 1 }));
  const outcomes = mergeOutcomes(await distributeTasks<Outcome>(SCRIPT, tasks));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const text = [
    `7 engines, ${BRANDS} brands, one answer a day, ${WEEKS} weeks, ${repetitions} reports per row, ${seconds} s`,
    formatTable(describeNothing(outcomes)),
    formatTable(describeRises(outcomes)),
    formatTable(describeUpdates(outcomes)),
  ].join('\n\n');
  return { text, data: { outcomes } };
}

function splitTask({ repetitions, ...task }: Omit<Task, 'seed'>): Omit<Task, 'seed'>[] {
  return Array.from({ length: repetitions / LARGEST_TASK }, () => ({ ...task, repetitions: LARGEST_TASK }));
}

const COUNTS = [
  'repetitions',
  'falseOfYours',
  'falseOfCompetitors',
  'found',
  'shifts',
  'oneShift',
  'withoutFinding',
  'muted',
] as const;

function mergeOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  return [...Map.groupBy(outcomes, ({ world, name }) => `${JSON.stringify(world)} ${name}`).values()].map((parts) => {
    const merged = { ...(parts[0] as Outcome) };
    for (const count of COUNTS) merged[count] = parts.reduce((sum, part) => sum + part[count], 0);
    return merged;
  });
}

function select(outcomes: readonly Outcome[], name: Name): Outcome[] {
  return WORLDS.flatMap((world) =>
    outcomes.filter((one) => one.name === name && JSON.stringify(one.world) === JSON.stringify(world)),
  );
}

function nameWorld({ prompts, stickiness }: World): string {
  return `${prompts} prompts, stickiness ${stickiness}`;
}

function describeNothing(outcomes: readonly Outcome[]): string[][] {
  const rows = select(outcomes, 'nothing').map((one) => [
    nameWorld(one.world),
    (one.falseOfYours / one.repetitions).toFixed(2),
    (one.falseOfCompetitors / one.repetitions).toFixed(2),
    (one.shifts / one.repetitions).toFixed(2),
  ]);
  return [['nothing changes, per report', 'false, your brand', 'false, competitors', 'engine.shifted'], ...rows];
}

function describeRises(outcomes: readonly Outcome[]): string[][] {
  const rows = (['your rise', 'your gradual rise'] as const).flatMap((name) =>
    select(outcomes, name).map((one) => [
      `${name}, ${nameWorld(one.world)}`,
      percent(one.found / one.repetitions),
      percent(one.shifts / one.repetitions),
    ]),
  );
  return [['your brand +15 points on one engine, %', 'found within 10 days', 'engine.shifted'], ...rows];
}

function describeUpdates(outcomes: readonly Outcome[]): string[][] {
  const rows = (['update', 'update in six workspaces'] as const).flatMap((name) =>
    select(outcomes, name).map((one) => [
      `${name}, ${nameWorld(one.world)}`,
      percent(one.oneShift / one.repetitions),
      percent(one.withoutFinding / one.repetitions),
      (one.muted / one.repetitions).toFixed(1),
    ]),
  );
  return [['everybody +15 points on one engine, %', 'one engine.shifted', 'no finding', 'muted per report'], ...rows];
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}

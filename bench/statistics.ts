import { listAmountWorlds } from './statistics/amount-trials.ts';
import { CASES } from './statistics/case-trials.ts';
import { formatOutcomes } from './statistics/report.ts';
import { runTasks } from './statistics/threads.ts';
import { listWorlds } from './statistics/world.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';

/** A quarter of the repetitions is sufficient for share of voice and average position, because fewer worlds are simulated. */
const AMOUNT_SHARE = 4;

/**
 * Simulates reports with known true values and measures how often intervals cover them and verdicts are wrong, compared with
 * other methods.
 */
export async function benchStatistics({ repetitions }: BenchmarkOptions): Promise<Report> {
  const started = performance.now();
  const rates = listWorlds().map((world, index) => ({ kind: 'rates' as const, world, repetitions, seed: index + 1 }));
  const amounts = listAmountWorlds().map((world, index) => ({
    kind: 'amounts' as const,
    world,
    repetitions: Math.ceil(repetitions / AMOUNT_SHARE),
    seed: index + 1,
  }));
  // The largest first, so that no thread has to start one at the end.
  const outcomes = await runTasks(rates.toSorted((one, other) => other.world.prompts - one.world.prompts));
  const cases = CASES.map((name, index) => ({ kind: 'case' as const, name, repetitions, seed: index + 1 }));
  const { text, data } = formatOutcomes(outcomes, await runTasks(amounts), await runTasks(cases));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const heading = `${outcomes.length} cells of the grid, ${repetitions} repetitions each, ${seconds} s`;
  return { text: `${heading}\n\n${text}`, data };
}

import { createRandom } from '../../src/domain/shared/random.ts';
import { estimateChange, FEWEST_QUESTIONS } from '../../src/domain/statistics/change.ts';
import { compareBrands } from '../../src/domain/statistics/comparison.ts';
import { findSignificant } from '../../src/domain/statistics/holm.ts';
import { type Interval, marketInterval, trackedInterval } from '../../src/domain/statistics/intervals.ts';
import { estimatePersistence, type Persistence } from '../../src/domain/statistics/persistence.ts';
import { sumRatio } from '../../test/support/ratios.ts';
import { listMixes, type Mix } from './mixes.ts';
import { differByPairs, differBySums, intervalOfSums } from './old-method.ts';
import { keep, promptsOfCells, sumByPrompt, sumOf, type Window, type Windows, windowsOf } from './windows.ts';
import { type Answers, drawAnswers, ENGINES, WINDOWS, type World } from './world.ts';

/** The increase of rates in trials with a change. */
const RISE = 0.1;
const BY_ENGINE = 'each engine by itself';
const EXTRA_OF_LAST_ENGINE = 0.2;

interface Counts {
  now: number;
  old: number;
  pairs: number;
}

/** How often each method was right or wrong, of `repetitions`. */
export interface Outcome {
  world: World;
  days: number;
  repetitions: number;
  covered: { market: number; tracked: number; oldMarket: number; oldTracked: number };
  /** By the kind of change that did not affect rates. */
  falseVerdicts: Record<string, Counts>;
  falseComparisons: number;
  found: Counts;
}

/** Repeats a world; the same seed gives the same outcomes, one for each length of the window. */
export function runTrials(world: World, repetitions: number, seed: number): Outcome[] {
  const random = createRandom(seed);
  const mixes = listMixes(world.prompts);
  const outcomes = WINDOWS.map((days) => createOutcome(world, days, repetitions, mixes));
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const answers = drawAnswers(world, random);
    const rival = drawAnswers(world, random);
    const withEngine = drawAnswers(world, random, 2 * Math.max(...WINDOWS), { lastEngine: EXTRA_OF_LAST_ENGINE });
    const persistence = measurePersistence(answers);
    for (const outcome of outcomes) {
      const { days } = outcome;
      const windows = windowsOf(answers, days);
      scoreIntervals(outcome, answers, windows, persistence);
      scoreVerdicts(outcome, mixes, { same: windows, withEngine: windowsOf(withEngine, days) });
      scoreComparison(outcome, windows.now, windowsOf(rival, days).now);
      const risen = drawAnswers(world, random, 2 * days, { shift: RISE, fromDay: days });
      addCounts(outcome.found, evaluate(world, windowsOf(risen, days)));
    }
  }
  return outcomes;
}

function createTally(): Counts {
  return { now: 0, old: 0, pairs: 0 };
}

function createOutcome(world: World, days: number, repetitions: number, mixes: readonly Mix[]): Outcome {
  const falseVerdicts = Object.fromEntries(
    [...mixes.map(({ name }) => name), BY_ENGINE].map((name) => [name, createTally()]),
  );
  const covered = { market: 0, tracked: 0, oldMarket: 0, oldTracked: 0 };
  return { world, days, repetitions, covered, falseVerdicts, falseComparisons: 0, found: createTally() };
}

export function measurePersistence({ hits, days, rates }: Answers): Persistence {
  const cells = rates.length;
  let [all, steps, spread] = [0, 0, 0];
  for (let cell = 0; cell < cells; cell++) {
    let own = 0;
    for (let at = cell * days; at < (cell + 1) * days; at++) {
      own += hits[at] ?? 0;
      if (at > cell * days && hits[at] !== hits[at - 1]) steps++;
    }
    all += own;
    spread += own - own ** 2 / days;
  }
  const answers = cells * days;
  return estimatePersistence({
    cells,
    days: answers,
    answers,
    hits: all,
    pairs: answers - cells,
    steps,
    spread,
    answerSpread: spread,
  });
}

function scoreIntervals(
  { world, covered }: Outcome,
  { rates }: Answers,
  { now }: Windows,
  persistence: Persistence,
): void {
  const { mean, prompts } = world;
  const truth = sumOf(rates) / rates.length;
  const byPrompt = sumRatio(sumByPrompt(now.hits, prompts), sumByPrompt(now.answers, prompts));
  const byCell = Array.from(now.hits, (hits, cell) => ({ hits, answers: now.answers[cell] ?? 0, cells: 1 }));
  const old = intervalOfSums({ hits: sumOf(now.hits), answers: sumOf(now.answers) });
  if (holds(marketInterval(byPrompt), mean)) covered.market++;
  if (holds(trackedInterval(byCell, persistence), truth)) covered.tracked++;
  if (holds(old, mean)) covered.oldMarket++;
  if (holds(old, truth)) covered.oldTracked++;
}

function holds(interval: Interval | null, truth: number): boolean {
  return interval !== null && interval.low <= truth + 1e-12 && truth <= interval.high + 1e-12;
}

function scoreVerdicts(
  { world, falseVerdicts }: Outcome,
  mixes: readonly Mix[],
  drawn: { same: Windows; withEngine: Windows },
): void {
  for (const { name, usesEngine, before, now } of mixes) {
    const windows = usesEngine ? drawn.withEngine : drawn.same;
    const mixed = { before: keep(windows.before, before), now: keep(windows.now, now) };
    addCounts(falseVerdicts[name], evaluate(world, mixed));
  }
  addCounts(falseVerdicts[BY_ENGINE], evaluateEngines(world, drawn.same));
}

interface Verdicts {
  now: boolean;
  old: boolean;
  pairs: boolean;
}

function addCounts(counts: Counts | undefined, verdicts: Verdicts): void {
  if (!counts) return;
  if (verdicts.now) counts.now++;
  if (verdicts.old) counts.old++;
  if (verdicts.pairs) counts.pairs++;
}

/** The engines of a response: Sightline's verdicts on them are adjusted together, those of other methods are not. */
function evaluateEngines(world: World, { before, now }: Windows): Verdicts {
  const engines = Array.from({ length: ENGINES }, (_, engine): Windows => {
    const mask = Uint8Array.from(now.hits, (_hits, cell) => Number(cell % ENGINES === engine));
    return { before: keep(before, mask), now: keep(now, mask) };
  });
  const verdicts = engines.map((windows) => evaluate(world, windows));
  return {
    now: findSignificant(engines.map((windows) => probabilityOf(world, windows))).includes(true),
    old: verdicts.some(({ old }) => old),
    pairs: verdicts.some(({ pairs }) => pairs),
  };
}

/** By each method, ignoring other verdicts of the response. */
function evaluate(world: World, windows: Windows): Verdicts {
  const { before, now } = windows;
  return {
    now: (probabilityOf(world, windows) ?? 1) <= 0.05,
    old: differBySums(sumsOf(before), sumsOf(now)),
    pairs: differByPairs(differencesOf(world.prompts, windows)),
  };
}

function sumsOf({ hits, answers }: Window): { hits: number; answers: number } {
  return { hits: sumOf(hits), answers: sumOf(answers) };
}

function differencesOf(prompts: number, { before, now }: Windows): number[] {
  const [oldHits, oldAnswers] = [sumByPrompt(before.hits, prompts), sumByPrompt(before.answers, prompts)];
  const [hits, answers] = [sumByPrompt(now.hits, prompts), sumByPrompt(now.answers, prompts)];
  const differences: number[] = [];
  for (let prompt = 0; prompt < prompts; prompt++) {
    const difference =
      (hits[prompt] ?? 0) / (answers[prompt] ?? 0) - (oldHits[prompt] ?? 0) / (oldAnswers[prompt] ?? 0);
    if (Number.isFinite(difference)) differences.push(difference);
  }
  return differences;
}

function probabilityOf({ prompts }: World, windows: Windows): number | null {
  const { difference, matchedQuestions } = estimateChange(
    Array.from(promptsOfCells(prompts), (prompt, cell) => ({
      prompt,
      before: cellOf(windows.before, cell),
      now: cellOf(windows.now, cell),
    })),
  );
  return matchedQuestions < FEWEST_QUESTIONS ? null : (difference?.probability ?? null);
}

function cellOf({ hits, answers }: Window, cell: number): { hits: number; answers: number } {
  return { hits: hits[cell] ?? 0, answers: answers[cell] ?? 0 };
}

/** Two equally visible brands: neither is ahead. */
function scoreComparison(outcome: Outcome, own: Window, rival: Window): void {
  const cells = Array.from(promptsOfCells(outcome.world.prompts), (question, cell) => ({
    question,
    ...cellOf(own, cell),
    otherHits: rival.hits[cell] ?? 0,
  }));
  const { difference } = compareBrands(cells);
  if (difference && difference.probability <= 0.05) outcome.falseComparisons++;
}

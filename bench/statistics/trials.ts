import { type CellCounts, estimateChange, FEWEST_PROMPTS } from '../../src/domain/statistics/change.ts';
import { compareBrands } from '../../src/domain/statistics/comparison.ts';
import { judgeTogether } from '../../src/domain/statistics/holm.ts';
import { type Interval, marketInterval, trackedInterval } from '../../src/domain/statistics/intervals.ts';
import { estimatePersistence, type Persistence } from '../../src/domain/statistics/persistence.ts';
import { sumRatio } from '../../src/domain/statistics/ratios.ts';
import { differByPairs, differBySums, intervalOfSums } from './old-method.ts';
import { createRandom } from './random.ts';
import { type Answers, DAYS, drawAnswers, ENGINES, WINDOWS, type World } from './world.ts';

export const POINTS = 0.1;
export const NULL_CASES = [
  'same prompts',
  'each engine by itself',
  'engine switched on',
  'engine switched off',
  'prompts added',
  'prompts removed',
  'prompts replaced',
] as const;
type NullCase = (typeof NULL_CASES)[number];

/** How often each method was right or wrong, of `repetitions`. */
export interface Outcome {
  world: World;
  days: number;
  repetitions: number;
  covered: { market: number; tracked: number; oldMarket: number; oldTracked: number };
  falseVerdicts: Record<NullCase, { now: number; old: number; pairs: number }>;
  falseComparisons: number;
  found: { now: number; old: number; pairs: number };
}

/** Repeats a world; the same seed gives the same outcomes, one for each length of the window. */
export function runTrials(world: World, repetitions: number, seed: number): Outcome[] {
  const random = createRandom(seed);
  const outcomes = WINDOWS.map((days) => createOutcome(world, days, repetitions));
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const answers = drawAnswers(world, random);
    const rival = drawAnswers(world, random);
    const engine = drawAnswers(world, random, { lastEngine: 0.2 });
    const persistence = measurePersistence(answers, world.prompts);
    const rivalPersistence = measurePersistence(rival, world.prompts);
    for (const outcome of outcomes) {
      const { days } = outcome;
      scoreIntervals(outcome, answers, persistence);
      scoreVerdicts(outcome, answers, engine, persistence);
      scoreComparison(outcome, [answers, rival], [persistence, rivalPersistence]);
      const shifted = drawAnswers(world, random, { shift: POINTS, fromDay: DAYS - days });
      const verdicts = judgeAll(world, windowsOf(shifted, days), persistence);
      outcome.found.now += Number(verdicts.now);
      outcome.found.old += Number(verdicts.old);
      outcome.found.pairs += Number(verdicts.pairs);
    }
  }
  return outcomes;
}

function createOutcome(world: World, days: number, repetitions: number): Outcome {
  const none = () => ({ now: 0, old: 0, pairs: 0 });
  const falseVerdicts = Object.fromEntries(NULL_CASES.map((name) => [name, none()])) as Outcome['falseVerdicts'];
  const covered = { market: 0, tracked: 0, oldMarket: 0, oldTracked: 0 };
  return { world, days, repetitions, covered, falseVerdicts, falseComparisons: 0, found: none() };
}

interface Window extends CellCounts {
  hits: Float64Array;
  answers: Float64Array;
}

function sumWindow({ hits, rates }: Answers, from: number, to: number): Window {
  const sums = new Float64Array(rates.length);
  for (let cell = 0; cell < rates.length; cell++) {
    let sum = 0;
    for (let day = from; day < to; day++) sum += hits[cell * DAYS + day] ?? 0;
    sums[cell] = sum;
  }
  return { hits: sums, answers: new Float64Array(rates.length).fill(to - from) };
}

function windowsOf(answers: Answers, days: number): { before: Window; now: Window } {
  return {
    before: sumWindow(answers, DAYS - 2 * days, DAYS - days),
    now: sumWindow(answers, DAYS - days, DAYS),
  };
}

/** Only the cells that are wanted have answers. */
function keep({ hits, answers }: Window, isWanted: (prompt: number, engine: number) => boolean): Window {
  const wanted = (value: number, cell: number) => (isWanted(Math.floor(cell / ENGINES), cell % ENGINES) ? value : 0);
  return { hits: hits.map(wanted), answers: answers.map(wanted) };
}

function sumByPrompt(values: ArrayLike<number>, prompts: number): Float64Array {
  const sums = new Float64Array(prompts);
  for (let cell = 0; cell < values.length; cell++) {
    const prompt = Math.floor(cell / ENGINES);
    sums[prompt] = (sums[prompt] ?? 0) + (values[cell] ?? 0);
  }
  return sums;
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

export function measurePersistence({ hits, rates }: Answers, prompts: number): Persistence {
  const cells = prompts * ENGINES;
  const variation = { cells, days: 0, answers: 0, hits: 0, pairs: 0, steps: 0, spread: 0, answerSpread: 0 };
  for (let cell = 0; cell < rates.length; cell++) {
    let own = 0;
    for (let day = 0; day < DAYS; day++) {
      const hit = hits[cell * DAYS + day] ?? 0;
      own += hit;
      if (day > 0 && hit !== hits[cell * DAYS + day - 1]) variation.steps++;
    }
    variation.hits += own;
    variation.spread += own - own ** 2 / DAYS;
  }
  variation.days = cells * DAYS;
  variation.answers = cells * DAYS;
  variation.pairs = cells * (DAYS - 1);
  variation.answerSpread = variation.spread;
  return estimatePersistence(variation);
}

function scoreIntervals({ world, days, covered }: Outcome, answers: Answers, persistence: Persistence): void {
  const { mean, prompts } = world;
  const { now } = windowsOf(answers, days);
  const truth = sum(answers.rates) / answers.rates.length;
  const byPrompt = sumRatio(sumByPrompt(now.hits, prompts), sumByPrompt(now.answers, prompts));
  const byCell = Array.from(now.hits, (hits, cell) => ({ hits, answers: now.answers[cell] ?? 0, cells: 1 }));
  const old = intervalOfSums({ hits: sum(now.hits), answers: sum(now.answers) });
  covered.market += Number(holds(marketInterval(byPrompt), mean));
  covered.tracked += Number(holds(trackedInterval(byCell, persistence), truth));
  covered.oldMarket += Number(holds(old, mean));
  covered.oldTracked += Number(holds(old, truth));
}

function holds(interval: Interval | null, truth: number): boolean {
  return interval !== null && interval.low <= truth + 1e-12 && truth <= interval.high + 1e-12;
}

function scoreVerdicts(
  { world, days, falseVerdicts }: Outcome,
  answers: Answers,
  withEngine: Answers,
  persistence: Persistence,
): void {
  const [same, other] = [windowsOf(answers, days), windowsOf(withEngine, days)];
  const { prompts } = world;
  const [third, half] = [Math.floor(prompts / 3), Math.ceil(prompts / 2)];
  const without = (window: Window) => keep(window, (_, engine) => engine < ENGINES - 1);
  const cases: Record<Exclude<NullCase, 'each engine by itself'>, { before: Window; now: Window }> = {
    'same prompts': same,
    'engine switched on': { before: without(other.before), now: other.now },
    'engine switched off': { before: other.before, now: without(other.now) },
    'prompts added': { before: keep(same.before, (prompt) => prompt < half), now: same.now },
    'prompts removed': { before: same.before, now: keep(same.now, (prompt) => prompt < half) },
    'prompts replaced': {
      before: keep(same.before, (prompt) => prompt < prompts - third),
      now: keep(same.now, (prompt) => prompt >= third),
    },
  };
  for (const [name, windows] of Object.entries(cases))
    add(falseVerdicts[name as NullCase], judgeAll(world, windows, persistence));
  add(falseVerdicts['each engine by itself'], judgeEngines(world, same, persistence));
}

interface Verdicts {
  now: boolean;
  old: boolean;
  pairs: boolean;
}

function add(counts: Record<keyof Verdicts, number>, verdicts: Verdicts): void {
  counts.now += Number(verdicts.now);
  counts.old += Number(verdicts.old);
  counts.pairs += Number(verdicts.pairs);
}

/** The verdicts of one reply with the total and each engine, adjusted together; the others are not. */
function judgeEngines(
  world: World,
  { before, now }: { before: Window; now: Window },
  persistence: Persistence,
): Verdicts {
  const groups = [{ before, now }];
  for (let engine = 0; engine < ENGINES; engine++) {
    const only = (window: Window) => keep(window, (_, own) => own === engine);
    groups.push({ before: only(before), now: only(now) });
  }
  const all = groups.map((windows) => judgeAll(world, windows, persistence));
  const probabilities = groups.map((windows) => probabilityOf(world, windows, persistence));
  return {
    now: judgeTogether(probabilities).includes(true),
    old: all.some(({ old }) => old),
    pairs: all.some(({ pairs }) => pairs),
  };
}

function judgeAll(world: World, { before, now }: { before: Window; now: Window }, persistence: Persistence): Verdicts {
  const rates = [before, now].map(({ hits, answers }) => {
    const [parts, wholes] = [sumByPrompt(hits, world.prompts), sumByPrompt(answers, world.prompts)];
    return parts.map((part, prompt) => part / (wholes[prompt] ?? 0));
  });
  const pairs = [...(rates[1] ?? [])].map((rate, prompt) => rate - (rates[0]?.[prompt] ?? 0)).filter(Number.isFinite);
  return {
    now: (probabilityOf(world, { before, now }, persistence) ?? 1) <= 0.05,
    old: differBySums(
      { hits: sum(before.hits), answers: sum(before.answers) },
      { hits: sum(now.hits), answers: sum(now.answers) },
    ),
    pairs: pairs.length > 1 && differByPairs(pairs),
  };
}

function probabilityOf(
  { prompts }: World,
  windows: { before: Window; now: Window },
  persistence: Persistence,
): number | null {
  const { difference, matchedPrompts } = estimateChange({ prompts: promptsOfCells(prompts), ...windows }, persistence);
  return matchedPrompts < FEWEST_PROMPTS ? null : (difference?.probability ?? null);
}

function promptsOfCells(prompts: number): Int32Array {
  let cells = PROMPTS_OF_CELLS.get(prompts);
  if (!cells) {
    cells = Int32Array.from({ length: prompts * ENGINES }, (_, cell) => Math.floor(cell / ENGINES));
    PROMPTS_OF_CELLS.set(prompts, cells);
  }
  return cells;
}

const PROMPTS_OF_CELLS = new Map<number, Int32Array>();

/** Two brands that are equally visible: neither is ahead. */
function scoreComparison(
  outcome: Outcome,
  [own, rival]: [Answers, Answers],
  [persistence, rivalPersistence]: [Persistence, Persistence],
): void {
  const { world, days } = outcome;
  const [{ now }, { now: other }] = [windowsOf(own, days), windowsOf(rival, days)];
  const { difference } = compareBrands(
    { prompts: promptsOfCells(world.prompts), answers: now.answers, hits: now.hits, otherHits: other.hits },
    persistence,
    rivalPersistence,
  );
  if (difference && difference.probability <= 0.05) outcome.falseComparisons++;
}

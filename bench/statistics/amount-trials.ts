import { createRandom, type Random } from '../../src/domain/shared/random.ts';
import {
  type AmountSums,
  marketPositionInterval,
  trackedPositionInterval,
  trackedShareInterval,
} from '../../src/domain/statistics/amounts.ts';
import { type Interval, marketInterval } from '../../src/domain/statistics/intervals.ts';
import { addGroup, addSquares, createRatioSums, createSquares } from '../../src/domain/statistics/ratios.ts';
import { drawRate } from './random.ts';
import { measurePersistence } from './trials.ts';
import { type Answers, DAYS, ENGINES, type World } from './world.ts';

/** The mean rate of every competitor. */
const RIVAL_MEAN = 0.3;

/** A world with competitors, and the length of its window. */
export interface AmountWorld {
  world: World;
  rivals: number;
  days: number;
}

export const AMOUNT_METRICS = ['shareMarket', 'shareTracked', 'positionMarket', 'positionTracked'] as const;
type Metric = (typeof AMOUNT_METRICS)[number];

export interface AmountOutcome extends AmountWorld {
  /** How often there was an interval, and how often it covered the true value. */
  shown: Record<Metric, number>;
  covered: Record<Metric, number>;
}

/**
 * Reports with competitors: how often the intervals of share of voice and average position cover the true value. Two
 * competitors in every combination, a rare brand with one, and a rare and a common brand with sticky answers among any number.
 */
export function listAmountWorlds(): AmountWorld[] {
  const worlds: AmountWorld[] = [];
  for (const [mean, rivals] of [
    [0.05, 1],
    [0.08, 2],
    [0.3, 2],
  ] as const) {
    for (const prompts of [10, 25, 50]) {
      for (const stickiness of [0, 0.5, 0.8]) {
        for (const icc of [0.2, 0.5]) {
          for (const days of [3, 14]) {
            worlds.push({ world: { mean, icc, prompts, stickiness, hasEngineEffect: true }, rivals, days });
          }
        }
      }
    }
  }
  for (const mean of [0.08, 0.3]) {
    for (const rivals of [0, 3, 10, 20]) {
      const world = { mean, icc: 0.4, prompts: 25, stickiness: 0.8, hasEngineEffect: true };
      worlds.push({ world, rivals, days: 14 });
    }
  }
  return worlds;
}

/** An answer: how often it names each brand, and in which position it names the first of them. */
interface Drawn {
  mentions: number[];
  position: number;
}

export function runAmountTrials(amountWorld: AmountWorld, repetitions: number, seed: number): AmountOutcome {
  const { world, rivals, days } = amountWorld;
  const random = createRandom(seed);
  const outcome = { ...amountWorld, shown: createTally(), covered: createTally() };
  const market = { share: world.mean / (world.mean + rivals * RIVAL_MEAN), position: 1 + (rivals * RIVAL_MEAN) / 2 };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const { rates, answers, first } = drawReport(world, rivals, random);
    const persistence = measurePersistence(first);
    const { voice, position } = sumAmounts(answers, world.prompts, days);
    const tracked = truthOf(rates);
    score(outcome, 'shareMarket', marketInterval(voice.byPrompt), market.share);
    score(outcome, 'shareTracked', trackedShareInterval(voice, persistence), tracked.share);
    score(outcome, 'positionMarket', marketPositionInterval(position.byPrompt), market.position);
    score(outcome, 'positionTracked', trackedPositionInterval(position, persistence), tracked.position);
  }
  return outcome;
}

function createTally(): Record<Metric, number> {
  return { shareMarket: 0, shareTracked: 0, positionMarket: 0, positionTracked: 0 };
}

/** A rare brand may have no interval, because no answer names it. */
function score({ shown, covered }: AmountOutcome, metric: Metric, interval: Interval | null, truth: number): void {
  if (!interval) return;
  shown[metric]++;
  if (interval.low <= truth + 1e-12 && truth <= interval.high + 1e-12) covered[metric]++;
}

/** Rates of brands are independent of each other; a sticky answer is repeated as a whole. */
function drawReport({ mean, icc, prompts, stickiness }: World, rivals: number, random: Random) {
  const means = [mean, ...Array<number>(rivals).fill(RIVAL_MEAN)];
  const rates: number[][] = [];
  const answers: Drawn[][] = [];
  const first: Answers = {
    days: DAYS,
    hits: new Uint8Array(prompts * ENGINES * DAYS),
    rates: new Float64Array(prompts * ENGINES),
  };
  for (let prompt = 0; prompt < prompts; prompt++) {
    const ofPrompt = means.map((rate) => drawRate(random, rate, icc / 2));
    for (let engine = 0; engine < ENGINES; engine++) {
      const cell = prompt * ENGINES + engine;
      const own = ofPrompt.map((rate) => drawRate(random, rate, icc / 2 / (1 - icc / 2)));
      rates.push(own);
      const drawn: Drawn[] = [];
      for (let day = 0; day < DAYS; day++) {
        const previous = drawn[day - 1];
        const answer = previous && random() < stickiness ? previous : drawAnswer(own, random);
        drawn.push(answer);
        if (answer.mentions[0]) first.hits[cell * DAYS + day] = 1;
      }
      answers.push(drawn);
    }
  }
  return { rates, answers, first };
}

function drawAnswer(rates: readonly number[], random: Random): Drawn {
  const mentions = rates.map((rate) => (random() < rate ? 1 + Math.floor(random() * 3) : 0));
  const before = mentions.slice(1).filter((count) => count > 0 && random() < 0.5).length;
  return { mentions, position: mentions[0] ? 1 + before : 0 };
}

/** The true values if the same cells were repeated forever: every named brand has two mentions on average. */
function truthOf(rates: readonly number[][]): { share: number; position: number } {
  let [own, all, positions] = [0, 0, 0];
  for (const [first = 0, ...others] of rates) {
    const rivals = others.reduce((sum, rate) => sum + rate, 0);
    own += first;
    all += first + rivals;
    positions += first * (1 + rivals / 2);
  }
  return { share: own / all, position: positions / own };
}

function sumAmounts(answers: readonly Drawn[][], prompts: number, days: number) {
  const voice = createAmounts(prompts * ENGINES, days);
  const position = createAmounts(prompts * ENGINES, days);
  for (let prompt = 0; prompt < prompts; prompt++) {
    const ofPrompt = [0, 0, 0, 0];
    for (let engine = 0; engine < ENGINES; engine++) {
      const ofCell = [0, 0, 0, 0];
      for (const { mentions, position: place } of answers[prompt * ENGINES + engine]?.slice(DAYS - days) ?? []) {
        const [own = 0] = mentions;
        const all = mentions.reduce((sum, count) => sum + count, 0);
        addSquares(voice.daily, own, all, 1);
        addSquares(position.daily, place, Number(own > 0), 1);
        for (const [index, amount] of [own, all, place, Number(own > 0)].entries()) {
          ofCell[index] = (ofCell[index] ?? 0) + amount;
          ofPrompt[index] = (ofPrompt[index] ?? 0) + amount;
        }
      }
      addSquares(voice.perCell, ofCell[0] ?? 0, ofCell[1] ?? 0, 1 / days);
      addSquares(position.perCell, ofCell[2] ?? 0, ofCell[3] ?? 0, 1 / days);
    }
    addGroup(voice.byPrompt, ofPrompt[0] ?? 0, ofPrompt[1] ?? 0);
    addGroup(position.byPrompt, ofPrompt[2] ?? 0, ofPrompt[3] ?? 0);
  }
  return { voice, position };
}

function createAmounts(cells: number, days: number): AmountSums {
  return { byPrompt: createRatioSums(), cells, days: cells * days, daily: createSquares(), perCell: createSquares() };
}

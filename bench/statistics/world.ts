import type { Random } from '../../src/domain/shared/random.ts';
import { drawRate } from './random.ts';

/** The parameters of a simulated report. */
export interface World {
  /** The share of answers that name the brand, over all possible prompts. */
  mean: number;
  /** The correlation of the answers of a cell: a prompt on an engine. */
  icc: number;
  prompts: number;
  /** The probability that an answer repeats the one of the day before. */
  stickiness: number;
  /** Whether half of the correlation belongs to a prompt on one engine only. */
  hasEngineEffect: boolean;
}

export const ENGINES = 3;
/** The number of days used to estimate stickiness, which is enough for two windows of 14 days. */
export const DAYS = 30;

/** `hits[cell * days + day]` is 1 if the brand is named; the cells of a prompt are adjacent. */
export interface Answers {
  days: number;
  hits: Uint8Array;
  /** The rate of each cell at first. */
  rates: Float64Array;
}

/** How the rates of cells move. */
export interface Drift {
  /** Added to every rate from this day on. */
  shift: number;
  fromDay: number;
  /** Added to the rates of the last engine on every day. */
  lastEngine: number;
}

const STEADY: Drift = { shift: 0, fromDay: Number.POSITIVE_INFINITY, lastEngine: 0 };

export function drawAnswers(world: World, random: Random, days = DAYS, drift: Partial<Drift> = {}): Answers {
  const { mean, icc, prompts, stickiness, hasEngineEffect } = world;
  const { shift, fromDay, lastEngine } = { ...STEADY, ...drift };
  const ofPrompt = hasEngineEffect ? icc / 2 : icc;
  const ofCell = hasEngineEffect ? (icc - ofPrompt) / (1 - ofPrompt) : 0;
  const hits = new Uint8Array(prompts * ENGINES * days);
  const rates = new Float64Array(prompts * ENGINES);
  for (let prompt = 0; prompt < prompts; prompt++) {
    const rate = drawRate(random, mean, ofPrompt);
    for (let engine = 0; engine < ENGINES; engine++) {
      const cell = prompt * ENGINES + engine;
      const extra = engine === ENGINES - 1 ? lastEngine : 0;
      const first = Math.min(1, drawRate(random, rate, ofCell) + extra);
      rates[cell] = first;
      let last = 0;
      for (let day = 0; day < days; day++) {
        const now = day < fromDay ? first : Math.min(1, first + shift);
        if (day === 0 || random() >= stickiness) last = random() < now ? 1 : 0;
        hits[cell * days + day] = last;
      }
    }
  }
  return { days, hits, rates };
}

/** Means, correlations, prompts and stickiness in every combination, with and without an effect of prompts on engines. */
export function listWorlds(): World[] {
  const worlds: World[] = [];
  for (const mean of [0.08, 0.3, 0.5]) {
    for (const icc of [0, 0.2, 0.5]) {
      for (const prompts of [5, 10, 25, 50]) {
        for (const stickiness of [0, 0.5, 0.8]) {
          for (const hasEngineEffect of icc === 0 ? [false] : [false, true]) {
            worlds.push({ mean, icc, prompts, stickiness, hasEngineEffect });
          }
        }
      }
    }
  }
  return worlds;
}

export const WINDOWS = [1, 3, 7, 14];

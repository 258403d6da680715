import { ENGINES } from '../../src/domain/shared/engines.ts';
import type { Random } from '../../src/domain/shared/random.ts';
import { drawRate } from '../statistics/random.ts';

/** The first one is yours. */
export const BRANDS = 10;
export const WEEKS = 26;
/** The first day that is evaluated has all windows before it. */
export const FIRST_DAY = 16;
export const DAYS = FIRST_DAY + 7 * WEEKS;

export interface World {
  prompts: number;
  /** The probability that an answer repeats the one of the day before. */
  stickiness: number;
}

/** What happens on the first engine on a day. */
export interface Happening {
  day: number;
  /** Added to the mean rate of a brand. */
  rise: number;
  /** Your brand, or everybody. */
  of: 'yours' | 'everybody';
  /** Whether the answers of the day before may still be repeated, so that the share needs some days to rise by all of it. */
  isGradual: boolean;
}

/** The share of answers that name a brand, and the correlation of the answers of a cell, half of which belongs to the prompt. */
const MEAN = 0.3;
const CELL_ICC = 0.5;

/** For each engine, brand and prompt, how many answers name the brand before each day. */
export interface Answers {
  prompts: number;
  /** `sums[((engine * BRANDS + brand) * prompts + prompt) * (DAYS + 1) + day]` */
  sums: Uint8Array;
}

/** One answer a day for each prompt on each engine. A rise moves each rate towards 1, so that the mean rate rises by all of it. */
export function drawAnswers({ prompts, stickiness }: World, random: Random, happening: Happening | null): Answers {
  const ofPrompt = CELL_ICC / 2;
  const ofCell = (CELL_ICC - ofPrompt) / (1 - ofPrompt);
  const sums = new Uint8Array(ENGINES.length * BRANDS * prompts * (DAYS + 1));
  for (let brand = 0; brand < BRANDS; brand++) {
    for (let prompt = 0; prompt < prompts; prompt++) {
      const level = drawRate(random, MEAN, ofPrompt);
      for (let engine = 0; engine < ENGINES.length; engine++) {
        const before = drawRate(random, level, ofCell);
        const isMoved = happening && engine === 0 && (brand === 0 || happening.of === 'everybody');
        const after = isMoved ? before + ((1 - before) * happening.rise) / (1 - MEAN) : before;
        const from = ((engine * BRANDS + brand) * prompts + prompt) * (DAYS + 1);
        let [last, sum] = [0, 0];
        for (let day = 0; day < DAYS; day++) {
          const rate = isMoved && day >= happening.day ? after : before;
          const isRepeated = day > 0 && random() < stickiness;
          if (!isRepeated || (isMoved && !happening.isGradual && day === happening.day)) last = random() < rate ? 1 : 0;
          sum += last;
          sums[from + day + 1] = sum;
        }
      }
    }
  }
  return { prompts, sums };
}

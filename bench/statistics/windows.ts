import { type Answers, ENGINES } from './world.ts';

/** Hits and answers of each cell in a window. */
export interface Window {
  hits: Float64Array;
  answers: Float64Array;
}

export interface Windows {
  before: Window;
  now: Window;
}

/** The last days, and the same number before them. */
export function windowsOf(answers: Answers, days: number): Windows {
  return {
    before: sumDays(answers, answers.days - 2 * days, answers.days - days),
    now: sumDays(answers, answers.days - days, answers.days),
  };
}

function sumDays({ hits, rates, days }: Answers, from: number, to: number): Window {
  const sums = new Float64Array(rates.length);
  for (let cell = 0; cell < rates.length; cell++) {
    let sum = 0;
    for (let day = from; day < to; day++) sum += hits[cell * days + day] ?? 0;
    sums[cell] = sum;
  }
  return { hits: sums, answers: new Float64Array(rates.length).fill(to - from) };
}

/** Only cells with a mask of 1 have answers. */
export function keep({ hits, answers }: Window, mask: Uint8Array | null): Window {
  if (!mask) return { hits, answers };
  const kept = { hits: new Float64Array(hits.length), answers: new Float64Array(hits.length) };
  for (let cell = 0; cell < hits.length; cell++) {
    kept.hits[cell] = (hits[cell] ?? 0) * (mask[cell] ?? 0);
    kept.answers[cell] = (answers[cell] ?? 0) * (mask[cell] ?? 0);
  }
  return kept;
}

export function sumByPrompt(values: Float64Array, prompts: number): Float64Array {
  const sums = new Float64Array(prompts);
  for (let prompt = 0, cell = 0; prompt < prompts; prompt++) {
    for (let engine = 0; engine < ENGINES; engine++) sums[prompt] = (sums[prompt] ?? 0) + (values[cell++] ?? 0);
  }
  return sums;
}

export function sumOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Which prompt each cell belongs to. */
export function promptsOfCells(prompts: number): Int32Array {
  let cells = KNOWN.get(prompts);
  if (!cells) {
    cells = Int32Array.from({ length: prompts * ENGINES }, (_, cell) => Math.floor(cell / ENGINES));
    KNOWN.set(prompts, cells);
  }
  return cells;
}

const KNOWN = new Map<number, Int32Array>();

import type { EngineId } from '../shared/engines.ts';
import { add, type BrandCellField, type CellField, type Column, type ReportSize, valueOf } from './cells.ts';
import { type DailyVariation, estimatePersistence, type Persistence } from './persistence.ts';

/** The number of days used to measure how much answers resemble the previous ones. */
export const PERSISTENCE_DAYS = 30;

/** The signals that are compared from day to day: whether answers name a brand, and whether they cite it. */
export const SIGNALS = ['namedIn', 'citedIn'] as const satisfies BrandCellField[];
type Signal = (typeof SIGNALS)[number];

export type BrandPersistence = Record<Signal, Persistence>;

/** The answers of an engine on a day, and how many of them name or cite each brand: a part of its cells. */
export interface EngineHits {
  calls: Record<Extract<CellField, 'answers'>, Column>;
  brands: Record<Signal, Column>[];
}

export type DayHits = Map<EngineId, EngineHits>;

export function createHits({ prompts, brands }: ReportSize): EngineHits {
  const createColumn = () => new Uint32Array(prompts);
  return {
    calls: { answers: createColumn() },
    brands: Array.from({ length: brands }, () => ({ namedIn: createColumn(), citedIn: createColumn() })),
  };
}

/** How the answers of an engine varied so far. Each array has a value for each prompt. */
interface EngineVariation {
  answers: Float64Array;
  /** Days with answers. */
  days: Float64Array;
  brands: Record<Signal, SignalVariation>[];
}

interface SignalVariation {
  hits: Float64Array;
  /** The sum over days of squared hits over answers. */
  squares: Float64Array;
  /** The rate of the last day with answers. */
  last: Float64Array;
  /** The sum over all cells of the squared differences of the rates of consecutive days. */
  steps: number;
}

export interface Variation extends ReportSize {
  engines: Map<EngineId, EngineVariation>;
  /** Days of cells that had answers before. */
  pairs: number;
}

export function createVariation({ prompts, brands }: ReportSize): Variation {
  return { prompts, brands, engines: new Map(), pairs: 0 };
}

/** Measures how the answers to the prompts of a report vary from day to day, brand by brand. Days must come in order. */
export function measurePersistence(days: Iterable<DayHits>, size: ReportSize): BrandPersistence[] {
  const variation = createVariation(size);
  for (const day of days) addDayOfHits(variation, day);
  return estimateEach(variation);
}

export function addDayOfHits(variation: Variation, day: DayHits): void {
  for (const [engine, { calls, brands }] of day) {
    const known = variation.engines.get(engine) ?? createEngineVariation(variation);
    variation.engines.set(engine, known);
    for (const [brand, columns] of brands.entries()) {
      for (const signal of SIGNALS) {
        const ofSignal = known.brands[brand]?.[signal];
        if (ofSignal) addSignal(ofSignal, columns[signal], calls.answers, known.days);
      }
    }
    for (let prompt = 0; prompt < variation.prompts; prompt++) {
      const answers = valueOf(calls.answers, prompt);
      if (answers === 0) continue;
      if (valueOf(known.days, prompt) > 0) variation.pairs++;
      add(known.days, prompt, 1);
      add(known.answers, prompt, answers);
    }
  }
}

function addSignal(known: SignalVariation, column: Column, answers: Column, days: Float64Array): void {
  for (let prompt = 0; prompt < column.length; prompt++) {
    const hits = valueOf(column, prompt);
    const ofPrompt = valueOf(answers, prompt);
    const last = valueOf(known.last, prompt);
    // Most cells have no hits on most days.
    if (ofPrompt === 0 || (hits === 0 && last === 0)) continue;
    const rate = hits / ofPrompt;
    if (valueOf(days, prompt) > 0) known.steps += (rate - last) ** 2;
    add(known.hits, prompt, hits);
    add(known.squares, prompt, hits * rate);
    known.last[prompt] = rate;
  }
}

function createEngineVariation({ prompts, brands }: ReportSize): EngineVariation {
  const createValues = () => new Float64Array(prompts);
  const createSignal = () => ({ hits: createValues(), squares: createValues(), last: createValues(), steps: 0 });
  return {
    answers: createValues(),
    days: createValues(),
    brands: Array.from({ length: brands }, () => ({ namedIn: createSignal(), citedIn: createSignal() })),
  };
}

/** The persistence of each brand. */
export function estimateEach(variation: Variation): BrandPersistence[] {
  return Array.from({ length: variation.brands }, (_, brand) => ({
    namedIn: estimatePersistence(sumVariation(variation, brand, 'namedIn')),
    citedIn: estimatePersistence(sumVariation(variation, brand, 'citedIn')),
  }));
}

function sumVariation({ engines, pairs }: Variation, brand: number, signal: Signal): DailyVariation {
  const sum = { cells: 0, days: 0, answers: 0, hits: 0, pairs, steps: 0, spread: 0, answerSpread: 0 };
  for (const [, { answers, days, brands }] of [...engines].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const ofSignal = brands[brand]?.[signal];
    if (!ofSignal) continue;
    sum.steps += ofSignal.steps;
    for (let prompt = 0; prompt < answers.length; prompt++) {
      const ofPrompt = valueOf(answers, prompt);
      if (ofPrompt === 0) continue;
      const hits = valueOf(ofSignal.hits, prompt);
      const expected = (hits * hits) / ofPrompt;
      sum.cells++;
      sum.days += valueOf(days, prompt);
      sum.answers += ofPrompt;
      sum.hits += hits;
      sum.spread += valueOf(ofSignal.squares, prompt) - expected;
      sum.answerSpread += hits - expected;
    }
  }
  return sum;
}

/** The memory that a variation takes, in bytes. */
export function sizeOfVariation({ prompts, brands, engines }: Variation): number {
  return 8 * prompts * engines.size * (2 + brands * SIGNALS.length * 3);
}

import { ENGINES, type EngineId } from '../shared/engines.ts';
import { readHits, SIGNALS, type Signal } from './day-hits.ts';
import { type DailyVariation, estimatePersistence, type Persistence } from './persistence.ts';

/** The number of days used to measure how much answers resemble the previous ones. */
export const PERSISTENCE_DAYS = 30;

/** The hits of a day as flattenHits packs them, and the engines they belong to. */
export interface PackedHits {
  engines: readonly EngineId[];
  hits: Uint8Array;
}

export type BrandPersistence = Record<Signal, Persistence>;

/** Measures how the answers to the prompts of a report vary from day to day, brand by brand. Days must come in order. */
export function measurePersistence(days: readonly (readonly PackedHits[])[], size: ReportSize): BrandPersistence[] {
  const variation = createVariation(size);
  for (const day of days) addDayOfHits(variation, day);
  return estimateEach(variation);
}

export interface ReportSize {
  prompts: number;
  brands: number;
}

/** How the answers varied so far. Cells of an engine are adjacent. */
export interface Variation extends ReportSize {
  answers: Answers;
  columns: Record<Signal, Column>[];
}

export function createVariation({ prompts, brands }: ReportSize): Variation {
  const cells = prompts * ENGINES_IN_ORDER.length;
  return {
    prompts,
    brands,
    answers: createAnswers(cells),
    columns: Array.from({ length: brands }, () => ({ namedIn: createColumn(cells), citedIn: createColumn(cells) })),
  };
}

const ENGINES_IN_ORDER = ENGINES.toSorted();

/** Adds the next day: the hits of each country. */
export function addDayOfHits({ prompts, brands, answers, columns }: Variation, day: readonly PackedHits[]): void {
  answers.today.fill(0);
  for (const { engines, hits } of day) {
    readHits(hits, { engines: engines.length, brands }, ({ engine, brand, signal }, values, start) => {
      const first = ENGINES_IN_ORDER.indexOf(engines[engine] as EngineId) * prompts;
      const column = brand === null ? null : columns[brand]?.[signal];
      if (column) addHits(column, first, values, start, answers);
      else addAnswers(answers, first, values, start);
    });
  }
  for (const column of columns) for (const signal of SIGNALS) finishDay(column[signal], answers);
}

export function estimateEach({ answers, columns }: Variation): BrandPersistence[] {
  const total = sumAnswers(answers);
  return columns.map(({ namedIn, citedIn }) => ({
    namedIn: estimatePersistence(sumUp(namedIn, answers, total)),
    citedIn: estimatePersistence(sumUp(citedIn, answers, total)),
  }));
}

/** Copies a variation into another one of the same size, which is overwritten. */
export function copyVariation(from: Variation, to: Variation): Variation {
  const { today, sums, days } = to.answers;
  today.set(from.answers.today);
  sums.set(from.answers.sums);
  days.set(from.answers.days);
  to.answers.pairs = from.answers.pairs;
  for (const [brand, column] of to.columns.entries()) {
    for (const signal of SIGNALS) {
      const source = from.columns[brand]?.[signal];
      if (source) copyColumn(source, column[signal]);
    }
  }
  return to;
}

/** The arrays that a variation consists of. */
export function listArrays({ answers, columns }: Variation): (Int32Array | Float64Array)[] {
  const ofColumns = columns.flatMap((column) => SIGNALS.flatMap((signal) => listColumn(column[signal])));
  return [answers.today, answers.sums, answers.days, ...ofColumns];
}

function listColumn({ sums, squares, last, days, active, hitToday }: Column): (Int32Array | Float64Array)[] {
  return [sums, squares, last, days, active, hitToday];
}

/** The answers of every cell: today's, and all so far. */
interface Answers {
  today: Int32Array;
  sums: Int32Array;
  days: Int32Array;
  /** Days of cells that had answers before. */
  pairs: number;
}

function createAnswers(cells: number): Answers {
  return { today: new Int32Array(cells), sums: new Int32Array(cells), days: new Int32Array(cells), pairs: 0 };
}

/** Adds a column: see readHits. */
function addAnswers(answers: Answers, first: number, values: Uint32Array, start: number): void {
  const { today, sums, days } = answers;
  let { pairs } = answers;
  let cell = first;
  let at = start + 1;
  for (let left = values[start] as number; left > 0; left--) {
    const step = values[at++] as number;
    const count = (step & 1) === 0 ? 1 : (values[at++] as number);
    cell += step >> 1;
    if (days[cell] !== 0) pairs++;
    today[cell] = count;
    sums[cell] = (sums[cell] as number) + count;
    days[cell] = (days[cell] as number) + 1;
  }
  answers.pairs = pairs;
}

/** The hits of every cell. Only cells with hits are visited: most have none on most days. */
interface Column {
  /** The sum of hits, the sum of their squares over answers, the rate of the last day with answers, and the last day with hits. */
  sums: Int32Array;
  squares: Float64Array;
  last: Float64Array;
  days: Int32Array;
  /** Cells whose last rate is above 0, and those that have hits today; each list has as many entries as the number after it. */
  active: Int32Array;
  activeCells: number;
  hitToday: Int32Array;
  hitCells: number;
  /** Counts the days. */
  day: number;
  steps: number;
}

function createColumn(cells: number): Column {
  const lists = { active: new Int32Array(cells), activeCells: 0, hitToday: new Int32Array(cells), hitCells: 0 };
  const [sums, days] = [new Int32Array(cells), new Int32Array(cells)];
  const [squares, last] = [new Float64Array(cells), new Float64Array(cells)];
  return { sums, squares, last, days, ...lists, day: 1, steps: 0 };
}

function copyColumn({ sums, squares, last, days, active, hitToday, ...counts }: Column, to: Column): void {
  to.sums.set(sums);
  to.squares.set(squares);
  to.last.set(last);
  to.days.set(days);
  to.active.set(active.subarray(0, counts.activeCells));
  to.hitToday.set(hitToday.subarray(0, counts.hitCells));
  Object.assign(to, counts);
}

/** Adds a column: see readHits. */
function addHits(column: Column, first: number, values: Uint32Array, start: number, { today, days }: Answers): void {
  const { sums, squares, last, days: daysOfHits, hitToday, day } = column;
  let { steps, hitCells } = column;
  let cell = first;
  let at = start + 1;
  for (let left = values[start] as number; left > 0; left--) {
    const step = values[at++] as number;
    const hits = (step & 1) === 0 ? 1 : (values[at++] as number);
    cell += step >> 1;
    const rate = hits / (today[cell] as number);
    sums[cell] = (sums[cell] as number) + hits;
    squares[cell] = (squares[cell] as number) + hits * rate;
    const difference = rate - (last[cell] as number);
    if ((days[cell] as number) > 1) steps += difference * difference;
    last[cell] = rate;
    daysOfHits[cell] = day;
    hitToday[hitCells++] = cell;
  }
  column.steps = steps;
  column.hitCells = hitCells;
}

function finishDay(column: Column, { today }: Answers): void {
  const { last, days, active, hitToday, day } = column;
  let { steps, hitCells } = column;
  for (let i = 0; i < column.activeCells; i++) {
    const cell = active[i] as number;
    if (days[cell] === day) continue;
    if (today[cell] === 0) {
      hitToday[hitCells++] = cell;
      continue;
    }
    const rate = last[cell] as number;
    steps += rate * rate;
    last[cell] = 0;
  }
  Object.assign(column, {
    steps,
    day: day + 1,
    active: hitToday,
    activeCells: hitCells,
    hitToday: active,
    hitCells: 0,
  });
}

function sumUp({ sums, squares, steps }: Column, answers: Answers, total: AnswerTotal): DailyVariation {
  let allHits = 0;
  // In an array, because each new value of a variable would be an object until the function is optimized.
  const spread = new Float64Array(2);
  for (let cell = 0; cell < sums.length; cell++) {
    const hits = sums[cell] as number;
    if (hits === 0) continue;
    const expected = (hits * hits) / (answers.sums[cell] as number);
    allHits += hits;
    spread[0] = (spread[0] as number) + ((squares[cell] as number) - expected);
    spread[1] = (spread[1] as number) + (hits - expected);
  }
  const [ofDays = 0, ofAnswers = 0] = spread;
  return { ...total, hits: allHits, pairs: answers.pairs, steps, spread: ofDays, answerSpread: ofAnswers };
}

type AnswerTotal = Pick<DailyVariation, 'cells' | 'days' | 'answers'>;

function sumAnswers({ sums, days }: Answers): AnswerTotal {
  const total = { cells: 0, days: 0, answers: 0 };
  for (let cell = 0; cell < sums.length; cell++) {
    if (sums[cell] === 0) continue;
    total.cells++;
    total.days += days[cell] as number;
    total.answers += sums[cell] as number;
  }
  return total;
}

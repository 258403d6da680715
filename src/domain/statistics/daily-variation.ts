import type { EngineId } from '../shared/engines.ts';
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
export function measurePersistence(
  days: readonly (readonly PackedHits[])[],
  { prompts, brands }: { prompts: number; brands: number },
): BrandPersistence[] {
  const names = [...new Set(days.flatMap((day) => day.flatMap(({ engines }) => engines)))].toSorted();
  const answers = createAnswers(prompts * names.length);
  const columns = Array.from({ length: brands }, () => ({
    namedIn: createColumn(prompts * names.length),
    citedIn: createColumn(prompts * names.length),
  }));
  for (const day of days) {
    answers.today.fill(0);
    for (const { engines, hits } of day) {
      readHits(hits, { engines: engines.length, brands }, ({ engine, brand, signal }) => {
        const start = names.indexOf(engines[engine] as EngineId) * prompts;
        const column = brand === null ? null : columns[brand]?.[signal];
        return column
          ? (prompt, count) => addHits(column, start + prompt, count, answers)
          : (prompt, count) => addAnswers(answers, start + prompt, count);
      });
    }
    for (const column of columns) for (const signal of SIGNALS) finishDay(column[signal], answers);
  }
  return columns.map(({ namedIn, citedIn }) => ({
    namedIn: estimatePersistence(sumUp(namedIn, answers)),
    citedIn: estimatePersistence(sumUp(citedIn, answers)),
  }));
}

/** The answers of every cell: today's, and all so far. */
interface Answers {
  today: Float64Array;
  sums: Float64Array;
  days: Float64Array;
  /** Days of cells that had answers before. */
  pairs: number;
}

function createAnswers(cells: number): Answers {
  return { today: new Float64Array(cells), sums: new Float64Array(cells), days: new Float64Array(cells), pairs: 0 };
}

function addAnswers(answers: Answers, cell: number, count: number): void {
  const { today, sums, days } = answers;
  if (days[cell]) answers.pairs++;
  today[cell] = count;
  sums[cell] = (sums[cell] ?? 0) + count;
  days[cell] = (days[cell] ?? 0) + 1;
}

/** The hits of every cell. Only cells with hits are visited: most have none on most days. */
interface Column {
  sums: Float64Array;
  squares: Float64Array;
  /** The rate of the last day with answers. */
  last: Float64Array;
  /** Cells whose last rate is above 0, and those that have hits today. */
  active: number[];
  hitToday: number[];
  steps: number;
}

function createColumn(cells: number): Column {
  const zeros = () => new Float64Array(cells);
  return { sums: zeros(), squares: zeros(), last: zeros(), active: [], hitToday: [], steps: 0 };
}

/** The rate is kept as a negative number until the day is over: it marks cells that have hits today. */
function addHits(column: Column, cell: number, hits: number, { today, days }: Answers): void {
  const { sums, squares, last } = column;
  const rate = hits / (today[cell] ?? 1);
  sums[cell] = (sums[cell] ?? 0) + hits;
  squares[cell] = (squares[cell] ?? 0) + hits * rate;
  if ((days[cell] ?? 0) > 1) column.steps += (rate - (last[cell] ?? 0)) ** 2;
  last[cell] = -rate;
  column.hitToday.push(cell);
}

function finishDay(column: Column, { today }: Answers): void {
  const { last, active, hitToday } = column;
  const next: number[] = hitToday;
  for (const cell of active) {
    const rate = last[cell] ?? 0;
    if (rate < 0) continue;
    if (!today[cell]) {
      next.push(cell);
      continue;
    }
    column.steps += rate * rate;
    last[cell] = 0;
  }
  for (const cell of next) last[cell] = Math.abs(last[cell] ?? 0);
  column.active = next;
  column.hitToday = [];
}

function sumUp({ sums, squares, steps }: Column, answers: Answers): DailyVariation {
  const { pairs } = answers;
  const variation = { cells: 0, days: 0, answers: 0, hits: 0, pairs, steps, spread: 0, answerSpread: 0 };
  for (let cell = 0; cell < sums.length; cell++) {
    const count = answers.sums[cell] ?? 0;
    if (count === 0) continue;
    const hits = sums[cell] ?? 0;
    variation.cells++;
    variation.days += answers.days[cell] ?? 0;
    variation.answers += count;
    variation.hits += hits;
    variation.spread += (squares[cell] ?? 0) - hits ** 2 / count;
    variation.answerSpread += hits - hits ** 2 / count;
  }
  return variation;
}

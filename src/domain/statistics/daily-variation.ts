import type { EngineId } from '../shared/engines.ts';
import { readHits, SIGNALS, type Signal } from './day-hits.ts';
import { type DailyVariation, estimatePersistence, type Persistence } from './persistence.ts';

/** How far back it is looked to learn how much answers resemble the previous ones. */
export const PERSISTENCE_DAYS = 30;

/** The hits of a day as flattenHits packs them, and the engines they belong to. */
export interface PackedHits {
  engines: readonly EngineId[];
  hits: Uint8Array;
}

export type BrandPersistence = Record<Signal, Persistence>;

/** How the answers to the prompts of a report vary from day to day, brand by brand. Days must come in order. */
export function measurePersistence(
  days: readonly (readonly PackedHits[])[],
  { prompts, brands }: { prompts: number; brands: number },
): BrandPersistence[] {
  const names = [...new Set(days.flatMap((day) => day.flatMap(({ engines }) => engines)))];
  const cells = prompts * names.length;
  const answers = createColumn(cells);
  const columns = Array.from({ length: brands }, () => ({
    namedIn: createColumn(cells),
    citedIn: createColumn(cells),
  }));
  for (const day of days) {
    answers.today.fill(0);
    for (const column of columns) for (const signal of SIGNALS) column[signal].today.fill(0);
    for (const { engines, hits } of day) {
      readHits(hits, { engines: engines.length, brands }, ({ engine, brand, signal }) => {
        const start = names.indexOf(engines[engine] as EngineId) * prompts;
        const { today } = (brand === null ? answers : columns[brand]?.[signal]) ?? answers;
        return (prompt, count) => {
          today[start + prompt] = count;
        };
      });
    }
    for (const column of columns) for (const signal of SIGNALS) addDay(column[signal], answers.today);
    for (let cell = 0; cell < cells; cell++)
      answers.sums[cell] = (answers.sums[cell] ?? 0) + (answers.today[cell] ?? 0);
    for (let cell = 0; cell < cells; cell++)
      if (answers.today[cell]) answers.days[cell] = (answers.days[cell] ?? 0) + 1;
  }
  return columns.map(({ namedIn, citedIn }) => ({
    namedIn: estimatePersistence(sumUp(namedIn, answers)),
    citedIn: estimatePersistence(sumUp(citedIn, answers)),
  }));
}

/** The counts of every cell: today's, their sums, and the rate of the last day that had answers. */
interface Column {
  today: Float64Array;
  sums: Float64Array;
  days: Float64Array;
  squares: Float64Array;
  last: Float64Array;
  pairs: number;
  steps: number;
}

const NO_DAY = -1;

function createColumn(cells: number): Column {
  const zeros = () => new Float64Array(cells);
  return {
    today: zeros(),
    sums: zeros(),
    days: zeros(),
    squares: zeros(),
    last: zeros().fill(NO_DAY),
    pairs: 0,
    steps: 0,
  };
}

function addDay(column: Column, answers: Float64Array): void {
  const { today, sums, squares, last } = column;
  for (let cell = 0; cell < answers.length; cell++) {
    const count = answers[cell] ?? 0;
    if (count === 0) continue;
    const hits = today[cell] ?? 0;
    const [rate, previous] = [hits / count, last[cell] ?? NO_DAY];
    if (previous !== NO_DAY) {
      column.pairs++;
      column.steps += (rate - previous) * (rate - previous);
    }
    last[cell] = rate;
    if (hits === 0) continue;
    sums[cell] = (sums[cell] ?? 0) + hits;
    squares[cell] = (squares[cell] ?? 0) + hits * rate;
  }
}

function sumUp({ sums, squares, pairs, steps }: Column, answers: Column): DailyVariation {
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

import { type CellTable, cellOf, startOfBrandField, startOfField } from './cell-table.ts';
import { unpackIntegers } from './varints.ts';

/** The signals that are compared from day to day: whether answers name a brand, and whether they cite it. */
export const SIGNALS = ['namedIn', 'citedIn'] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * The answers of a day and their hits, cell by cell, as a list of integers: for each engine its cells with answers, then for each
 * brand and signal its cells with hits. Most counts are 1 and take no additional space.
 */
export function flattenHits(table: CellTable): number[] {
  const flat: number[] = [];
  for (const engine of table.engines.keys()) {
    flattenColumn(table, engine, startOfField(table, 'answers'), flat);
    for (let brand = 0; brand < table.brands; brand++) {
      for (const signal of SIGNALS) flattenColumn(table, engine, startOfBrandField(table, brand, signal), flat);
    }
  }
  return flat;
}

function flattenColumn(table: CellTable, engine: number, start: number, flat: number[]): void {
  const length = flat.push(0) - 1;
  let last = 0;
  for (let prompt = 0; prompt < table.prompts; prompt++) {
    const count = table.values[start + cellOf(table, prompt, engine)] ?? 0;
    if (count === 0) continue;
    const step = prompt - last;
    if (count === 1) flat.push(step * 2);
    else flat.push(step * 2 + 1, count);
    last = prompt;
    flat[length] = (flat[length] ?? 0) + 1;
  }
}

/** Calls back for each column, in the order of flattenHits; `brand` is null for answers. */
export function readHits(
  packed: Uint8Array,
  { engines, brands }: { engines: number; brands: number },
  onColumn: (column: HitColumn, values: Uint32Array, start: number) => void,
): void {
  const values = unpackIntegers(packed);
  let at = 0;
  function readColumn(column: HitColumn): void {
    onColumn(column, values, at);
    at = endOfColumn(values, at);
  }
  for (let engine = 0; engine < engines; engine++) {
    readColumn({ engine, brand: null, signal: 'namedIn' });
    for (let brand = 0; brand < brands; brand++) {
      for (const signal of SIGNALS) readColumn({ engine, brand, signal });
    }
  }
}

export interface HitColumn {
  engine: number;
  brand: number | null;
  signal: Signal;
}

/** A column is the number of its cells, then for each the step to its prompt, doubled; odd if a count other than 1 follows. */
function endOfColumn(values: Uint32Array, start: number): number {
  let at = start + 1;
  for (let left = values[start] as number; left > 0; left--) at += 1 + ((values[at] as number) & 1);
  return at;
}

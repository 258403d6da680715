import { BRAND, CELL, type CellTable, startOfBrand, startOfCell } from './cell-table.ts';
import { VarintReader } from './varints.ts';

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
    flattenColumn(table, engine, CELL.answers, flat);
    for (let brand = 0; brand < table.brands; brand++) {
      for (const signal of SIGNALS) flattenColumn(table, engine, startOfBrand(brand) + BRAND[signal], flat);
    }
  }
  return flat;
}

function flattenColumn(table: CellTable, engine: number, field: number, flat: number[]): void {
  const length = flat.push(0) - 1;
  let last = 0;
  for (let prompt = 0; prompt < table.prompts; prompt++) {
    const count = table.values[startOfCell(table, prompt, engine) + field] ?? 0;
    if (count === 0) continue;
    const step = prompt - last;
    if (count === 1) flat.push(step * 2);
    else flat.push(step * 2 + 1, count);
    last = prompt;
    flat[length] = (flat[length] ?? 0) + 1;
  }
}

/** Calls back for each count of a column, in the order of flattenHits; `brand` is null for answers. */
export function readHits(
  packed: Uint8Array,
  { engines, brands }: { engines: number; brands: number },
  onColumn: (column: {
    engine: number;
    brand: number | null;
    signal: Signal;
  }) => (prompt: number, count: number) => void,
): void {
  const reader = new VarintReader(packed);
  function readColumn(onCount: (prompt: number, count: number) => void): void {
    let prompt = 0;
    for (let left = reader.next(); left > 0; left--) {
      const step = reader.next();
      prompt += step >> 1;
      onCount(prompt, step % 2 === 0 ? 1 : reader.next());
    }
  }
  for (let engine = 0; engine < engines; engine++) {
    readColumn(onColumn({ engine, brand: null, signal: 'namedIn' }));
    for (let brand = 0; brand < brands; brand++) {
      for (const signal of SIGNALS) readColumn(onColumn({ engine, brand, signal }));
    }
  }
}

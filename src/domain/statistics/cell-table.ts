import type { EngineId } from '../shared/engines.ts';
import { VarintReader } from './varints.ts';

/** The sums of a cell (a prompt on an engine) over days. Amounts are squared day by day. */
export const CELL = { answers: 0, noAnswers: 1, failed: 2, days: 3, allMentions: 4, allSquared: 5 } as const;
const CELL_FIELDS = 6;

/** Its sums for a brand. */
export const BRAND = {
  mentions: 0,
  namedIn: 1,
  positions: 2,
  citations: 3,
  citedIn: 4,
  mentionsSquared: 5,
  mentionsByAll: 6,
  positionsSquared: 7,
  positionsByNamed: 8,
  namedSquared: 9,
} as const;
const BRAND_FIELDS = 10;

/** The sums of every cell of a window: `values[start of the cell + field]`. */
export interface CellTable {
  prompts: number;
  engines: readonly EngineId[];
  brands: number;
  width: number;
  /** Modulo 2 ** 32: adding and subtracting the same value leaves no trace. */
  values: Uint32Array;
}

export function createCellTable(prompts: number, engines: readonly EngineId[], brands: number): CellTable {
  const width = CELL_FIELDS + brands * BRAND_FIELDS;
  return { prompts, engines, brands, width, values: new Uint32Array(prompts * engines.length * width) };
}

/** Cells of a prompt are adjacent, engine by engine. */
export function startOfCell({ engines, width }: CellTable, prompt: number, engine: number): number {
  return (prompt * engines.length + engine) * width;
}

export function startOfBrand(brand: number): number {
  return CELL_FIELDS + brand * BRAND_FIELDS;
}

/** Adds the counts of a day, as stored: see flattenCounts. */
export function addDayToTable(table: CellTable, engine: number, packed: Uint8Array, weight = 1): void {
  const { values } = table;
  const reader = new VarintReader(packed);
  const found = new Float64Array(6 * table.brands);
  while (!reader.isDone()) {
    const cell = startOfCell(table, reader.next(), engine);
    const answers = reader.next();
    add(values, cell + CELL.answers, weight * answers);
    add(values, cell + CELL.noAnswers, weight * reader.next());
    add(values, cell + CELL.failed, weight * reader.next());
    if (answers > 0) add(values, cell + CELL.days, weight);
    const brands = reader.next();
    let all = 0;
    for (let i = 0; i < brands * 6; i++) found[i] = reader.next();
    for (let i = 0; i < brands; i++) all += found[i * 6 + 1] ?? 0;
    add(values, cell + CELL.allMentions, weight * all);
    add(values, cell + CELL.allSquared, weight * all * all);
    for (let i = 0; i < brands; i++) addBrand(values, cell, found, i * 6, all, weight);
  }
}

/** `found` contains from `at` on: the brand, mentions, named in, positions, citations, cited in. */
function addBrand(
  values: Uint32Array,
  cell: number,
  found: Float64Array,
  at: number,
  all: number,
  weight: number,
): void {
  const start = cell + startOfBrand(found[at] ?? 0);
  const [mentions, namedIn, positions] = [found[at + 1] ?? 0, found[at + 2] ?? 0, found[at + 3] ?? 0];
  add(values, start + BRAND.mentions, weight * mentions);
  add(values, start + BRAND.namedIn, weight * namedIn);
  add(values, start + BRAND.positions, weight * positions);
  add(values, start + BRAND.citations, weight * (found[at + 4] ?? 0));
  add(values, start + BRAND.citedIn, weight * (found[at + 5] ?? 0));
  add(values, start + BRAND.mentionsSquared, weight * mentions * mentions);
  add(values, start + BRAND.mentionsByAll, weight * mentions * all);
  add(values, start + BRAND.positionsSquared, weight * positions * positions);
  add(values, start + BRAND.positionsByNamed, weight * positions * namedIn);
  add(values, start + BRAND.namedSquared, weight * namedIn * namedIn);
}

function add(values: Uint32Array, index: number, amount: number): void {
  values[index] = (values[index] ?? 0) + amount;
}

/** The cells of an engine as a list of integers; empty cells and brands are omitted. */
export function flattenTable(table: CellTable, engine: number): number[] {
  const { values } = table;
  const flat: number[] = [];
  for (let prompt = 0; prompt < table.prompts; prompt++) {
    const cell = startOfCell(table, prompt, engine);
    const own = values.subarray(cell, cell + CELL_FIELDS);
    if (own.every((value) => value === 0)) continue;
    flat.push(prompt, ...own);
    const count = flat.push(0) - 1;
    for (let brand = 0; brand < table.brands; brand++) {
      const start = cell + startOfBrand(brand);
      const ofBrand = values.subarray(start, start + BRAND_FIELDS);
      if (ofBrand.every((value) => value === 0)) continue;
      flat.push(brand, ...ofBrand);
      flat[count] = (flat[count] ?? 0) + 1;
    }
  }
  return flat;
}

/** Adds the result of flattenTable, or subtracts it with a weight of -1. */
export function addTotalsToTable(table: CellTable, engine: number, packed: Uint8Array, weight = 1): void {
  const { values } = table;
  const reader = new VarintReader(packed);
  while (!reader.isDone()) {
    const cell = startOfCell(table, reader.next(), engine);
    for (let field = 0; field < CELL_FIELDS; field++) add(values, cell + field, weight * reader.next());
    for (let left = reader.next(); left > 0; left--) {
      const start = cell + startOfBrand(reader.next());
      for (let field = 0; field < BRAND_FIELDS; field++) add(values, start + field, weight * reader.next());
    }
  }
}

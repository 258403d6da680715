import type { EngineId } from '../shared/engines.ts';
import { unpackIntegers } from './varints.ts';

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

/** Cells of an engine are adjacent, because counts are stored by engine. */
export function startOfCell({ prompts, width }: CellTable, prompt: number, engine: number): number {
  return (engine * prompts + prompt) * width;
}

export function startOfBrand(brand: number): number {
  return CELL_FIELDS + brand * BRAND_FIELDS;
}

/**
 * Adds the counts of a day, as stored: see flattenCounts. `rows` maps the index of a prompt to its row in a table of some
 * prompts; those with a negative row are skipped.
 */
export function addDayToTable(table: CellTable, engine: number, packed: Uint8Array, rows?: Int32Array): void {
  const { values } = table;
  const counts = unpackIntegers(packed);
  for (let at = 0; at < counts.length; ) {
    const prompt = counts[at] as number;
    const first = at + 5;
    const end = first + FOUND_FIELDS * (counts[at + 4] as number);
    const row = rows === undefined ? prompt : (rows[prompt] as number);
    if (row >= 0) {
      const cell = startOfCell(table, row, engine);
      const answers = counts[at + 1] as number;
      add(values, cell + CELL.answers, answers);
      add(values, cell + CELL.noAnswers, counts[at + 2] as number);
      add(values, cell + CELL.failed, counts[at + 3] as number);
      if (answers > 0) add(values, cell + CELL.days, 1);
      let all = 0;
      for (let i = first; i < end; i += FOUND_FIELDS) all += counts[i + 1] as number;
      add(values, cell + CELL.allMentions, all);
      add(values, cell + CELL.allSquared, Math.imul(all, all));
      for (let i = first; i < end; i += FOUND_FIELDS) addBrand(values, cell, counts, i, all);
    }
    at = end;
  }
}

/** The brand, mentions, named in, positions, citations, cited in. */
const FOUND_FIELDS = 6;

function addBrand(values: Uint32Array, cell: number, found: Uint32Array, at: number, all: number): void {
  const start = cell + startOfBrand(found[at] as number);
  const mentions = found[at + 1] as number;
  const namedIn = found[at + 2] as number;
  const positions = found[at + 3] as number;
  add(values, start + BRAND.mentions, mentions);
  add(values, start + BRAND.namedIn, namedIn);
  add(values, start + BRAND.positions, positions);
  add(values, start + BRAND.citations, found[at + 4] as number);
  add(values, start + BRAND.citedIn, found[at + 5] as number);
  add(values, start + BRAND.mentionsSquared, Math.imul(mentions, mentions));
  add(values, start + BRAND.mentionsByAll, Math.imul(mentions, all));
  add(values, start + BRAND.positionsSquared, Math.imul(positions, positions));
  add(values, start + BRAND.positionsByNamed, Math.imul(positions, namedIn));
  add(values, start + BRAND.namedSquared, Math.imul(namedIn, namedIn));
}

/** In 32-bit integers, which are much faster than doubles. */
function add(values: Uint32Array, index: number, amount: number): void {
  values[index] = ((values[index] as number) + amount) | 0;
}

/** The sums of the days between two running totals. `values` is an array to fill, of the same length. */
export function subtractTable(
  to: CellTable,
  from: CellTable,
  values: Uint32Array = new Uint32Array(to.values.length),
): CellTable {
  const { values: minuends } = to;
  const { values: subtrahends } = from;
  for (let i = 0; i < values.length; i++) values[i] = ((minuends[i] as number) - (subtrahends[i] as number)) | 0;
  return { ...to, values };
}

/** `values` is an array to fill, of the same length. */
export function copyTable(table: CellTable, values: Uint32Array = new Uint32Array(table.values.length)): CellTable {
  values.set(table.values);
  return { ...table, values };
}

/** The cells of an engine as a list of integers; empty cells and brands are omitted. */
export function flattenTable(table: CellTable, engine: number): number[] {
  const { values } = table;
  const flat: number[] = [];
  for (let prompt = 0; prompt < table.prompts; prompt++) {
    const cell = startOfCell(table, prompt, engine);
    if (isZero(values, cell, CELL_FIELDS)) continue;
    flat.push(prompt);
    for (let field = 0; field < CELL_FIELDS; field++) flat.push(values[cell + field] as number);
    const count = flat.push(0) - 1;
    for (let brand = 0; brand < table.brands; brand++) {
      const start = cell + startOfBrand(brand);
      if (isZero(values, start, BRAND_FIELDS)) continue;
      flat.push(brand);
      for (let field = 0; field < BRAND_FIELDS; field++) flat.push(values[start + field] as number);
      flat[count] = (flat[count] ?? 0) + 1;
    }
  }
  return flat;
}

function isZero(values: Uint32Array, start: number, count: number): boolean {
  for (let i = start; i < start + count; i++) if (values[i] !== 0) return false;
  return true;
}

/** Adds the result of flattenTable. */
export function addTotalsToTable(table: CellTable, engine: number, packed: Uint8Array): void {
  const { values } = table;
  const totals = unpackIntegers(packed);
  for (let at = 0; at < totals.length; ) {
    const cell = startOfCell(table, totals[at++] as number, engine);
    for (let field = 0; field < CELL_FIELDS; field++) add(values, cell + field, totals[at++] as number);
    for (let left = totals[at++] as number; left > 0; left--) {
      const start = cell + startOfBrand(totals[at++] as number);
      for (let field = 0; field < BRAND_FIELDS; field++) add(values, start + field, totals[at++] as number);
    }
  }
}

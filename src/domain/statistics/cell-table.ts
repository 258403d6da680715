import type { EngineId } from '../shared/engines.ts';
import { type IntegerPacker, unpackIntegers, unpackLists } from './varints.ts';

/** The sums of a cell (a prompt on an engine) over days. Amounts are squared day by day. */
const CELL = { answers: 0, noAnswers: 1, failed: 2, days: 3, allMentions: 4, allSquared: 5 } as const;
const CELL_FIELDS = 6;

/** Its sums for a brand. */
const BRAND = {
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

/** The sums of every cell of a window, one column for each field: `values[start of the column + cell]`. */
export interface CellTable {
  prompts: number;
  engines: readonly EngineId[];
  brands: number;
  cells: number;
  /** Modulo 2 ** 32: adding and subtracting the same value leaves no trace. */
  values: Uint32Array;
}

export function createCellTable(prompts: number, engines: readonly EngineId[], brands: number): CellTable {
  const cells = prompts * engines.length;
  const fields = CELL_FIELDS + brands * BRAND_FIELDS;
  return { prompts, engines, brands, cells, values: new Uint32Array(cells * fields) };
}

/** Cells of a prompt are adjacent. */
export function cellOf({ engines }: CellTable, prompt: number, engine: number): number {
  return prompt * engines.length + engine;
}

/** The start of a column. Statistics need few of them at a time, and read them from one end to the other. */
export function startOfField({ cells }: CellTable, field: keyof typeof CELL): number {
  return CELL[field] * cells;
}

export function startOfBrandField({ cells }: CellTable, brand: number, field: keyof typeof BRAND): number {
  return (CELL_FIELDS + brand * BRAND_FIELDS + BRAND[field]) * cells;
}

/** The counts of a day and engine, as stored: see PromptCounts. */
export interface EngineCounts {
  engine: number;
  packed: Uint8Array;
}

/**
 * Adds the counts of a day and engine. `rows` maps the index of a prompt to its row in a table of some prompts; those with a
 * negative row are skipped.
 */
export function addDayToTable(table: CellTable, { engine, packed }: EngineCounts, rows?: Int32Array): void {
  const counts = unpackIntegers(packed);
  for (let at = 0; at < counts.length; ) {
    const prompt = counts[at] as number;
    const row = rows === undefined ? prompt : (rows[prompt] as number);
    at = row < 0 ? endOfPrompt(counts, at) : addPrompt(table, cellOf(table, row, engine), counts, at);
  }
}

/** The packed counts that are unpacked at the same time. Those of a large report take many megabytes. */
const MOST_BYTES = 1024 * 1024;

/**
 * Adds several days or engines in two thirds of the time. They are added prompt by prompt, because the cells of a prompt are
 * adjacent and a table is larger than the caches of a processor.
 */
export function addDaysToTable(table: CellTable, days: readonly EngineCounts[]): void {
  let first = 0;
  let bytes = 0;
  for (const [index, { packed }] of days.entries()) {
    if (index > first && bytes + packed.length > MOST_BYTES) {
      addTogether(table, days.slice(first, index));
      first = index;
      bytes = 0;
    }
    bytes += packed.length;
  }
  addTogether(table, days.slice(first));
}

function addTogether(table: CellTable, days: readonly EngineCounts[]): void {
  const unpacked = unpackLists(days.map(({ packed }) => packed));
  const lists = unpacked.map((counts, index) => ({ engine: days[index]?.engine ?? 0, counts, at: 0 }));
  for (let prompt = findNext(lists); prompt !== NO_PROMPT; prompt = findNext(lists)) {
    for (const list of lists) {
      const { engine, counts, at } = list;
      if (at < counts.length && counts[at] === prompt) {
        list.at = addPrompt(table, cellOf(table, prompt, engine), counts, at);
      }
    }
  }
}

const NO_PROMPT = Number.POSITIVE_INFINITY;

/** The lowest prompt that is next in a list. */
function findNext(lists: readonly { counts: Uint32Array; at: number }[]): number {
  let lowest = NO_PROMPT;
  for (const { counts, at } of lists) {
    if (at < counts.length && (counts[at] as number) < lowest) lowest = counts[at] as number;
  }
  return lowest;
}

/** Adds the counts of a prompt that begin at `at`. Returns their end. */
function addPrompt(table: CellTable, cell: number, counts: Uint32Array, at: number): number {
  const { values, cells } = table;
  const first = at + PROMPT_FIELDS;
  const end = endOfPrompt(counts, at);
  const answers = counts[at + 1] as number;
  add(values, cell + CELL.answers * cells, answers);
  add(values, cell + CELL.noAnswers * cells, counts[at + 2] as number);
  add(values, cell + CELL.failed * cells, counts[at + 3] as number);
  if (answers > 0) add(values, cell + CELL.days * cells, 1);
  let all = 0;
  for (let i = first; i < end; i += FOUND_FIELDS) all += counts[i + 1] as number;
  add(values, cell + CELL.allMentions * cells, all);
  add(values, cell + CELL.allSquared * cells, Math.imul(all, all));
  for (let i = first; i < end; i += FOUND_FIELDS) addBrand(table, cell, counts, i, all);
  return end;
}

function endOfPrompt(counts: Uint32Array, at: number): number {
  return at + PROMPT_FIELDS + FOUND_FIELDS * (counts[at + 4] as number);
}

/** The prompt, answers, no answers, failed, number of brands. */
const PROMPT_FIELDS = 5;
/** The brand, mentions, named in, positions, citations, cited in. */
const FOUND_FIELDS = 6;

/** Most brands that an answer names are not cited, and the columns are far apart. */
function addBrand(table: CellTable, cell: number, found: Uint32Array, at: number, all: number): void {
  const { values, cells } = table;
  const start = startOfBrandField(table, found[at] as number, 'mentions') + cell;
  const namedIn = found[at + 2] as number;
  const citedIn = found[at + 5] as number;
  if (namedIn !== 0) {
    const mentions = found[at + 1] as number;
    const positions = found[at + 3] as number;
    add(values, start + BRAND.mentions * cells, mentions);
    add(values, start + BRAND.namedIn * cells, namedIn);
    add(values, start + BRAND.positions * cells, positions);
    add(values, start + BRAND.mentionsSquared * cells, Math.imul(mentions, mentions));
    add(values, start + BRAND.mentionsByAll * cells, Math.imul(mentions, all));
    add(values, start + BRAND.positionsSquared * cells, Math.imul(positions, positions));
    add(values, start + BRAND.positionsByNamed * cells, Math.imul(positions, namedIn));
    add(values, start + BRAND.namedSquared * cells, Math.imul(namedIn, namedIn));
  }
  if (citedIn !== 0) {
    add(values, start + BRAND.citations * cells, found[at + 4] as number);
    add(values, start + BRAND.citedIn * cells, citedIn);
  }
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

/**
 * Packs the cells of each engine with its packer; empty cells and brands are omitted. All engines are packed together, prompt by
 * prompt, because their cells are adjacent.
 */
export function packTable(table: CellTable, packers: readonly IntegerPacker[]): void {
  for (let prompt = 0; prompt < table.prompts; prompt++) {
    for (let engine = 0; engine < packers.length; engine++) {
      const cell = cellOf(table, prompt, engine);
      if (isZero(table, cell, CELL_FIELDS)) continue;
      const packer = packers[engine] as IntegerPacker;
      packer.push(prompt);
      packCell(table, cell, packer);
    }
  }
}

function packCell(table: CellTable, cell: number, packer: IntegerPacker): void {
  packFields(table, cell, CELL_FIELDS, packer);
  let count = 0;
  for (let brand = 0; brand < table.brands; brand++) if (hasBrand(table, cell, brand)) count++;
  packer.push(count);
  for (let brand = 0; brand < table.brands; brand++) {
    if (!hasBrand(table, cell, brand)) continue;
    packer.push(brand);
    packFields(table, cell + startOfBrandField(table, brand, 'mentions'), BRAND_FIELDS, packer);
  }
}

function hasBrand(table: CellTable, cell: number, brand: number): boolean {
  return !isZero(table, cell + startOfBrandField(table, brand, 'mentions'), BRAND_FIELDS);
}

function isZero({ values, cells }: CellTable, start: number, fields: number): boolean {
  for (let field = 0; field < fields; field++) if (values[start + field * cells] !== 0) return false;
  return true;
}

function packFields({ values, cells }: CellTable, start: number, fields: number, packer: IntegerPacker): void {
  for (let field = 0; field < fields; field++) packer.push(values[start + field * cells] as number);
}

/** Adds the result of packTable. */
export function addTotalsToTable(table: CellTable, engine: number, packed: Uint8Array): void {
  const { values, cells } = table;
  const totals = unpackIntegers(packed);
  for (let at = 0; at < totals.length; ) {
    const cell = cellOf(table, totals[at++] as number, engine);
    for (let field = 0; field < CELL_FIELDS; field++) add(values, cell + field * cells, totals[at++] as number);
    for (let left = totals[at++] as number; left > 0; left--) {
      const start = cell + startOfBrandField(table, totals[at++] as number, 'mentions');
      for (let field = 0; field < BRAND_FIELDS; field++) add(values, start + field * cells, totals[at++] as number);
    }
  }
}

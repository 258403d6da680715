import type { AmountSums } from './amounts.ts';
import { BRAND, CELL, type CellTable, startOfBrand, startOfCell } from './cell-table.ts';
import type { CellGroup } from './intervals.ts';
import type { RatioSums, Squares } from './ratios.ts';

/** The selected cells; null for all. */
export interface Selection {
  /** Indexes of prompts. */
  prompts: readonly number[] | null;
  /** Indexes of engines. */
  engines: readonly number[] | null;
}

export const EVERYTHING: Selection = { prompts: null, engines: null };

/** The number of calls and answers in some cells. */
export interface CallSample {
  answers: number;
  noAnswers: number;
  failed: number;
  /** Prompts and cells that have answers. */
  prompts: number;
  cells: number;
  days: number;
}

/** The sums for a brand over some cells, from which its statistics are computed. */
export interface BrandSample {
  mentions: number;
  citations: number;
  named: RatioSums;
  namedCells: CellGroup[];
  cited: RatioSums;
  citedCells: CellGroup[];
  voice: AmountSums;
  position: AmountSums;
}

export function selectedPrompts({ prompts: count }: CellTable, { prompts }: Selection): readonly number[] {
  return prompts ?? [...Array(count).keys()];
}

export function selectedEngines({ engines: all }: CellTable, { engines }: Selection): readonly number[] {
  return engines ?? [...all.keys()];
}

export function sampleCalls(table: CellTable, selection: Selection): CallSample {
  const sample: CallSample = { answers: 0, noAnswers: 0, failed: 0, prompts: 0, cells: 0, days: 0 };
  const engines = selectedEngines(table, selection);
  for (const prompt of selectedPrompts(table, selection)) {
    const before = sample.cells;
    for (const engine of engines) {
      const cell = startOfCell(table, prompt, engine);
      const answers = table.values[cell + CELL.answers] ?? 0;
      sample.answers += answers;
      sample.noAnswers += table.values[cell + CELL.noAnswers] ?? 0;
      sample.failed += table.values[cell + CELL.failed] ?? 0;
      sample.days += table.values[cell + CELL.days] ?? 0;
      if (answers > 0) sample.cells++;
    }
    if (sample.cells > before) sample.prompts++;
  }
  return sample;
}

/** The samples of some brands. Each cell is visited once: thousands of cells do not fit into the processor's cache. */
export function sampleBrands(
  table: CellTable,
  brands: readonly number[],
  selection: Selection,
  calls: CallSample,
): BrandSample[] {
  const { values } = table;
  const engines = selectedEngines(table, selection);
  const running = brands.map((brand) => createRunningSample(brand));
  for (const prompt of selectedPrompts(table, selection)) {
    let answers = 0;
    let all = 0;
    for (const engine of engines) {
      const cell = startOfCell(table, prompt, engine);
      const ofCell = values[cell + CELL.answers] as number;
      if (ofCell === 0) continue;
      answers += ofCell;
      all += values[cell + CELL.allMentions] as number;
      for (const sample of running) addCell(sample, values, cell);
    }
    for (const sample of running) finishPrompt(sample, answers, all);
  }
  return running.map((sample) => finishSample(sample, calls));
}

export function sampleBrand(table: CellTable, brand: number, selection: Selection, calls: CallSample): BrandSample {
  return sampleBrands(table, [brand], selection, calls)[0] as BrandSample;
}

/** Sums over the cells of a brand. Lists of numbers instead of objects, because they are updated for every cell. */
interface RunningSample {
  start: number;
  namedCells: CellCounter;
  citedCells: CellCounter;
  sums: Float64Array;
}

/** The indexes of the sums; the first five are of the current prompt. A ratio has eight fields, squares have three. */
const SUM = { named: 0, cited: 1, mentions: 2, positions: 3, allMentions: 4, citations: 5 } as const;
const [NAMED, CITED, VOICE, POSITION] = [6, 14, 22, 30];
const [VOICE_DAILY, VOICE_PER_CELL, POSITION_DAILY, POSITION_PER_CELL] = [38, 41, 44, 47];
const SUMS = 50;

function createRunningSample(brand: number): RunningSample {
  return {
    start: startOfBrand(brand),
    namedCells: createCellCounter(),
    citedCells: createCellCounter(),
    sums: new Float64Array(SUMS),
  };
}

function addCell(
  { start: ofBrand, namedCells, citedCells, sums }: RunningSample,
  values: Uint32Array,
  cell: number,
): void {
  const start = cell + ofBrand;
  const answers = values[cell + CELL.answers] as number;
  const all = values[cell + CELL.allMentions] as number;
  const named = values[start + BRAND.namedIn] as number;
  const cited = values[start + BRAND.citedIn] as number;
  const mentions = values[start + BRAND.mentions] as number;
  const positions = values[start + BRAND.positions] as number;
  countCell(namedCells, named, answers);
  countCell(citedCells, cited, answers);
  increase(sums, VOICE_DAILY + 2, values[cell + CELL.allSquared] as number);
  if (mentions > 0) {
    increase(sums, VOICE_DAILY, values[start + BRAND.mentionsSquared] as number);
    increase(sums, VOICE_DAILY + 1, values[start + BRAND.mentionsByAll] as number);
    increase(sums, POSITION_DAILY, values[start + BRAND.positionsSquared] as number);
    increase(sums, POSITION_DAILY + 1, values[start + BRAND.positionsByNamed] as number);
    increase(sums, POSITION_DAILY + 2, values[start + BRAND.namedSquared] as number);
  }
  const weight = 1 / (values[cell + CELL.days] as number);
  addToSquares(sums, VOICE_PER_CELL, mentions, all, weight);
  addToSquares(sums, POSITION_PER_CELL, positions, named, weight);
  increase(sums, SUM.named, named);
  increase(sums, SUM.cited, cited);
  increase(sums, SUM.mentions, mentions);
  increase(sums, SUM.positions, positions);
  increase(sums, SUM.citations, values[start + BRAND.citations] as number);
}

function finishPrompt({ sums }: RunningSample, answers: number, all: number): void {
  const named = sums[SUM.named] as number;
  const mentions = sums[SUM.mentions] as number;
  increase(sums, SUM.allMentions, mentions);
  addToRatio(sums, NAMED, named, answers);
  addToRatio(sums, CITED, sums[SUM.cited] as number, answers);
  addToRatio(sums, VOICE, mentions, all);
  addToRatio(sums, POSITION, sums[SUM.positions] as number, named);
  sums.fill(0, SUM.named, SUM.positions + 1);
}

function finishSample({ namedCells, citedCells, sums }: RunningSample, { cells, days }: CallSample): BrandSample {
  const amounts = (ratio: number, daily: number, perCell: number): AmountSums => ({
    byPrompt: readRatio(sums, ratio),
    cells,
    days,
    daily: readSquares(sums, daily),
    perCell: readSquares(sums, perCell),
  });
  return {
    mentions: sums[SUM.allMentions] as number,
    citations: sums[SUM.citations] as number,
    named: readRatio(sums, NAMED),
    namedCells: listCells(namedCells),
    cited: readRatio(sums, CITED),
    citedCells: listCells(citedCells),
    voice: amounts(VOICE, VOICE_DAILY, VOICE_PER_CELL),
    position: amounts(POSITION, POSITION_DAILY, POSITION_PER_CELL),
  };
}

function increase(sums: Float64Array, index: number, amount: number): void {
  sums[index] = (sums[index] as number) + amount;
}

/** See addGroup. */
function addToRatio(sums: Float64Array, at: number, part: number, whole: number): void {
  if (whole === 0) return;
  increase(sums, at, part);
  increase(sums, at + 1, whole);
  increase(sums, at + 2, 1);
  if (part > 0) increase(sums, at + 3, 1);
  if (part < whole) increase(sums, at + 4, 1);
  addToSquares(sums, at + 5, part, whole, 1);
}

/** See addSquares. */
function addToSquares(sums: Float64Array, at: number, part: number, whole: number, weight: number): void {
  increase(sums, at, part * part * weight);
  increase(sums, at + 1, part * whole * weight);
  increase(sums, at + 2, whole * whole * weight);
}

function readRatio(sums: Float64Array, at: number): RatioSums {
  const [part = 0, whole = 0, groups = 0, withPart = 0, withoutPart = 0] = sums.subarray(at, at + 5);
  return { part, whole, groups, withPart, withoutPart, squares: readSquares(sums, at + 5) };
}

function readSquares(sums: Float64Array, at: number): Squares {
  const [parts = 0, products = 0, wholes = 0] = sums.subarray(at, at + 3);
  return { parts, products, wholes };
}

/** Groups cells with equal hits and answers, because most of thousands of cells are equal. */
interface CellCounter {
  /** By answers, then by hits. */
  counts: Map<number, number[]>;
  /** The answers of the last cell: the next one often has as many. */
  answers: number;
  byHits: number[];
}

function createCellCounter(): CellCounter {
  return { counts: new Map(), answers: -1, byHits: [] };
}

function countCell(counter: CellCounter, hits: number, answers: number): void {
  if (counter.answers !== answers) {
    counter.answers = answers;
    counter.byHits = counter.counts.get(answers) ?? Array.from({ length: answers + 1 }, () => 0);
    counter.counts.set(answers, counter.byHits);
  }
  counter.byHits[hits] = (counter.byHits[hits] ?? 0) + 1;
}

function listCells({ counts }: CellCounter): CellGroup[] {
  return [...counts].flatMap(([answers, byHits]) =>
    byHits.flatMap((cells, hits) => (cells > 0 ? [{ hits, answers, cells }] : [])),
  );
}

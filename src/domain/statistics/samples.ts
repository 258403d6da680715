import { ENGINES, type EngineId } from '../shared/engines.ts';
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

export function isSelectedEngine(engine: EngineId, { engines }: Selection): boolean {
  return engines === null || engines.includes(ENGINES.indexOf(engine));
}

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

/**
 * The samples of some brands. Each cell is visited once: thousands of cells do not fit into the processor's cache. Most answers
 * neither name nor cite most brands, so what such a cell adds is summed once, for all brands.
 */
export function sampleBrands(
  table: CellTable,
  brands: readonly number[],
  selection: Selection,
  calls: CallSample,
): BrandSample[] {
  const { values } = table;
  const engines = selectedEngines(table, selection);
  const absent = createAbsentSample();
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
      addAbsentCell(absent, values, cell);
      for (const sample of running) {
        const start = cell + sample.start;
        if (((values[start + BRAND.namedIn] as number) | (values[start + BRAND.citedIn] as number)) !== 0)
          addCell(sample, values, cell);
      }
    }
    if (answers === 0) continue;
    addAbsentPrompt(absent, answers, all);
    for (const sample of running) if (sample.isPresent) finishPrompt(sample, answers, all);
  }
  return running.map((sample) => finishSample(sample, absent, calls));
}

/** The sums from which the statistics of a brand are computed without their intervals. */
export interface BrandSums {
  answers: number;
  mentions: number;
  /** Of all brands. */
  allMentions: number;
  namedIn: number;
  positions: number;
  citations: number;
  citedIn: number;
}

export function sumBrand(table: CellTable, brand: number, selection: Selection): BrandSums {
  const { values } = table;
  const sums = { answers: 0, mentions: 0, allMentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };
  const engines = selectedEngines(table, selection);
  for (const prompt of selectedPrompts(table, selection)) {
    for (const engine of engines) {
      const cell = startOfCell(table, prompt, engine);
      const start = cell + startOfBrand(brand);
      sums.answers += values[cell + CELL.answers] as number;
      sums.allMentions += values[cell + CELL.allMentions] as number;
      sums.mentions += values[start + BRAND.mentions] as number;
      sums.namedIn += values[start + BRAND.namedIn] as number;
      sums.positions += values[start + BRAND.positions] as number;
      sums.citations += values[start + BRAND.citations] as number;
      sums.citedIn += values[start + BRAND.citedIn] as number;
    }
  }
  return sums;
}

export function sampleBrand(table: CellTable, brand: number, selection: Selection, calls: CallSample): BrandSample {
  return sampleBrands(table, [brand], selection, calls)[0] as BrandSample;
}

/** Sums over the cells of a brand that name or cite it. Lists of numbers instead of objects, because they are updated often. */
interface RunningSample {
  start: number;
  /** Whether the current prompt has such a cell. */
  isPresent: boolean;
  namedCells: CellCounter;
  citedCells: CellCounter;
  sums: Float64Array;
}

/** Sums over all cells as if they neither named nor cited a brand. */
interface AbsentSample {
  cells: CellCounter;
  sums: Float64Array;
}

/** The indexes of the sums; the first five are of the current prompt. A ratio has eight fields, squares have three. */
const SUM = { named: 0, cited: 1, mentions: 2, positions: 3, allMentions: 4, citations: 5 } as const;
const [NAMED, CITED, VOICE, POSITION] = [6, 14, 22, 30];
const [VOICE_DAILY, VOICE_PER_CELL, POSITION_DAILY, POSITION_PER_CELL] = [38, 41, 44, 47];
const SUMS = 50;
/** The indexes in a ratio and in squares. */
const RATIO = { part: 0, whole: 1, groups: 2, withPart: 3, withoutPart: 4, squares: 5 } as const;
const SQUARES = { parts: 0, products: 1, wholes: 2 } as const;

function createRunningSample(brand: number): RunningSample {
  return {
    start: startOfBrand(brand),
    isPresent: false,
    namedCells: createCellCounter(),
    citedCells: createCellCounter(),
    sums: new Float64Array(SUMS),
  };
}

function createAbsentSample(): AbsentSample {
  return { cells: createCellCounter(), sums: new Float64Array(SUMS) };
}

function addAbsentCell({ cells, sums }: AbsentSample, values: Uint32Array, cell: number): void {
  const all = values[cell + CELL.allMentions] as number;
  countCell(cells, 0, values[cell + CELL.answers] as number, 1);
  increase(sums, VOICE_DAILY + SQUARES.wholes, values[cell + CELL.allSquared] as number);
  increase(sums, VOICE_PER_CELL + SQUARES.wholes, all * all * weightOf(values, cell));
}

function addAbsentPrompt({ sums }: AbsentSample, answers: number, all: number): void {
  addAbsentToRatio(sums, NAMED, answers);
  addAbsentToRatio(sums, CITED, answers);
  addAbsentToRatio(sums, VOICE, all);
}

function addCell(sample: RunningSample, values: Uint32Array, cell: number): void {
  const { start: ofBrand, namedCells, citedCells, sums } = sample;
  const start = cell + ofBrand;
  const answers = values[cell + CELL.answers] as number;
  const all = values[cell + CELL.allMentions] as number;
  const named = values[start + BRAND.namedIn] as number;
  const cited = values[start + BRAND.citedIn] as number;
  const mentions = values[start + BRAND.mentions] as number;
  const positions = values[start + BRAND.positions] as number;
  sample.isPresent = true;
  moveCell(namedCells, named, answers);
  moveCell(citedCells, cited, answers);
  const weight = weightOf(values, cell);
  increase(sums, VOICE_DAILY + SQUARES.parts, values[start + BRAND.mentionsSquared] as number);
  increase(sums, VOICE_DAILY + SQUARES.products, values[start + BRAND.mentionsByAll] as number);
  increase(sums, VOICE_PER_CELL + SQUARES.parts, mentions * mentions * weight);
  increase(sums, VOICE_PER_CELL + SQUARES.products, mentions * all * weight);
  increase(sums, POSITION_DAILY + SQUARES.parts, values[start + BRAND.positionsSquared] as number);
  increase(sums, POSITION_DAILY + SQUARES.products, values[start + BRAND.positionsByNamed] as number);
  increase(sums, POSITION_DAILY + SQUARES.wholes, values[start + BRAND.namedSquared] as number);
  addToSquares(sums, POSITION_PER_CELL, positions, named, weight);
  increase(sums, SUM.named, named);
  increase(sums, SUM.cited, cited);
  increase(sums, SUM.mentions, mentions);
  increase(sums, SUM.positions, positions);
  increase(sums, SUM.citations, values[start + BRAND.citations] as number);
}

/** Amounts of a cell are weighted by its days. */
function weightOf(values: Uint32Array, cell: number): number {
  return 1 / (values[cell + CELL.days] as number);
}

function finishPrompt(sample: RunningSample, answers: number, all: number): void {
  const { sums } = sample;
  const named = sums[SUM.named] as number;
  const mentions = sums[SUM.mentions] as number;
  increase(sums, SUM.allMentions, mentions);
  movePart(sums, NAMED, named, answers);
  movePart(sums, CITED, sums[SUM.cited] as number, answers);
  movePart(sums, VOICE, mentions, all);
  addToRatio(sums, POSITION, sums[SUM.positions] as number, named);
  sums.fill(0, SUM.named, SUM.positions + 1);
  sample.isPresent = false;
}

function finishSample(
  { namedCells, citedCells, sums }: RunningSample,
  absent: AbsentSample,
  { cells, days }: CallSample,
): BrandSample {
  for (let i = 0; i < SUMS; i++) increase(sums, i, absent.sums[i] as number);
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
    namedCells: listCells(namedCells, absent.cells),
    cited: readRatio(sums, CITED),
    citedCells: listCells(citedCells, absent.cells),
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
  addAbsentToRatio(sums, at, whole);
  movePart(sums, at, part, whole);
}

/** Adds a group whose part is 0. */
function addAbsentToRatio(sums: Float64Array, at: number, whole: number): void {
  if (whole === 0) return;
  increase(sums, at + RATIO.whole, whole);
  increase(sums, at + RATIO.groups, 1);
  increase(sums, at + RATIO.withoutPart, 1);
  increase(sums, at + RATIO.squares + SQUARES.wholes, whole * whole);
}

/** Changes the part of a group from 0. */
function movePart(sums: Float64Array, at: number, part: number, whole: number): void {
  if (part === 0) return;
  increase(sums, at + RATIO.part, part);
  increase(sums, at + RATIO.withPart, 1);
  if (part >= whole) increase(sums, at + RATIO.withoutPart, -1);
  increase(sums, at + RATIO.squares + SQUARES.parts, part * part);
  increase(sums, at + RATIO.squares + SQUARES.products, part * whole);
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
  /** By answers, then by hits. The lists have holes: a cell of a long window has hundreds of answers. */
  counts: Map<number, number[]>;
  /** The answers of the last cell: the next one often has as many. */
  answers: number;
  byHits: number[];
}

function createCellCounter(): CellCounter {
  return { counts: new Map(), answers: -1, byHits: [] };
}

function countCell(counter: CellCounter, hits: number, answers: number, cells: number): void {
  if (counter.answers !== answers) {
    counter.answers = answers;
    counter.byHits = counter.counts.get(answers) ?? [];
    counter.counts.set(answers, counter.byHits);
  }
  counter.byHits[hits] = (counter.byHits[hits] ?? 0) + cells;
}

/** Changes the hits of a cell from 0. */
function moveCell(counter: CellCounter, hits: number, answers: number): void {
  countCell(counter, 0, answers, -1);
  countCell(counter, hits, answers, 1);
}

/** The cells that name or cite the brand, and the others. */
function listCells({ counts }: CellCounter, absent: CellCounter): CellGroup[] {
  return [...absent.counts].flatMap(([answers, [cells = 0]]) => {
    const byHits = counts.get(answers) ?? [];
    const others = cells + (byHits[0] ?? 0);
    const groups: CellGroup[] = others > 0 ? [{ hits: 0, answers, cells: others }] : [];
    // Unlike a loop, forEach skips holes.
    byHits.forEach((count, hits) => {
      if (hits > 0 && count > 0) groups.push({ hits, answers, cells: count });
    });
    return groups;
  });
}

import { compareEngines, type EngineId, isCustomEngineId } from '../shared/engines.ts';
import type { Surfaces } from '../surfaces/surfaces.ts';
import { BRAND_FIELDS, type BrandCounts, CALL_FIELDS, type CallCounts } from './counts.ts';

/**
 * A cell is a prompt on an engine. These are its sums over days. Amounts are squared day by day, for the variance of a day around
 * its cell.
 */
export const CELL_FIELDS = [...CALL_FIELDS, 'days', 'allMentions', 'allSquared'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

/** The sums of a cell for a brand. */
export const BRAND_CELL_FIELDS = [
  ...BRAND_FIELDS,
  'mentionsSquared',
  'mentionsByAll',
  'positionsSquared',
  'positionsByNamed',
  'namedSquared',
] as const;
export type BrandCellField = (typeof BRAND_CELL_FIELDS)[number];

/** The selected cells; null for all that count. */
export interface Selection {
  /** Indexes of prompts. */
  prompts: readonly number[] | null;
  engines: readonly EngineId[] | null;
}

export const EVERYTHING: Selection = { prompts: null, engines: null };

/** Whether an engine is selected. Custom engines that are no part of totals are selected by name only. */
export function isSelectedEngine(
  engine: EngineId,
  { engines }: Selection,
  { countsCustom = false }: Pick<ReportSize, 'countsCustom'>,
): boolean {
  return engines === null ? countsCustom || !isCustomEngineId(engine) : engines.includes(engine);
}

/** The engines that are part of totals. */
export function countedOf(engines: readonly EngineId[], size: Pick<ReportSize, 'countsCustom'>): EngineId[] {
  return engines.filter((engine) => isSelectedEngine(engine, EVERYTHING, size));
}

/** The question of each prompt: prompts with the same number ask the same. Empty if every prompt is a question by itself. */
export type Questions = readonly number[];

/** The number of prompts and brands of a report, which prompts are one question, and whether custom engines are part of totals. */
export interface ReportSize {
  prompts: number;
  brands: number;
  questions?: Questions;
  countsCustom?: boolean | undefined;
}

/** The size of the statistics of some brands and prompts. */
export function sizeOf(settings: {
  brands: readonly unknown[];
  promptIds: readonly string[];
  questions: Questions;
  surfaces: Surfaces;
}): ReportSize {
  const { promptIds, brands, questions, surfaces } = settings;
  return { prompts: promptIds.length, brands: brands.length, questions, countsCustom: surfaces.custom === true };
}

/** The size of statistics of some prompts only. */
export function sizeOfSelected(size: ReportSize, prompts: readonly number[]): ReportSize {
  return {
    ...size,
    prompts: prompts.length,
    questions: prompts.map((prompt) => questionOf(size, prompt)),
  };
}

/** One value for each prompt. */
export type Column = Uint32Array;

/** The cells of one engine. */
export interface EngineCells {
  /** All columns, one after another. Modulo 2 ** 32: adding and subtracting the same value leaves no trace. */
  values: Uint32Array;
  calls: Record<CellField, Column>;
  brands: Record<BrandCellField, Column>[];
}

/** The cells of a window, by engine. Engines are identified by name, so that others can be added at any time. */
export interface Cells extends ReportSize {
  engines: Map<EngineId, EngineCells>;
}

export function createCells({ prompts, brands, questions = [], countsCustom = false }: ReportSize): Cells {
  return { prompts, brands, questions, countsCustom, engines: new Map() };
}

/** The selected engines in the documented order, then any others by name: sums of fractions depend on their order. */
export function selectEngines(windows: readonly Cells[], selection: Selection): EngineId[] {
  const listed = windows.flatMap((cells) =>
    [...cells.engines.keys()].filter((engine) => isSelectedEngine(engine, selection, cells)),
  );
  return [...new Set(listed)].toSorted(compareEngines);
}

/** The indexes of the selected prompts. */
export function selectPrompts({ prompts }: ReportSize, selection: Selection): readonly number[] {
  return selection.prompts ?? [...Array(prompts).keys()];
}

/** The selected prompts by question, the unit of everything that is said about similar questions. */
export function selectQuestions(size: ReportSize, selection: Selection): (readonly number[])[] {
  const prompts = selectPrompts(size, selection);
  if (!size.questions?.length) return prompts.map((prompt) => [prompt]);
  return [...Map.groupBy(prompts, (prompt) => questionOf(size, prompt)).values()];
}

/** The question of a prompt: any number that prompts with the same question have in common. */
export function questionOf({ questions }: Pick<ReportSize, 'questions'>, prompt: number): number {
  return questions?.[prompt] ?? prompt;
}

/** Finds or creates the cells of an engine. */
export function cellsOf(cells: Cells, engine: EngineId): EngineCells {
  let found = cells.engines.get(engine);
  if (!found) {
    found = createEngineCells(cells, new Uint32Array(cells.prompts * countColumns(cells)));
    cells.engines.set(engine, found);
  }
  return found;
}

function countColumns({ brands }: ReportSize): number {
  return CELL_FIELDS.length + brands * BRAND_CELL_FIELDS.length;
}

function createEngineCells({ prompts, brands }: ReportSize, values: Uint32Array): EngineCells {
  let start = 0;
  const next = () => values.subarray(start, (start += prompts));
  return {
    values,
    calls: {
      answers: next(),
      noAnswers: next(),
      failed: next(),
      days: next(),
      allMentions: next(),
      allSquared: next(),
    },
    brands: Array.from({ length: brands }, () => ({
      mentions: next(),
      namedIn: next(),
      positions: next(),
      citations: next(),
      citedIn: next(),
      mentionsSquared: next(),
      mentionsByAll: next(),
      positionsSquared: next(),
      positionsByNamed: next(),
      namedSquared: next(),
    })),
  };
}

/** The counts of a prompt on a day. Brands are identified by their index. */
export interface DayCounts extends CallCounts {
  brands: Iterable<readonly [number, BrandCounts]>;
}

/** Adds the counts of a day of a prompt. */
export function addDay({ calls, brands }: EngineCells, prompt: number, counts: DayCounts): void {
  const { answers, noAnswers, failed } = counts;
  let all = 0;
  for (const [, { mentions }] of counts.brands) all += mentions;
  add(calls.answers, prompt, answers);
  add(calls.noAnswers, prompt, noAnswers);
  add(calls.failed, prompt, failed);
  add(calls.days, prompt, answers > 0 ? 1 : 0);
  add(calls.allMentions, prompt, all);
  add(calls.allSquared, prompt, all * all);
  for (const [brand, found] of counts.brands) {
    const columns = brands[brand];
    if (columns) addBrandDay(columns, prompt, found, all);
  }
}

function addBrandDay(
  columns: EngineCells['brands'][number],
  prompt: number,
  { mentions, namedIn, positions, citations, citedIn }: BrandCounts,
  all: number,
): void {
  add(columns.mentions, prompt, mentions);
  add(columns.namedIn, prompt, namedIn);
  add(columns.positions, prompt, positions);
  add(columns.citations, prompt, citations);
  add(columns.citedIn, prompt, citedIn);
  add(columns.mentionsSquared, prompt, mentions * mentions);
  add(columns.mentionsByAll, prompt, mentions * all);
  add(columns.positionsSquared, prompt, positions * positions);
  add(columns.positionsByNamed, prompt, positions * namedIn);
  add(columns.namedSquared, prompt, namedIn * namedIn);
}

export function add(column: Column | Float64Array, prompt: number, amount: number): void {
  column[prompt] = valueOf(column, prompt) + amount;
}

/** The value of a prompt. Columns have one for each prompt. */
export function valueOf(column: Column | Float64Array, prompt: number): number {
  return column[prompt] ?? 0;
}

/** The calls of a cell. */
export type Cell = { prompt: number; question: number; engine: EngineId } & Record<
  Exclude<CellField, AmountField>,
  number
>;
type AmountField = 'allMentions' | 'allSquared';

/** Lists the selected cells, prompt by prompt. */
export function listCells(cells: Cells, selection: Selection): Cell[] {
  const list: Cell[] = [];
  const engines = selectEngines([cells], selection).map((engine) => ({ engine, ...cellsOf(cells, engine) }));
  for (const prompt of selectPrompts(cells, selection)) {
    const question = questionOf(cells, prompt);
    for (const { engine, calls } of engines) {
      list.push({
        prompt,
        question,
        engine,
        answers: valueOf(calls.answers, prompt),
        noAnswers: valueOf(calls.noAnswers, prompt),
        failed: valueOf(calls.failed, prompt),
        days: valueOf(calls.days, prompt),
      });
    }
  }
  return list;
}

/** A cell, and how many of its answers name a brand. */
export interface HitCell {
  prompt: number;
  question: number;
  hits: number;
  answers: number;
}

/** How many answers of each selected cell name a brand, prompt by prompt. 0 of 0 for engines that the window does not have. */
export function listHits(
  cells: Cells,
  brand: number,
  { prompts, engines }: { prompts: readonly number[]; engines: readonly EngineId[] },
): HitCell[] {
  const none = new Uint32Array(cells.prompts);
  const columns = engines.map((engine) => {
    const found = cells.engines.get(engine);
    return { hits: found?.brands[brand]?.namedIn ?? none, answers: found?.calls.answers ?? none };
  });
  const list: HitCell[] = [];
  for (const prompt of prompts) {
    const question = questionOf(cells, prompt);
    for (const { hits, answers } of columns) {
      list.push({ prompt, question, hits: valueOf(hits, prompt), answers: valueOf(answers, prompt) });
    }
  }
  return list;
}

/** The cells of the days between two running totals. */
export function subtractCells(to: Cells, from: Cells): Cells {
  const difference = copyCells(to);
  for (const [engine, { values }] of difference.engines) {
    const before = from.engines.get(engine)?.values;
    for (let index = 0; before && index < values.length; index++) {
      values[index] = valueOf(values, index) - valueOf(before, index);
    }
  }
  return difference;
}

export function copyCells(cells: Cells): Cells {
  const copy = createCells(cells);
  for (const [engine, { values }] of cells.engines) copy.engines.set(engine, createEngineCells(cells, values.slice()));
  return copy;
}

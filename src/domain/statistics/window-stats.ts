import type { EngineId } from '../shared/engines.ts';
import { type CellTable, startOfBrandField, startOfField } from './cell-table.ts';
import { type Change, estimateChange } from './change.ts';
import { type Comparison, compareBrands } from './comparison.ts';
import { type Samples, sampleAll } from './day-samples.ts';
import { type Selection, selectedCells } from './samples.ts';

/** The cells of a window and of the window before it, and which of them are selected. */
export interface ComparedWindows {
  now: CellTable;
  before: CellHits;
  selection: Selection;
  /** The same windows without days that were counted with earlier settings. Defaults to the whole windows. */
  comparable?: { now: CellHits; before: CellHits };
}

/** The columns of a table that are compared between windows: its answers, and for each brand those that name it. */
export interface CellHits {
  answers: Uint32Array;
  hits: Uint32Array[];
}

/** The results for some cells before verdicts, which are adjusted together for a response. */
export interface WindowStats {
  samples: Samples;
  /** One for each brand. */
  changes: Change[];
  /** The first brand compared with each of the others. */
  comparisons: Comparison[];
  mix: MixChange;
}

/** The differences between the cells of two windows. They never affect the change of a rate. */
export interface MixChange {
  promptsAdded: number;
  promptsRemoved: number;
  enginesAdded: EngineId[];
  enginesRemoved: EngineId[];
}

export function listHits(table: CellTable): CellHits {
  return mapHits(table, (start) => table.values.subarray(start, start + table.cells));
}

/** The hits of the days between two running totals: see subtractTable. */
export function subtractHits(to: CellTable, from: CellTable): CellHits {
  return mapHits(to, (start) => {
    const column = new Uint32Array(to.cells);
    for (let i = 0; i < column.length; i++)
      column[i] = ((to.values[start + i] as number) - (from.values[start + i] as number)) | 0;
    return column;
  });
}

function mapHits(table: CellTable, columnOf: (start: number) => Uint32Array): CellHits {
  const brands = [...Array(table.brands).keys()];
  return {
    answers: columnOf(startOfField(table, 'answers')),
    hits: brands.map((brand) => columnOf(startOfBrandField(table, brand, 'namedIn'))),
  };
}

export function computeWindow({ now, before, selection, comparable }: ComparedWindows): WindowStats {
  const compared = comparable ?? { now: listHits(now), before };
  const cells = selectedCells(now, selection);
  const isEverything = selection.prompts === null && selection.engines === null;
  const select = (hits: CellHits) => (isEverything ? hits : selectHits(hits, cells));
  const [is, was] = [select(compared.now), select(compared.before)];
  const prompts = cells.map((cell) => Math.floor(cell / now.engines.length));
  const [own, ...others] = is.hits;
  return {
    samples: sampleAll(now, selection),
    changes: is.hits.map((hits, brand) =>
      estimateChange({
        prompts,
        before: { answers: was.answers, hits: was.hits[brand] ?? [] },
        now: { answers: is.answers, hits },
      }),
    ),
    comparisons: others.map((otherHits) => compareBrands({ prompts, answers: is.answers, hits: own ?? [], otherHits })),
    mix: findMixChange(now, cells, is.answers, was.answers),
  };
}

function selectHits({ answers, hits }: CellHits, cells: Int32Array): CellHits {
  const select = (column: Uint32Array) => {
    const selected = new Uint32Array(cells.length);
    for (let i = 0; i < cells.length; i++) selected[i] = column[cells[i] as number] as number;
    return selected;
  };
  return { answers: select(answers), hits: hits.map(select) };
}

function findMixChange(table: CellTable, cells: Int32Array, now: Uint32Array, before: Uint32Array): MixChange {
  const [is, was] = [findAnswered(table, cells, now), findAnswered(table, cells, before)];
  const namesOnly = (found: Uint8Array, other: Uint8Array) =>
    table.engines.filter((_, engine) => found[engine] === 1 && other[engine] === 0);
  return {
    promptsAdded: countOnly(is.prompts, was.prompts),
    promptsRemoved: countOnly(was.prompts, is.prompts),
    enginesAdded: namesOnly(is.engines, was.engines),
    enginesRemoved: namesOnly(was.engines, is.engines),
  };
}

/** How many are answered in one window only. */
function countOnly(found: Uint8Array, other: Uint8Array): number {
  return found.reduce((count, answered, prompt) => count + (answered === 1 && other[prompt] === 0 ? 1 : 0), 0);
}

/** Whether each prompt and each engine has answers: 1 or 0. */
function findAnswered({ prompts: count, engines: { length } }: CellTable, cells: Int32Array, answers: Uint32Array) {
  const [prompts, engines] = [new Uint8Array(count), new Uint8Array(length)];
  for (let i = 0; i < cells.length; i++) {
    if (answers[i] === 0) continue;
    const cell = cells[i] as number;
    prompts[Math.floor(cell / length)] = 1;
    engines[cell % length] = 1;
  }
  return { prompts, engines };
}

import type { EngineId } from '../shared/engines.ts';
import { BRAND, CELL, type CellTable, startOfBrand, startOfCell } from './cell-table.ts';
import { type CellCounts, type Change, estimateChange } from './change.ts';
import { type Comparison, compareBrands } from './comparison.ts';
import { type Samples, sampleAll } from './day-samples.ts';
import { type Selection, selectedEngines, selectedPrompts } from './samples.ts';

/** The cells of a window and of the window before it, and which of them are selected. */
export interface ComparedWindows {
  now: CellTable;
  before: CellTable;
  selection: Selection;
  /** The same windows without days that were counted with earlier settings. Defaults to the whole windows. */
  comparable?: { now: CellTable; before: CellTable };
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

export function computeWindow(windows: ComparedWindows): WindowStats {
  const { selection } = windows;
  const { now, before } = windows.comparable ?? windows;
  const [nowCells, beforeCells] = [listCells(now, selection), listCells(before, selection)];
  const { prompts, answers } = nowCells;
  const brands = [...Array(now.brands).keys()];
  const hits = brands.map((brand) => nowCells.hits(brand));
  const changes = brands.map((brand) =>
    estimateChange({
      prompts,
      before: { answers: beforeCells.answers, hits: beforeCells.hits(brand) },
      now: { answers, hits: hits[brand] ?? [] },
    }),
  );
  const comparisons = brands
    .slice(1)
    .map((brand) => compareBrands({ prompts, answers, hits: hits[0] ?? [], otherHits: hits[brand] ?? [] }));
  const mix = findMixChange({ now, before, selection });
  return { samples: sampleAll(windows.now, selection), changes, comparisons, mix };
}

/** The selected cells as columns. */
function listCells(table: CellTable, selection: Selection) {
  const engines = selectedEngines(table, selection);
  const starts: number[] = [];
  const prompts: number[] = [];
  for (const prompt of selectedPrompts(table, selection)) {
    for (const engine of engines) {
      starts.push(startOfCell(table, prompt, engine));
      prompts.push(prompt);
    }
  }
  const column = (field: number): CellCounts['hits'] => {
    const values = new Float64Array(starts.length);
    for (let i = 0; i < starts.length; i++) values[i] = table.values[(starts[i] as number) + field] as number;
    return values;
  };
  return {
    prompts,
    answers: column(CELL.answers),
    hits: (brand: number) => column(startOfBrand(brand) + BRAND.namedIn),
  };
}

function findMixChange({ now, before, selection }: ComparedWindows): MixChange {
  const [is, was] = [findAnswered(now, selection), findAnswered(before, selection)];
  const names = (engines: Set<number>) => [...engines].flatMap((engine) => now.engines[engine] ?? []);
  let [promptsAdded, promptsRemoved] = [0, 0];
  for (const [prompt, isAnswered] of is.prompts.entries()) {
    if (isAnswered > (was.prompts[prompt] ?? 0)) promptsAdded++;
    if (isAnswered < (was.prompts[prompt] ?? 0)) promptsRemoved++;
  }
  return {
    promptsAdded,
    promptsRemoved,
    enginesAdded: names(is.engines.difference(was.engines)),
    enginesRemoved: names(was.engines.difference(is.engines)),
  };
}

/** The engines that answered, and for each prompt 1 if it has answers. */
function findAnswered(table: CellTable, selection: Selection): { prompts: Uint8Array; engines: Set<number> } {
  const prompts = new Uint8Array(table.prompts);
  const found = new Uint8Array(table.engines.length);
  const order: number[] = [];
  const engines = selectedEngines(table, selection);
  for (const prompt of selectedPrompts(table, selection)) {
    for (const engine of engines) {
      if (table.values[startOfCell(table, prompt, engine) + CELL.answers] === 0) continue;
      prompts[prompt] = 1;
      if (found[engine] === 0) order.push(engine);
      found[engine] = 1;
    }
  }
  return { prompts, engines: new Set(order) };
}

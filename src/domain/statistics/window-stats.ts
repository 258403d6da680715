import type { EngineId } from '../shared/engines.ts';
import { type Cells, type Column, type EngineCells, type Selection, selectEngines, selectPrompts } from './cells.ts';
import { type Change, estimateChange } from './change.ts';
import { type Comparison, compareBrands } from './comparison.ts';
import { type Samples, sampleAll } from './samples.ts';

/** A window and the window before it. */
export interface WindowPair {
  now: Cells;
  before: Cells;
}

/** The cells of a window and of the window before it, and which of them are selected. */
export interface ComparedWindows extends WindowPair {
  selection: Selection;
  /** The same windows without days that were counted with earlier settings. Defaults to the whole windows. */
  comparable?: WindowPair | undefined;
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

export function computeWindow({ now, before, selection, comparable = { now, before } }: ComparedWindows): WindowStats {
  const engines = selectEngines([comparable.now, comparable.before], selection);
  const prompts = selectPrompts(now, selection);
  const list = (window: Cells, columnOf: (cells: EngineCells) => Column | undefined) =>
    listColumn(window, prompts, engines, columnOf);
  const answersOf = ({ calls }: EngineCells) => calls.answers;
  const [answers, answersBefore] = [list(comparable.now, answersOf), list(comparable.before, answersOf)];
  const hits = Array.from({ length: now.brands }, (_, brand) => {
    const hitsOf = ({ brands }: EngineCells) => brands[brand]?.namedIn;
    return { now: list(comparable.now, hitsOf), before: list(comparable.before, hitsOf) };
  });
  const promptOfCells = prompts.flatMap((prompt) => engines.map(() => prompt));
  const [main, ...rivals] = hits;
  return {
    samples: sampleAll(now, selection),
    changes: hits.map((ofBrand) =>
      estimateChange({
        prompts: promptOfCells,
        before: { answers: answersBefore, hits: ofBrand.before },
        now: { answers, hits: ofBrand.now },
      }),
    ),
    comparisons: rivals.map((rival) =>
      compareBrands({ prompts: promptOfCells, answers, hits: main?.now ?? [], otherHits: rival.now }),
    ),
    mix: findMixChange(promptOfCells, engines, answers, answersBefore),
  };
}

/** A value for each selected cell, prompt by prompt; 0 for engines that the window does not have. */
function listColumn(
  cells: Cells,
  prompts: readonly number[],
  engines: readonly EngineId[],
  columnOf: (cells: EngineCells) => Column | undefined,
): Column {
  const list = new Uint32Array(prompts.length * engines.length);
  for (const [index, engine] of engines.entries()) {
    const found = cells.engines.get(engine);
    const column = found && columnOf(found);
    if (!column) continue;
    for (const [row, prompt] of prompts.entries()) list[row * engines.length + index] = column[prompt] ?? 0;
  }
  return list;
}

function findMixChange(
  prompts: readonly number[],
  engines: readonly EngineId[],
  answers: Column,
  answersBefore: Column,
): MixChange {
  const [now, before] = [findAnswered(prompts, engines, answers), findAnswered(prompts, engines, answersBefore)];
  return {
    promptsAdded: now.prompts.difference(before.prompts).size,
    promptsRemoved: before.prompts.difference(now.prompts).size,
    enginesAdded: [...now.engines.difference(before.engines)],
    enginesRemoved: [...before.engines.difference(now.engines)],
  };
}

/** The prompts and engines that have answers. */
function findAnswered(prompts: readonly number[], engines: readonly EngineId[], answers: Column) {
  const isAnswered = (cell: number) => answers[cell] !== 0;
  return {
    prompts: new Set(prompts.filter((_, cell) => isAnswered(cell))),
    engines: new Set(
      engines.filter((_, engine) => prompts.some((__, cell) => cell % engines.length === engine && isAnswered(cell))),
    ),
  };
}

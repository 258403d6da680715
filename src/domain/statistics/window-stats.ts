import type { EngineId } from '../shared/engines.ts';
import {
  type Cells,
  type HitCell,
  listCells,
  listHits,
  type Selection,
  selectEngines,
  selectPrompts,
} from './cells.ts';
import { type Change, type ComparedCell, estimateChange } from './change.ts';
import { type Comparison, compareBrands, type SharedCell } from './comparison.ts';
import { findIncompleteEngines, type IncompleteEngine, type PlannedWindows } from './completeness.ts';
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
  /** What the schedule plans. Absent if every engine is queried equally often. */
  planned?: PlannedWindows | undefined;
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
  enginesIncomplete: IncompleteEngine[];
}

export function computeWindow({
  now,
  before,
  selection,
  comparable = { now, before },
  planned,
}: ComparedWindows): WindowStats {
  const prompts = selectPrompts(now, selection);
  const engines = selectEngines([comparable.now, comparable.before], selection);
  const hits = Array.from({ length: now.brands }, (_, brand) => ({
    now: listHits(comparable.now, brand, { prompts, engines }),
    before: listHits(comparable.before, brand, { prompts, engines }),
  }));
  const [main, ...rivals] = hits;
  return {
    samples: sampleAll(now, selection),
    changes: hits.map((ofBrand) => estimateChange(pairCells(ofBrand.now, ofBrand.before))),
    comparisons: main ? rivals.map((rival) => compareBrands(shareCells(main.now, rival.now))) : [],
    mix: {
      ...findMixChange(comparable.now, comparable.before, selection),
      enginesIncomplete: findIncompleteEngines(now, before, selection, planned),
    },
  };
}

/** How much more often answers to some prompts name a brand than in the window before. Null without a cell in common. */
export function findDifference({ now, before }: WindowPair, brand: number, selection: Selection): number | null {
  const cells = { prompts: selectPrompts(now, selection), engines: selectEngines([now, before], selection) };
  const pairs = pairCells(listHits(now, brand, cells), listHits(before, brand, cells));
  return estimateChange(pairs).difference?.value ?? null;
}

/** The same cells in two windows. */
function pairCells(cells: readonly HitCell[], cellsBefore: readonly HitCell[]): ComparedCell[] {
  const pairs: ComparedCell[] = [];
  for (const [index, now] of cells.entries()) {
    const before = cellsBefore[index];
    if (before) pairs.push({ prompt: now.prompt, question: now.question, now, before });
  }
  return pairs;
}

/** The same cells with the answers that name each of two brands. */
function shareCells(cells: readonly HitCell[], otherCells: readonly HitCell[]): SharedCell[] {
  const shared: SharedCell[] = [];
  for (const [index, { question, answers, hits }] of cells.entries()) {
    const other = otherCells[index];
    if (other) shared.push({ question, answers, hits, otherHits: other.hits });
  }
  return shared;
}

function findMixChange(now: Cells, before: Cells, selection: Selection): Omit<MixChange, 'enginesIncomplete'> {
  const [is, was] = [findAnswered(now, selection), findAnswered(before, selection)];
  return {
    promptsAdded: is.prompts.difference(was.prompts).size,
    promptsRemoved: was.prompts.difference(is.prompts).size,
    enginesAdded: selectEngines([now], selection).filter(
      (engine) => is.engines.has(engine) && !was.engines.has(engine),
    ),
    enginesRemoved: selectEngines([before], selection).filter(
      (engine) => was.engines.has(engine) && !is.engines.has(engine),
    ),
  };
}

/** The prompts and engines that have answers. */
function findAnswered(cells: Cells, selection: Selection) {
  const answered = { prompts: new Set<number>(), engines: new Set<EngineId>() };
  for (const { prompt, engine, answers } of listCells(cells, selection)) {
    if (answers === 0) continue;
    answered.prompts.add(prompt);
    answered.engines.add(engine);
  }
  return answered;
}

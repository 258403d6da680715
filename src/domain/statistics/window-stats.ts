import type { EngineId } from '../shared/engines.ts';
import { type BrandCell, type Cells, listBrandCells, listCells, type Selection, selectEngines } from './cells.ts';
import { type Change, type ComparedCell, estimateChange } from './change.ts';
import { type Comparison, compareBrands, type SharedCell } from './comparison.ts';
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
  const brands = [...Array(now.brands).keys()];
  const hits = brands.map((brand) => ({
    now: listHits(comparable.now, brand, selection),
    before: listHits(comparable.before, brand, selection),
  }));
  const [main, ...rivals] = hits;
  return {
    samples: sampleAll(now, selection),
    changes: hits.map((ofBrand) => estimateChange(matchCells(ofBrand.now, ofBrand.before))),
    comparisons: main ? rivals.map((rival) => compareBrands(shareCells(main.now, rival.now))) : [],
    mix: findMixChange(comparable.now, comparable.before, selection),
  };
}

/** The selected cells that have answers, prompt by prompt. */
type Hits = Map<string, BrandCell>;

function listHits(cells: Cells, brand: number, selection: Selection): Hits {
  return new Map(
    Array.from(listBrandCells(cells, brand, selection), (cell) => [`${cell.prompt} ${cell.engine}`, cell]),
  );
}

/** The cells that have answers in both windows. */
function matchCells(now: Hits, before: Hits): ComparedCell[] {
  return [...now].flatMap(([name, { prompt, answers, namedIn }]) => {
    const cell = before.get(name);
    if (!cell) return [];
    return [{ prompt, now: { answers, hits: namedIn }, before: { answers: cell.answers, hits: cell.namedIn } }];
  });
}

/** The same cells with the answers that name each of two brands. */
function shareCells(main: Hits, rival: Hits): SharedCell[] {
  return [...main].flatMap(([name, { prompt, answers, namedIn }]) => {
    const cell = rival.get(name);
    return cell ? [{ prompt, answers, hits: namedIn, otherHits: cell.namedIn }] : [];
  });
}

function findMixChange(now: Cells, before: Cells, selection: Selection): MixChange {
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
  const answered = [...listCells(cells, selection)].filter(({ answers }) => answers > 0);
  return {
    prompts: new Set(answered.map(({ prompt }) => prompt)),
    engines: new Set(answered.map(({ engine }) => engine)),
  };
}

import type { AmountSums } from './amounts.ts';
import { type BrandCell, type Cells, EVERYTHING, listBrandCells, listCells, type Selection } from './cells.ts';
import type { CellGroup } from './intervals.ts';
import {
  addGroup,
  addSquares,
  createRatioSums,
  createSquares,
  mergeRatios,
  mergeSquares,
  type RatioSums,
} from './ratios.ts';

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

/** The samples of all brands over some cells. */
export interface Samples {
  calls: CallSample;
  brands: BrandSample[];
}

export function sampleAll(cells: Cells, selection = EVERYTHING): Samples {
  return {
    calls: sampleCalls(cells, selection),
    brands: Array.from({ length: cells.brands }, (_, brand) => sampleBrand(cells, brand, selection)),
  };
}

export function sampleCalls(cells: Cells, selection: Selection): CallSample {
  const sample: CallSample = { answers: 0, noAnswers: 0, failed: 0, prompts: 0, cells: 0, days: 0 };
  let lastPrompt = -1;
  for (const { prompt, answers, noAnswers, failed, days } of listCells(cells, selection)) {
    sample.answers += answers;
    sample.noAnswers += noAnswers;
    sample.failed += failed;
    sample.days += days;
    if (answers === 0) continue;
    sample.cells++;
    if (prompt !== lastPrompt) sample.prompts++;
    lastPrompt = prompt;
  }
  return sample;
}

/** The sums of a brand in the answers to a prompt. */
type PromptSums = Pick<BrandCell, 'answers' | 'allMentions' | 'mentions' | 'namedIn' | 'positions' | 'citedIn'>;

/** The sample of a brand. Prompts are the groups of its ratios. */
export function sampleBrand(cells: Cells, brand: number, selection: Selection): BrandSample {
  const [named, cited, voice, position] = [createRatioSums(), createRatioSums(), createAmounts(), createAmounts()];
  const [namedCells, citedCells] = [new CellCounter(), new CellCounter()];
  let citations = 0;
  let prompt = -1;
  let sums = createPromptSums();
  function addPrompt(): void {
    addGroup(named, sums.namedIn, sums.answers);
    addGroup(cited, sums.citedIn, sums.answers);
    addGroup(voice.byPrompt, sums.mentions, sums.allMentions);
    addGroup(position.byPrompt, sums.positions, sums.namedIn);
  }
  for (const cell of listBrandCells(cells, brand, selection)) {
    if (cell.prompt !== prompt) {
      addPrompt();
      sums = createPromptSums();
      prompt = cell.prompt;
    }
    sums.answers += cell.answers;
    sums.allMentions += cell.allMentions;
    sums.mentions += cell.mentions;
    sums.namedIn += cell.namedIn;
    sums.positions += cell.positions;
    sums.citedIn += cell.citedIn;
    citations += cell.citations;
    namedCells.add(cell.namedIn, cell.answers);
    citedCells.add(cell.citedIn, cell.answers);
    addCell(voice, cell, { part: cell.mentions, whole: cell.allMentions });
    mergeSquares(voice.daily, { parts: cell.mentionsSquared, products: cell.mentionsByAll, wholes: cell.allSquared });
    addCell(position, cell, { part: cell.positions, whole: cell.namedIn });
    mergeSquares(position.daily, {
      parts: cell.positionsSquared,
      products: cell.positionsByNamed,
      wholes: cell.namedSquared,
    });
  }
  addPrompt();
  return {
    mentions: voice.byPrompt.part,
    citations,
    named,
    namedCells: namedCells.list(),
    cited,
    citedCells: citedCells.list(),
    voice,
    position,
  };
}

function createPromptSums(): PromptSums {
  return { answers: 0, allMentions: 0, mentions: 0, namedIn: 0, positions: 0, citedIn: 0 };
}

function createAmounts(): AmountSums {
  return { byPrompt: createRatioSums(), cells: 0, days: 0, daily: createSquares(), perCell: createSquares() };
}

function addCell(amounts: AmountSums, { days }: BrandCell, { part, whole }: { part: number; whole: number }): void {
  amounts.cells++;
  amounts.days += days;
  addSquares(amounts.perCell, part, whole, 1 / days);
}

/** Counts cells with equal hits and answers: most of thousands of cells have as many as others. */
class CellCounter {
  /** By answers, then by hits. */
  readonly #counts = new Map<number, Map<number, CellGroup>>();

  add(hits: number, answers: number): void {
    const byHits = this.#counts.get(answers) ?? new Map<number, CellGroup>();
    this.#counts.set(answers, byHits);
    const group = byHits.get(hits) ?? { hits, answers, cells: 0 };
    byHits.set(hits, group);
    group.cells++;
  }

  list(): CellGroup[] {
    return [...this.#counts.values()].flatMap((byHits) => [...byHits.values()].toSorted((a, b) => a.hits - b.hits));
  }
}

/** The sums from which the statistics of a brand are computed without their intervals. */
export type BrandSums = PromptSums & Pick<BrandCell, 'citations'>;

export function sumBrand(cells: Cells, brand: number, selection: Selection): BrandSums {
  const sums = { ...createPromptSums(), citations: 0 };
  for (const cell of listBrandCells(cells, brand, selection)) {
    sums.answers += cell.answers;
    sums.allMentions += cell.allMentions;
    sums.mentions += cell.mentions;
    sums.namedIn += cell.namedIn;
    sums.positions += cell.positions;
    sums.citations += cell.citations;
    sums.citedIn += cell.citedIn;
  }
  return sums;
}

/** Adds the samples of other prompts: those of another country. */
export function mergeSamples(into: Samples, other: Samples): void {
  for (const field of ['answers', 'noAnswers', 'failed', 'prompts', 'cells', 'days'] as const) {
    into.calls[field] += other.calls[field];
  }
  for (const [index, brand] of into.brands.entries()) {
    const more = other.brands[index];
    if (more) mergeBrand(brand, more);
  }
}

function mergeBrand(into: BrandSample, other: BrandSample): void {
  into.mentions += other.mentions;
  into.citations += other.citations;
  mergeRatios(into.named, other.named);
  mergeRatios(into.cited, other.cited);
  into.namedCells = [...into.namedCells, ...other.namedCells];
  into.citedCells = [...into.citedCells, ...other.citedCells];
  for (const key of ['voice', 'position'] as const) {
    mergeRatios(into[key].byPrompt, other[key].byPrompt);
    into[key].cells += other[key].cells;
    into[key].days += other[key].days;
    mergeSquares(into[key].daily, other[key].daily);
    mergeSquares(into[key].perCell, other[key].perCell);
  }
}

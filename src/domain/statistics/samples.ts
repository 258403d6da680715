import type { AmountSums } from './amounts.ts';
import {
  type Cells,
  cellsOf,
  EVERYTHING,
  listCells,
  type Selection,
  selectEngines,
  selectPrompts,
  valueOf,
} from './cells.ts';
import { BRAND_FIELDS, type BrandCounts } from './counts.ts';
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

/** The sample of a brand. Prompts are the groups of its ratios. */
export function sampleBrand(cells: Cells, brand: number, selection: Selection): BrandSample {
  const [named, cited, voice, position] = [createRatioSums(), createRatioSums(), createAmounts(), createAmounts()];
  const [namedCells, citedCells] = [new CellCounter(), new CellCounter()];
  const engines = selectBrand(cells, brand, selection);
  let citations = 0;
  for (const prompt of selectPrompts(cells, selection)) {
    const sums = { answers: 0, allMentions: 0, mentions: 0, namedIn: 0, positions: 0, citedIn: 0 };
    for (const { calls, columns } of engines) {
      const answers = valueOf(calls.answers, prompt);
      if (answers === 0) continue;
      const days = valueOf(calls.days, prompt);
      const allMentions = valueOf(calls.allMentions, prompt);
      const mentions = valueOf(columns.mentions, prompt);
      const namedIn = valueOf(columns.namedIn, prompt);
      const positions = valueOf(columns.positions, prompt);
      const citedIn = valueOf(columns.citedIn, prompt);
      sums.answers += answers;
      sums.allMentions += allMentions;
      sums.mentions += mentions;
      sums.namedIn += namedIn;
      sums.positions += positions;
      sums.citedIn += citedIn;
      citations += valueOf(columns.citations, prompt);
      namedCells.add(namedIn, answers);
      citedCells.add(citedIn, answers);
      addCell(voice, mentions, allMentions, days);
      voice.daily.parts += valueOf(columns.mentionsSquared, prompt);
      voice.daily.products += valueOf(columns.mentionsByAll, prompt);
      voice.daily.wholes += valueOf(calls.allSquared, prompt);
      addCell(position, positions, namedIn, days);
      position.daily.parts += valueOf(columns.positionsSquared, prompt);
      position.daily.products += valueOf(columns.positionsByNamed, prompt);
      position.daily.wholes += valueOf(columns.namedSquared, prompt);
    }
    addGroup(named, sums.namedIn, sums.answers);
    addGroup(cited, sums.citedIn, sums.answers);
    addGroup(voice.byPrompt, sums.mentions, sums.allMentions);
    addGroup(position.byPrompt, sums.positions, sums.namedIn);
  }
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

/** The selected engines with their columns of a brand. */
function selectBrand(cells: Cells, brand: number, selection: Selection) {
  return selectEngines([cells], selection).flatMap((engine) => {
    const { calls, brands } = cellsOf(cells, engine);
    const columns = brands[brand];
    return columns ? [{ calls, columns }] : [];
  });
}

function createAmounts(): AmountSums {
  return { byPrompt: createRatioSums(), cells: 0, days: 0, daily: createSquares(), perCell: createSquares() };
}

function addCell(amounts: AmountSums, part: number, whole: number, days: number): void {
  amounts.cells++;
  amounts.days += days;
  addSquares(amounts.perCell, part, whole, 1 / days);
}

/** Counts cells with equal hits and answers: most of thousands of cells have as many as others. */
class CellCounter {
  /** By answers, then by hits. */
  readonly #groups = new Map<number, CellGroup[]>();

  add(hits: number, answers: number): void {
    let groups = this.#groups.get(answers);
    if (!groups) {
      groups = Array.from({ length: answers + 1 }, (_, index) => ({ hits: index, answers, cells: 0 }));
      this.#groups.set(answers, groups);
    }
    const group = groups[hits];
    if (group) group.cells++;
  }

  list(): CellGroup[] {
    return [...this.#groups.values()].flatMap((groups) => groups.filter(({ cells }) => cells > 0));
  }
}

/** The sums from which the statistics of a brand are computed without their intervals. */
export type BrandSums = BrandCounts & { answers: number; allMentions: number };

export function sumBrand(cells: Cells, brand: number, selection: Selection): BrandSums {
  const sums = { answers: 0, allMentions: 0, mentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };
  for (const { calls, columns } of selectBrand(cells, brand, selection)) {
    for (const prompt of selectPrompts(cells, selection)) {
      sums.answers += valueOf(calls.answers, prompt);
      sums.allMentions += valueOf(calls.allMentions, prompt);
      for (const field of BRAND_FIELDS) sums[field] += valueOf(columns[field], prompt);
    }
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

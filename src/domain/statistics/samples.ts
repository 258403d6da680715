import type { AmountSums } from './amounts.ts';
import {
  type Cells,
  cellsOf,
  EVERYTHING,
  listCells,
  type Selection,
  selectEngines,
  selectPrompts,
  selectQuestions,
  valueOf,
} from './cells.ts';
import { BRAND_FIELDS, type BrandCounts } from './counts.ts';
import type { CellGroup } from './intervals.ts';
import {
  addGroup,
  addPart,
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
  const answered = sampleAnswers(cells, selection);
  return {
    calls: sampleCalls(cells, selection),
    brands: Array.from({ length: cells.brands }, (_, brand) => sampleBrand(cells, brand, selection, answered)),
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

/** What the samples of all brands have in common: the answers, as if none of them named or cited a brand. */
interface AnswerSample {
  questions: { prompts: readonly number[]; answers: number; allMentions: number }[];
  /** The number of cells by their number of answers. */
  cells: Map<number, number>;
  answers: RatioSums;
  mentions: AmountSums;
}

function sampleAnswers(cells: Cells, selection: Selection): AnswerSample {
  const sample: AnswerSample = {
    questions: [],
    cells: new Map(),
    answers: createRatioSums(),
    mentions: createAmounts(),
  };
  const { daily, perCell } = sample.mentions;
  const engines = selectEngines([cells], selection).map((engine) => cellsOf(cells, engine).calls);
  for (const prompts of selectQuestions(cells, selection)) {
    const sums = { prompts, answers: 0, allMentions: 0 };
    for (const prompt of prompts) {
      for (const calls of engines) {
        const answers = valueOf(calls.answers, prompt);
        if (answers === 0) continue;
        const days = valueOf(calls.days, prompt);
        const allMentions = valueOf(calls.allMentions, prompt);
        sums.answers += answers;
        sums.allMentions += allMentions;
        sample.cells.set(answers, 1 + (sample.cells.get(answers) ?? 0));
        sample.mentions.cells++;
        sample.mentions.days += days;
        daily.wholes += valueOf(calls.allSquared, prompt);
        addSquares(perCell, 0, allMentions, 1 / days);
      }
    }
    if (sums.answers === 0) continue;
    sample.questions.push(sums);
    addGroup(sample.answers, 0, sums.answers);
    addGroup(sample.mentions.byPrompt, 0, sums.allMentions);
  }
  return sample;
}

/** The sample of a brand. Questions are the groups of its ratios. Most answers neither name nor cite it. */
export function sampleBrand(
  cells: Cells,
  brand: number,
  selection: Selection,
  answered = sampleAnswers(cells, selection),
): BrandSample {
  const { cells: size, days } = answered.mentions;
  const [named, cited] = [copyRatio(answered.answers), copyRatio(answered.answers)];
  const [voice, position] = [copyAmounts(answered.mentions), { ...createAmounts(), cells: size, days }];
  const [namedCells, citedCells] = [new CellCounter(), new CellCounter()];
  const engines = selectBrand(cells, brand, selection);
  let citations = 0;
  for (const { prompts, answers, allMentions } of answered.questions) {
    if (!isFound(engines, prompts)) continue;
    const sums = { mentions: 0, namedIn: 0, positions: 0, citedIn: 0 };
    for (const prompt of prompts) {
      for (const { calls, columns } of engines) {
        const namedIn = valueOf(columns.namedIn, prompt);
        const citedIn = valueOf(columns.citedIn, prompt);
        if (namedIn === 0 && citedIn === 0) continue;
        const weight = 1 / valueOf(calls.days, prompt);
        const mentions = valueOf(columns.mentions, prompt);
        const positions = valueOf(columns.positions, prompt);
        namedCells.add(namedIn, valueOf(calls.answers, prompt));
        citedCells.add(citedIn, valueOf(calls.answers, prompt));
        sums.mentions += mentions;
        sums.namedIn += namedIn;
        sums.positions += positions;
        sums.citedIn += citedIn;
        citations += valueOf(columns.citations, prompt);
        voice.daily.parts += valueOf(columns.mentionsSquared, prompt);
        voice.daily.products += valueOf(columns.mentionsByAll, prompt);
        voice.perCell.parts += mentions * mentions * weight;
        voice.perCell.products += mentions * valueOf(calls.allMentions, prompt) * weight;
        position.daily.parts += valueOf(columns.positionsSquared, prompt);
        position.daily.products += valueOf(columns.positionsByNamed, prompt);
        position.daily.wholes += valueOf(columns.namedSquared, prompt);
        addSquares(position.perCell, positions, namedIn, weight);
      }
    }
    addPart(named, sums.namedIn, answers);
    addPart(cited, sums.citedIn, answers);
    addPart(voice.byPrompt, sums.mentions, allMentions);
    addGroup(position.byPrompt, sums.positions, sums.namedIn);
  }
  return {
    mentions: voice.byPrompt.part,
    citations,
    named,
    namedCells: namedCells.list(answered.cells),
    cited,
    citedCells: citedCells.list(answered.cells),
    voice,
    position,
  };
}

/** Whether answers to a question name or cite a brand. */
function isFound(engines: ReturnType<typeof selectBrand>, prompts: readonly number[]): boolean {
  for (const prompt of prompts) {
    for (const { columns } of engines) {
      if (valueOf(columns.namedIn, prompt) > 0 || valueOf(columns.citedIn, prompt) > 0) return true;
    }
  }
  return false;
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

function copyAmounts({ byPrompt, daily, perCell, ...size }: AmountSums): AmountSums {
  return { byPrompt: copyRatio(byPrompt), daily: { ...daily }, perCell: { ...perCell }, ...size };
}

function copyRatio(sums: RatioSums): RatioSums {
  return { ...sums, squares: { ...sums.squares } };
}

/** Counts cells with equal hits and answers: most of thousands of cells have as many as others. */
class CellCounter {
  /** By answers, then by hits. */
  readonly #groups = new Map<number, CellGroup[]>();

  add(hits: number, answers: number): void {
    let groups = this.#groups.get(answers);
    if (!groups) {
      groups = createGroups(answers);
      this.#groups.set(answers, groups);
    }
    const group = groups[hits];
    if (group) group.cells++;
  }

  /** All cells, by their number of answers. Those that were not added have no hits. */
  list(all: ReadonlyMap<number, number>): CellGroup[] {
    return [...all].flatMap(([answers, cells]) => {
      const [none, ...others] = this.#groups.get(answers) ?? createGroups(answers);
      const withHits = others.reduce((sum, group) => sum + group.cells, 0);
      const groups = none ? [{ ...none, cells: cells - withHits }, ...others] : others;
      return groups.filter((group) => group.cells > 0);
    });
  }
}

function createGroups(answers: number): CellGroup[] {
  return Array.from({ length: answers + 1 }, (_, hits) => ({ hits, answers, cells: 0 }));
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

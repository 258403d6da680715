import { ENGINES, type EngineId } from '../shared/engines.ts';
import type { AmountSums } from './amounts.ts';
import { type CellTable, cellOf, startOfBrandField, startOfField } from './cell-table.ts';
import type { CellGroups } from './intervals.ts';
import { addGroup, createRatioSums, type RatioSums, type Squares } from './ratios.ts';

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
  namedCells: CellGroups;
  cited: RatioSums;
  citedCells: CellGroups;
  voice: AmountSums;
  position: AmountSums;
}

function countPrompts({ prompts: count }: CellTable, { prompts }: Selection): number {
  return prompts?.length ?? count;
}

export function selectedEngines({ engines: all }: CellTable, { engines }: Selection): readonly number[] {
  return engines ?? [...all.keys()];
}

/** The positions of the selected cells in a column, prompt by prompt. */
export function selectedCells(table: CellTable, selection: Selection): Int32Array {
  const { prompts } = selection;
  const engines = selectedEngines(table, selection);
  const cells = new Int32Array(countPrompts(table, selection) * engines.length);
  for (let at = 0, row = 0; at < cells.length; row++) {
    const first = cellOf(table, prompts ? (prompts[row] as number) : row, 0);
    for (const engine of engines) cells[at++] = first + engine;
  }
  return cells;
}

export function sampleCalls(table: CellTable, selection: Selection): CallSample {
  const { values } = table;
  const sample: CallSample = { answers: 0, noAnswers: 0, failed: 0, prompts: 0, cells: 0, days: 0 };
  const engines = selectedEngines(table, selection).length;
  const [answersAt, noAnswersAt] = [startOfField(table, 'answers'), startOfField(table, 'noAnswers')];
  const [failedAt, daysAt] = [startOfField(table, 'failed'), startOfField(table, 'days')];
  const cells = selectedCells(table, selection);
  for (let i = 0, last = -1; i < cells.length; i++) {
    const cell = cells[i] as number;
    const answers = values[answersAt + cell] as number;
    sample.answers += answers;
    sample.noAnswers += values[noAnswersAt + cell] as number;
    sample.failed += values[failedAt + cell] as number;
    sample.days += values[daysAt + cell] as number;
    if (answers === 0) continue;
    const prompt = Math.floor(i / engines);
    if (prompt !== last) sample.prompts++;
    last = prompt;
    sample.cells++;
  }
  return sample;
}

/** The samples of some brands. */
export function sampleBrands(
  table: CellTable,
  brands: readonly number[],
  selection: Selection,
  calls: CallSample,
): BrandSample[] {
  const answered = listAnswered(table, selection);
  return brands.map((brand) => sampleColumns(table, brand, answered, calls));
}

export function sampleBrand(table: CellTable, brand: number, selection: Selection, calls: CallSample): BrandSample {
  return sampleBrands(table, [brand], selection, calls)[0] as BrandSample;
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
  const cells = selectedCells(table, selection);
  const sum = (start: number) => cells.reduce((total, cell) => total + (table.values[start + cell] as number), 0);
  return {
    answers: sum(startOfField(table, 'answers')),
    mentions: sum(startOfBrandField(table, brand, 'mentions')),
    allMentions: sum(startOfField(table, 'allMentions')),
    namedIn: sum(startOfBrandField(table, brand, 'namedIn')),
    positions: sum(startOfBrandField(table, brand, 'positions')),
    citations: sum(startOfBrandField(table, brand, 'citations')),
    citedIn: sum(startOfBrandField(table, brand, 'citedIn')),
  };
}

/** The selected cells that have answers, and what the samples of all brands have in common. */
interface Answered {
  /** Positions in a column, prompt by prompt. */
  cells: Int32Array;
  /** Amounts of a cell are weighted by its days. */
  weights: Float64Array;
  /** Most of thousands of cells have as many answers and hits as others, so they are counted. Where the counts of a cell begin. */
  counters: Int32Array;
  /** By number of answers: where their counts by hits begin, and the number of cells. */
  groups: Map<number, { start: number; cells: number }>;
  /** The number of counts. */
  counts: number;
  /** By prompt: the end of its cells, its answers, and its mentions of all brands. */
  ends: Int32Array;
  answers: Float64Array;
  allMentions: Float64Array;
  /** The prompts as groups without any part of their answers and mentions. */
  ofAnswers: RatioSums;
  ofMentions: RatioSums;
  /** Squares of all mentions, by day and by cell. */
  daily: number;
  perCell: number;
}

function listAnswered(table: CellTable, selection: Selection): Answered {
  const { values } = table;
  const [answersAt, daysAt] = [startOfField(table, 'answers'), startOfField(table, 'days')];
  const [allAt, squaredAt] = [startOfField(table, 'allMentions'), startOfField(table, 'allSquared')];
  const cells = selectedCells(table, selection);
  const [weights, counters] = [new Float64Array(cells.length), new Int32Array(cells.length)];
  const prompts = countPrompts(table, selection);
  const ends = new Int32Array(prompts);
  const [answers, allMentions] = [new Float64Array(prompts), new Float64Array(prompts)];
  const [ofAnswers, ofMentions] = [createRatioSums(), createRatioSums()];
  const groups: Answered['groups'] = new Map();
  let [found, answeredPrompts, counts, daily] = [0, 0, 0, 0];
  const perCell = new Float64Array(1);
  for (let prompt = 0, at = 0; prompt < prompts; prompt++) {
    const end = ((prompt + 1) * cells.length) / prompts;
    const before = found;
    let ofPrompt = 0;
    let allOfPrompt = 0;
    for (; at < end; at++) {
      const cell = cells[at] as number;
      const ofCell = values[answersAt + cell] as number;
      if (ofCell === 0) continue;
      const all = values[allAt + cell] as number;
      const weight = 1 / (values[daysAt + cell] as number);
      let group = groups.get(ofCell);
      if (!group) {
        group = { start: counts, cells: 0 };
        groups.set(ofCell, group);
        counts += ofCell + 1;
      }
      group.cells++;
      ofPrompt += ofCell;
      allOfPrompt += all;
      daily += values[squaredAt + cell] as number;
      perCell[0] = (perCell[0] as number) + all * all * weight;
      // Cells without answers are removed: the list never gets ahead of the loop.
      cells[found] = cell;
      weights[found] = weight;
      counters[found++] = group.start;
    }
    if (found === before) continue;
    ends[answeredPrompts] = found;
    addGroup(ofAnswers, 0, ofPrompt);
    addGroup(ofMentions, 0, allOfPrompt);
    answers[answeredPrompts] = ofPrompt;
    allMentions[answeredPrompts++] = allOfPrompt;
  }
  return {
    cells,
    weights,
    counters,
    groups,
    counts,
    ends: ends.subarray(0, answeredPrompts),
    answers: answers.subarray(0, answeredPrompts),
    allMentions: allMentions.subarray(0, answeredPrompts),
    ofAnswers,
    ofMentions,
    daily,
    perCell: perCell[0] as number,
  };
}

/** The sample of a brand. Most answers neither name nor cite most brands, so such cells are skipped. */
function sampleColumns(table: CellTable, brand: number, answered: Answered, calls: CallSample): BrandSample {
  const { values } = table;
  const { cells, weights, counters, ends, answers, allMentions, ofAnswers, ofMentions } = answered;
  const startOf = (field: Parameters<typeof startOfBrandField>[2]) => startOfBrandField(table, brand, field);
  const [namedAt, citedAt, citationsAt] = [startOf('namedIn'), startOf('citedIn'), startOf('citations')];
  const [mentionsAt, positionsAt] = [startOf('mentions'), startOf('positions')];
  const [mentionsSquaredAt, mentionsByAllAt] = [startOf('mentionsSquared'), startOf('mentionsByAll')];
  const [positionsSquaredAt, positionsByNamedAt] = [startOf('positionsSquared'), startOf('positionsByNamed')];
  const [namedSquaredAt, allAt] = [startOf('namedSquared'), startOfField(table, 'allMentions')];
  const [namedCells, citedCells] = [new Uint32Array(answered.counts), new Uint32Array(answered.counts)];
  const [named, cited, voice] = [copyRatio(ofAnswers), copyRatio(ofAnswers), copyRatio(ofMentions)];
  const position = createRatioSums();
  let citations = 0;
  let [voiceParts, voiceProducts, positionParts, positionProducts, positionWholes] = [0, 0, 0, 0, 0];
  // Fractions in an array, because each new value of a variable would be an object until the function is optimized.
  const [voicePerCell, positionPerCell] = [Float64Array.of(0, 0, answered.perCell), new Float64Array(3)];
  for (let prompt = 0, at = 0; prompt < ends.length; prompt++) {
    const end = ends[prompt] as number;
    let namedOfPrompt = 0;
    let citedOfPrompt = 0;
    let mentionsOfPrompt = 0;
    let positionsOfPrompt = 0;
    for (; at < end; at++) {
      const cell = cells[at] as number;
      const namedIn = values[namedAt + cell] as number;
      const citedIn = values[citedAt + cell] as number;
      if ((namedIn | citedIn) === 0) continue;
      const ofBrand = values[mentionsAt + cell] as number;
      const ofAll = values[allAt + cell] as number;
      const ofPosition = values[positionsAt + cell] as number;
      const weight = weights[at] as number;
      const counter = counters[at] as number;
      namedCells[counter + namedIn] = (namedCells[counter + namedIn] as number) + 1;
      citedCells[counter + citedIn] = (citedCells[counter + citedIn] as number) + 1;
      namedOfPrompt += namedIn;
      citedOfPrompt += citedIn;
      mentionsOfPrompt += ofBrand;
      positionsOfPrompt += ofPosition;
      citations += values[citationsAt + cell] as number;
      voiceParts += values[mentionsSquaredAt + cell] as number;
      voiceProducts += values[mentionsByAllAt + cell] as number;
      voicePerCell[0] = (voicePerCell[0] as number) + ofBrand * ofBrand * weight;
      voicePerCell[1] = (voicePerCell[1] as number) + ofBrand * ofAll * weight;
      positionParts += values[positionsSquaredAt + cell] as number;
      positionProducts += values[positionsByNamedAt + cell] as number;
      positionWholes += values[namedSquaredAt + cell] as number;
      positionPerCell[0] = (positionPerCell[0] as number) + ofPosition * ofPosition * weight;
      positionPerCell[1] = (positionPerCell[1] as number) + ofPosition * namedIn * weight;
      positionPerCell[2] = (positionPerCell[2] as number) + namedIn * namedIn * weight;
    }
    if ((namedOfPrompt | citedOfPrompt) === 0) continue;
    addPart(named, namedOfPrompt, answers[prompt] as number);
    addPart(cited, citedOfPrompt, answers[prompt] as number);
    addPart(voice, mentionsOfPrompt, allMentions[prompt] as number);
    addGroup(position, positionsOfPrompt, namedOfPrompt);
  }
  const size = { cells: calls.cells, days: calls.days };
  return {
    mentions: voice.part,
    citations,
    named,
    namedCells: listGroups(answered, namedCells),
    cited,
    citedCells: listGroups(answered, citedCells),
    voice: {
      byPrompt: voice,
      ...size,
      daily: toSquares(voiceParts, voiceProducts, answered.daily),
      perCell: readSquares(voicePerCell),
    },
    position: {
      byPrompt: position,
      ...size,
      daily: toSquares(positionParts, positionProducts, positionWholes),
      perCell: readSquares(positionPerCell),
    },
  };
}

function toSquares(parts: number, products: number, wholes: number): Squares {
  return { parts, products, wholes };
}

function readSquares([parts = 0, products = 0, wholes = 0]: Float64Array): Squares {
  return { parts, products, wholes };
}

/** Adds a part to a group that was added without one. */
function addPart(sums: RatioSums, part: number, whole: number): void {
  if (part === 0) return;
  sums.part += part;
  sums.withPart++;
  if (part >= whole) sums.withoutPart--;
  sums.squares.parts += part * part;
  sums.squares.products += part * whole;
}

function copyRatio(sums: RatioSums): RatioSums {
  return { ...sums, squares: { ...sums.squares } };
}

/** The cells with equal hits and answers. Those that were skipped have no hits. */
function listGroups({ groups }: Answered, counts: Uint32Array): CellGroups {
  const list: number[] = [];
  for (const [answers, { start, cells }] of groups) {
    let without = cells;
    for (let hits = 1; hits <= answers; hits++) without -= counts[start + hits] as number;
    if (without > 0) list.push(0, answers, without);
    for (let hits = 1; hits <= answers; hits++) {
      const count = counts[start + hits] as number;
      if (count > 0) list.push(hits, answers, count);
    }
  }
  return list;
}

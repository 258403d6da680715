import type { AmountSums } from './amounts.ts';
import { BRAND, CELL, type CellTable, startOfBrand, startOfCell } from './cell-table.ts';
import type { CellGroup } from './intervals.ts';
import { addGroup, addSquares, createRatioSums, createSquares, type RatioSums } from './ratios.ts';

/** The selected cells; null for all. */
export interface Selection {
  /** Indexes of prompts. */
  prompts: readonly number[] | null;
  /** Indexes of engines. */
  engines: readonly number[] | null;
}

export const EVERYTHING: Selection = { prompts: null, engines: null };

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

export function selectedPrompts({ prompts: count }: CellTable, { prompts }: Selection): readonly number[] {
  return prompts ?? [...Array(count).keys()];
}

export function selectedEngines({ engines: all }: CellTable, { engines }: Selection): readonly number[] {
  return engines ?? [...all.keys()];
}

export function sampleCalls(table: CellTable, selection: Selection): CallSample {
  const sample: CallSample = { answers: 0, noAnswers: 0, failed: 0, prompts: 0, cells: 0, days: 0 };
  const engines = selectedEngines(table, selection);
  for (const prompt of selectedPrompts(table, selection)) {
    const before = sample.cells;
    for (const engine of engines) {
      const cell = startOfCell(table, prompt, engine);
      const answers = table.values[cell + CELL.answers] ?? 0;
      sample.answers += answers;
      sample.noAnswers += table.values[cell + CELL.noAnswers] ?? 0;
      sample.failed += table.values[cell + CELL.failed] ?? 0;
      sample.days += table.values[cell + CELL.days] ?? 0;
      if (answers > 0) sample.cells++;
    }
    if (sample.cells > before) sample.prompts++;
  }
  return sample;
}

export function sampleBrand(table: CellTable, brand: number, selection: Selection, calls: CallSample): BrandSample {
  const { values } = table;
  const engines = selectedEngines(table, selection);
  const sample = createSample(calls);
  const [namedCells, citedCells] = [createCellCounter(), createCellCounter()];
  const { voice, position } = sample;
  for (const prompt of selectedPrompts(table, selection)) {
    let [answers, named, cited, mentions, all, positions] = [0, 0, 0, 0, 0, 0];
    for (const engine of engines) {
      const cell = startOfCell(table, prompt, engine);
      const ofCell = values[cell + CELL.answers] ?? 0;
      if (ofCell === 0) continue;
      const days = values[cell + CELL.days] ?? 1;
      const start = cell + startOfBrand(brand);
      const [ownNamed, ownCited] = [values[start + BRAND.namedIn] ?? 0, values[start + BRAND.citedIn] ?? 0];
      const [ownMentions, ownAll] = [values[start + BRAND.mentions] ?? 0, values[cell + CELL.allMentions] ?? 0];
      const ownPositions = values[start + BRAND.positions] ?? 0;
      namedCells.add(ownNamed, ofCell);
      citedCells.add(ownCited, ofCell);
      voice.daily.wholes += values[cell + CELL.allSquared] ?? 0;
      if (ownMentions > 0) {
        voice.daily.parts += values[start + BRAND.mentionsSquared] ?? 0;
        voice.daily.products += values[start + BRAND.mentionsByAll] ?? 0;
        position.daily.parts += values[start + BRAND.positionsSquared] ?? 0;
        position.daily.products += values[start + BRAND.positionsByNamed] ?? 0;
        position.daily.wholes += values[start + BRAND.namedSquared] ?? 0;
      }
      addSquares(voice.perCell, ownMentions, ownAll, 1 / days);
      addSquares(position.perCell, ownPositions, ownNamed, 1 / days);
      answers += ofCell;
      named += ownNamed;
      cited += ownCited;
      mentions += ownMentions;
      all += ownAll;
      positions += ownPositions;
      sample.citations += values[start + BRAND.citations] ?? 0;
    }
    sample.mentions += mentions;
    addGroup(sample.named, named, answers);
    addGroup(sample.cited, cited, answers);
    addGroup(voice.byPrompt, mentions, all);
    addGroup(position.byPrompt, positions, named);
  }
  sample.namedCells = namedCells.list();
  sample.citedCells = citedCells.list();
  return sample;
}

function createSample({ cells, days }: CallSample): BrandSample {
  const amounts = (): AmountSums => ({
    byPrompt: createRatioSums(),
    cells,
    days,
    daily: createSquares(),
    perCell: createSquares(),
  });
  return {
    mentions: 0,
    citations: 0,
    named: createRatioSums(),
    namedCells: [],
    cited: createRatioSums(),
    citedCells: [],
    voice: amounts(),
    position: amounts(),
  };
}

/** Groups cells with equal hits and answers, because most of thousands of cells are equal. */
function createCellCounter(): { add: (hits: number, answers: number) => void; list: () => CellGroup[] } {
  const counts = new Map<number, number[]>();
  return {
    add(hits, answers) {
      let byHits = counts.get(answers);
      if (!byHits) {
        byHits = Array.from({ length: answers + 1 }, () => 0);
        counts.set(answers, byHits);
      }
      byHits[hits] = (byHits[hits] ?? 0) + 1;
    },
    list: () =>
      [...counts].flatMap(([answers, byHits]) =>
        byHits.flatMap((cells, hits) => (cells > 0 ? [{ hits, answers, cells }] : [])),
      ),
  };
}

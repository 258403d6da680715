import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGINES, type EngineId } from '../../../src/domain/shared/engines.ts';
import {
  addDay,
  type Cells,
  cellsOf,
  createCells,
  EVERYTHING,
  type Selection,
  subtractCells,
} from '../../../src/domain/statistics/cells.ts';
import { addGroup, addSquares, createRatioSums, createSquares } from '../../../src/domain/statistics/ratios.ts';
import { sampleAll } from '../../../src/domain/statistics/samples.ts';
import { computeWindow } from '../../../src/domain/statistics/window-stats.ts';
import { addTotals, packTotals } from '../../../src/statistics/records/totals.ts';

const [PROMPTS, BRANDS] = [4, 2];

/** The counts of a cell on a day, in the order in which they are stored. */
interface DayOfCell {
  prompt: number;
  engine: EngineId;
  answers: number;
  failed: number;
  brands: { mentions: number; namedIn: number; positions: number; citations: number; citedIn: number }[];
}

const dayOfCell = fc
  .record({
    prompt: fc.nat(PROMPTS - 1),
    engine: fc.constantFrom(...ENGINES),
    answers: fc.nat(3),
    failed: fc.nat(1),
    brands: fc.array(
      fc.record({
        mentions: fc.nat(9),
        namedIn: fc.nat(3),
        positions: fc.nat(9),
        citations: fc.nat(4),
        citedIn: fc.nat(3),
      }),
      { minLength: BRANDS, maxLength: BRANDS },
    ),
  })
  .map((day): DayOfCell => ({ ...day, brands: day.brands.map((brand) => atMost(brand, day.answers)) }));

/** An answer names or cites a brand at most once, and has no amounts of a brand that it does not name. */
function atMost(brand: DayOfCell['brands'][number], answers: number): DayOfCell['brands'][number] {
  const [namedIn, citedIn] = [Math.min(brand.namedIn, answers), Math.min(brand.citedIn, answers)];
  const named = namedIn > 0 ? { mentions: brand.mentions, positions: brand.positions } : { mentions: 0, positions: 0 };
  return { ...named, namedIn, citedIn, citations: citedIn > 0 ? brand.citations : 0 };
}

const days = fc.array(dayOfCell, { maxLength: 40 });

const selection: fc.Arbitrary<Selection> = fc.record({
  prompts: fc.option(fc.subarray([...Array(PROMPTS).keys()])),
  engines: fc.option(fc.subarray([...ENGINES], { minLength: 1 })),
});

function fillCells(list: readonly DayOfCell[]): Cells {
  const cells = createCells({ prompts: PROMPTS, brands: BRANDS });
  for (const { prompt, engine, answers, failed, brands } of list) {
    addDay(cellsOf(cells, engine), prompt, { answers, noAnswers: 0, failed, brands: [...brands.entries()] });
  }
  return cells;
}

/** The sample of a brand from the days of each cell, one after another. */
function sampleSlowly(list: readonly DayOfCell[], brand: number, selected: Selection) {
  const allOf = (day: DayOfCell) => day.brands.reduce((sum, { mentions }) => sum + mentions, 0);
  const ownOf = (day: DayOfCell) => day.brands[brand] as DayOfCell['brands'][number];
  const sum = (of: readonly DayOfCell[], valueOf: (day: DayOfCell) => number) =>
    of.reduce((total, day) => total + valueOf(day), 0);
  const [named, cited, voice, position] = [createRatioSums(), createRatioSums(), createRatioSums(), createRatioSums()];
  const [voiceDaily, voicePerCell, positionDaily] = [createSquares(), createSquares(), createSquares()];
  const positionPerCell = createSquares();
  const cells: { answers: number; named: number; cited: number }[] = [];
  for (const prompt of selected.prompts ?? [...Array(PROMPTS).keys()]) {
    const answered: DayOfCell[] = [];
    for (const engine of ENGINES.filter((each) => selected.engines?.includes(each) ?? true)) {
      const ofCell = list.filter((day) => day.prompt === prompt && day.engine === engine && day.answers > 0);
      if (ofCell.length === 0) continue;
      answered.push(...ofCell);
      const namedIn = sum(ofCell, (day) => ownOf(day).namedIn);
      cells.push({
        answers: sum(ofCell, (day) => day.answers),
        named: namedIn,
        cited: sum(ofCell, (day) => ownOf(day).citedIn),
      });
      const weight = 1 / ofCell.length;
      addSquares(
        voicePerCell,
        sum(ofCell, (day) => ownOf(day).mentions),
        sum(ofCell, allOf),
        weight,
      );
      addSquares(
        positionPerCell,
        sum(ofCell, (day) => ownOf(day).positions),
        namedIn,
        weight,
      );
      for (const day of ofCell) {
        addSquares(voiceDaily, ownOf(day).mentions, allOf(day), 1);
        addSquares(positionDaily, ownOf(day).positions, ownOf(day).namedIn, 1);
      }
    }
    const [answers, hits] = [sum(answered, (day) => day.answers), sum(answered, (day) => ownOf(day).namedIn)];
    addGroup(named, hits, answers);
    addGroup(
      cited,
      sum(answered, (day) => ownOf(day).citedIn),
      answers,
    );
    addGroup(
      voice,
      sum(answered, (day) => ownOf(day).mentions),
      sum(answered, allOf),
    );
    addGroup(
      position,
      sum(answered, (day) => ownOf(day).positions),
      hits,
    );
  }
  return { named, cited, voice, position, voiceDaily, voicePerCell, positionDaily, positionPerCell, cells };
}

test('samples of any cells equal those that are summed day by day', () => {
  fc.assert(
    fc.property(days, selection, (list, selected) => {
      const { brands } = sampleAll(fillCells(list), selected);
      for (const [brand, sample] of brands.entries()) {
        const slow = sampleSlowly(list, brand, selected);
        expect(sample.named).toEqual(slow.named);
        expect(sample.cited).toEqual(slow.cited);
        expect(sample.voice.byPrompt).toEqual(slow.voice);
        expect(sample.position.byPrompt).toEqual(slow.position);
        expect(sample.voice.daily).toEqual(slow.voiceDaily);
        expect(sample.position.daily).toEqual(slow.positionDaily);
        for (const key of ['parts', 'products', 'wholes'] as const) {
          expect(sample.voice.perCell[key]).toBeCloseTo(slow.voicePerCell[key], 10);
          expect(sample.position.perCell[key]).toBeCloseTo(slow.positionPerCell[key], 10);
        }
        for (const [groups, key] of [[sample.namedCells, 'named'] as const, [sample.citedCells, 'cited'] as const]) {
          const counted = Map.groupBy(slow.cells, (cell) => `${cell[key]} of ${cell.answers}`);
          const listed = groups.map(({ hits, answers, cells }) => [`${hits} of ${answers}`, cells]);
          expect(Object.fromEntries(listed)).toEqual(
            Object.fromEntries([...counted].map(([name, cells]) => [name, cells.length])),
          );
        }
      }
    }),
  );
});

test('the cells of each engine are restored from their totals', () => {
  fc.assert(
    fc.property(days, (list) => {
      const cells = fillCells(list);
      const restored = createCells(cells);
      for (const [engine, ofEngine] of cells.engines) addTotals(cellsOf(restored, engine), packTotals(ofEngine));
      expect(restored).toEqual(cells);
    }),
  );
});

test('windows between running totals have the same statistics as windows that are summed', () => {
  fc.assert(
    fc.property(days, days, days, selection, (earlier, before, now, selected) => {
      const [start, middle, end] = [
        fillCells(earlier),
        fillCells([...earlier, ...before]),
        fillCells([...earlier, ...before, ...now]),
      ];
      const windows = { now: subtractCells(end, middle), before: subtractCells(middle, start), selection: selected };
      expect(computeWindow(windows)).toEqual(
        computeWindow({ now: fillCells(now), before: fillCells(before), selection: selected }),
      );
    }),
  );
});

test('a selection of all cells has the same statistics as everything', () => {
  fc.assert(
    fc.property(days, days, (before, now) => {
      const windows = { now: fillCells(now), before: fillCells(before) };
      const all = { prompts: [...Array(PROMPTS).keys()], engines: ENGINES };
      expect(computeWindow({ ...windows, selection: all })).toEqual(
        computeWindow({ ...windows, selection: EVERYTHING }),
      );
    }),
  );
});

test('an engine that is not one of those of today has its own cells, after those of the others', () => {
  const cells = createCells({ prompts: 1, brands: 1 });
  const brands = [[0, { mentions: 1, namedIn: 1, positions: 1, citations: 0, citedIn: 0 }]] as const;
  for (const engine of ['other' as EngineId, 'claude' as const]) {
    addDay(cellsOf(cells, engine), 0, { answers: 1, noAnswers: 0, failed: 0, brands });
  }
  const before = createCells({ prompts: 1, brands: 1 });
  expect(sampleAll(cells).calls).toMatchObject({ answers: 2, prompts: 1, cells: 2 });
  expect(computeWindow({ now: cells, before, selection: EVERYTHING }).mix.enginesAdded).toEqual(['claude', 'other']);
});

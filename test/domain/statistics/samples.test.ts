import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGINES } from '../../../src/domain/shared/engines.ts';
import {
  addDaysToTable,
  addDayToTable,
  addTotalsToTable,
  type CellTable,
  createCellTable,
  packTable,
  subtractTable,
} from '../../../src/domain/statistics/cell-table.ts';
import { sampleAll } from '../../../src/domain/statistics/day-samples.ts';
import { GROUP_FIELDS } from '../../../src/domain/statistics/intervals.ts';
import { addGroup, addSquares, createRatioSums, createSquares } from '../../../src/domain/statistics/ratios.ts';
import { EVERYTHING, type Selection, selectedEngines } from '../../../src/domain/statistics/samples.ts';
import { IntegerPacker, packNumbers } from '../../../src/domain/statistics/varints.ts';
import { computeWindow, listHits, subtractHits } from '../../../src/domain/statistics/window-stats.ts';

const [PROMPTS, BRANDS] = [4, 2];

/** The counts of a cell on a day, in the order in which they are stored. */
interface DayOfCell {
  prompt: number;
  engine: number;
  answers: number;
  failed: number;
  brands: { mentions: number; namedIn: number; positions: number; citations: number; citedIn: number }[];
}

const dayOfCell = fc
  .record({
    prompt: fc.nat(PROMPTS - 1),
    engine: fc.nat(ENGINES.length - 1),
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
  engines: fc.option(fc.subarray([...ENGINES.keys()], { minLength: 1 })),
});

function fillTable(list: readonly DayOfCell[]): CellTable {
  const table = createCellTable(PROMPTS, ENGINES, BRANDS);
  for (const day of list) addDayToTable(table, { engine: day.engine, packed: packNumbers(flattenDay(day)) });
  return table;
}

test('days that are added together and one after another have the same sums', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const together = createCellTable(PROMPTS, ENGINES, BRANDS);
      // Prompts of a list can come in any order and more than once.
      const lists = [one, other].flatMap((list) =>
        [...Map.groupBy(list, ({ engine }) => engine)].map(([engine, ofEngine]) => ({
          engine,
          packed: packNumbers(ofEngine.flatMap(flattenDay)),
        })),
      );
      addDaysToTable(together, lists);
      expect(together).toEqual(fillTable([...one, ...other]));
    }),
  );
});

test('more days than are unpacked at the same time have the same sums', () => {
  const counts = Array.from({ length: 100_000 }, (_, index) => [index % PROMPTS, 1, 0, 0, 1, 0, 2, 1, 3, 0, 0]);
  const packed = packNumbers(counts.flat());
  const list = [0, 1, 1].map((engine) => ({ engine, packed }));
  const [together, separately] = [ENGINES, ENGINES].map((engines) => createCellTable(PROMPTS, engines, BRANDS));
  addDaysToTable(together as CellTable, list);
  for (const day of list) addDayToTable(separately as CellTable, day);
  expect(packed.length * list.length).toBeGreaterThan(2 ** 21);
  expect(together).toEqual(separately);
});

function flattenDay({ prompt, answers, failed, brands }: DayOfCell): number[] {
  const ofBrands = brands.flatMap((own, brand) => {
    const { mentions, namedIn, positions, citations, citedIn } = own;
    return [brand, mentions, namedIn, positions, citations, citedIn];
  });
  return [prompt, answers, 0, failed, brands.length, ...ofBrands];
}

/** The sample of a brand from the days of each cell, one after another. */
function sampleSlowly(list: readonly DayOfCell[], brand: number, selected: Selection) {
  const table = createCellTable(PROMPTS, ENGINES, BRANDS);
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
    for (const engine of selectedEngines(table, selected)) {
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
      const { brands } = sampleAll(fillTable(list), selected);
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
          const starts = groups.flatMap((_, at) => (at % GROUP_FIELDS === 0 ? [at] : []));
          const listed = starts.map((at) => [`${groups[at]} of ${groups[at + 1]}`, groups[at + 2]]);
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
      const table = fillTable(list);
      const restored = createCellTable(PROMPTS, ENGINES, BRANDS);
      const packers = ENGINES.map(() => new IntegerPacker());
      packTable(table, packers);
      for (const [engine, { packed }] of packers.entries()) addTotalsToTable(restored, engine, packed);
      expect(restored).toEqual(table);
    }),
  );
});

test('windows between running totals have the same statistics as windows that are summed', () => {
  fc.assert(
    fc.property(days, days, days, selection, (earlier, before, now, selected) => {
      const [start, middle, end] = [
        fillTable(earlier),
        fillTable([...earlier, ...before]),
        fillTable([...earlier, ...before, ...now]),
      ];
      const windows = { now: subtractTable(end, middle), before: subtractHits(middle, start), selection: selected };
      expect(computeWindow(windows)).toEqual(
        computeWindow({ now: fillTable(now), before: listHits(fillTable(before)), selection: selected }),
      );
    }),
  );
});

test('a selection of all cells has the same statistics as everything', () => {
  fc.assert(
    fc.property(days, days, (before, now) => {
      const windows = { now: fillTable(now), before: listHits(fillTable(before)) };
      const all = { prompts: [...Array(PROMPTS).keys()], engines: [...ENGINES.keys()] };
      expect(computeWindow({ ...windows, selection: all })).toEqual(
        computeWindow({ ...windows, selection: EVERYTHING }),
      );
    }),
  );
});

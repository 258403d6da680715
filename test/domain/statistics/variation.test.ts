import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimatePersistence } from '../../../src/domain/statistics/persistence.ts';
import {
  addDayOfHits,
  createHits,
  createVariation,
  type DayHits,
  estimateEach,
  measurePersistence,
} from '../../../src/domain/statistics/variation.ts';

const SIZE = { prompts: 4, brands: 2 };
const ENGINES = ['chatgpt', 'gemini'] as const;

/** A day: for each prompt of each engine its answers, and how many of them name the first brand and cite the second one. */
const anyDay = fc
  .array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), {
    minLength: SIZE.prompts * ENGINES.length,
    maxLength: SIZE.prompts * ENGINES.length,
  })
  .map((cells): DayHits => {
    const day: DayHits = new Map(ENGINES.map((engine) => [engine, createHits(SIZE)]));
    for (const [cell, [answers, named, cited]] of cells.entries()) {
      const hits = day.get(ENGINES[cell % ENGINES.length] ?? 'chatgpt');
      const prompt = Math.floor(cell / ENGINES.length);
      hits?.calls.answers.set([answers], prompt);
      hits?.brands[0]?.namedIn.set([Math.min(named, answers)], prompt);
      hits?.brands[1]?.citedIn.set([Math.min(cited, answers)], prompt);
    }
    return day;
  });
const anyDays = fc.array(anyDay, { maxLength: 6 });

test('a copy of a variation continues like the original', () => {
  fc.assert(
    fc.property(anyDays, anyDays, (days, later) => {
      const original = createVariation(SIZE);
      for (const day of days) addDayOfHits(original, day);
      const copy = structuredClone(original);
      for (const day of later) addDayOfHits(copy, day);
      expect(estimateEach(copy)).toEqual(measurePersistence([...days, ...later], SIZE));
      expect(estimateEach(original)).toEqual(measurePersistence(days, SIZE));
    }),
  );
});

/** How the answers that name the first brand vary, cell by cell and day by day, as docs/method.md defines it. */
function varySlowly(days: readonly DayHits[]) {
  const sum = { cells: 0, days: 0, answers: 0, hits: 0, pairs: 0, steps: 0, spread: 0, answerSpread: 0 };
  for (const engine of ENGINES) {
    for (let prompt = 0; prompt < SIZE.prompts; prompt++) {
      const cell = days
        .map((day) => ({
          answers: day.get(engine)?.calls.answers[prompt] ?? 0,
          hits: day.get(engine)?.brands[0]?.namedIn[prompt] ?? 0,
        }))
        .filter(({ answers }) => answers > 0);
      if (cell.length === 0) continue;
      const answers = cell.reduce((total, day) => total + day.answers, 0);
      const hits = cell.reduce((total, day) => total + day.hits, 0);
      sum.cells++;
      sum.days += cell.length;
      sum.answers += answers;
      sum.hits += hits;
      sum.pairs += cell.length - 1;
      for (const [index, day] of cell.entries()) {
        const rate = day.hits / day.answers;
        const last = cell[index - 1];
        if (last) sum.steps += (rate - last.hits / last.answers) ** 2;
        sum.spread += day.answers * (rate - hits / answers) ** 2;
      }
      sum.answerSpread += answers * (hits / answers) * (1 - hits / answers);
    }
  }
  return sum;
}

test('the persistence of a brand equals that of cells that are followed one by one', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const [first] = measurePersistence(days, SIZE);
      const slow = estimatePersistence(varySlowly(days));
      for (const [field, value] of Object.entries(slow)) {
        expect(first?.namedIn[field as keyof typeof slow]).toBeCloseTo(value, 6);
      }
    }),
  );
});

test('a brand that one of three answers names on every day has no persistence: rounding errors are no variation', () => {
  const days = Array.from({ length: 9 }, (): DayHits => {
    const hits = createHits(SIZE);
    hits.calls.answers.fill(3);
    hits.brands[0]?.namedIn.fill(1);
    return new Map([['chatgpt', hits]]);
  });
  expect(measurePersistence(days, SIZE)[0]?.namedIn.stickiness).toBe(0);
  const { spread, ...slow } = varySlowly(days);
  expect(estimatePersistence({ ...slow, spread: 1e-16 }).stickiness).toBe(0);
  expect(spread).toBeLessThan(1e-15);
});

test('two days that differ have no persistence: rounding errors do not make them sticky', () => {
  // Hits of answers by day: 1 of 3 and 2 of 3, in each of 7 cells, in which half of a squared step is twice the spread.
  const variation = {
    cells: 7,
    days: 14,
    answers: 42,
    hits: 21,
    pairs: 7,
    steps: 7 / 9,
    spread: 7 / 6,
    answerSpread: 10.5,
  };
  for (const rounding of [1 - 1e-15, 1, 1 + 1e-15]) {
    expect(estimatePersistence({ ...variation, steps: variation.steps * rounding }).stickiness).toBe(0);
  }
});

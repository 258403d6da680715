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

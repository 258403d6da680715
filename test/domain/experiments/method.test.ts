import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignAtRandom } from '../../../src/domain/experiments/assign.ts';
import { computeBoundaries, spend } from '../../../src/domain/experiments/boundaries.ts';
import { describeDays, findSilentEngines } from '../../../src/domain/experiments/details.ts';
import {
  CONTROL,
  compareGroups,
  EXCLUDED,
  estimateEffect,
  matchQuestions,
  TREATED,
} from '../../../src/domain/experiments/effect.ts';
import { evaluateLook } from '../../../src/domain/experiments/evaluate.ts';
import { accumulate, type Panel } from '../../../src/domain/experiments/panel.ts';
import { designExperiment, listPlacebos } from '../../../src/domain/experiments/placebo.ts';
import { findSmallestEffect } from '../../../src/domain/experiments/smallest-effect.ts';
import type { EngineId } from '../../../src/domain/shared/engines.ts';
import { createRandom } from '../../../src/domain/shared/random.ts';

/** A cell with 14 answers before and 28 after, of which some are hits. */
function cellOf(question: number, before: number, now: number, stratum = 0): Panel['cells'][number] {
  const hits = Array.from({ length: 42 }, (_, day) => Number(day < 14 ? day < before : day - 14 < now));
  return { question, stratum, hits: accumulate(hits), answers: accumulate(hits.map(() => 1)) };
}

const WINDOWS = { before: { from: 0, before: 14 }, now: { from: 14, before: 42 } };

/** Four treated questions, one of them in three wordings, and five controls. */
const PANEL: Panel = {
  questions: 9,
  cells: [
    cellOf(0, 2, 10),
    cellOf(0, 7, 21, 1),
    cellOf(1, 0, 7),
    cellOf(1, 1, 6),
    cellOf(1, 3, 12),
    cellOf(2, 4, 14),
    cellOf(3, 14, 28),
    cellOf(4, 3, 7),
    cellOf(5, 7, 14),
    cellOf(5, 5, 9, 1),
    cellOf(6, 10, 22),
    cellOf(7, 0, 0),
    cellOf(8, 6, 10),
  ],
};
const GROUPS = Uint8Array.of(0, 0, 0, 0, 1, 1, 1, 1, 1);

// Computed with Python: numpy for the means, scipy.stats.ttest_ind (Welch) for the test and its interval.
describe('the effect of a change', () => {
  test('is the mean change of treated questions minus that of controls, with the standard error of Welch', () => {
    const { compared, treated, controls } = estimateEffect(PANEL, GROUPS, WINDOWS);
    expect(compared?.value).toBeCloseTo(0.1586309524, 9);
    expect(compared?.error).toBeCloseTo(0.0595602567, 9);
    expect(compared?.degrees).toBeCloseTo(4.183640967, 8);
    expect([treated.questions, controls.questions]).toEqual([4, 5]);
    expect(treated.before).toEqual({ answers: 98, hits: 31 });
    expect(controls.now).toEqual({ answers: 168, hits: 62 });
  });

  test('counts only engines that both groups share, and cells with answers in both windows', () => {
    const only = cellOf(0, 0, 28, 7);
    const silent = { ...cellOf(8, 14, 0), answers: accumulate([...Array(14).fill(1), ...Array(28).fill(0)]) };
    const more = { ...PANEL, cells: [...PANEL.cells, only, silent] };
    expect(estimateEffect(more, GROUPS, WINDOWS)).toEqual(estimateEffect(PANEL, GROUPS, WINDOWS));
  });

  test('is the same for questions that were matched before', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            question: fc.nat(8),
            stratum: fc.nat(2),
            before: fc.nat(14),
            now: fc.nat(28),
            isSilent: fc.boolean(),
          }),
          { maxLength: 40 },
        ),
        fc.array(fc.constantFrom(TREATED, CONTROL, EXCLUDED), { minLength: 9, maxLength: 9 }),
        (drawn, ofQuestions) => {
          const cells = drawn.map(({ question, stratum, before, now, isSilent }) => ({
            ...cellOf(question, before, now, stratum),
            ...(isSilent && { answers: accumulate(Array.from({ length: 42 }, (_, day) => Number(day < 14))) }),
          }));
          const groups = Uint8Array.from(ofQuestions);
          const matched = compareGroups(matchQuestions({ questions: 9, cells }, groups, WINDOWS));
          const found = estimateEffect({ questions: 9, cells }, groups, WINDOWS);
          expect(found.treated.before).toEqual(matched.treated.before);
          expect(found.controls.now).toEqual(matched.controls.now);
          expect(found.treated.shareNow).toBeCloseTo(matched.treated.shareNow, 12);
          expect(found.compared === null).toBe(matched.compared === null);
          expect(found.compared?.value ?? 0).toBeCloseTo(matched.compared?.value ?? 0, 12);
          expect(found.compared?.error ?? 0).toBeCloseTo(matched.compared?.error ?? 0, 12);
        },
      ),
    );
  });

  test('is unknown with fewer than three questions in a group', () => {
    const groups = Uint8Array.of(0, 0, EXCLUDED, EXCLUDED, 1, 1, 1, 1, 1);
    expect(estimateEffect(PANEL, groups, WINDOWS).compared).toBeNull();
  });

  test('has 95 % intervals at the end, and wider ones at looks before', () => {
    const { compared } = estimateEffect(PANEL, GROUPS, WINDOWS);
    if (!compared) throw new Error('No effect');
    const looks = [0.04, 0.045].map((alpha) => ({ information: 1, alpha }));
    const design = { looks, placebo: null, spread: 0 };
    const [early, end] = [evaluateLook(compared, design, 0), evaluateLook(compared, design, 1)];
    expect(end.probability).toBeCloseTo(0.0536316, 6);
    expect([early.low, early.high]).toEqual([expect.closeTo(-0.0166307, 6), expect.closeTo(0.3338926, 6)]);
    expect([end.low, end.high]).toEqual([expect.closeTo(-0.0039111, 6), expect.closeTo(0.321173, 6)]);
    expect([early.crossed, end.crossed]).toEqual([false, false]);
    expect(evaluateLook(compared, { ...design, spread: 0.05 }, 1).probability).toBeCloseTo(0.1078808, 6);
  });

  // By hand: the changes of the treated questions are 23.2, 20.2, 21.4 and 0 points; t(3) = 3.182446 times their standard error.
  test('has bands on each day, from the changes of the questions of a group', () => {
    const day = describeDays(PANEL, GROUPS, WINDOWS);
    expect([day.treated, day.treatedLow, day.treatedHigh]).toEqual([
      expect.closeTo(0.5877976, 6),
      expect.closeTo(0.4146337, 5),
      expect.closeTo(0.7609616, 5),
    ]);
    expect([day.difference, day.differenceLow, day.differenceHigh]).toEqual([
      expect.closeTo(0.1586309524, 9),
      expect.closeTo(-0.0039111, 6),
      expect.closeTo(0.321173, 6),
    ]);
    const silent = describeDays({ ...PANEL, cells: [] }, GROUPS, WINDOWS);
    expect([silent.treated, silent.treatedLow, silent.difference]).toEqual([null, null, null]);
  });

  test('keeps what an engine answered until it was switched off, and names the engine', () => {
    const engines = PANEL.cells.map(({ stratum }) => (stratum === 1 ? 'gemini' : 'chatgpt') as EngineId);
    expect(findSilentEngines(PANEL, engines, WINDOWS)).toEqual([]);
    // Off since the second week after the lag: each cell has 7 of its 28 answers.
    const answers = accumulate(Array.from({ length: 42 }, (_, day) => Number(day < 21)));
    const hitsUntil = (hits: Uint32Array) => Uint32Array.from(hits, (sum, day) => (day <= 21 ? sum : (hits[21] ?? 0)));
    const cells = PANEL.cells.map((cell) =>
      cell.stratum === 1 ? { ...cell, answers, hits: hitsUntil(cell.hits) } : cell,
    );
    const off = { ...PANEL, cells };
    expect(findSilentEngines(off, engines, WINDOWS)).toEqual(['gemini']);
    const { treated, controls } = estimateEffect(off, GROUPS, WINDOWS);
    expect([treated.now.answers, controls.now.answers]).toEqual([175, 147]);
  });

  test('does not change with the order of cells, and reverses its sign with the groups', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PANEL.cells], { minLength: 13 }), (cells) => {
        const { compared } = estimateEffect({ ...PANEL, cells }, GROUPS, WINDOWS);
        const reversed = estimateEffect(
          { ...PANEL, cells },
          GROUPS.map((group) => 1 - group),
          WINDOWS,
        ).compared;
        expect(compared?.value).toBeCloseTo(0.1586309524, 9);
        expect(reversed?.value).toBeCloseTo(-0.1586309524, 9);
        expect(reversed?.error).toBeCloseTo(compared?.error ?? 0, 9);
      }),
      { numRuns: 30 },
    );
  });
});

// Computed with Python: each boundary is the root of a multivariate normal probability (scipy.stats.multivariate_normal).
describe('the boundaries of looks', () => {
  test.each([
    [[1], [0.05]],
    [
      [0.5, 1],
      [0.0030506455, 0.0489995437],
    ],
    [
      [0.25, 0.5, 0.75, 1],
      [0.0000147336, 0.0030452635, 0.018322065, 0.0440000698],
    ],
    [
      [0.5, 0.7, 0.87, 1],
      [0.0030506455, 0.0138057872, 0.027902347, 0.0394750067],
    ],
  ])('at %j of the information are p-values of %j', (information, expected) => {
    for (const [look, alpha] of computeBoundaries(information).entries()) {
      expect(alpha).toBeCloseTo(expected[look] ?? 0, 6);
    }
  });

  test('spend 5 % in total', () => {
    expect(spend(1)).toBeCloseTo(0.05, 9);
    expect(spend(0.5)).toBeCloseTo(0.0030506455, 9);
    expect(spend(0)).toBe(0);
  });

  test('are none for a look with nothing new', () => {
    expect(computeBoundaries([0.5, 0.5, 1])).toEqual([expect.closeTo(0.00305, 5), 0, expect.closeTo(0.049, 4)]);
  });
});

describe('random groups', () => {
  test('are drawn from pairs of neighbors, the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 60 }),
        fc.nat(),
        (levels, seed) => {
          const treated = Math.floor(levels.length / 2);
          const chosen = assignAtRandom(levels, treated, seed);
          expect(chosen.size).toBe(treated);
          expect([...assignAtRandom(levels, treated, seed)]).toEqual([...chosen]);
        },
      ),
    );
    const chosen = assignAtRandom([0.1, 0.9, 0.12, 0.88, 0.5, 0.51], 3, 7);
    for (const pair of [
      [0, 2],
      [4, 5],
      [3, 1],
    ])
      expect(pair.filter((index) => chosen.has(index))).toHaveLength(1);
  });

  test('can have different sizes', () => {
    expect(assignAtRandom(Array(45).fill(0.5), 5, 1).size).toBe(5);
    expect(assignAtRandom(Array(45).fill(0.5), 40, 1).size).toBe(40);
  });

  test('contain each question equally often', () => {
    const counts = Array(10).fill(0);
    for (let seed = 0; seed < 2000; seed++)
      for (const index of assignAtRandom([...Array(10).keys()], 5, seed)) counts[index]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

const SCHEDULE = { baselineDays: 14, lagDays: 7, weeks: 4 };

/** Questions with independent answers, whose rates never change. */
function steady(questions: number, days: number, seed: number): Panel {
  const random = createRandom(seed);
  return {
    questions,
    cells: Array.from({ length: questions }, (_, question) => {
      const rate = 0.1 + 0.6 * random();
      const hits = Array.from({ length: days }, () => Number(random() < rate));
      return { question, stratum: 0, hits: accumulate(hits), answers: accumulate(hits.map(() => 1)) };
    }),
  };
}

const halves = (questions: number) =>
  Uint8Array.from({ length: questions }, (_, question) => (question % 2 === 0 ? TREATED : CONTROL));

describe('the design', () => {
  test('measures the information of each look in windows before the change', () => {
    const panel = steady(400, 84, 3);
    const { looks, placebo, spread } = designExperiment(panel, halves(400), {
      schedule: SCHEDULE,
      days: 84,
      isRandom: true,
    });
    expect(placebo?.windows).toBe(6);
    expect(spread).toBe(0);
    // (1/14 + 1/28) / (1/14 + 1/7w): half of the information is there after a week.
    for (const [index, information] of [0.5, 0.75, 0.9, 1].entries()) {
      expect(looks[index]?.information).toBeGreaterThan(information - 0.06);
      expect(looks[index]?.information).toBeLessThan(information + 0.06);
    }
  });

  test('has no looks before the planned end without history as long as the experiment', () => {
    const design = designExperiment(steady(20, 48, 1), halves(20), { schedule: SCHEDULE, days: 48, isRandom: false });
    expect(design).toEqual({
      looks: [0, 0, 0, 0.05].map((alpha, look) => ({ information: look === 3 ? 1 : 0, alpha })),
      placebo: null,
      spread: 0,
    });
    expect(listPlacebos(steady(20, 49, 1), halves(20), SCHEDULE, 49)).toHaveLength(1);
  });

  test('adds the spread of placebo effects if the groups were not drawn at random', () => {
    const design = designExperiment(steady(40, 84, 5), halves(40), { schedule: SCHEDULE, days: 84, isRandom: false });
    expect(design.spread).toBe(design.placebo?.spread);
    expect(design.spread).toBeGreaterThan(0.005);
  });
});

describe('the smallest effect', () => {
  const options = { days: 84, isRandom: true, seed: 1, runs: 200 };

  test('is unknown without history as long as the experiment', () => {
    expect(findSmallestEffect(steady(20, 48, 1), halves(20), { ...options, schedule: SCHEDULE, days: 48 })).toBeNull();
  });

  test('is near that of a t test if answers are independent', () => {
    // The standard error of 40 against 40 questions with 14 and 28 answers is about 0.03, and 2.8 of it are found in 80 %.
    const smallest = findSmallestEffect(steady(80, 84, 2), halves(80), { ...options, schedule: SCHEDULE });
    expect(smallest).toBeGreaterThan(0.07);
    expect(smallest).toBeLessThan(0.12);
  });

  test('decreases with more weeks', () => {
    const panel = steady(80, 120, 2);
    const [two = 0, eight = 0] = [2, 8].map(
      (weeks) =>
        findSmallestEffect(panel, halves(80), { ...options, days: 120, schedule: { ...SCHEDULE, weeks } }) ?? 0,
    );
    expect(eight).toBeLessThan(two);
  });
});

// With one window, the estimated variance of the first week is smaller than that of all weeks in every other report.
test('the planned end always counts, and most of the 5 % is kept for it', () => {
  const schedule = { baselineDays: 14, lagDays: 7, weeks: 3 };
  for (let seed = 1; seed <= 20; seed++) {
    const random = createRandom(seed);
    const cells = Array.from({ length: 20 }, (_, question) => {
      const rate = random();
      const hits = Array.from({ length: 42 }, () => Number(random() < rate));
      return { question, stratum: 0, hits: accumulate(hits), answers: accumulate(hits.map(() => 1)) };
    });
    const groups = Uint8Array.from({ length: 20 }, (_, question) => question % 2);
    const design = designExperiment({ questions: 20, cells }, groups, { schedule, days: 42, isRandom: true });
    expect(design.placebo?.windows).toBe(1);
    expect(design.looks.at(-1)?.alpha).toBeGreaterThan(0.035);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINES, type EngineId } from '../../../src/domain/shared/engines.ts';
import { addDay, type Cells, cellsOf, createCells, EVERYTHING } from '../../../src/domain/statistics/cells.ts';
import { marketInterval } from '../../../src/domain/statistics/intervals.ts';
import { classifyWindows, describeCells, gradeStats } from '../../../src/domain/statistics/report-stats.ts';
import { sampleAll } from '../../../src/domain/statistics/samples.ts';
import { computeWindow } from '../../../src/domain/statistics/window-stats.ts';

interface CellOfDay {
  prompt: number;
  engine: EngineId;
  answers: number;
  namedIn: number;
}

function fillCells(days: readonly CellOfDay[], size: { prompts: number; questions?: number[] }): Cells {
  const cells = createCells({ brands: 1, ...size });
  for (const { prompt, engine, answers, namedIn } of days) {
    const found = { mentions: 2 * namedIn, namedIn, positions: 3 * namedIn, citations: 0, citedIn: 0 };
    addDay(cellsOf(cells, engine), prompt, { answers, noAnswers: 0, failed: 0, brands: [[0, found]] });
  }
  return cells;
}

const days = fc.array(
  fc
    .record({
      prompt: fc.nat(5),
      engine: fc.constantFrom(...ENGINES.slice(0, 2)),
      answers: fc.nat(5),
      namedIn: fc.nat(5),
    })
    .map((day) => ({ ...day, namedIn: Math.min(day.namedIn, day.answers) })),
  { maxLength: 30 },
);

/** Ten answers to each prompt in each window, on one engine. */
function windowOf(hits: readonly number[], questions: number[]): Cells {
  const list = hits.map((namedIn, prompt) => ({ prompt, engine: ENGINES[0], answers: 10, namedIn }));
  return fillCells(list, { prompts: hits.length, questions });
}

const NAMES = [{ brand: 'Acme', brandDomain: 'acme.com', isMainBrand: true }];

function describeWindows(questions: number[]) {
  const [now, before] = [windowOf([8, 8, 4, 4, 6, 6], questions), windowOf([6, 6, 0, 0, 6, 6], questions)];
  const stats = computeWindow({ now, before, selection: EVERYTHING });
  const described = describeCells(
    { names: NAMES, persistence: [], modelsChanged: [] },
    stats,
    classifyWindows([stats])[0],
  );
  return { ...described, grade: gradeStats(described) };
}

describe('three questions in two wordings each', () => {
  const { prompts, questions, brands, grade } = describeWindows([0, 0, 2, 2, 4, 4]);
  const [brand] = brands;

  test('are three units of the market interval', () => {
    expect([prompts, questions]).toEqual([6, 3]);
    expect(brand?.brandCoverage).toBe(0.6);
    // V = 3/2 * (4^2 + 4^2 + 0) / 60^2, deff = 3.333, icc' = 0.1427, n* = 16.17, t with 2 degrees of freedom.
    expect(brand?.intervals.brandCoverage.market).toEqual({ low: 0.1847, high: 0.9085 });
  });

  test('are three units of the change', () => {
    const { brandCoverage, low, high, verdict, matchedPrompts, matchedQuestions } = brand?.change ?? {};
    expect([matchedPrompts, matchedQuestions, verdict]).toEqual([6, 3, 'within_noise']);
    // 4.302653 * sqrt(3/2 * (0 + 0.4^2 + 0.4^2)) / 6
    expect(brandCoverage).toBeCloseTo(0.2, 12);
    expect(low).toBeCloseTo(0.2 - 0.4968275, 6);
    expect(high).toBeCloseTo(0.2 + 0.4968275, 6);
  });

  test('are three units of the grade, which calls them questions', () => {
    const [more] = grade.criteria;
    expect(more).toMatchObject({ criterion: 'prompts', value: 3, missing: '7 more questions with answers' });
  });

  test('would be six prompts and a significant change if each were another question', () => {
    const ungrouped = describeWindows([]);
    expect(ungrouped).not.toHaveProperty('questions');
    expect(ungrouped.brands[0]?.change).not.toHaveProperty('matchedQuestions');
    expect(ungrouped.brands[0]?.change).toMatchObject({ matchedPrompts: 6, verdict: 'up' });
    expect(ungrouped.brands[0]?.change.low).toBeCloseTo(0.2 - 0.1877288, 6);
    expect(ungrouped.grade.criteria[0]?.missing).toBe('4 more prompts with answers');
  });

  test('have the tracked interval of six prompts', () => {
    const tracked = describeWindows([]).brands[0]?.intervals.brandCoverage.tracked;
    expect(brand?.intervals.brandCoverage.tracked).toEqual(tracked);
  });
});

test('the sums of a question are those of one prompt with all of its answers', () => {
  fc.assert(
    fc.property(days, (list) => {
      const grouped = sampleAll(fillCells(list, { prompts: 6, questions: [0, 1, 0, 1, 4, 1] }));
      const asked = list.map((day) => ({ ...day, prompt: [0, 1, 0, 1, 4, 1][day.prompt] ?? 0 }));
      const merged = sampleAll(fillCells(asked, { prompts: 6 }));
      for (const key of ['named', 'cited'] as const) expect(grouped.brands[0]?.[key]).toEqual(merged.brands[0]?.[key]);
      for (const key of ['voice', 'position'] as const) {
        expect(grouped.brands[0]?.[key].byPrompt).toEqual(merged.brands[0]?.[key].byPrompt);
      }
    }),
  );
});

test('questions of one prompt each change nothing, to the last digit', () => {
  fc.assert(
    fc.property(days, days, (list, earlier) => {
      const compute = (questions?: number[]) => {
        const size = { prompts: 6, ...(questions && { questions }) };
        return computeWindow({ now: fillCells(list, size), before: fillCells(earlier, size), selection: EVERYTHING });
      };
      expect(compute([0, 1, 2, 3, 4, 5])).toEqual(compute());
    }),
  );
});

test('a selection of prompts keeps their questions', () => {
  const cells = windowOf([8, 8, 4, 4, 6, 6], [0, 0, 2, 2, 4, 4]);
  const sampled = sampleAll(cells, { prompts: [1, 2, 3], engines: null });
  expect(sampled.brands[0]?.named).toMatchObject({ part: 16, whole: 30, groups: 2 });
  expect(marketInterval(sampled.brands[0]?.named as never)).not.toBeNull();
});

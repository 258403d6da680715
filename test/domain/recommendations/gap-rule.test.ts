import { describe, expect, test } from 'vitest';
import { createGapFinder } from '../../../src/domain/recommendations/gap-rule.ts';
import { addDays } from '../../../src/domain/shared/windows.ts';

const COMPETITOR = [1];

/** The prompts with a gap on the first engine; each answer lists the brands that it names, day by day. */
function findGaps(
  engines: Record<string, number[][]>[],
  questionOf: (prompt: string) => string = (prompt) => prompt,
): string[] {
  const finder = createGapFinder<string, number>(2, questionOf);
  for (const [engine, prompts] of engines.entries()) {
    for (const [prompt, answers] of Object.entries(prompts)) {
      for (const [day, brands] of answers.entries()) finder.add(engine, prompt, addDays('2026-11-01', day), brands);
    }
  }
  return [...(finder.find().get(0)?.keys() ?? [])];
}

const repeat = (times: number, brands: number[]) => Array.from({ length: times }, () => brands);
/** Answers that change from day to day, so that answers are not sticky. */
const VARIED = Array.from({ length: 14 }, (_, day) => (day % 2 === 0 ? [0] : [1]));
/** Answers that change after a week, so that they are. */
const STICKY = [...repeat(7, [0]), ...repeat(7, [1])];

describe('a competitor leads in the answers to a question', () => {
  test('on six days of independent answers, by the sign test with a probability of 1/32', () => {
    expect(findGaps([{ p1: repeat(6, COMPETITOR), p2: VARIED }])).toEqual(['p1']);
    expect(findGaps([{ p1: repeat(5, COMPETITOR), p2: VARIED }])).toEqual([]);
  });

  test('not on 14 days if answers repeat those of the day before', () => {
    expect(findGaps([{ p1: repeat(14, COMPETITOR), p2: STICKY, p3: STICKY }])).toEqual([]);
  });

  test('if answers of several engines say the same', () => {
    const sticky = { p2: STICKY, p3: STICKY };
    const engines = Array.from({ length: 7 }, () => ({ p1: repeat(14, COMPETITOR), ...sticky }));
    expect(findGaps(engines)).toEqual(['p1']);
  });

  test('not on an engine where the brand is named more than half as often', () => {
    const clear = { p1: repeat(14, COMPETITOR), p2: VARIED };
    expect(findGaps([{ p1: VARIED.slice(0, 4), p2: VARIED }, clear, clear])).toEqual([]);
  });

  test('not because six wordings say it on one day', () => {
    const wordings = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, [COMPETITOR]]));
    const questionOf = (prompt: string) => (prompt === 'p2' ? prompt : 'a');
    expect(findGaps([{ ...wordings, p2: VARIED }], questionOf)).toEqual([]);
  });
});

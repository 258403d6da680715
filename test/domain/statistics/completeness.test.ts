import { describe, expect, test } from 'vitest';
import type { EngineId } from '../../../src/domain/shared/engines.ts';
import { addDay, type Cells, cellsOf, createCells, EVERYTHING } from '../../../src/domain/statistics/cells.ts';
import { describeIncompleteEngines, findIncompleteEngines } from '../../../src/domain/statistics/completeness.ts';

type Calls = Partial<Record<'answers' | 'noAnswers' | 'failed', number>>;

/** The calls of each prompt, by engine. */
function fillCells(engines: Partial<Record<EngineId, Calls[]>>): Cells {
  const cells = createCells({ prompts: 2, brands: 1 });
  for (const [engine, prompts] of Object.entries(engines) as [EngineId, Calls[]][]) {
    for (const [prompt, calls] of prompts.entries()) {
      addDay(cellsOf(cells, engine), prompt, { answers: 0, noAnswers: 0, failed: 0, ...calls, brands: [] });
    }
  }
  return cells;
}

const COMPLETE = fillCells({ chatgpt: [{ answers: 14 }], gemini: [{ answers: 14 }] });
const find = (now: Cells, before = COMPLETE) => findIncompleteEngines(now, before, EVERYTHING);

describe('an engine is incomplete', () => {
  test('if it lacks more than a fifth of its calls, whether they failed or were never made', () => {
    const down = { engine: 'gemini', before: 1, now: 11 / 14 };
    expect(find(fillCells({ chatgpt: [{ answers: 14 }], gemini: [{ answers: 11, failed: 3 }] }))).toEqual([down]);
    expect(find(fillCells({ chatgpt: [{ answers: 14 }], gemini: [{ answers: 11 }] }))).toEqual([down]);
    expect(find(fillCells({ chatgpt: [{ answers: 10 }], gemini: [{ answers: 8 }] }))).toEqual([]);
  });

  test('in the compared window, too', () => {
    const before = fillCells({ chatgpt: [{ answers: 14 }], gemini: [{ answers: 7 }] });
    expect(find(COMPLETE, before)).toEqual([{ engine: 'gemini', before: 0.5, now: 1 }]);
  });

  test('but not if all engines lack the same days, since the mix is then the same', () => {
    expect(find(fillCells({ chatgpt: [{ answers: 9 }], gemini: [{ answers: 9, failed: 5 }] }))).toEqual([]);
  });

  test('and not if it showed no AI answer, or was never queried for a prompt', () => {
    expect(find(fillCells({ chatgpt: [{ answers: 14 }], google: [{ answers: 3, noAnswers: 11 }] }))).toEqual([]);
    expect(find(fillCells({ chatgpt: [{ answers: 9 }, { answers: 9 }], gemini: [{ answers: 9 }] }))).toEqual([]);
  });

  test('and not if it has no calls at all: it was removed', () => {
    expect(find(fillCells({ chatgpt: [{ answers: 14 }] }))).toEqual([]);
  });

  test('and not if another engine is called more often than planned: other reports can have the same prompt', () => {
    const now = fillCells({ chatgpt: [{ answers: 28 }], gemini: [{ answers: 14 }] });
    const planned = { chatgpt: 14, gemini: 14 };
    expect(findIncompleteEngines(now, COMPLETE, EVERYTHING, { now: planned, before: planned })).toEqual([]);
  });

  test('among the selected engines only', () => {
    const now = fillCells({ chatgpt: [{ answers: 14 }], gemini: [{ answers: 7 }] });
    expect(findIncompleteEngines(now, COMPLETE, { prompts: null, engines: ['gemini'] })).toEqual([]);
  });
});

test('the note names each engine and window', () => {
  expect(describeIncompleteEngines([])).toBeNull();
  expect(
    describeIncompleteEngines([
      { engine: 'gemini', before: 1, now: 11 / 14 },
      { engine: 'claude', before: 0.5, now: null },
    ]),
  ).toBe(
    'Gemini completed only 78 % of its scheduled calls in this window. Claude completed only 50 % of its scheduled calls in the compared window. Shares of all answers lean toward the other engines there. The change compares each engine with itself.',
  );
});

import { describe, expect, test } from 'vitest';
import { type DayModels, findModelChanges } from '../../../src/domain/statistics/models.ts';

const PRECEDING = { startDate: '2026-11-01', endDate: '2026-11-07' };
const WINDOW = { startDate: '2026-11-08', endDate: '2026-11-14' };

function changesOf(days: Record<string, DayModels['models']>) {
  return findModelChanges(
    Object.entries(days).map(([day, models]) => ({ day, models })),
    WINDOW,
    PRECEDING,
  );
}

describe('a change of models', () => {
  test('is a model that only one of the windows has', () => {
    const before = { chatgpt: ['gpt-5'], gemini: ['pro', 'flash'], claude: ['opus'] };
    const now = { chatgpt: ['gpt-6', 'gpt-5'], gemini: ['pro'], claude: ['sonnet'] };
    expect(changesOf({ '2026-11-07': before, '2026-11-08': now })).toEqual([
      { engine: 'chatgpt', before: ['gpt-5'], now: ['gpt-5', 'gpt-6'] },
      { engine: 'gemini', before: ['flash', 'pro'], now: ['pro'] },
      { engine: 'claude', before: ['opus'], now: ['sonnet'] },
    ]);
  });

  test('is not another order of the same models, on other days', () => {
    expect(
      changesOf({
        '2026-11-01': { chatgpt: ['gpt-5'] },
        '2026-11-07': { chatgpt: ['gpt-6'] },
        '2026-11-08': { chatgpt: ['gpt-6', 'gpt-5'] },
      }),
    ).toEqual([]);
  });

  test('is not an engine without known models in one of the windows', () => {
    expect(
      changesOf({
        '2026-11-07': { chatgpt: ['gpt-5'], gemini: [] },
        '2026-11-08': { gemini: ['pro'], claude: ['opus'] },
      }),
    ).toEqual([]);
  });

  test('depends on the first and the last day of both windows, and on no other', () => {
    const [old, current] = [{ chatgpt: ['old'] }, { chatgpt: ['current'] }];
    const change = [{ engine: 'chatgpt', before: ['old'], now: ['current'] }];
    expect(changesOf({ '2026-11-01': old, '2026-11-14': current })).toEqual(change);
    expect(changesOf({ '2026-11-07': old, '2026-11-08': current })).toEqual(change);
    expect(changesOf({ '2026-10-31': old, '2026-11-14': current })).toEqual([]);
    expect(changesOf({ '2026-11-01': old, '2026-11-15': current })).toEqual([]);
  });
});

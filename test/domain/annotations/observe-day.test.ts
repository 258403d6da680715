import { describe, expect, test } from 'vitest';
import { type EngineDay, observeDay } from '../../../src/domain/annotations/observe-day.ts';

function dayOf(day: string, given: Partial<EngineDay> = {}): EngineDay {
  const calls = { failed: 0, completed: 10, models: ['model-1'], sources: ['openai'], failureReason: null };
  return { day, engine: 'chatgpt', ...calls, ...given };
}

const observe = (...days: EngineDay[]) => observeDay('2026-11-10', days).map(({ kind, text }) => `${kind}: ${text}`);

describe('an engine that failed', () => {
  const failure = { completed: 0, models: [], sources: [], failureReason: 'Server error' };

  test('is observed if every call of the day failed', () => {
    expect(observe(dayOf('2026-11-10', { ...failure, failed: 12 }))).toEqual([
      'engine_failed: All 12 calls to ChatGPT failed: Server error',
    ]);
  });

  test('is not observed if any call succeeded, or on another day', () => {
    expect(observe(dayOf('2026-11-10', { failed: 12, completed: 1 }))).toEqual([]);
    expect(observe(dayOf('2026-11-09', { ...failure, failed: 12 }))).toEqual([]);
  });

  test('has a text of at most 500 characters', () => {
    const [annotation] = observeDay('2026-11-10', [
      dayOf('2026-11-10', { ...failure, failed: 2, failureReason: 'x'.repeat(900) }),
    ]);
    expect(annotation?.text).toHaveLength(500);
  });
});

describe('a model or connector that changed', () => {
  test('is observed on the day on which it first answers', () => {
    expect(observe(dayOf('2026-11-09'), dayOf('2026-11-10', { models: ['model-2'], sources: ['other'] }))).toEqual([
      'model_changed: ChatGPT answered with model-2; before with model-1.',
      'connector_changed: ChatGPT was queried through other; before through openai.',
    ]);
  });

  test('is not observed without earlier answers, or if the model answered on any earlier day', () => {
    expect(observe(dayOf('2026-11-10', { models: ['model-2'] }))).toEqual([]);
    expect(
      observe(
        dayOf('2026-11-01', { models: ['model-2'] }),
        dayOf('2026-11-09'),
        dayOf('2026-11-10', { models: ['model-2'] }),
      ),
    ).toEqual([]);
  });

  test('is not observed across engines', () => {
    expect(observe(dayOf('2026-11-09'), dayOf('2026-11-10', { engine: 'claude', models: ['model-2'] }))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { startChoice, startFor, toRequest } from '../../src/dashboard/experiments/choice.ts';
import { describeChance, describeState } from '../../src/dashboard/experiments/describe.ts';
import { scopeOf } from '../../src/dashboard/experiments/scope.ts';
import type { Prompt } from '../../src/dashboard/experiments/use-prompts.ts';

const TODAY = '2026-11-18';
const PROMPTS = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, tagIds: index < 2 ? ['tag_1'] : ['tag_2'] }) as Prompt);

describe('the form of an experiment', () => {
  test('draws from all prompts, from today on, until something else is chosen', () => {
    const choice = startChoice('', TODAY);
    expect(toRequest({ ...choice, name: 'Table', change: 'A table.' }, 'rep_1', PROMPTS)).toEqual({
      reportId: 'rep_1',
      name: 'Table',
      change: 'A table.',
      measure: 'brandCoverage',
      assign: 'random',
      treatedPromptIds: ['a', 'b', 'c', 'd'],
      startDate: TODAY,
      lagDays: 7,
      weeks: 4,
    });
  });

  test('contains a completed task, whose baseline starts today', () => {
    const choice = startChoice('?name=Get+listed&prompts=c,gone&page=https%3A%2F%2Facme.com%2Fa', TODAY);
    expect(toRequest(choice, 'rep_1', PROMPTS)).toMatchObject({
      name: 'Get listed',
      change: 'Get listed',
      pageUrl: 'https://acme.com/a',
      assign: 'given',
      treatedPromptIds: ['c'],
      startDate: '2026-12-02',
    });
    expect([startFor('random', TODAY), startFor('given', TODAY)]).toEqual([TODAY, '2026-12-02']);
  });

  test('sends the prompts of tags, and no prompt in both groups', () => {
    const choice = { ...startChoice('', TODAY), assign: 'given', treated: 'tag_1', engines: ['gemini'] } as const;
    const send = (controls: string) => toRequest({ ...choice, engines: ['gemini'], controls }, 'rep_1', PROMPTS);
    expect(send('tag_2')).toMatchObject({ treatedPromptIds: ['a', 'b'], controlPromptIds: ['c', 'd'] });
    expect(send('tag_1')).toMatchObject({ controlPromptIds: [], engines: ['gemini'] });
    expect(send('others')).not.toHaveProperty('controlPromptIds');
  });
});

test('links to evidence select what the experiment counts, whatever filters are chosen', () => {
  const none = { engines: '', country: '', tag: '', branded: '', compare: '' };
  expect(scopeOf()).toEqual(none);
  expect(scopeOf({ engines: ['gemini', 'claude'], countries: ['de'] })).toEqual({
    ...none,
    engines: 'gemini,claude',
    country: 'de',
  });
  expect(scopeOf({ engines: null, countries: ['de', 'fr'] })).toEqual(none);
});

test('states and chance are in words', () => {
  expect(describeState({ state: 'running', result: null })).toBe('Running');
  expect(describeState({ state: 'finished', result: 'no_clear_effect' })).toBe('Finished · No clear effect');
  const list = { items: [], paging: { nextCursor: null, hasMore: false } };
  expect(describeChance({ ...list, decided: 12, expectedByChance: 0.6 })).toBe(
    'Of 12 with a result, about 0.60 would show an effect by chance if no change had one.',
  );
  expect(describeChance({ ...list, decided: 0, expectedByChance: 0 })).toBeNull();
});

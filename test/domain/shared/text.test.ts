import { describe, expect, test } from 'vitest';
import { normalizePromptText, promptKey } from '../../../src/domain/prompts/prompts.ts';
import { isCountry } from '../../../src/domain/shared/countries.ts';
import { createIdFactory } from '../../../src/domain/shared/ids.ts';
import { countCharacters, deduplicate, isStorable, nameKeyOf } from '../../../src/domain/shared/text.ts';

describe('text', () => {
  test('NUL and lone surrogates cannot be stored; everything else can', () => {
    expect(['a\0', '\ud800', 'a\udc00b'].map(isStorable)).toEqual([false, false, false]);
    expect(['', 'é', '🔍', '\u0001', '\ufffd'].map(isStorable)).toEqual([true, true, true, true, true]);
  });

  test('characters are counted as code points', () => {
    expect(['', 'abc', '🔍🔍', '日本'].map(countCharacters)).toEqual([0, 3, 2, 2]);
  });

  test('duplicates are dropped; the first is kept', () => {
    expect(deduplicate(['b', 'a', 'b'])).toEqual(['b', 'a']);
  });

  test('prompts are equal in two Unicode spellings, and differ in another case', () => {
    expect(normalizePromptText(' cafe\u0301 ')).toBe('café');
    expect(promptKey('A')).not.toBe(promptKey('a'));
  });

  test('names are compared case-insensitively in any Unicode spelling', () => {
    expect(nameKeyOf('CAFE\u0301')).toBe(nameKeyOf('café'));
  });
});

describe('countries', () => {
  test('are lower-case ISO codes with uk instead of gb', () => {
    expect(['us', 'uk', 'de', 'jp', 'za'].every(isCountry)).toBe(true);
    expect(['gb', 'US', 'usa', 'eu', 'xx', '', ' us'].some(isCountry)).toBe(false);
  });

  test('there are 249 of them', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const all = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountry);
    expect(all).toHaveLength(249);
  });
});

describe('ids', () => {
  test('sort by creation, also within one millisecond, and have at most 64 characters', () => {
    const newId = createIdFactory(() => 0.5);
    const now = new Date('2026-11-14T09:30:00.000Z');
    const ids = Array.from({ length: 1000 }, () => newId('tag', now));
    ids.push(newId('tag', new Date('2026-11-14T09:30:00.001Z')));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(1001);
    expect(ids.every((id) => id.length <= 64)).toBe(true);
  });
});

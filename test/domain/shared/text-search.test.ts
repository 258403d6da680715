import { describe, expect, test } from 'vitest';
import { createTextFilter, createTextFinder, toSearchTerms } from '../../../src/domain/shared/text-search.ts';

describe('matches of a text', () => {
  test('are UTF-16 offsets, in any case, and do not overlap', () => {
    expect(createTextFinder('crm')('🔍 CRM, Crm and crm')).toEqual([
      { start: 3, end: 6 },
      { start: 8, end: 11 },
      { start: 16, end: 19 },
    ]);
    expect(createTextFinder('aa')('aaaaa')).toHaveLength(2);
  });

  test('are those of Unicode simple case folding', () => {
    expect(createTextFilter('GRÖSSE')('größe')).toBe(false);
    expect(createTextFilter('GRÖẞE')('größe')).toBe(true);
    expect(createTextFilter('k')('10 \u212a')).toBe(true);
    expect(createTextFilter('ΟΔΟΣ')('οδος')).toBe(true);
    expect(createTextFilter('顧客管理')('最高の顧客管理ツール')).toBe(true);
    expect(createTextFilter('i')('İ')).toBe(false);
  });

  test('take every character literally', () => {
    const symbols = String.raw`\^$.*+?()[]{}|/-%_'"`;
    expect(createTextFinder(symbols)(`x${symbols}`)).toEqual([{ start: 1, end: 21 }]);
    expect(createTextFilter('a.c')('abc')).toBe(false);
    expect(createTextFilter('%')('abc')).toBe(false);
  });

  test('are at most 20', () => {
    expect(createTextFinder('a')('a'.repeat(50))).toHaveLength(20);
  });
});

describe('the terms for PostgreSQL', () => {
  test('contain the longest part that A to Z in lower case find', () => {
    expect(toSearchTerms('Für Kleine Teams')).toMatchObject({ part: 'r kleine teams', otherLetters: ['\u212a', 'ſ'] });
    expect(toSearchTerms('Москва')).toMatchObject({ part: '', otherLetters: [] });
    expect(toSearchTerms('顧客 24/7')).toEqual({ part: '顧客 24/7', otherLetters: [], pattern: null });
  });

  test('have every variant of each letter', () => {
    expect(toSearchTerms('Kß').pattern).toBe('[\\U0000004b\\U0000006b\\U0000212a][\\U000000df\\U00001e9e]');
  });

  test('know every letter with another case', () => {
    const cased: string[] = [];
    for (let code = 0; code < 0x110000; code++) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const letter = String.fromCodePoint(code);
      if (/[\p{CWCM}\p{CWCF}]/u.test(letter) && createTextFilter(letter)(letter.toUpperCase() + letter.toLowerCase())) {
        cased.push(letter);
      }
    }
    const alone = cased.filter((letter) => toSearchTerms(letter).pattern === null);
    const others = (letter: string) => [letter.toUpperCase(), letter.toLowerCase()].filter((each) => each !== letter);
    const missed = alone.filter((letter) => others(letter).some((each) => createTextFilter(letter)(each)));
    expect(missed).toEqual([]);
  });
});

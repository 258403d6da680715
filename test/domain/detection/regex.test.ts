import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { findRegexError } from '../../../src/domain/detection/regex.ts';

describe('a regular expression', () => {
  test.each([
    'acme',
    '\\bacme(?:\\s+(?:inc|corp))?\\b',
    '(?i)Acme',
    '\\p{Greek}+',
    '日本',
    '[[:alpha:]]+',
    '[\\p{L}\\p{N}]{1,1000}!',
    '.{1,1000}[zy][zy]9',
    '(?:\\w{500}){2}',
    'a{,5}',
    '\\Q{1,1000}(\\E',
    '[]{1000}]',
  ])('%j is valid', (pattern) => {
    expect(findRegexError(pattern)).toBeNull();
  });

  test.each([
    ['a(b', 'missing closing )'],
    ['(?=look)', 'unsupported Perl syntax'],
    ['(a)\\1', 'invalid escape sequence'],
    ['a{1001}', 'invalid repeat count'],
    ['[z-a]', 'invalid character class range'],
    ['*', 'missing argument to repetition operator'],
  ])('%j is invalid, and the error is named', (pattern, fault) => {
    expect(findRegexError(pattern)).toContain(fault);
  });

  test.each([
    '.{1,1000}[zy]'.repeat(60),
    `(${'abcdefgh'.repeat(20)}){50}`,
    '((a{20}){20}b{900}){9}',
    `(?:${'x{99}'.repeat(10)}){10}`,
  ])('whose repetitions expand too far is rejected as too large without compiling it: %.20s…', (pattern) => {
    expect(findRegexError(pattern)).toContain('too large');
  });

  test('is never estimated far below its compiled size', () => {
    const size = (pattern: string) => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE).programSize();
    for (const pattern of ['(?:ab{1,100}c){8}', '(a|bc|d{5}){100}', '[a-z]{1000}x{1000}', '((ab){30}c){20}']) {
      expect(findRegexError(pattern)).toBeNull();
      expect(size(pattern)).toBeLessThan(3 * 5000);
    }
  });
});

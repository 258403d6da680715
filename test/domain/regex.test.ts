import { expect, test } from 'vitest';
import { findRegexFault } from '../../src/domain/regex.ts';

test.each(['acme', '\\bacme(?:\\s+(?:inc|corp))?\\b', '(?i)Acme', '\\p{Greek}+', '日本', '[[:alpha:]]+'])(
  '%j is a regular expression',
  (pattern) => {
    expect(findRegexFault(pattern)).toBeNull();
  },
);

test.each([
  ['a(b', 'missing closing )'],
  ['(?=look)', 'unsupported Perl syntax'],
  ['(a)\\1', 'invalid escape sequence'],
  ['a{1001}', 'invalid repeat count'],
  ['[z-a]', 'invalid character class range'],
  ['*', 'missing argument to repetition operator'],
])('%j is none, and the fault is named', (pattern, fault) => {
  expect(findRegexFault(pattern)).toContain(fault);
});

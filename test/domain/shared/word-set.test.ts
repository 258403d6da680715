import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordSet } from '../../../src/domain/shared/word-set.ts';

test('a word set contains its words, as a Set does', () => {
  // Few letters, so that words are often parts of each other.
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'œ', '中'), minLength: 1, maxLength: 5 });
  const separator = fc.constantFrom(' ', '\n', '\n  ');
  const other = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '\n'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(separator, word)), fc.array(fc.oneof(word, other)), (words, sought) => {
      const set = new Set(words.map(([, each]) => each));
      const wordSet = createWordSet(words.flat().join(''));
      for (const each of [...set, ...sought]) expect(wordSet.has(each)).toBe(set.has(each));
    }),
  );
});

test('a word set does not contain the empty word, parts of words, or two words with a space between them', () => {
  const words = createWordSet('\n  target gap\n');
  expect(words.has('target') && words.has('gap')).toBe(true);
  expect(['', ' ', 'target gap', 'targe', 'get', 'gap ', 'gap\n'].filter((word) => words.has(word))).toEqual([]);
});

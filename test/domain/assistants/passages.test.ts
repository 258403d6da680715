import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPassages } from '../../../src/domain/assistants/passages.ts';

test('passages end with a line or a word, and start where the offset says', () => {
  expect(splitPassages('First line\nsecond line with words', { offset: 0, longest: 14 })).toEqual([
    { offset: 0, text: 'First line\n' },
    { offset: 11, text: 'second line ' },
    { offset: 23, text: 'with words' },
  ]);
  expect(splitPassages('abcdef', { offset: 4, longest: 10 })).toEqual([{ offset: 4, text: 'ef' }]);
  expect(splitPassages('abc', { offset: 3, longest: 10 })).toEqual([]);
});

test('for any text, the passages together are the text, none is too long, and no character is split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 2, max: 40 }), (text, longest) => {
      const passages = splitPassages(text, { offset: 0, longest });
      expect(passages.map((passage) => passage.text).join('')).toBe(text);
      for (const passage of passages) {
        expect(passage.text.length).toBeLessThanOrEqual(longest);
        expect(passage.text.isWellFormed() || !text.isWellFormed()).toBe(true);
      }
    }),
  );
});

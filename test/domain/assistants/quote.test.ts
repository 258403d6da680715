import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptAround } from '../../../src/domain/assistants/excerpts.ts';
import { plainText, quote } from '../../../src/domain/assistants/quote.ts';

describe('quote', () => {
  test('no text can end its quotation', () => {
    const part = fc.constantFrom(
      '</quoted>',
      '< / QUOTED >',
      '<quoted>',
      '</',
      'quoted',
      '>',
      '\n',
      '\u200b',
      'a',
      '<',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const inner = quote(parts.join(''), 1000).slice('<quoted>'.length, -'</quoted>'.length);
        expect(inner).not.toMatch(/<\s*\/?\s*quoted/i);
      }),
    );
  });

  test('hidden characters and line breaks are removed', () => {
    const tags = String.fromCodePoint(...[0x6f, 0x62, 0x65, 0x79].map((letter) => 0xe0000 + letter));
    expect(quote(`a\u200b\u202eb\u0000${tags}\n\nc`, 100)).toBe('<quoted>ab c</quoted>');
  });

  test('a removed character cannot join the parts of a tag', () => {
    expect(quote('<\u200b/quo\u200bted>', 100)).toBe('<quoted>&lt;/quoted></quoted>');
  });

  test('text is truncated to whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 3, max: 20 }), (text, longest) => {
        const short = plainText(text, longest);
        expect(short.length).toBeLessThanOrEqual(longest);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('excerptAround', () => {
  test('the excerpt contains the first mention, and shows where text is missing', () => {
    const text = `${'word '.repeat(200)}Acme ${'word '.repeat(200)}`;
    const start = text.indexOf('Acme');
    const excerpt = excerptAround(text, [{ start, end: start + 4 }]);
    expect(excerpt).toMatch(/^… (word )+Acme (word )+…$/);
    expect(excerpt.length).toBeLessThan(320);
  });

  test('near mentions share an excerpt, and at most three excerpts are shown', () => {
    const text = Array.from({ length: 6 }, (_, i) => `Acme${i}${' filler'.repeat(100)}`).join(' ');
    const mentions = [...text.matchAll(/Acme\d/g)].map(({ index }) => ({ start: index, end: index + 5 }));
    expect(excerptAround(text, mentions).match(/Acme\d/g)).toEqual(['Acme0', 'Acme1', 'Acme2']);
    const near = 'Acme and Acme';
    expect(
      excerptAround(near, [
        { start: 0, end: 4 },
        { start: 9, end: 13 },
      ]),
    ).toBe(near);
  });

  test('text without a mention is shown from its beginning', () => {
    expect(excerptAround('Short.', [])).toBe('Short.');
    expect(excerptAround('word '.repeat(200), [])).toMatch(/^(word )+…$/);
  });
});

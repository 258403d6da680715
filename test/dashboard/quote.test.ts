import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteAround, startOf } from '../../src/dashboard/answers/quote.ts';

const quote = (content: string, name: string) => {
  const start = content.indexOf(name);
  return quoteAround(content, { start, end: start + name.length });
};

test('a quote ends with its line, without marks of lists and emphasis', () => {
  expect(quote('Intro\n- **Acme** has a free plan.\nNext', 'Acme')).toEqual({
    before: '',
    name: 'Acme',
    after: ' has a free plan.',
  });
});

test('a long line is cut at words, and one of a script without spaces anywhere', () => {
  const words = 'word '.repeat(40);
  const cut = quote(`${words}Acme ${words}`, 'Acme');
  expect(cut.before).toMatch(/^…(word )+$/);
  expect(cut.after).toMatch(/^( word)+ …$/);
  const japanese = quote(`CRM ${'顧客管理'.repeat(30)}最高${'道具'.repeat(60)} です${'道具'.repeat(60)}`, '最高');
  expect([japanese.before.length, japanese.after.length]).toEqual([91, 92]);
});

test('citations are left out, and links are replaced by their text, also at the cut end', () => {
  expect(quote('Acme is good.[1][12] See [the guide](https://a.example/x).', 'Acme').after).toBe(
    ' is good. See the guide.',
  );
  expect(quote('Acme ([a.example](https://a.example/?utm_source=x)) and more', 'Acme').after).toBe(' and more');
  const cut = quote(
    `Acme is often named when price matters ([a.example](https://a.example/${'x'.repeat(99)}))`,
    'Acme',
  );
  expect(cut.after).toBe(' is often named when price matters …');
  expect(startOf('# Title\n\nText ([b.example](https://b.example/)) [2](https://c.example) end')).toBe(
    'Title Text end',
  );
});

test('a quote never contains half of a character', () => {
  const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('🔍', '語', 'a', ' ', '\n'), { maxLength: 300 }),
      fc.array(fc.constantFrom('🔍', '語', 'a', ' '), { maxLength: 300 }),
      (left, right) => {
        const [before, after] = [left.join(''), right.join('')];
        const { before: shown, after: rest } = quoteAround(`${before}Acme${after}`, {
          start: before.length,
          end: before.length + 4,
        });
        expect(half.test(shown) || half.test(rest) || half.test(startOf(before))).toBe(false);
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRequiredLiterals } from '../../../src/domain/detection/regex-literals.ts';
import { compileRegexes, compileUnfiltered } from '../../../src/domain/detection/regexes.ts';

describe('the literals that a regular expression requires', () => {
  test.each<[string, string[] | null]>([
    ['Acme', ['acme']],
    ['\\bAcme(?: (?:CRM|Cloud))?\\b', ['acme']],
    ['acme|globex|initech', ['acme', 'globex', 'initech']],
    ['(?i)(?:lum\\s?zen|quador)+', ['lum\tzen', 'lum\nzen', 'lum\fzen', 'lum\rzen', 'lum zen', 'lumzen', 'quador']],
    ['acme-?labx', ['acme-labx', 'acmelabx']],
    ['north ??wind', ['north wind', 'northwind']],
    ['acme\\s+corp', ['acme\t', 'acme\n', 'acme\f', 'acme\r', 'acme ']],
    ['(?P<name>acme)\\d*', ['acme']],
    ['\\Qa.b(c\\E', ['a.b(c']],
    ['ab\\.co', ['ab.co']],
    ['globe?x', ['globex', 'globx']],
    ['glob{0,3}ex{2}y', ['glo']],
    ['ax(?:one|two){1,2}', ['one', 'two']],
    ['northwindk', ['northwindk', 'northwind\u212a']],
    ['globexs*', ['globex']],
    ['münchen', ['nchen']],
  ])('%s: %j', (pattern, literals) => {
    expect(findRequiredLiterals(pattern)).toEqual(literals);
  });

  test.each(['acme|', '(?:acme)?', 'acme|.+', '[ab]{9}', 'ab', '\\w+', '(?:acme)*x', 'a?b?c?', '\\x41\\x42\\x43'])(
    '%s requires none',
    (pattern) => {
      expect(findRequiredLiterals(pattern)).toBeNull();
    },
  );

  test('at most 16 spellings of a literal are listed', () => {
    expect(findRequiredLiterals('kkkkkab')).toHaveLength(16);
  });
});

const character = fc.constantFrom('a', 'B', 'c', 'k', 'S', ' ', '\t', '-', '.', 'ü', '\u212a', '\u017f');
const quote = (text: string) => text.replaceAll('.', '\\.');
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'small' },
    fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    fc.array(tie('pattern'), { minLength: 2, maxLength: 3 }).map((parts) => parts.join('|')),
  ),
  part: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: character, minLength: 1, maxLength: 5 }).map(quote),
    fc.constantFrom('[ab]', '.', '\\b', '^', '\\s', '\\s?', '\\s??', '\\s+', '(?i)', '\\Qa.\\E', '\\x61'),
    fc
      .tuple(
        fc.constantFrom('(', '(?:', '(?i:', '(?P<n>'),
        tie('pattern'),
        fc.constantFrom('', '?', '*', '+', '{2}', '{0,1}?'),
      )
      .map(([open, inner, quantifier]) => `${open.replace('n', `n${inner.length}`)}${inner})${quantifier}`),
    fc
      .tuple(character, fc.constantFrom('?', '*', '+', '{0,2}', '{1,2}'))
      .map(([of, quantifier]) => quote(of) + quantifier),
  ),
}));
const text = fc.string({ unit: character, maxLength: 40 }).map((each) => Buffer.from(each));

describe('a prefilter', () => {
  test('does not change what is found', () => {
    fc.assert(
      fc.property(
        fc.array(pattern, { minLength: 1, maxLength: 3 }),
        fc.array(text, { maxLength: 8 }),
        (patterns, texts) => {
          const regexes = patterns.map((regex, brand) => ({ brand, regex }));
          let unfiltered: ReturnType<typeof compileUnfiltered>;
          try {
            unfiltered = compileUnfiltered(regexes);
          } catch {
            // The same name for two groups, for example.
            return;
          }
          const filtered = compileRegexes(regexes);
          const byBrand = (found: { brand: number }[]) => found.toSorted((one, other) => one.brand - other.brand);
          for (const each of texts) expect(byBrand(filtered(each))).toEqual(byBrand(unfiltered(each)));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

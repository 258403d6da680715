import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ordinaryWords } from '../../../src/data.ts';
import { countMentions, createDetector } from '../../../src/domain/detection/detector.ts';
import { createHostMatcher } from '../../../src/domain/detection/hosts.ts';
import { blankOutsideProse } from '../../../src/domain/detection/prose.ts';
import { effort } from '../../support/effort.ts';
import { findMentions } from './find-mentions.ts';
import { findNaively } from './naive.ts';

/** Pieces that make names and texts overlap: parts of each other, letters that fold, separators, scripts. */
const PIECES = [
  'a',
  'b',
  'ab',
  'ba',
  'A',
  'é',
  'e\u0301',
  'e',
  'ß',
  'ss',
  'S',
  'ø',
  'ﬁ',
  'İ',
  '日',
  '本',
  'が',
  'か\u3099',
  'ไ',
  '3',
  '²',
  '&',
  '+',
  "'",
  '’',
  '-',
  ' ',
  '_',
  '\u00ad',
  '®',
  '🚀',
  '𝐀',
  'ж',
  'ς',
];
const piece = fc.constantFrom(...PIECES);
const name = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));
const brands = fc.array(fc.array(name, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });

/** A text made of pieces and of the names themselves. */
const cases = brands.chain((names) =>
  fc
    .array(fc.oneof(piece, fc.constantFrom(...names.flat()), fc.constantFrom(' ', ', ')), { maxLength: 40 })
    .map((parts) => ({ names, text: parts.join('') })),
);

function matchersOf(names: readonly (readonly string[])[]) {
  return names.map((each) => ({ names: [...each], regex: null }));
}

describe('the matcher', () => {
  test('finds the same mentions as a naive matcher', () => {
    fc.assert(
      fc.property(cases, ({ names, text }) => {
        const found = findMentions(matchersOf(names), text).map(({ brand, start, end }) => ({ brand, start, end }));
        expect(found).toEqual(findNaively(names, text));
      }),
      { numRuns: effort(1000, 20_000) },
    );
  });

  test('counts the mentions that it lists, and returns the first of each brand', () => {
    fc.assert(
      fc.property(cases, ({ names, text }) => {
        const shown = Map.groupBy(findMentions(matchersOf(names), text), ({ brand }) => brand);
        const counted = countMentions(createDetector(matchersOf(names), ordinaryWords)(Buffer.from(text)));
        expect(new Map(counted.map(({ brand, mentions }) => [brand, mentions]))).toEqual(
          new Map([...shown].map(([brand, mentions]) => [brand, mentions.length])),
        );
        for (const { brand, first } of counted) {
          expect(Buffer.from(text).subarray(0, first).toString().length).toBe(shown.get(brand)?.[0]?.start);
        }
      }),
    );
  });

  test('finds each of a hundred names as if it were the only one', () => {
    const many = fc.array(name, { minLength: 100, maxLength: 100 });
    fc.assert(
      fc.property(many, fc.array(piece, { maxLength: 60 }), (names, parts) => {
        const text = parts.join('');
        const each = names.map((one) => [one]);
        expect(findMentions(matchersOf(each), text).map(({ brand, start, end }) => ({ brand, start, end }))).toEqual(
          findNaively(each, text),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('accepts any text, including lone surrogates', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 100 }), (units) => {
        const text = String.fromCharCode(...units);
        const mentions = findMentions(matchersOf([['a', 'b c'], ['1']]), text);
        for (const { start, end } of mentions) expect(text.slice(start, end).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('prose', () => {
  function keepProse(text: Uint8Array): Uint8Array {
    const prose = new Uint8Array(text);
    blankOutsideProse(prose);
    return prose;
  }

  const markup = fc
    .array(
      fc.constantFrom(
        '[',
        ']',
        '(',
        ')',
        'https://',
        'x.com',
        '1',
        ' ',
        '\n',
        'Acme',
        '@',
        '.',
        '】',
        '【',
        'é',
        ',',
        'www.',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  test('keeps the length of the text, and the positions of its characters', () => {
    fc.assert(
      fc.property(markup, (text) => {
        const bytes = Buffer.from(text);
        const prose = keepProse(bytes);
        expect(prose.length).toBe(bytes.length);
        for (const [at, byte] of prose.entries()) expect([bytes[at], 0x1a]).toContain(byte);
        expect(Buffer.from(prose).toString().isWellFormed()).toBe(true);
      }),
    );
  });

  test('is scanned in one pass as if everything else had been blanked first', () => {
    const names = ['Acme', 'x.com', 'com', 'https', 'Acme Acme Acme.', 'é@x', 'www', '1'];
    const detect = createDetector(
      [...matchersOf(names.map((each) => [each])), { names: [], regex: '[^\\x1a]+' }],
      ordinaryWords,
    );
    const detectBrackets = createDetector(matchersOf([['AcmeAcmeAcme[1]'], ['AcmeAcmeAcme']]), ordinaryWords);
    fc.assert(
      fc.property(markup, (text) => {
        const bytes = Buffer.from(text);
        expect(detect(bytes)).toEqual(detect(keepProse(bytes)));
        expect(detectBrackets(bytes)).toEqual(detectBrackets(keepProse(bytes)));
      }),
      { numRuns: effort(1000, 20_000), examples: [['AcmeAcmeAcme[1]']] },
    );
  });

  test('of prose is unchanged', () => {
    fc.assert(
      fc.property(markup, (text) => {
        const prose = keepProse(Buffer.from(text));
        expect(Buffer.from(keepProse(prose))).toEqual(Buffer.from(prose));
      }),
    );
  });
});

describe('the host of a cited page', () => {
  const brand = {
    brandDomain: 'acme.io',
    brandDomainVariations: ['acme.com', 'shop.acme.de'],
    brandDomainWildcard: true,
  };
  const rival = { brandDomain: 'globex.com', brandDomainVariations: ['acme.com'], brandDomainWildcard: false };
  const ownersOf = createHostMatcher([brand, rival]);

  test.each<[host: string, owners: number[]]>([
    ['acme.io', [0]],
    ['blog.acme.io', [0]],
    ['a.b.acme.io', [0]],
    ['notacme.io', []],
    ['acme.io.evil.com', []],
    ['acme.com', [0, 1]],
    ['blog.acme.com', []],
    ['shop.acme.de', [0]],
    ['acme.de', []],
    ['globex.com', [1]],
    ['www2.globex.com', []],
    ['io', []],
    ['', []],
  ])('%j belongs to %j', (host, owners) => {
    expect(ownersOf(host)).toEqual(owners);
    expect(ownersOf(host)).toEqual(owners);
  });
});

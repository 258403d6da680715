import { describe, expect, test } from 'vitest';
import { ordinaryWords } from '../../../src/data.ts';
import { countMentions, createDetector } from '../../../src/domain/detection/detector.ts';
import { findMentions } from './find-mentions.ts';

/** Brands, each with its names; a regular expression is written /…/. */
type Brands = (string | string[])[];

function matchersOf(brands: Brands) {
  return brands.map((brand) => {
    const names = typeof brand === 'string' ? [brand] : brand;
    const [first = ''] = names;
    return first.startsWith('/') ? { names: [], regex: first.slice(1, -1) } : { names, regex: null };
  });
}

/** The text of each mention found, as `brand:text`. */
function find(text: string, brands: Brands): string[] {
  const mentions = findMentions(matchersOf(brands), text);
  const counted = countMentions(createDetector(matchersOf(brands), ordinaryWords)(Buffer.from(text)));
  expect(counted.reduce((sum, { mentions: count }) => sum + count, 0)).toBe(mentions.length);
  return mentions.map(({ brand, start, end }) => `${brand}:${text.slice(start, end)}`);
}

const TRAPS: [name: string, text: string, brands: Brands, found: string[]][] = [
  // Words inside other words.
  ['Box is not found in toolbox', 'A toolbox for boxing, inbox and Box.', ['Box'], ['0:Box']],
  ['a two-letter name is a separate word', 'HP sells; the chapter and php do not. hp!', ['HP'], ['0:HP', '0:hp']],
  ['a one-letter name is a separate word', 'X, formerly Twitter; Xbox and max.', ['X'], ['0:X']],
  ['a name at the start and at the end', 'Acme makes what only Acme', ['Acme'], ['0:Acme', '0:Acme']],
  ['a name that is the whole text', 'acme', ['Acme'], ['0:acme']],
  ['an empty text', '', ['Acme'], []],
  ['a number next to a name makes another name', 'Acme2 and 2Acme and Acme 2', ['Acme'], ['0:Acme']],
  ['a name is not found in the letters of two words', 'the pacman and bo xer', ['Box', 'hep'], []],
  // Names that look like everyday words or domains.
  ['You.com is not "you"', 'Did you try You.com? You should.', ['You.com'], ['0:You.com']],
  ['monday.com is not the day', 'On Monday we open monday.com.', ['monday.com'], ['0:monday.com']],
  ['Zoom is not found in zooming', 'Zooming in on Zoom, zoomed out.', ['Zoom'], ['0:Zoom']],
  ['a dot is a boundary: the name in a bare domain counts', 'Visit acme.io today', ['Acme'], ['0:acme']],
  ['don’t is not Don', "Don't, DON’T and Don's do", ['Don'], ['0:Don']],
  // Digits and symbols in names.
  ['3M', 'The 3M tape is 13M or 3Mm long, 3m.', ['3M'], ['0:3M', '0:3m']],
  ['AT&T', 'AT&T, at & t, ATT', ['AT&T'], ['0:AT&T']],
  ['C++ beside C', 'C++ is not C, nor C+.', ['C++', 'C'], ['0:C++', '1:C', '1:C']],
  ['.NET is not a domain', 'ASP.NET, example.net, .NET and (.net)', ['.NET'], ['0:.NET', '0:.net']],
  ['Yahoo! with its mark', 'Yahoo! and Yahoo', ['Yahoo!'], ['0:Yahoo!']],
  [
    '7-Eleven with any separator',
    '7-Eleven, 7 Eleven, 7Eleven',
    ['7-Eleven'],
    ['0:7-Eleven', '0:7 Eleven', '0:7Eleven'],
  ],
  ['E*TRADE', 'E*TRADE or e trade', ['E*TRADE'], ['0:E*TRADE']],
  // Possessives and apostrophes.
  ["Toyota's", "Toyota's and Toyota’s cars", ['Toyota'], ['0:Toyota', '0:Toyota']],
  [
    "McDonald's is a name of its own",
    "McDonald’s, McDonald's, McDonalds",
    ["McDonald's"],
    ['0:McDonald’s', "0:McDonald's"],
  ],
  ["a possessive of a name with 's", "McDonald's's", ["McDonald's"], ["0:McDonald's"]],
  ["L'Oréal with any apostrophe", 'L’Oréal L`Oreal LʼORÉAL', ["L'Oréal"], ['0:L’Oréal', '0:L`Oreal', '0:LʼORÉAL']],
  ['an elision before a name', "J'aime l'Acme et d’Acme", ['Acme'], ['0:Acme', '0:Acme']],
  // Case and accents.
  ['Nestlé = NESTLE', 'Nestlé NESTLE nestle', ['Nestlé'], ['0:Nestlé', '0:NESTLE', '0:nestle']],
  ['a combining accent', 'Nestle\u0301 and Nestle\u0301s', ['Nestlé'], ['0:Nestle']],
  ['ß = ss', 'Weiß WEISS Weiss', ['Weiß'], ['0:Weiß', '0:WEISS', '0:Weiss']],
  ['half of ß is not s', 'Groß', ['Gros'], []],
  ['İ and ı', 'İKEA IKEA ıkea', ['Ikea'], ['0:İKEA', '0:IKEA', '0:ıkea']],
  ['Ørsted, Łódź', 'Orsted ØRSTED Lodz', ['Ørsted', 'Łódź'], ['0:Orsted', '0:ØRSTED', '1:Lodz']],
  ['Löwe GmbH next to Löwe', 'Löwe GmbH und LÖWE-Gruppe', ['Löwe', 'Löwe GmbH'], ['1:Löwe GmbH', '0:LÖWE']],
  ['ö is not oe', 'Loewe', ['Löwe'], []],
  ['full-width letters', 'ＡＣＭＥ は', ['Acme'], ['0:ＡＣＭＥ']],
  ['Greek with final sigma', 'ΟΔΟΣ οδός', ['Οδός'], ['0:ΟΔΟΣ', '0:οδός']],
  ['Cyrillic', 'ЯНДЕКС, Яндекса', ['Яндекс'], ['0:ЯНДЕКС']],
  ['a ligature', 'ﬁgma', ['Figma'], ['0:ﬁgma']],
  // Scripts without spaces.
  ['京东 across two words', '公司位于北京东部,靠近南京东路', ['京东'], []],
  ['京东 after a preposition', '我在京东买手机,比京东便宜', ['京东'], ['0:京东', '0:京东']],
  ['用友 across two words', '使用友好的界面', ['用友'], []],
  ['ライン inside オンライン', 'オンライン会議はラインで', ['ライン'], ['0:ライン']],
  ['日本航空 next to kanji', '全日本航空会社と日本航空の', ['日本航空'], ['0:日本航空', '0:日本航空']],
  ['Latin letters next to kana', '私はSonyの製品とSONY製', ['Sony'], ['0:Sony', '0:SONY']],
  ['kana with voicing marks is another letter', 'ハス バス ハ\u3099ス', ['ハス'], ['0:ハス']],
  [
    'composed and decomposed kana are the same',
    'ガスト カ\u3099スト ｶﾞｽﾄ',
    ['ガスト'],
    ['0:ガスト', '0:カ\u3099スト', '0:ｶﾞｽﾄ'],
  ],
  ['Chinese', '我喜欢小米手机和华为', ['小米', '华为'], ['0:小米', '1:华为']],
  ['Thai', 'ผมใช้โตโยต้าทุกวัน', ['โตโยต้า'], ['0:โตโยต้า']],
  ['a Thai vowel sign belongs to the name before it', 'กินั้น', ['กิน'], []],
  [
    '삼성전자는 carries a particle',
    '삼성전자는 삼성전자의 삼성전자에서도',
    ['삼성전자'],
    ['0:삼성전자', '0:삼성전자', '0:삼성전자'],
  ],
  ['삼성 is not 삼성전자', '삼성전자와 삼성은', ['삼성'], ['0:삼성']],
  ['Latin letters with a Korean particle', 'Nike는 나이키', ['Nike'], ['0:Nike']],
  ['Arabic', 'شركة أرامكو السعودية', ['أرامكو'], ['0:أرامكو']],
  ['Hindi: a vowel sign makes another word', 'टाटा टाट', ['टाट'], ['0:टाट']],
  // Invisible and decorative characters.
  ['a soft hyphen', 'Ac\u00adme tool\u00adbox', ['Acme', 'box'], ['0:Ac\u00adme']],
  ['a zero-width joiner', 'Ac\u200dme', ['Acme'], ['0:Ac\u200dme']],
  ['®, ™ and ©', 'Acme® Acme™ Go ©Acme', ['Acme', 'Acme Go'], ['0:Acme', '1:Acme™ Go', '0:Acme']],
  ['emoji next to a name', '🚀Acme🚀 👩\u200d💻Acme', ['Acme'], ['0:Acme', '0:Acme']],
  ['an emoji in a name', '🍏Farm and Farm', ['🍏Farm'], ['0:🍏Farm']],
  ['a superscript is a citation mark', 'Acme¹ and Acme²³', ['Acme'], ['0:Acme', '0:Acme']],
  // Separators.
  [
    'Coca-Cola',
    'Coca-Cola Coca Cola CocaCola coca_cola Coca‑Cola Coca–Cola',
    ['Coca-Cola'],
    ['0:Coca-Cola', '0:Coca Cola', '0:CocaCola', '0:coca_cola', '0:Coca‑Cola', '0:Coca–Cola'],
  ],
  ['a name without a separator has none', 'Coca Cola CocaCola', ['CocaCola'], ['0:CocaCola']],
  ['a line that wraps', 'Coca\nCola', ['Coca-Cola'], ['0:Coca\nCola']],
  ['a new paragraph ends a name', 'Acme\n\nGo on', ['Acme Go'], []],
  ['the next item of a list ends a name', '- Acme\n- Go', ['Acme Go', 'Acme'], ['1:Acme']],
  ['a no-break space', 'Coca\u00a0Cola', ['Coca-Cola'], ['0:Coca\u00a0Cola']],
  ['a hyphen is a boundary', 'Nike-Schuhe, acme-killer', ['Nike', 'Acme'], ['0:Nike', '1:acme']],
  // One name in another.
  [
    'the longest name wins across brands',
    'Peloton Bike or Peloton',
    ['Peloton', 'Peloton Bike'],
    ['1:Peloton Bike', '0:Peloton'],
  ],
  ['a shorter name if the longest does not match', 'Acme Gold', ['Acme Go', 'Acme'], ['1:Acme']],
  ['three nested names', 'Acme Go Pro Max', ['Acme', 'Acme Go', 'Acme Go Pro'], ['2:Acme Go Pro']],
  ['a name inside another', 'Bank of America', ['America', 'Bank of America'], ['1:Bank of America']],
  [
    'two names that overlap: the longer',
    'New York University Press',
    ['New York', 'York University Press'],
    ['1:York University Press'],
  ],
  ['two overlapping names of equal length: the first', 'Acme Go Acme', ['Acme Go', 'Go Acme'], ['0:Acme Go']],
  [
    'the same name under two brands counts for both',
    'Delta flies',
    ['Delta', ['Delta Air', 'delta']],
    ['0:Delta', '1:Delta'],
  ],
  [
    'two names of one brand at one position count once',
    'Coca-Cola',
    [['Coca-Cola', 'Coca Cola', 'CocaCola']],
    ['0:Coca-Cola'],
  ],
  [
    'names with a long common prefix',
    'International Business Machines Corp',
    ['International Business Machines', 'International Business Media'],
    ['0:International Business Machines'],
  ],
  // Prose only.
  ['a name in a URL', 'See https://acme.com/acme?x=acme and http://www.acme.com.', ['Acme'], []],
  [
    'the target of a link, not its label',
    '[Acme](https://acme.com/acme) and [here](https://acme.com "Acme")',
    ['Acme'],
    ['0:Acme'],
  ],
  ['a target with brackets', '[x](https://en.wikipedia.org/wiki/Acme_(company)) Acme', ['Acme'], ['0:Acme']],
  [
    'a group of sources',
    'It is good ([acme.com](https://acme.com), [Acme](https://x.com)) for Acme.',
    ['Acme'],
    ['0:Acme'],
  ],
  ['citation marks', 'Acme[1], Acme [2][3] 【4†Acme】 [^5]', ['Acme'], ['0:Acme', '0:Acme']],
  ['a mark with a target', '[1](https://acme.com/Acme) [2]: https://acme.com', ['Acme'], []],
  ['www without a scheme', 'www.acme.com/acme, wwww.acme', ['Acme'], ['0:acme']],
  ['an e-mail address, and a handle', 'info@acme.com, @acme', ['Acme'], ['0:acme']],
  ['a URL does not join the text around it', 'Acme https://x.com Go', ['Acme Go'], []],
  [
    'a URL ends at a bracket or a quote',
    '(https://x.com) Acme "https://x.com"Acme <https://x.com>Acme',
    ['Acme'],
    ['0:Acme', '0:Acme', '0:Acme'],
  ],
  ['a URL in Japanese', '詳細はhttps://acme.jp/。Acmeは', ['Acme'], ['0:Acme']],
  ['brackets that are not a link', '[Acme] (Acme) [Acme', ['Acme'], ['0:Acme', '0:Acme', '0:Acme']],
  ['a link inside a label', '[![Acme](https://x.com/acme.png)](https://acme.com)', ['Acme'], ['0:Acme']],
  ['code spans', 'Run `acme` or ``Acme Go``.', ['Acme'], ['0:acme', '0:Acme']],
  [
    'tables',
    '| Acme | Globex |\n|---|---|\n|Acme|Globex|',
    ['Acme', 'Globex'],
    ['0:Acme', '1:Globex', '0:Acme', '1:Globex'],
  ],
  [
    'bold, italics and headings',
    '# Acme\n**Acme** _Acme_ ***Acme***',
    ['Acme'],
    ['0:Acme', '0:Acme', '0:Acme', '0:Acme'],
  ],
  ['quotes and dashes around a name', '“Acme”—Acme… ‘Acme’', ['Acme'], ['0:Acme', '0:Acme', '0:Acme']],
  ['a path or a ratio is not a URL', 'Acme/Globex and 24/7', ['Acme', 'Globex'], ['0:Acme', '1:Globex']],
  // Regular expressions.
  [
    'a regular expression, in any case',
    'ACME Labs, acme cloud',
    ['/acme (?:labs|cloud)/'],
    ['0:ACME Labs', '0:acme cloud'],
  ],
  ['a regular expression sees the same prose', '[x](https://acme.com) Acme', ['/acme/'], ['0:Acme']],
  ['an empty match is not a mention', 'abc', ['/x*/'], []],
  [
    'a regular expression is not hidden by a name',
    'Peloton Bike',
    ['/peloton/', 'Peloton Bike'],
    ['0:Peloton', '1:Peloton Bike'],
  ],
  ['a regular expression beyond ASCII', '我喜欢 Ünïcode 小米。', ['/ünïcode\\s小米/'], ['0:Ünïcode 小米']],
];

describe('a name in an answer', () => {
  test.each(TRAPS)('%s', (_, text, brands, found) => {
    expect(find(text, brands)).toEqual(found);
  });

  test('the table covers the required traps', () => {
    expect(TRAPS.length).toBeGreaterThan(60);
    expect(new Set(TRAPS.map(([name]) => name)).size).toBe(TRAPS.length);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findVendors, knownSites, ordinaryWords } from '../../../src/data.ts';
import { extractOptions } from '../../../src/domain/competitors/extract.ts';
import { foldWords, indexLabels, startsWithName } from '../../../src/domain/competitors/names.ts';
import { type KnownNames, rankVendors } from '../../../src/domain/competitors/rank.ts';
import { createKnownVendors, createSiteFinder } from '../../../src/domain/competitors/sites.ts';
import type { OptionAnswer } from '../../../src/domain/competitors/vendors.ts';

/** The vendors with a known site. */
function rankOptions(answers: readonly OptionAnswer[], known: KnownNames) {
  return rankVendors(findVendors(answers), answers, known).located;
}

describe('the options that an answer presents', () => {
  test.each([
    ['items of a list', '- HubSpot\n- Zoho CRM\n* Pipedrive', ['HubSpot', 'Zoho CRM', 'Pipedrive']],
    ['numbered items', '1. HubSpot\n2) Zoho', ['HubSpot', 'Zoho']],
    [
      'items with descriptions',
      '- HubSpot – free to start\n- Zoho: cheap\n- Pipedrive (sales)',
      ['HubSpot', 'Zoho', 'Pipedrive'],
    ],
    ['bold names at the start of items', '1. **HubSpot CRM** – best for small teams', ['HubSpot CRM']],
    ['bold names in a sentence', 'Many choose **Salesforce**, some **monday.com**.', ['Salesforce', 'monday.com']],
    ['bold names with a colon inside', '**HubSpot:** free', ['HubSpot']],
    ['headings', '### 1. HubSpot\nText\n## Zoho CRM – cheap', ['HubSpot', 'Zoho CRM']],
    [
      'first cells of a table, not its header',
      '| Tool | Price |\n|---|---|\n| HubSpot | 0 |\n| **Zoho** | 14 |',
      ['HubSpot', 'Zoho'],
    ],
    ['cells after a number', '| # | Tool |\n|---|---|\n| 1 | HubSpot |', ['HubSpot']],
    ['labels of links', '- [HubSpot](https://www.hubspot.com): free', ['HubSpot']],
    ['names with marks of citations', '- **HubSpot**[1][2] is free', ['HubSpot']],
    ['names in other scripts', '- **日本航空** – 大手', ['日本航空']],
  ])('%s', (_, text, names) => {
    expect(extractOptions(text, ordinaryWords).names).toEqual(expect.arrayContaining(names));
  });

  test('sentences are not names', () => {
    const text =
      '- Look at what your team really needs before you decide on a tool\n**Note that prices may change at any time without notice**';
    expect(extractOptions(text, ordinaryWords).names).toEqual([]);
  });

  test('prose alone presents nothing', () => {
    expect(extractOptions('HubSpot and Zoho are often named.', ordinaryWords).names).toEqual([]);
  });

  test('any text is parsed, in time linear to its length', () => {
    fc.assert(
      fc.property(
        fc.string({
          maxLength: 2000,
          unit: fc.constantFrom('*', '_', '|', '[', '(', ']', ')', '-', ' ', 'a', '\n', '#', '1', '.'),
        }),
        (text) => {
          for (const name of extractOptions(text, ordinaryWords).names) expect(name.length).toBeLessThanOrEqual(50);
        },
      ),
    );
  });
});

test.each([
  ['HubSpot', 'hubspot'],
  ['monday.com', 'monday'],
  ['Monday.com', 'monday'],
  ['Nestlé', 'nestle'],
  ['Groß & Klein', 'grossklein'],
  ['Harvest', 'getharvest'],
  ['Close', 'closeapp'],
  ['The North Face', 'thenorthface'],
  ["McDonald's", 'mcdonald'],
])('the domain of %s can contain %s', (name, label) => {
  expect(indexLabels([label]).find(name, () => true)).toBe(label);
});

test('the label of a name is the first of: the whole name, a common word in front of it, a common word after it', () => {
  const additions = fc.constantFrom('', 'get', 'the', 'app', 'hq', 'io', 'close', 'box');
  fc.assert(
    fc.property(fc.array(fc.tuple(additions, additions).map((parts) => parts.join(''))), additions, (labels, name) => {
      const inFront = ['get', 'try', 'use', 'join', 'my', 'the', 'go', 'hello', 'with'].map((word) => word + name);
      const after = ['app', 'hq', 'inc', 'io', 'ai'].map((word) => name + word);
      const expected = name === '' ? undefined : [name, ...inFront, ...after].find((label) => labels.includes(label));
      expect(indexLabels(labels).find(name, () => true)).toBe(expected);
    }),
  );
});

test('descriptive words after a name do not hide its site, but other words do', () => {
  const findSite = createSiteFinder(
    { hosts: ['hubspot.com', 'top.com', 'acmeapp.com'], linked: [] },
    createKnownVendors(knownSites, ordinaryWords),
  );
  expect(findSite('HubSpot CRM')).toEqual({ domain: 'hubspot.com', isObserved: true });
  expect(findSite('Top ten tools')).toBeNull();
  expect(findSite('Acme')).toEqual({ domain: 'acmeapp.com', isObserved: true });
  expect(findSite('Acme App Suite')).toBeNull();
});

test.each([
  ['Acme', 'Acme', true],
  ['ACME CRM', 'Acme', true],
  ["Acme's", 'Acme', true],
  ['Acmes', 'Acme', false],
  ['New Acme', 'Acme', false],
  ['Anything', '', false],
])('%s starts with the name %s: %s', (name, start, expected) => {
  expect(startsWithName(foldWords(name), foldWords(start))).toBe(expected);
});

describe('the ranking', () => {
  const known = { names: ['Acme'], domains: ['acme.com'] };
  const answer = (
    promptId: string,
    engine: OptionAnswer['engine'],
    names: string[],
    hosts: string[],
  ): OptionAnswer => ({
    promptId,
    engine,
    names: new Set(names),
    hosts,
  });

  test('orders by the number of prompts that name a brand, then by the number of engines', () => {
    const hosts = ['one.com', 'two.com', 'three.com'];
    const answers = [
      answer('p1', 'chatgpt', ['One', 'Two', 'Three'], hosts),
      answer('p2', 'chatgpt', ['Three', 'Two'], []),
      answer('p2', 'gemini', ['Two'], []),
    ];
    const ranked = rankOptions(answers, known);
    expect(ranked.map(({ competitor }) => competitor.brand)).toEqual(['Two', 'Three', 'One']);
    expect(ranked[0]).toMatchObject({
      promptIds: new Set(['p1', 'p2']),
      engines: new Set(['chatgpt', 'gemini']),
      answers: new Set([0, 1, 2]),
    });
  });

  test('a name without a cited domain is omitted', () => {
    expect(rankOptions([answer('p1', 'chatgpt', ['Globex', 'Pricing'], ['example.org'])], known)).toEqual([]);
  });

  test('the domain is a cited one: the registrable domain, even if only a host below it was cited', () => {
    const [ranked] = rankOptions([answer('p1', 'chatgpt', ['Globex'], ['blog.globex.co.uk'])], known);
    expect(ranked?.competitor).toEqual({
      brand: 'Globex',
      brandVariations: [],
      brandDomain: 'globex.co.uk',
      brandDomainVariations: [],
      brandDomainWildcard: false,
      brandRegex: null,
    });
  });

  test('of two matching domains, the one cited more often is chosen', () => {
    const answers = [
      answer('p1', 'chatgpt', ['Globex'], ['globex.de', 'globex.com']),
      answer('p2', 'chatgpt', ['Globex'], ['globex.com']),
    ];
    expect(rankOptions(answers, known)[0]?.competitor.brandDomain).toBe('globex.com');
  });

  test('spellings with the same domain are merged, and the spelling closest to the domain is used', () => {
    const answers = [
      answer('p1', 'chatgpt', ['Globex CRM', 'Globex'], ['globex.com']),
      answer('p2', 'chatgpt', ['Globex CRM'], []),
    ];
    const ranked = rankOptions(answers, known);
    expect(ranked).toHaveLength(1);
    expect(ranked[0]?.competitor).toMatchObject({ brand: 'Globex', brandVariations: [] });
  });

  test('the brand, its variations and its domain are omitted', () => {
    const answers = [
      answer('p1', 'chatgpt', ['Acme', 'Acme CRM', 'Rocket', 'Globex'], ['acme.com', 'rocket.com', 'globex.com']),
    ];
    const ranked = rankOptions(answers, { names: ['Acme', 'Rocket'], domains: ['www.acme.com'] });
    expect(ranked.map(({ competitor }) => competitor.brand)).toEqual(['Globex']);
  });

  test('publishers of reviews are not competitors', () => {
    expect(
      rankOptions([answer('p1', 'chatgpt', ['Forbes', 'Wikipedia'], ['forbes.com', 'en.wikipedia.org'])], known),
    ).toEqual([]);
  });
});

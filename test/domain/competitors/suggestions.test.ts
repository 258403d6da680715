import { describe, expect, test } from 'vitest';
import { findVendors, ordinaryWords } from '../../../src/data.ts';
import { extractOptions } from '../../../src/domain/competitors/extract.ts';
import { foldWords } from '../../../src/domain/competitors/names.ts';
import { rankVendors } from '../../../src/domain/competitors/rank.ts';
import type { OptionAnswer } from '../../../src/domain/competitors/vendors.ts';
import type { Category } from './answers/category.ts';
import { CONSUMER_ANSWERS } from './answers/consumer.ts';
import { SOFTWARE_ANSWERS } from './answers/software.ts';

const CATEGORIES = [...SOFTWARE_ANSWERS, ...CONSUMER_ANSWERS];
const known = { names: ['Acme'], domains: ['acme.com'] };

function read(texts: readonly string[], hosts: string[]): OptionAnswer[] {
  return texts.map((text, index) => ({
    promptId: `p${index}`,
    engine: 'chatgpt',
    hosts,
    ...extractOptions(text, ordinaryWords),
  }));
}

function findOptions(answers: readonly OptionAnswer[]) {
  return rankVendors(findVendors(answers), answers, known);
}

/** Every suggestion for a category, best first: those with a domain, then the others. */
function suggest({ answers, hosts }: Category): string[] {
  const { located, unlocated } = findOptions(read(answers, hosts));
  return [...located.map(({ competitor }) => competitor.brand), ...unlocated.map(({ brand }) => brand)];
}

/** A vendor's product counts as the vendor: "Brooks Ghost 16" is Brooks. */
function isVendorOf({ vendors }: Category, name: string): boolean {
  const words = foldWords(name).join('');
  return vendors.some((vendor) => words.startsWith(foldWords(vendor).join('')));
}

test('there are answers for at least 12 kinds of products', () => {
  expect(CATEGORIES.length).toBeGreaterThanOrEqual(12);
});

test('at least 92 % of the first five suggestions are vendors, and 80 % of the first 25', () => {
  const share = (most: number) => {
    const accepted = CATEGORIES.flatMap((each) =>
      suggest(each)
        .slice(0, most)
        .map((name) => isVendorOf(each, name)),
    );
    return accepted.filter(Boolean).length / accepted.length;
  };
  expect(share(5)).toBeGreaterThanOrEqual(0.92);
  expect(share(25)).toBeGreaterThanOrEqual(0.8);
});

test('at least 85 % of the vendors that answers name are suggested, even if no vendor site is cited', () => {
  const found = CATEGORIES.flatMap((each) => {
    const suggested = suggest({ ...each, hosts: ['g2.com', 'reddit.com'] }).map((name) => foldWords(name).join(''));
    return each.vendors.map((vendor) => suggested.some((name) => name.startsWith(foldWords(vendor).join(''))));
  });
  expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(0.85);
});

describe('a suggestion', () => {
  test('has no variation that is another name', () => {
    const wrong = CATEGORIES.flatMap(({ answers, hosts }) => {
      const { located, unlocated } = findOptions(read(answers, hosts));
      return [...located.map(({ competitor }) => competitor), ...unlocated].flatMap(({ brand, brandVariations }) =>
        brandVariations.filter((name) => foldWords(name).join('') !== foldWords(brand).join('')),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('has its domain from a table if only review sites are cited', () => {
    const { located } = findOptions(read(['1. HubSpot\n2. Salesforce\n3. Pipedrive'], ['g2.com', 'capterra.com']));
    expect(located.map(({ competitor }) => competitor.brandDomain).toSorted()).toEqual([
      'hubspot.com',
      'pipedrive.com',
      'salesforce.com',
    ]);
  });

  test('has no domain if neither answers nor a table contain one', () => {
    const { located, unlocated } = findOptions(
      read(['1. Zorvex\n2. Quibbly\n3. Norfane', '- Zorvex\n- Quibbly'], ['g2.com']),
    );
    expect(located).toEqual([]);
    expect(unlocated.map(({ brand, answers }) => [brand, answers.size])).toEqual([
      ['Quibbly', 2],
      ['Zorvex', 2],
      ['Norfane', 1],
    ]);
  });

  test('has the domain of its parent company if its name links there', () => {
    const text = '- [Zorvex Sales](https://www.bigparent.com/zorvex) – calls\n- [Quibbly](https://quibbly.io) – chats';
    const { located } = findOptions(read([text], []));
    expect(located.map(({ competitor }) => [competitor.brand, competitor.brandDomain])).toEqual([
      ['Zorvex Sales', 'bigparent.com'],
      ['Quibbly', 'quibbly.io'],
    ]);
  });

  test('is not a part of the name of a cited domain', () => {
    const answers = read(['1. **Open source** options\n2. **Open** questions\n3. **OpenAI** – models'], ['openai.com']);
    const { located } = findOptions(answers);
    expect(located.map(({ competitor }) => [competitor.brand, competitor.brandVariations])).toEqual([['OpenAI', []]]);
  });

  test.each([
    ['a review site', 'G2'],
    ['an analyst', 'Gartner Magic Quadrant'],
    ['a newspaper', 'New York Times'],
    ['a forum', 'Reddit'],
    ['a person', 'Jane Miller'],
    ['an event', 'Zorvex Summit 2026'],
    ['an address', '123 Main Street, Springfield'],
    ['a place', 'San Francisco'],
    ['a headline', 'Why Zorvex Is Worth It?'],
    ['a heading', 'Key Features'],
    ['a standard', 'OpenTelemetry'],
    ['a German noun', 'Benutzerfreundlichkeit'],
    ['a German compound of an abbreviation', 'ELSTER-Schnittstelle'],
  ])('is not %s', (_, name) => {
    const text = `- ${name}\n- Zorvex\n- Quibbly\n- Norfane`;
    const { located, unlocated } = findOptions(read([text, text], []));
    expect(located).toEqual([]);
    expect(unlocated.map(({ brand }) => brand)).toEqual(['Norfane', 'Quibbly', 'Zorvex']);
  });

  test('can be written in lower case next to other vendors', () => {
    const text = '1. Zorvex\n2. qibbliv\n3. norDesk\n4. Norfane';
    const { unlocated } = findOptions(read([text], []));
    expect(unlocated.map(({ brand }) => brand)).toEqual(['Norfane', 'Zorvex', 'norDesk', 'qibbliv']);
  });

  test('can be an ordinary word in a list of well-known vendors', () => {
    const text = '| ATS | Price |\n|---|---|\n| Greenhouse | $1 |\n| Lever | $1 |\n| Workable | $1 |\n| Zorvex | $1 |';
    const { located } = findOptions(read([text], ['g2.com']));
    expect(located.map(({ competitor }) => competitor.brand)).toEqual(['Greenhouse', 'Lever', 'Workable']);
  });

  test('is the coined first word of a long name of a product', () => {
    const text = '1. Zorvex UV Clear SPF 46\n2. Quibbly Daily Hydrating Mineral SPF 30\n3. Norfane';
    const { unlocated } = findOptions(read([text], []));
    expect(unlocated.map(({ brand }) => brand)).toEqual(['Norfane', 'Quibbly', 'Zorvex']);
  });

  test('is found in an enumeration after a colon, and with an ampersand', () => {
    const text = 'Free tools: Zorvex, Quibbly & Sons and Norfane are safe.';
    const { unlocated } = findOptions(read([text], []));
    expect(unlocated.map(({ brand }) => brand)).toEqual(['Norfane', 'Quibbly & Sons', 'Zorvex']);
  });

  test('is not an ordinary word above a list, even if a vendor has that name', () => {
    const text = '**Budget**\n* Zorvex\n* Quibbly\n\nTravel sites: Zorvex, Avis and Quibbly';
    const { located } = findOptions(read([text], []));
    expect(located.map(({ competitor }) => competitor.brand)).toEqual(['Avis']);
  });
});

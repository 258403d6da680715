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
      ['Zorvex', 2],
      ['Quibbly', 2],
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

  test.each([
    ['1. Nordic Naturals Vitamin D3\n2. Zorvex\n3. Quibbly', ['nordicnaturals.com'], 'Nordic Naturals'],
    ['1. Two Men and a Truck\n2. Zorvex\n3. Quibbly', ['twomenandatruck.com'], 'Two Men and a Truck'],
    ['1. Capsule\n2. Zorvex\n3. Quibbly', ['capsulecrm.com'], 'Capsule'],
  ])('has the site that is cited under its whole name: %j with %j', (text, hosts, brand) => {
    const { located } = findOptions(read([text], hosts));
    expect(located.map(({ competitor }) => [competitor.brand, competitor.brandDomain])).toEqual([[brand, ...hosts]]);
  });

  test.each([
    ['## Notable alumni\n- Zorvex\n- Quibbly\n- Airbnb', []],
    ['## Law firms\n- Zorvex\n- Quibbly', []],
    ['1. Zorvex\n2. Quibbly\n3. HubSpot\n\n- **Customer Service**: 24/7 chat', ['HubSpot', 'Quibbly', 'Zorvex']],
    ['- Google I/O\n- AWS re:Invent\n- Zorvex Conference', []],
  ])('is not what the answer lists as something else: %j', (text, brands) => {
    const { located, unlocated } = findOptions(read([text], []));
    const names = [...located.map(({ competitor }) => competitor.brand), ...unlocated.map(({ brand }) => brand)];
    expect(names.toSorted()).toEqual(brands);
  });

  test('has the domain that its name links to below its vendor, whatever else is cited', () => {
    const text = '- [Quarlo](https://quarlo.bigparent.com/app) – chats\n- Zorvex';
    const { located } = findOptions(read([text], ['quarlo.com', 'zorvex.com']));
    expect(located.map(({ competitor }) => competitor.brandDomain).toSorted()).toEqual(['bigparent.com', 'zorvex.com']);
  });

  test('can be written in a script without capitals', () => {
    const texts = [
      '1. **销售云图** - 国内领先\n2. **Zorvex** - 国际品牌\n3. **Quibbly** - 性价比高\n\n### 选择建议\n- **预算**: 成本',
    ];
    const { unlocated } = findOptions(read(texts, []));
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Quibbly', 'Zorvex', '销售云图']);
    const { located } = findOptions(read(['1. **quarlo会計** – 初心者向け\n2. **料金**: 月額'], ['quarlo.co.jp']));
    expect(located.map(({ competitor }) => competitor.brandDomain).toSorted()).toEqual(['quarlo.co.jp']);
  });

  test('is found in a list that people recommend, and not among people', () => {
    const text =
      'Runners recommend:\n- **Zorvex Glide 30**\n- **Quibbly 860**\n\nDrivers such as Ayrto Sennik, Nikko Laudo and Jim Clarko.';
    const { located, unlocated } = findOptions(read([text], ['zorvex.com', 'quibbly.com']));
    expect(located.map(({ competitor }) => competitor.brandDomain).toSorted()).toEqual(['quibbly.com', 'zorvex.com']);
    expect(unlocated).toEqual([]);
  });

  test('is not a broken name or the first words of a heading', () => {
    const text =
      '- Zorvex\n- Quibbly\n- **Live Chat &** more\n- **Live Chat & Messaging**\n- Norfane / Old Norfane\n- **Don’ts**';
    const { located, unlocated } = findOptions(read([text], []));
    expect(located).toEqual([]);
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Quibbly', 'Zorvex']);
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
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Quibbly', 'Zorvex']);
  });

  test.each([
    ['a person', 'Jane Miller', 'janemiller.com'],
    ['a person with an initial', 'Quarlo S. Fenwick', 'quarlosfenwick.com'],
    ['a doctor', 'Dr. Quarlo Fenwick', 'fenwick.com'],
    ['an event', 'ZorvexCon', 'zorvexcon.com'],
    ['an event in capitals', 'HAX CON', 'haxcon.org'],
    ['a community', 'r/zorvex', 'zorvex.com'],
    ['an association', 'American Widget Association', 'americanwidgetassociation.org'],
    ['an association of', 'Society for Widget Studies', 'societyforwidgetstudies.com'],
    ['a city', 'Barcelona', 'barcelona.com'],
    ['a condition', 'Tendinitis', 'tendinitis.com'],
    ['a drug', 'Quarlopril', 'quarlopril.com'],
    ['a heading', 'Online Communities', 'onlinecommunities.com'],
    ['a heading with a contraction', "Don'ts", 'donts.com'],
    ['an adverb', 'Additionally', 'additionally.com'],
    ['a role', 'Founder of Zorvex', 'zorvex.com'],
    ['a URL', 'zorvex.com/blog/top-widgets', 'zorvex.com'],
    ['an abbreviation without company', 'QXWP', 'qxwp.org'],
  ])('is not %s, even if a site of that name is cited', (_, name, host) => {
    const { located, unlocated } = findOptions(read([`- ${name}\n- Pricing`, `**${name}**`], [host]));
    expect(located).toEqual([]);
    expect(unlocated).toEqual([]);
  });

  test.each([
    ['a heading', '## Conferences\n\n### 1. Quibbly\n\n### 2. Norfane'],
    ['a bold line', '**Events to attend**\n- Quibbly\n- Norfane'],
    ['a line with a colon', 'Thought leaders in widgets:\n1. Quibbly\n2. Norfane'],
    ['the item above', '- **Certifications**:\n  - Quibbly\n  - Norfane'],
    ['the same line', 'Medications: **Quibbly**, **Norfane**'],
    ['the header of a table', '| Event | City |\n|---|---|\n| Quibbly | Rome |\n| Norfane | Oslo |'],
    ['their descriptions', '- Quibbly – annual conference on widgets\n- Norfane: CEO of Widgets Inc.'],
    ['the text below', '### Quibbly\nA community of widget makers.\n\n### Norfane\nAn annual event in Rome.'],
    ['most of their list', '- Jane Miller\n- David Johnson\n- Quibbly Norfane'],
  ])('is not announced as something else by %s', (_, text) => {
    const { located, unlocated } = findOptions(read([text], ['quibbly.com', 'norfane.com']));
    expect([...located, ...unlocated]).toEqual([]);
  });

  test.each([
    ['Best event management software', true],
    ['Tools for conferences and events', true],
    ['Some of the top platforms for communities', true],
    ['For runners', true],
    ['Software conferences', false],
    ['Influencers in CRM software', false],
    ['What to look for in a tool', false],
  ])('is announced by the noun of %j: %s', (lead, expected) => {
    const { located } = findOptions(read([`${lead}:\n- Quibbly\n- Norfane`], ['quibbly.com', 'norfane.com']));
    expect(located.length > 0).toBe(expected);
  });

  test('is presented as a vendor by more answers than as something else', () => {
    const [vendors, events] = ['- Zorvex\n- Quibbly\n- Norfane', '**Events**\n- Norfane\n- Quibbly'];
    const hosts = ['zorvex.com', 'quibbly.com', 'norfane.com'];
    const { located } = findOptions(read([vendors, `${vendors}\n- Pyx`, events, '**Events**\n- Norfane'], hosts));
    expect(located.map(({ competitor }) => competitor.brand).toSorted()).toEqual(['Quibbly', 'Zorvex']);
  });

  test('without a domain needs a list with several vendors', () => {
    const { unlocated } = findOptions(
      read(['**Zorvex** is new.', 'Try **Zorvex**.', '- HubSpot\n- Norfane\n- Pipedrive'], []),
    );
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane']);
  });

  test('comes before others of as many answers if answers present it first', () => {
    const { located } = findOptions(read(['1. Salesforce\n2. HubSpot\n3. Asana'], []));
    expect(located.map(({ competitor }) => competitor.brand)).toEqual(['Salesforce', 'HubSpot', 'Asana']);
  });

  test('keeps the possessive of its site', () => {
    const { located } = findOptions(read(["- **Rothly's** – flats\n- Quibbly\n- Norfane"], ['rothlys.com']));
    expect(located.map(({ competitor }) => competitor.brand)).toEqual(["Rothly's"]);
  });

  test.each([
    ['customers', 'Companies like Quibbly, Norfane and Zorvex use structured interviews.'],
    ['events after another sentence', 'Ask several. Events: **Quibbly**, **Norfane** and **Zorvex**.'],
    ['criteria', '**Kaufkriterien**\n- **Quibbly**: mehr als 2\n- **Norfane**: 18\n- **Zorvex**: leicht'],
    ['coins', '**Coins**: **Quibbly**, **Norfane**, **Zorvex**'],
  ])('is not one of %s', (_, text) => {
    const { located, unlocated } = findOptions(read([text, text], ['quibbly.com', 'norfane.com']));
    expect([...located, ...unlocated]).toEqual([]);
  });

  test.each([
    ['a possessive', "- **Zorvex's**\n- Quibbly\n- Norfane", 'Zorvex'],
    ['an ampersand', '- **HubSpot & Friends**\n- Quibbly\n- Norfane', 'HubSpot'],
    ['a slash', '- **HubSpot / Zorvex**\n- Quibbly\n- Norfane', 'HubSpot'],
    ['the number of a model', '- Zorvex BM 28\n- Quibbly\n- Norfane', 'Zorvex'],
  ])('does not end with %s', (_, text, brand) => {
    const { located, unlocated } = findOptions(read([text], []));
    const brands = [...located.map(({ competitor }) => competitor.brand), ...unlocated.map((option) => option.brand)];
    expect(brands.toSorted()).toEqual([brand, 'Norfane', 'Quibbly'].toSorted());
  });

  test('is not a product of the brand, whatever is in front of it', () => {
    const text = '- Globex Acme Engage\n- Acme Live\n- Quibbly\n- Norfane';
    const { located, unlocated } = findOptions(read([text], ['globex.com']));
    expect(located).toEqual([]);
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Quibbly']);
  });

  test('does not have a site that only shares its name', () => {
    const list = '- Zorvex\n- Quibbly\n- Gemini\n- Norfane';
    const domains = (texts: string[], hosts: string[]) =>
      findOptions(read(texts, hosts)).located.map(({ competitor }) => competitor.brandDomain);
    expect(domains([list], [])).toEqual(['gemini.com']);
    expect(domains([list], ['gemini.google.com'])).toEqual(['google.com']);
    expect(domains([list, '- Google Gemini'], [])).toEqual(['google.com']);
    expect(domains(['- [Zorvex](https://zorvex.js.org)\n- Quibbly\n- Norfane'], [])).toEqual(['zorvex.js.org']);
    expect(domains(['- Zorvex.io\n- Quibbly\n- Norfane'], [])).toEqual(['zorvex.io']);
  });

  test('can be written in lower case next to other vendors', () => {
    const text = '1. Zorvex\n2. qibbliv\n3. norDesk\n4. Norfane';
    const { unlocated } = findOptions(read([text], []));
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Zorvex', 'norDesk', 'qibbliv']);
  });

  test('can be an ordinary word in a list of well-known vendors', () => {
    const text = '| ATS | Price |\n|---|---|\n| Greenhouse | $1 |\n| Lever | $1 |\n| Workable | $1 |\n| Zorvex | $1 |';
    const { located } = findOptions(read([text], ['g2.com']));
    expect(located.map(({ competitor }) => competitor.brand).toSorted()).toEqual(['Greenhouse', 'Lever', 'Workable']);
  });

  test('is the coined first word of a long name of a product', () => {
    const text = '1. Zorvex UV Clear SPF 46\n2. Quibbly Daily Hydrating Mineral SPF 30\n3. Norfane';
    const { unlocated } = findOptions(read([text], []));
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Quibbly', 'Zorvex']);
  });

  test('is found in an enumeration after a colon, and with an ampersand', () => {
    const text = 'Free tools: Zorvex, Quibbly & Sons and Norfane are safe.';
    const { unlocated } = findOptions(read([text], []));
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Quibbly & Sons', 'Zorvex']);
  });

  test.each([
    [
      'a store of a vendor',
      '- **Zorvex** — showrooms include **Tarvale**, **Moxby** and **Ulster**\n- **Quibbly** — online only\n- **Norfane** — online only',
    ],
    [
      'a store of a vendor, in the line below',
      '- **Zorvex** — furniture\n  Showrooms such as **Tarvale** and **Moxby** are open.\n- **Quibbly** — online only\n- **Norfane** — online only',
    ],
    ['several vendors', '- Zorvex\n- Quibbly\n- Norfane\n- Tarvale/Moxby'],
    ['a size', '- Zorvex\n- Quibbly\n- Norfane\n- 600mm'],
    ['a kind of vendors', '- Zorvex\n- Quibbly\n- Norfane\n- Cloud Providers'],
    [
      'a company that a vendor invested in',
      '- Zorvex\n- Quibbly\n- Norfane\n\nThey invested in companies like Tarvale, Moxby and Ulvent.',
    ],
    [
      'a person among people',
      '- Zorvex\n- Quibbly\n- Norfane\n\n1. **Hesham Tarvale**\n2. **Sahin Moxby** – He was the most active investor of 2024\n3. **Elad Ulvent**',
    ],
  ])('is not %s', (_, text) => {
    const { located, unlocated } = findOptions(read([text], []));
    const names = [...located.map(({ competitor }) => competitor.brand), ...unlocated.map(({ brand }) => brand)];
    expect(names.toSorted()).toEqual(['Norfane', 'Quibbly', 'Zorvex']);
  });

  test('contains only the name of a product and of a vendor', () => {
    const text = '1. Zorvex by Moxby\n2. a) Quibbly\n3. **Norfane** [Norfane](https://g2.com/norfane)';
    const { unlocated } = findOptions(read([text], []));
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Quibbly', 'Zorvex']);
  });

  test('includes what answers add to its name', () => {
    const text = '- Zorvex\n- Quibbly\n- Norfane\n- Zorvex Official Page\n- Zorvex Moxbit';
    const { located, unlocated } = findOptions(read([text], ['zorvex.com']));
    expect(located.map(({ competitor }) => competitor)).toMatchObject([{ brand: 'Zorvex', brandVariations: [] }]);
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Quibbly', 'Zorvex Moxbit']);
  });

  test('without a domain needs two answers if it consists of ordinary words', () => {
    const text = '- Zorvex\n- Quibbly\n- Norfane\n- Early Meadow';
    const { unlocated } = findOptions(read([text], []));
    expect(unlocated.map(({ brand }) => brand).toSorted()).toEqual(['Norfane', 'Quibbly', 'Zorvex']);
    const twice = findOptions(read([text, text], []));
    expect(twice.unlocated.map(({ brand }) => brand).toSorted()).toEqual([
      'Early Meadow',
      'Norfane',
      'Quibbly',
      'Zorvex',
    ]);
  });

  test('is not an ordinary word above a list, even if a vendor has that name', () => {
    const text = '**Budget**\n* Zorvex\n* Quibbly\n\nTravel sites: Zorvex, Avis and Quibbly';
    const { located } = findOptions(read([text], []));
    expect(located.map(({ competitor }) => competitor.brand).toSorted()).toEqual(['Avis']);
  });
});

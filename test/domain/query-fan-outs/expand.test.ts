import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINE_BEHAVIOUR, EXPANSION_TYPES } from '../../../src/domain/query-fan-outs/engine-ranges.ts';
import { expandQuery } from '../../../src/domain/query-fan-outs/expand.ts';
import { type ExpandedQuery, proposeSearches } from '../../../src/domain/query-fan-outs/propose.ts';
import { readQuery } from '../../../src/domain/query-fan-outs/read-query.ts';
import type { Reading } from '../../../src/domain/query-fan-outs/reading.ts';
import { ENGINES, type EngineId } from '../../../src/domain/shared/engines.ts';
import { QUERIES } from './queries.ts';

const YEAR = 2026;

function readingOf(query: string): Reading {
  const reading = readQuery(query);
  if (!reading) throw new Error(`Nothing to search for in ${query}`);
  return reading;
}

function expandAll(query: string) {
  const reading = readingOf(query);
  const proposals = proposeSearches(reading, YEAR);
  return ENGINES.map((engine) => ({ engine, ...expandQuery(reading, { engine, proposals }) }));
}

function expandFor(engine: EngineId, query: string, observed: ExpandedQuery[] = []) {
  const reading = readingOf(query);
  return expandQuery(reading, { engine, proposals: proposeSearches(reading, YEAR), observed });
}

/** A folding of the test's own, so that ours is not tried against itself. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}

/** A word twice in a row. */
const DOUBLED = /(?:^|\s)(\p{L}+)\s\1(?:\s|$)/iu;

/** What is wrong with the searches for a query: nothing. One comparison for a query, since thousands of them take long. */
function findFaults(query: string): string[] {
  return expandAll(query).flatMap(({ engine, reasoningForCount, expandedQueries }) => {
    const { least, most, name } = ENGINE_BEHAVIOUR[engine];
    const texts = expandedQueries.map((each) => each.query);
    const isExplained = reasoningForCount.startsWith(`${name} `) && reasoningForCount.includes(` ${texts.length}`);
    return [
      texts.length >= least && texts.length <= most ? [] : [`${engine}: ${texts.length} searches`],
      isExplained ? [] : [`${engine}: ${reasoningForCount}`],
      new Set([query, ...texts].map(fold)).size === texts.length + 1
        ? []
        : [`${engine}: repeats in ${texts.join(', ')}`],
      expandedQueries.filter((each) => !isRight(each, query)).map((each) => JSON.stringify(each)),
    ].flat();
  });
}

function isRight({ query: text, type, userIntent, reasoning }: ExpandedQuery, query: string): boolean {
  const isLine = !/^\s|\s$|\s\s|[{}\p{Cc}]/u.test(text) && text !== '' && text.length <= 320;
  const isTold = userIntent.length > 5 && reasoning.endsWith('.') && !/[{}]/.test(userIntent + reasoning);
  return isLine && isTold && EXPANSION_TYPES.includes(type) && (DOUBLED.test(query) || !DOUBLED.test(text));
}

test('there are two hundred queries, all different', () => {
  expect(new Set(QUERIES).size).toBeGreaterThanOrEqual(200);
});

describe('every query has, for each engine, searches in its range, none twice, none the query, none absurd', () => {
  test.each(QUERIES.map((query) => [query.slice(0, 60), query]))('%s', (_, query) => {
    expect(findFaults(query)).toEqual([]);
  });

  test('whatever the text', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), fc.lorem(), fc.webUrl());
    fc.assert(
      fc.property(text, (query) => {
        expect(readQuery(query) === null ? [] : findFaults(query)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** What each query names, by hand. The searches of every engine hold on to it: all of them together, and each at least one. */
const ENTITIES: [query: string, ...names: string[]][] = [
  ['best CRM for startups 2026', 'CRM'],
  ['Asana vs Trello', 'Asana', 'Trello'],
  ['asana vs. trello vs monday.com', 'asana', 'trello', 'monday.com'],
  ['HubSpot pricing', 'HubSpot'],
  ['alternatives to Mailchimp for nonprofits', 'Mailchimp'],
  ['Tesla Model 3 price in Germany', 'Tesla Model 3'],
  ['how to migrate from Jira to Linear', 'Jira'],
  ['iPhone 15 vs Samsung S24 camera', 'iPhone 15', 'Samsung S24'],
  ['C++ vs C#', 'C++', 'C#'],
  ['Alternativen zu Jira', 'Jira'],
  ['Shopify oder WooCommerce', 'Shopify', 'WooCommerce'],
  ['est-ce que Qonto est fiable', 'Qonto'],
  ['opiniones sobre Holded', 'Holded'],
  ['東京 ラーメン おすすめ', '東京', 'ラーメン', 'おすすめ'],
];

test.each(ENTITIES)('the names in "%s" are kept', (query, ...names) => {
  for (const { expandedQueries } of expandAll(query)) {
    const texts = expandedQueries.map((each) => each.query);
    expect(names.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([]);
    expect(texts.filter((text) => !names.some((name) => text.includes(name)))).toEqual([]);
  }
});

test.each([
  ['dentist in Berlin', 'Berlin'],
  ['best SEO agency in London', 'London'],
  ['beste CRM-Software für Freelancer in Berlin', 'Berlin'],
  ['meilleur restaurant à Lyon', 'Lyon'],
  ['¿Cuál es el mejor CRM para pymes en México?', 'México'],
])('every search for "%s" keeps the place', (query, place) => {
  for (const { expandedQueries } of expandAll(query))
    expect(expandedQueries.map((each) => each.query).filter((text) => !text.includes(place))).toEqual([]);
});

test.each([
  ['beste CRM-Software für Freelancer', / (?:for|best|pricing|reviews|the|pour|para) /],
  ['meilleur logiciel de facturation', / (?:best|pricing|reviews|for|für|para) /],
  ['mejores zapatillas para correr', / (?:best|pricing|reviews|for|für|pour) /],
  ['Wie gründe ich eine GmbH?', / (?:how|to|best|guide) /],
])('"%s" is expanded in its own language', (query, foreign) => {
  for (const { expandedQueries } of expandAll(query))
    expect(expandedQueries.map((each) => ` ${each.query} `).filter((text) => foreign.test(text))).toEqual([]);
});

test('the same query is expanded the same way each time', () => {
  for (const query of QUERIES.slice(0, 40)) expect(expandAll(query)).toEqual(expandAll(query));
});

test('AI Mode searches the most, ChatGPT and Claude the least, the others in between', () => {
  const {
    chatgpt,
    claude,
    google_ai_mode: aiMode,
    ...between
  } = Object.fromEntries(
    expandAll('best project management software for small teams').map((each) => [
      each.engine,
      each.expandedQueries.length,
    ]),
  );
  for (const count of Object.values(between)) {
    expect(count).toBeLessThan(aiMode ?? 0);
    expect(count).toBeGreaterThan(Math.max(chatgpt ?? 0, claude ?? 0));
  }
});

test('AI Mode uses every kind of expansion', () => {
  const aiMode = expandAll('best project management software for small teams').find(
    ({ engine }) => engine === 'google_ai_mode',
  );
  expect(new Set(aiMode?.expandedQueries.map((each) => each.type))).toEqual(new Set(EXPANSION_TYPES));
});

test('the more a query says, the more searches there are', () => {
  const reading = (query: string) => expandFor('gemini', query).expandedQueries.length;
  expect(reading('crm')).toBeLessThan(reading('best CRM for startups in Berlin with invoicing'));
});

test('observed searches come first, are counted, and are not proposed again', () => {
  const query = 'best CRM for startups 2026';
  const observed = [{ query, type: 'reformulation' as const, userIntent: 'Ask again', reasoning: 'Observed.' }];
  const { expandedQueries, reasoningForCount } = expandFor('chatgpt', 'best CRM for startups', observed);
  expect(expandedQueries[0]).toEqual(observed[0]);
  expect(expandedQueries.filter((each) => each.query === query)).toHaveLength(1);
  expect(reasoningForCount).toContain('1 of them was observed');
});

test('more observed searches than the engine runs are cut at its most', () => {
  const observed = Array.from({ length: 30 }, (_, i) => ({
    query: `crm number ${i}`,
    type: 'related' as const,
    userIntent: 'Know',
    reasoning: 'Observed.',
  }));
  const { expandedQueries } = expandFor('claude', 'crm', observed);
  expect(expandedQueries).toHaveLength(ENGINE_BEHAVIOUR.claude.most);
});

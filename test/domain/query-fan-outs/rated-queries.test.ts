import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import { INTENTS } from '../../../src/domain/query-fan-outs/intents.ts';
import { proposeSearches } from '../../../src/domain/query-fan-outs/propose.ts';
import { readQuery } from '../../../src/domain/query-fan-outs/read-query.ts';

interface RatedQuery {
  query: string;
  language: string | null;
  intent: string;
  /** Each search, and whether a human rater found it plausible for this query. */
  expansions: Record<string, boolean>;
}

const RATED: RatedQuery[] = JSON.parse(readFileSync(new URL('rated-queries.json', import.meta.url), 'utf8'));

test.each(RATED)('the searches for "$query" are those that were rated', ({ query, language, intent, expansions }) => {
  const reading = readQuery(query, lexicon);
  if (!reading) throw new Error('Nothing to search for');
  const searches = proposeSearches(reading, 2026).map((each) => each.query);
  // Rate each new search in rated-queries.json.
  expect({ language: reading.wording?.code ?? null, intent: reading.intent, searches }).toEqual({
    language,
    intent,
    searches: Object.keys(expansions),
  });
});

test('the rated set covers every intent and seven languages with at least 120 queries', () => {
  expect(new Set(RATED.map(({ query }) => query)).size).toBeGreaterThanOrEqual(120);
  expect(new Set(RATED.map(({ intent }) => intent))).toEqual(new Set(INTENTS));
  for (const code of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])
    expect(RATED.filter(({ language }) => language === code).length).toBeGreaterThanOrEqual(20);
});

function share(rated: readonly RatedQuery[]): number {
  const ratings = rated.flatMap(({ expansions }) => Object.values(expansions));
  return ratings.filter((isPlausible) => isPlausible).length / ratings.length;
}

test('at least 88 % of the rated searches are plausible', () => {
  expect(share(RATED)).toBeGreaterThanOrEqual(0.88);
});

test.each(INTENTS)('at least 75 % of the rated searches for the intent %s are plausible', (intent) => {
  expect(share(RATED.filter((each) => each.intent === intent))).toBeGreaterThanOrEqual(0.75);
});

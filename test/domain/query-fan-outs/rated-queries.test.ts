import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import { INTENTS } from '../../../src/domain/query-fan-outs/intents.ts';
import { proposeSearches } from '../../../src/domain/query-fan-outs/propose.ts';
import { readQuery } from '../../../src/domain/query-fan-outs/read-query.ts';

interface RatedQuery {
  query: string;
  /** When the query was first expanded: while the wordings were written, or afterwards. See rating-rules.md. */
  set: string;
  language: string | null;
  intent: string;
  /** Each search, and whether it is good by rating-rules.md. */
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

test('the rated set covers every intent and eight languages with at least 150 queries', () => {
  expect(new Set(RATED.map(({ query }) => query)).size).toBeGreaterThanOrEqual(150);
  expect(new Set(RATED.map(({ intent }) => intent))).toEqual(new Set(INTENTS));
  const least = { en: 60, de: 20, fr: 15, es: 15, it: 5, pt: 5, nl: 5, null: 8 };
  for (const [code, count] of Object.entries(least))
    expect(RATED.filter(({ language }) => String(language) === code).length).toBeGreaterThanOrEqual(count);
});

function share(rated: readonly RatedQuery[]): number {
  const ratings = rated.flatMap(({ expansions }) => Object.values(expansions));
  return ratings.filter((isGood) => isGood).length / ratings.length;
}

test('at least 88 % of the rated searches are good', () => {
  expect(share(RATED)).toBeGreaterThanOrEqual(0.88);
});

test.each(INTENTS)('at least 75 % of the rated searches for the intent %s are good', (intent) => {
  expect(share(RATED.filter((each) => each.intent === intent))).toBeGreaterThanOrEqual(0.75);
});

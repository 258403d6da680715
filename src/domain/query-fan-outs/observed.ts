import { engineName, type SupportedEngine } from '../shared/engines.ts';
import { distinguishingWords, isSound, keepsLanguage, keepsTopic, sharesDistinguishingWords } from './checks.ts';
import { classifySearch } from './classify.ts';
import { ENGINE_BEHAVIOR, type ExpansionType } from './engine-ranges.ts';
import type { ExpandedQuery } from './fan-outs.ts';
import { readQuery } from './read-query.ts';
import type { Reading } from './reading.ts';
import { cleanText, shorten } from './text.ts';

/** A search that an engine ran on a day to answer a prompt similar to the query. */
export interface ObservedSearches {
  engine: SupportedEngine;
  prompt: string;
  /** YYYY-MM-DD. */
  day: string;
  isSimulated: boolean;
  searches: string[];
}

const INTENTS: Record<ExpansionType, string> = {
  reformulation: 'Find the same in other words',
  related: 'Learn about a related topic',
  implicit: 'Answer what the query leaves open',
  comparison: 'Compare the options',
  entity_expansion: 'See the names behind the topic',
  personalized: 'Find what suits them',
};

/** Searches that engines ran: for this very query, or for a prompt that contains the words that distinguish it. */
export interface ChosenSearches {
  exact: ExpandedQuery[];
  similar: ExpandedQuery[];
}

/**
 * The observed searches that fit the query, first those of the engine itself, each newest first. Those of other engines and
 * those for similar prompts fill at most half of the engine's limit. Simulated ones are used only if there are no real ones.
 */
export function chooseObserved(
  reading: Reading,
  engine: SupportedEngine,
  all: readonly ObservedSearches[],
): ChosenSearches {
  const real = all.filter((searches) => !searches.isSimulated);
  const used = (real.length > 0 ? real : all).toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const { keyOf } = reading.lexicon;
  const taken = new Set([keyOf(reading.query)]);
  const pick = (searches: readonly ObservedSearches[], fits: (search: string) => boolean) =>
    searches
      .flatMap((seen) => seen.searches.map((search) => ({ seen, query: cleanText(search) })))
      .filter(({ query }) => {
        if (taken.has(keyOf(query)) || !isSound(query, reading) || !keepsLanguage(query, reading) || !fits(query))
          return false;
        taken.add(keyOf(query));
        return true;
      })
      .map(({ seen, query }) => toExpandedQuery(reading, seen, query));
  const { most } = ENGINE_BEHAVIOR[engine];
  const half = Math.floor(most / 2);
  const ofQuery = used.filter(({ prompt }) => asksTheSame(prompt, reading));
  const ofEngine = pick(
    ofQuery.filter((searches) => searches.engine === engine),
    (search) => keepsTopic(search, reading),
  );
  const others = pick(ofQuery, (search) => keepsTopic(search, reading)).slice(0, half);
  const similar = pick(used, (search) => sharesDistinguishingWords(search, reading)).slice(0, half);
  return { exact: [...ofEngine, ...others].slice(0, most), similar };
}

/** Whether a prompt is this very query, in the same or other words that do not distinguish it. */
function asksTheSame(prompt: string, reading: Reading): boolean {
  const other = readQuery(prompt, reading.lexicon);
  if (!other || other.wording !== reading.wording || other.intent !== reading.intent) return false;
  const [a, b] = [other, reading].map(({ request }) => distinguishingWords(request, reading).toSorted().join(' '));
  return a === b;
}

function toExpandedQuery(reading: Reading, seen: ObservedSearches, query: string): ExpandedQuery {
  const type = classifySearch(reading, query);
  const { engine, day, prompt, isSimulated } = seen;
  const observed = { engine, date: day, prompt, ...(isSimulated && { isSimulated: true as const }) };
  return { query, type, userIntent: INTENTS[type], reasoning: explain(seen), observed };
}

function explain({ engine, day, prompt, isSimulated }: ObservedSearches): string {
  const name = engineName(engine);
  const quoted = `"${shorten(cleanText(prompt), 100)}"`;
  return isSimulated
    ? `Simulated, not observed: in the sandbox, ${name} searched for this on ${day} for the prompt ${quoted}.`
    : `Observed: ${name} searched for this on ${day} to answer the prompt ${quoted}.`;
}

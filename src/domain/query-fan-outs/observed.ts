import { ENGINE_NAMES, type EngineId } from '../shared/engines.ts';
import { isSound, keepsTopic } from './checks.ts';
import { classifySearch } from './classify.ts';
import { ENGINE_BEHAVIOR, type ExpansionType } from './engine-ranges.ts';
import type { ExpandedQuery } from './fan-outs.ts';
import type { Reading } from './reading.ts';
import { cleanText, shorten } from './text.ts';

/** A search that an engine ran on a day to answer a prompt similar to the query. */
export interface ObservedSearches {
  engine: EngineId;
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

/**
 * The observed searches that fit the query, first those of the engine itself, each newest first. Those of other engines
 * fill at most half of the engine's limit. Simulated ones are used only if there are no real ones.
 */
export function chooseObserved(reading: Reading, engine: EngineId, all: readonly ObservedSearches[]): ExpandedQuery[] {
  const real = all.filter((searches) => !searches.isSimulated);
  const used = real.length > 0 ? real : all;
  const { keyOf } = reading.lexicon;
  const taken = new Set([keyOf(reading.query)]);
  const pick = (searches: readonly ObservedSearches[]) =>
    searches
      .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
      .flatMap((seen) => seen.searches.map((search) => ({ seen, query: cleanText(search) })))
      .filter(({ query }) => {
        if (taken.has(keyOf(query)) || !isSound(query, reading) || !keepsTopic(query, reading)) return false;
        taken.add(keyOf(query));
        return true;
      })
      .map(({ seen, query }) => toExpandedQuery(reading, seen, query));
  const { most } = ENGINE_BEHAVIOR[engine];
  const sameEngine = pick(used.filter((searches) => searches.engine === engine));
  const otherEngines = pick(used.filter((searches) => searches.engine !== engine)).slice(0, Math.floor(most / 2));
  return [...sameEngine, ...otherEngines].slice(0, most);
}

function toExpandedQuery(reading: Reading, seen: ObservedSearches, query: string): ExpandedQuery {
  const type = classifySearch(reading, query);
  const observed = { engine: seen.engine, date: seen.day, ...(seen.isSimulated && { isSimulated: true as const }) };
  return { query, type, userIntent: INTENTS[type], reasoning: explain(seen), observed };
}

function explain({ engine, day, prompt, isSimulated }: ObservedSearches): string {
  const name = ENGINE_NAMES[engine];
  const quoted = `"${shorten(cleanText(prompt), 100)}"`;
  return isSimulated
    ? `Simulated, not observed: in the sandbox, ${name} searched for this on ${day} for the prompt ${quoted}.`
    : `Observed: ${name} searched for this on ${day} to answer the prompt ${quoted}.`;
}

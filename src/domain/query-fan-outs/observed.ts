import type { EngineId } from '../shared/engines.ts';
import { classifySearch } from './classify.ts';
import { ENGINE_BEHAVIOUR, type ExpansionType } from './engine-ranges.ts';
import { keyOf } from './fold.ts';
import type { ExpandedQuery } from './propose.ts';
import type { Reading } from './reading.ts';
import { isSound, keepsEntities } from './soundness.ts';
import { cleanText, shorten } from './words.ts';

/** What an engine searched for on a day to answer a prompt near the query. */
export interface ObservedSearches {
  engine: EngineId;
  prompt: string;
  /** YYYY-MM-DD. */
  day: string;
  isSimulated: boolean;
  searches: string[];
}

const INTENTS: Record<ExpansionType, string> = {
  reformulation: 'Ask the same in other words',
  related: 'Learn about what belongs to it',
  implicit: 'Answer what the query leaves unsaid',
  comparison: 'See the options side by side',
  entity_expansion: 'Know the names behind it',
  personalized: 'Find what suits the asker',
};

/** The searches that this engine ran for near prompts and that fit the query, newest first; simulated ones only where there are no others. */
export function chooseObserved(reading: Reading, engine: EngineId, all: readonly ObservedSearches[]): ExpandedQuery[] {
  const own = all.filter((each) => each.engine === engine);
  const real = own.filter((each) => !each.isSimulated);
  const taken = new Set([keyOf(reading.query)]);
  return (real.length > 0 ? real : own)
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
    .flatMap((seen) => seen.searches.map((search) => ({ seen, query: cleanText(search) })))
    .filter(({ query }) => {
      if (taken.has(keyOf(query)) || !isSound(query, reading.query) || !keepsEntities(reading, query)) return false;
      taken.add(keyOf(query));
      return true;
    })
    .map(({ seen, query }) => {
      const type = classifySearch(reading, query);
      return { query, type, userIntent: INTENTS[type], reasoning: explain(seen) };
    });
}

function explain({ engine, day, prompt, isSimulated }: ObservedSearches): string {
  const { name } = ENGINE_BEHAVIOUR[engine];
  const quoted = `"${shorten(cleanText(prompt), 100)}"`;
  return isSimulated
    ? `Observed in a simulated answer: the sandbox let ${name} search for this on ${day} for the prompt ${quoted}.`
    : `Observed: ${name} searched for this on ${day} to answer the prompt ${quoted}.`;
}

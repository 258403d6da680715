import type { EngineId } from '../shared/engines.ts';
import { guessLanguage } from './detect-language.ts';
import { ENGINE_BEHAVIOUR } from './engine-ranges.ts';
import { contentWords, keyOf } from './fold.ts';
import type { ExpandedQuery } from './propose.ts';
import type { Reading } from './reading.ts';
import { isSound, keepsEntities } from './soundness.ts';
import { bareWords, cleanText } from './words.ts';

/** Holds proposals of a language model to the rules that ours keep; null where too few are left for the engine. */
export function acceptProposals(
  reading: Reading,
  {
    engine,
    observed,
    proposals,
  }: { engine: EngineId; observed: readonly ExpandedQuery[]; proposals: readonly ExpandedQuery[] },
): ExpandedQuery[] | null {
  const { least, most } = ENGINE_BEHAVIOUR[engine];
  const seen = observed.slice(0, most);
  const taken = new Set([keyOf(reading.query), ...seen.map(({ query }) => keyOf(query))]);
  const accepted = proposals.map(tidy).filter((proposal) => {
    const key = keyOf(proposal.query);
    if (taken.has(key) || !isFit(reading, proposal)) return false;
    taken.add(key);
    return true;
  });
  const queries = [...seen, ...accepted].slice(0, most);
  return queries.length >= least ? queries : null;
}

function tidy({ query, type, userIntent, reasoning }: ExpandedQuery): ExpandedQuery {
  return { query: cleanText(query), type, userIntent: cleanText(userIntent), reasoning: cleanText(reasoning) };
}

function isFit(reading: Reading, { query, userIntent, reasoning }: ExpandedQuery): boolean {
  return (
    userIntent !== '' &&
    reasoning !== '' &&
    isSound(query, reading.query) &&
    keepsEntities(reading, query) &&
    speaksAlike(reading, query)
  );
}

/** The words that a search adds are not of another language than the query, nor of another script. */
function speaksAlike({ query, language }: Reading, text: string): boolean {
  const own = new Set(contentWords(query));
  const added = bareWords(text).filter((word) => contentWords(word).some((each) => !own.has(each)));
  const guess = guessLanguage(added.join(' '));
  return guess === null || guess.code === language.code;
}

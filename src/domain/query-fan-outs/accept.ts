import type { SupportedEngine } from '../shared/engines.ts';
import { isSound, keepsLanguage, keepsTopic } from './checks.ts';
import { ENGINE_BEHAVIOR, LEAST_SEARCHES } from './engine-ranges.ts';
import type { ExpandedQuery } from './fan-outs.ts';
import type { Reading } from './reading.ts';
import { cleanText } from './text.ts';

/** The proposals of a language model that pass the checks of generated searches; null if too few do. */
export function acceptProposals(
  reading: Reading,
  {
    engine,
    observed,
    proposals,
  }: { engine: SupportedEngine; observed: readonly ExpandedQuery[]; proposals: readonly ExpandedQuery[] },
): ExpandedQuery[] | null {
  const { keyOf } = reading.lexicon;
  const taken = new Set([reading.query, ...observed.map(({ query }) => query)].map(keyOf));
  const accepted = proposals.map(tidy).filter((proposal) => {
    const key = keyOf(proposal.query);
    if (taken.has(key) || !isFit(reading, proposal)) return false;
    taken.add(key);
    return true;
  });
  const room = ENGINE_BEHAVIOR[engine].most - observed.length;
  return accepted.length >= LEAST_SEARCHES ? accepted.slice(0, Math.max(0, room)) : null;
}

function tidy({ query, type, userIntent, reasoning }: ExpandedQuery): ExpandedQuery {
  return { query: cleanText(query), type, userIntent: cleanText(userIntent), reasoning: cleanText(reasoning) };
}

function isFit(reading: Reading, { query, userIntent, reasoning }: ExpandedQuery): boolean {
  return (
    userIntent !== '' &&
    reasoning !== '' &&
    isSound(query, reading) &&
    keepsTopic(query, reading) &&
    keepsLanguage(query, reading)
  );
}

import type { ExpansionType } from './engine-ranges.ts';
import { contentWords } from './fold.ts';
import { looksLikeName } from './names.ts';
import type { Reading } from './reading.ts';
import { bareWords } from './words.ts';

const COMPARES =
  /\b(?:vs\.?|versus|compar\w*|vergleich\w*|alternativ\w*|competitors?|differences?|unterschied\w*|diff[ée]rences?|diferencias?|frente)\b/i;
/** Words that ask the same again: they add no matter of their own. */
const SAME_AGAIN =
  /^(?:best|top|leading|recommended|list|good|guide|beste[nrs]?|meilleure?|mejor|20\d\d|10|what|which|how|is|are|was|welche|quel|quelle|que|cual)$/;

/** What kind of expansion a search is that somebody else thought of. */
export function classifySearch(reading: Reading, text: string): ExpansionType {
  const asked = new Set(contentWords(reading.query));
  const added = contentWords(text).filter((word) => !asked.has(word));
  if (COMPARES.test(text) && !COMPARES.test(reading.query)) return 'comparison';
  if (added.every((word) => SAME_AGAIN.test(word)))
    return reading.comparands.length > 0 ? 'comparison' : 'reformulation';
  if (bareWords(text).some((word) => looksLikeName(word) && added.includes(contentWords(word)[0] ?? '')))
    return 'entity_expansion';
  if (addsAsker(reading, text)) return 'personalized';
  return reading.language.patterns.some(({ aspect, words }) => aspect !== undefined && words.test(text))
    ? 'implicit'
    : 'related';
}

/** Whether the search is for somebody, or for somewhere near, that the query does not speak of. */
function addsAsker({ language, qualifiers }: Reading, text: string): boolean {
  const { audience, nearby } = language.qualifiers;
  return (qualifiers.audience === null && audience.test(text)) || (qualifiers.place === null && nearby.test(text));
}

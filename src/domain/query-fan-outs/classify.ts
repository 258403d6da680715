import type { ExpansionType } from './engine-ranges.ts';
import { contentWords, topicWords } from './fold.ts';
import type { Reading } from './reading.ts';
import { bareWords } from './text.ts';
import { SEARCH_MARKS } from './wordings/search-marks.ts';

/** The type of a search that was not generated from the reading. */
export function classifySearch({ query, lexicon }: Reading, text: string): ExpansionType {
  const asked = new Set(contentWords(query));
  const added = topicWords(text).filter((word) => !asked.has(word) && !/^20\d\d$/.test(word));
  if (SEARCH_MARKS.comparison.test(text) && !SEARCH_MARKS.comparison.test(query)) return 'comparison';
  if (added.length === 0) return 'reformulation';
  if (bareWords(text).some((word) => lexicon.names.looksLikeName(word) && added.includes(contentWords(word)[0] ?? '')))
    return 'entity_expansion';
  if (SEARCH_MARKS.personalized.test(text) && !SEARCH_MARKS.personalized.test(query)) return 'personalized';
  return SEARCH_MARKS.implicit.test(text) ? 'implicit' : 'related';
}

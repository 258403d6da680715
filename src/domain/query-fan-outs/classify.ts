import type { ExpansionType } from './engine-ranges.ts';
import type { Reading } from './reading.ts';
import { bareWords } from './text.ts';

/** The type of a search that was not generated from the reading. */
export function classifySearch({ query, lexicon }: Reading, text: string): ExpansionType {
  const { contentWords, topicWords, names } = lexicon;
  const marks = lexicon.searchMarks();
  const asked = new Set(contentWords(query));
  const added = topicWords(text).filter((word) => !asked.has(word) && !/^20\d\d$/.test(word));
  if (marks.comparison.test(text) && !marks.comparison.test(query)) return 'comparison';
  if (added.length === 0) return 'reformulation';
  if (bareWords(text).some((word) => names.looksLikeName(word) && added.includes(contentWords(word)[0] ?? '')))
    return 'entity_expansion';
  if (marks.personalized.test(text) && !marks.personalized.test(query)) return 'personalized';
  return marks.implicit.test(text) ? 'implicit' : 'related';
}

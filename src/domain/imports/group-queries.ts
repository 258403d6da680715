import { topicOf } from '../prompts/same-question.ts';
import type { Lexicon } from '../query-fan-outs/lexicon.ts';

export const MAX_QUERY_ROWS = 50_000;

/** A search query with what Search Console reports about it. */
export interface SearchQuery {
  query: string;
  clicks: number;
  impressions: number;
}

/** Queries with the same topic words. Their sums show how many people search for it, not how many ask an assistant. */
export interface QueryGroup {
  /** The query with the most impressions. */
  prompt: string;
  clicks: number;
  impressions: number;
  queries: SearchQuery[];
}

/** Groups queries by their topic words in any order, the most impressions first. */
export function groupQueries(queries: readonly SearchQuery[], lexicon: Lexicon): QueryGroup[] {
  const groups = [...Map.groupBy(queries, ({ query }) => topicOf(query, lexicon)).values()].map((same): QueryGroup => {
    const sorted = same.toSorted((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1));
    return {
      prompt: sorted[0]?.query ?? '',
      clicks: same.reduce((sum, { clicks }) => sum + clicks, 0),
      impressions: same.reduce((sum, { impressions }) => sum + impressions, 0),
      queries: sorted,
    };
  });
  return groups.toSorted((a, b) => b.impressions - a.impressions || (a.prompt < b.prompt ? -1 : 1));
}

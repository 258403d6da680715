import type { RecommendationDraft } from './recommendation.ts';

/** The pages and searches of a gap that are kept. */
const MOST_PAGES = 10;
const MOST_TOPICS = 10;
/** One answer alone is chance. */
const LEAST_ANSWERS = 2;

/**
 * Keeps the pages and searches that most answers of a gap share, counted over all engines and countries. Each recommendation keeps
 * its counts of the same ones, so that their sums are exact for any selection of engines and countries.
 */
export function keepShared(drafts: readonly RecommendationDraft[]): RecommendationDraft[] {
  const gaps = drafts.filter(({ type }) => type === 'content_gap');
  const kept = new Map(
    [...Map.groupBy(gaps, ({ taskId }) => taskId)].map(([taskId, parts]) => [
      taskId,
      {
        pages: findMost(
          parts.flatMap(({ details }) => details.pages).map(({ url, answers }) => [url, answers]),
          MOST_PAGES,
        ),
        topics: findMost(
          parts.flatMap(({ details }) => details.topics).map(({ text, answers }) => [text, answers]),
          MOST_TOPICS,
        ),
      },
    ]),
  );
  return drafts.map((draft) => {
    const shared = draft.type === 'content_gap' ? kept.get(draft.taskId) : undefined;
    if (!shared) return draft;
    const pages = draft.details.pages.filter(({ url }) => shared.pages.has(url));
    const topics = draft.details.topics.filter(({ text }) => shared.topics.has(text));
    return { ...draft, details: { ...draft.details, pages, topics } };
  });
}

function findMost(counts: readonly (readonly [string, number])[], most: number): Set<string> {
  const sums = new Map<string, number>();
  for (const [key, answers] of counts) sums.set(key, (sums.get(key) ?? 0) + answers);
  return new Set(
    [...sums]
      .filter(([, answers]) => answers >= LEAST_ANSWERS)
      .toSorted(([a, answersA], [b, answersB]) => answersB - answersA || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([key]) => key),
  );
}

import { findBlockedPages } from './crawler-access.ts';
import { type Evidence, toDraft } from './evidence.ts';
import { findGaps } from './gaps.ts';
import { findLosses } from './losses.ts';
import { findPartnerships } from './partnerships.ts';
import type { RecommendationDraft } from './recommendation.ts';
import { findUntracked } from './untracked.ts';

/** The function that finds each type of recommendation. */
const FINDERS = [findPartnerships, findGaps, findLosses, findUntracked, findBlockedPages];

/** All recommendations from the answers of one engine and country. */
export function findRecommendations(evidence: Evidence): RecommendationDraft[] {
  return FINDERS.flatMap((find) => find(evidence)).map((finding) => toDraft(evidence, finding));
}

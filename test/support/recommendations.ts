import type { RecommendationDetails } from '../../src/domain/recommendations/recommendation.ts';

export function createDetails(parts: Partial<RecommendationDetails> = {}): RecommendationDetails {
  return {
    evidence: 0,
    answers: 0,
    ownAnswers: 0,
    rivals: [],
    prompts: [],
    pages: [],
    topics: [],
    leader: '',
    names: [],
    crawlers: [],
    reasons: [],
    left: null,
    ...parts,
  };
}

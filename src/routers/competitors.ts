import { competitorSuggestions, suggestCompetitorsInput } from '../schemas/reports/competitors.ts';
import { suggestCompetitors } from '../services/competitors/suggest.ts';
import { operation, reads, router } from './operation.ts';

export const competitorsRouter = router({
  suggest: operation({
    method: 'POST',
    path: '/v1/competitors/suggestions',
    operationId: 'suggestCompetitors',
    tags: ['Competitors'],
    summary: 'Suggest competitors',
    description:
      "Vendors that the workspace's newest answers present as options, in lists, in tables, in bold or in enumerations, ordered by the number of prompts and engines that name them. Publishers, review sites, people, events, communities, associations, locations, medical terms and the brand itself are excluded. The domain of a suggestion is one that answers cite or link under its name, or a well-known one; vendors without one are in `withoutDomain`. Variations are other spellings of the same name. In a workspace without answers, a language model proposes competitors if one is configured, within the daily budget and once a day for each brand. Without evidence the lists are empty. Nothing is saved, so the permission `read` is sufficient.",
    successDescription: 'Suggested competitors, in the format that a brand report accepts.',
  })
    .input(suggestCompetitorsInput)
    .output(competitorSuggestions)
    .mutation(reads(suggestCompetitors)),
});

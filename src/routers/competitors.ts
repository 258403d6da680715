import { competitorSuggestions, suggestCompetitorsInput } from '../schemas/competitors.ts';
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
      "Suggests brands that the workspace's most recent answers present as options (in lists, in tables or in bold) and whose domains are cited. Brands named for the most prompts and by the most engines come first. The brand itself is excluded. The list is empty if there is no evidence. This operation changes nothing and requires only the `read` permission.",
    successDescription: 'Suggested competitors, in the format that a brand report accepts.',
  })
    .input(suggestCompetitorsInput)
    .output(competitorSuggestions)
    .mutation(reads(suggestCompetitors)),
});

import { competitorSuggestions, suggestCompetitorsInput } from '../schemas/competitors.ts';
import { suggestCompetitors } from '../services/competitors/suggest.ts';
import { operation, reads, router } from './operation.ts';

export const competitorsRouter = router({
  suggest: operation({
    method: 'POST',
    path: '/v1/competitors/suggestions',
    operationId: 'suggestCompetitors',
    tags: ['Competitors'],
    summary: 'Suggest competitors of a brand',
    description:
      "Names that the workspace's newest answers present as options, in lists, in tables or in bold, and whose domain answers cite; those that most prompts and engines name come first. The brand itself is left out. Without evidence the list is empty. Nothing is changed: the permission to `read` is enough.",
    successDescription: 'Suggestions in the form in which a report takes competitors.',
  })
    .input(suggestCompetitorsInput)
    .output(competitorSuggestions)
    .mutation(reads(suggestCompetitors)),
});

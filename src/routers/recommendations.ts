import {
  listRecommendationsInput,
  recommendation,
  recommendationPage,
  updateRecommendationInput,
} from '../schemas/reports/recommendations.ts';
import { listRecommendations } from '../services/recommendations/list.ts';
import { updateRecommendation } from '../services/recommendations/update.ts';
import { operation, reads, router, writes } from './operation.ts';

const tags = ['Recommendations'];

export const recommendationsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/recommendations',
    operationId: 'listRecommendations',
    tags,
    summary: 'List recommendations for a brand report',
    description:
      'Lists recommended actions per engine with their evidence, most urgent first. Recommendations are based on the 14 most recent days with answers and are regenerated after each collection and recalculation. A recommendation that no longer applies is removed unless its state was set by a user. With `merge=engines`, recommendations of the same type and subject are one task, with its engines and countries and, once it is completed, its measured effect.',
    successDescription: 'A page of recommendations.',
  })
    .input(listRecommendationsInput)
    .output(recommendationPage)
    .query(reads(listRecommendations)),

  update: operation({
    method: 'PATCH',
    path: '/v1/reports/brand/{reportId}/recommendations/{recommendationId}',
    operationId: 'updateRecommendation',
    tags,
    summary: 'Update a recommendation',
    description:
      'Sets the state of a recommendation: dismisses it, marks it as completed, or reverts it to suggested. With the id of a task, sets the state of all its parts, and of parts that are added to it later.',
    successDescription: 'The updated recommendation.',
  })
    .input(updateRecommendationInput)
    .output(recommendation)
    .mutation(writes(updateRecommendation)),
});

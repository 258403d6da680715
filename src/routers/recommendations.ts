import {
  listRecommendationsInput,
  recommendation,
  recommendationPage,
  updateRecommendationInput,
} from '../schemas/recommendations.ts';
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
      'What the answers of the last 14 days with answers suggest to do, by engine, with the evidence; the most urgent first. Made anew after each collection and recalculation: what no longer holds is left out, unless a person set its state.',
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
    summary: 'Set the state of a recommendation',
    description: 'Dismisses a recommendation, marks it as completed, or takes that back.',
    successDescription: 'The recommendation with its new state.',
  })
    .input(updateRecommendationInput)
    .output(recommendation)
    .mutation(writes(updateRecommendation)),
});

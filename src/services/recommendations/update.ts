import type { Recommendation, RecommendationState } from '../../domain/recommendations/recommendation.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { saveRecommendationState } from '../../storage/recommendations.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReportWorkspace } from '../reports/load.ts';

/** Sets the state of a recommendation. The state survives regeneration. */
export async function updateRecommendation(
  context: CallerContext,
  { reportId, recommendationId, state }: { reportId: string; recommendationId: string; state: RecommendationState },
): Promise<Recommendation> {
  const workspaceId = await getReportWorkspace(context, reportId);
  const owner = { workspaceId, reportId, isSimulated: isSimulated(context.engines) };
  const saved = await context.database.workspaceTransaction(workspaceId, (tx) =>
    saveRecommendationState(tx, owner, recommendationId, state),
  );
  if (!saved) throw notFound('Recommendation');
  return saved;
}

import {
  isTaskId,
  type Recommendation,
  type RecommendationState,
} from '../../domain/recommendations/recommendation.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { saveRecommendationState, saveTaskState } from '../../storage/recommendations.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { findTask, type MeasuredTask } from './list-tasks.ts';

/** Sets the state of a recommendation, or of all parts of a task. The state survives regeneration. */
export async function updateRecommendation(
  context: CallerContext,
  { reportId, recommendationId, state }: { reportId: string; recommendationId: string; state: RecommendationState },
): Promise<Recommendation | MeasuredTask> {
  const workspaceId = await getReportWorkspace(context, reportId);
  const owner = { workspaceId, reportId, isSimulated: isSimulated(context.engines) };
  const saved = await context.database.workspaceTransaction(workspaceId, async (tx) => {
    if (!isTaskId(recommendationId)) return saveRecommendationState(tx, owner, recommendationId, state, context.now());
    const isSaved = await saveTaskState(tx, owner, recommendationId, state, context.now());
    return isSaved ? findTask({ ...context, database: tx }, owner, recommendationId) : null;
  });
  if (!saved) throw notFound('Recommendation');
  return saved;
}

import { annotationIdOf } from '../../domain/experiments/start.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { deleteAnnotation } from '../../storage/annotations.ts';
import { deleteExperiment as deleteStored, type ExperimentKey } from '../../storage/experiments.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';

export async function deleteExperiment(context: CallerContext, key: ExperimentKey): Promise<void> {
  const { reportId, experimentId } = key;
  const workspaceId = await getReportWorkspace(context, reportId);
  await context.database.workspaceTransaction(workspaceId, async (tx) => {
    if (!(await deleteStored(tx, key))) throw notFound('Experiment');
    await deleteAnnotation(tx, { workspaceId, reportId, id: annotationIdOf(experimentId) });
  });
}

import { notFound } from '../../domain/shared/failures.ts';
import { deleteExperiment as deleteStored, type ExperimentKey } from '../../storage/experiments.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';

export async function deleteExperiment(context: CallerContext, key: ExperimentKey): Promise<void> {
  await getReportWorkspace(context, key.reportId);
  if (!(await deleteStored(context.database, key))) throw notFound('Experiment');
}

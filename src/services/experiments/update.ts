import { notFound } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { type ExperimentKey, findExperiment, stopExperiment } from '../../storage/experiments.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { type DescribedExperiment, describeExperiment } from './describe.ts';

/** Stops an experiment, which stays in the list. Its prompts can be part of another one. */
export async function updateExperiment(
  context: CallerContext,
  { reportId, experimentId }: ExperimentKey & { state: 'stopped' },
): Promise<DescribedExperiment> {
  await getReportWorkspace(context, reportId);
  const { database, now } = context;
  const key = { reportId, experimentId };
  const stopped = await stopExperiment(database, key, { now: now(), today: dayOf(now()) });
  const experiment = stopped && (await findExperiment(database, key));
  if (!experiment) throw notFound('Experiment');
  return describeExperiment(experiment, dayOf(now()));
}

import { type Experiment, requireFree, requireRoomForExperiment } from '../../domain/experiments/experiment.ts';
import { designExperiment } from '../../domain/experiments/placebo.ts';
import { describeStart } from '../../domain/experiments/start.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { insertAnnotations } from '../../storage/annotations.ts';
import { findBusyPrompts, insertExperiment, lockExperiments } from '../../storage/experiments.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { type DescribedExperiment, describeExperiment } from './describe.ts';
import { HISTORY_DAYS, type PlanInput, type PreparedExperiment, prepareExperiment } from './prepare.ts';

export async function createExperiment(context: CallerContext, input: PlanInput): Promise<DescribedExperiment> {
  const prepared = await prepareExperiment(context, input);
  const experiment = toExperiment(context, input, prepared);
  const { reportId } = input;
  const { workspaceId } = prepared;
  const today = dayOf(context.now());
  await context.database.workspaceTransaction(workspaceId, async (tx) => {
    const count = await lockExperiments(tx, reportId);
    if (count === null) throw notFound('Report');
    requireRoomForExperiment(count);
    requireFree(experiment, await findBusyPrompts(tx, { reportId, today }));
    await insertExperiment(tx, { ...experiment, workspaceId });
    await insertAnnotations(tx, [{ ...describeStart(experiment), workspaceId }], context.now());
  });
  return describeExperiment(experiment, today);
}

function toExperiment(
  context: CallerContext,
  { reportId, name, change, assign, startDate, lagDays, weeks }: PlanInput,
  { measured, seed, baselineDays, excludedPromptIds, history }: PreparedExperiment,
): Experiment {
  const now = context.now();
  // One that starts later is designed when it starts, with the history until then.
  const hasStarted = startDate <= dayOf(now);
  const schedule = { baselineDays, lagDays, weeks };
  const { panel, groups } = history;
  return {
    id: newId('experiment', now),
    reportId,
    name,
    change,
    assign,
    startDate,
    ...schedule,
    ...measured,
    seed,
    excludedPromptIds,
    design: hasStarted
      ? designExperiment(panel, groups, { schedule, days: HISTORY_DAYS, isRandom: assign === 'random' })
      : null,
    looks: [],
    createdDate: now.toISOString(),
    stoppedDate: null,
  };
}

import { DEMO_EXPERIMENT, findDemoGroup } from '../../domain/demo/experiment.ts';
import type { Experiment } from '../../domain/experiments/experiment.ts';
import { BASELINE_DAYS } from '../../domain/experiments/schedule.ts';
import { describeStart } from '../../domain/experiments/start.ts';
import { addDays } from '../../domain/shared/windows.ts';
import { insertAnnotations } from '../../storage/annotations.ts';
import { insertExperiment, listExperiments } from '../../storage/experiments.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import type { Demo } from './ask.ts';

/** The experiment of the story, without its result: looks are recorded from the answers. That of an earlier attempt is kept. */
export async function ensureExperiment({ database }: Context, demo: Demo): Promise<void> {
  const { workspaceId, reportId } = demo;
  if ((await listExperiments(database, { reportId, before: null, take: 1 })).length > 0) return;
  const experiment = toExperiment(demo);
  await database.workspaceTransaction(workspaceId, async (tx) => {
    await insertExperiment(tx, { ...experiment, workspaceId });
    await insertAnnotations(tx, [{ ...describeStart(experiment), workspaceId }], new Date(experiment.createdDate));
  });
}

function toExperiment({ reportId, prompts, today }: Demo): Experiment {
  const { name, change, startDaysAgo, lagDays, weeks, engines, seed } = DEMO_EXPERIMENT;
  const startDate = addDays(today, -startDaysAgo);
  const created = new Date(startDate);
  const listGroup = (group: string) => prompts.filter((prompt) => findDemoGroup(prompt) === group).map(({ id }) => id);
  return {
    id: newId('experiment', created),
    reportId,
    name,
    change,
    pageUrl: null,
    measure: 'brandCoverage',
    engines: [...engines],
    countries: null,
    assign: 'random',
    startDate,
    baselineDays: BASELINE_DAYS,
    lagDays,
    weeks,
    isSimulated: true,
    seed,
    treatedPromptIds: listGroup('treated'),
    controlPromptIds: listGroup('controls'),
    excludedPromptIds: [],
    design: null,
    looks: [],
    createdDate: created.toISOString(),
    stoppedDate: null,
  };
}

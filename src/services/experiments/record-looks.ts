import type { Experiment } from '../../domain/experiments/experiment.ts';
import { evaluateLooks } from '../../domain/experiments/looks.ts';
import { type Design, designExperiment } from '../../domain/experiments/placebo.ts';
import { baselineOf, countLooks, windowOfLook } from '../../domain/experiments/schedule.ts';
import { dayBefore, dayOf, windowEndingOn } from '../../domain/shared/windows.ts';
import { insertLooks, listUnfinished, saveDesign } from '../../storage/experiments.ts';
import type { ReportKey } from '../../storage/reports/generations.ts';
import { findReportWorkspace } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { loadPanel } from './load-panel.ts';
import { HISTORY_DAYS } from './prepare.ts';

/** The daily job that freezes the design of experiments that start, and records the looks whose weeks are over. */
export async function recordLooks(context: Context): Promise<{ looks: number }> {
  const today = dayOf(context.now());
  let looks = 0;
  for (const experiment of await listUnfinished(context.database, today)) {
    const workspaceId = await findReportWorkspace(context.database, experiment.reportId);
    if (workspaceId === null) continue;
    looks += await recordLooksOf(context, { workspaceId, reportId: experiment.reportId }, experiment);
  }
  return { looks };
}

async function recordLooksOf(context: Context, owner: ReportKey, experiment: Experiment): Promise<number> {
  const { database, now } = context;
  const due = countLooks(experiment, dayOf(now()));
  const design = experiment.design ?? (await freezeDesign(context, owner, experiment));
  if (!design || due === 0 || experiment.looks.some(({ look }) => look === due)) return 0;
  const window = { startDate: baselineOf(experiment).startDate, endDate: windowOfLook(experiment, due).endDate };
  const loaded = await loadPanel(context, owner, experiment, window);
  if (!loaded) return 0;
  const looks = evaluateLooks({ ...experiment, design }, loaded, due).map((look) => ({
    ...look,
    version: loaded.version,
    recordedDate: now().toISOString(),
  }));
  // Looks that a stopped server missed are recorded now.
  const missing = looks.filter(({ look }) => !experiment.looks.some((recorded) => recorded.look === look));
  const { workspaceId } = owner;
  await database.workspaceTransaction(workspaceId, (tx) =>
    insertLooks(tx, { workspaceId, experimentId: experiment.id }, missing),
  );
  return missing.length;
}

async function freezeDesign(context: Context, owner: ReportKey, experiment: Experiment): Promise<Design | null> {
  const window = windowEndingOn(dayBefore(experiment.startDate), HISTORY_DAYS);
  const loaded = await loadPanel(context, owner, experiment, window);
  if (!loaded) return null;
  const isRandom = experiment.assign === 'random';
  const design = designExperiment(loaded.panel, loaded.groups, { schedule: experiment, days: HISTORY_DAYS, isRandom });
  await saveDesign(context.database, { workspaceId: owner.workspaceId, experimentId: experiment.id }, design);
  return design;
}

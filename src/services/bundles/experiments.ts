import { listEvidenceDays } from '../../domain/bundles/bundle.ts';
import type { BundledExperiment } from '../../domain/bundles/experiments.ts';
import { type Experiment, MOST_EXPERIMENTS } from '../../domain/experiments/experiment.ts';
import { evaluateLooks } from '../../domain/experiments/looks.ts';
import { baselineOf, windowOfLook } from '../../domain/experiments/schedule.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { listExperiments } from '../../storage/experiments.ts';
import type { ReportKey } from '../../storage/reports/generations.ts';
import type { Context } from '../context.ts';
import { loadPanel } from '../experiments/load-panel.ts';

/** The experiments whose answers until their last look are in the bundle, as they are computed now. */
export async function bundleExperiments(
  context: Context,
  { isSimulated, startDate, endDate, ...owner }: ReportKey & DateWindow & { isSimulated: boolean },
): Promise<BundledExperiment[]> {
  const { reportId } = owner;
  const evidence = listEvidenceDays({ startDate, endDate });
  const bundled: BundledExperiment[] = [];
  for (const experiment of await listExperiments(context.database, {
    reportId,
    before: null,
    take: MOST_EXPERIMENTS,
  })) {
    const { design, looks } = experiment;
    const last = looks.at(-1)?.look;
    if (!design || last === undefined || experiment.isSimulated !== isSimulated) continue;
    const window = { startDate: baselineOf(experiment).startDate, endDate: windowOfLook(experiment, last).endDate };
    if (window.startDate < evidence.startDate || window.endDate > endDate) continue;
    const loaded = await loadPanel(context, owner, experiment, window);
    if (!loaded) continue;
    const computed = evaluateLooks({ ...experiment, design }, loaded, last);
    bundled.push({ ...describe(experiment), design, looks: computed });
  }
  return bundled;
}

function describe(experiment: Experiment): Omit<BundledExperiment, 'design' | 'looks'> {
  const { id, name, change, pageUrl, measure, engines, countries, assign, seed } = experiment;
  const { treatedPromptIds, controlPromptIds, startDate, baselineDays, lagDays, weeks } = experiment;
  const groups = { assign, seed, treatedPromptIds, controlPromptIds };
  return { id, name, change, pageUrl, measure, engines, countries, ...groups, startDate, baselineDays, lagDays, weeks };
}

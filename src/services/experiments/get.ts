import type { Annotation } from '../../domain/annotations/annotations.ts';
import {
  compareEngines,
  describeDays,
  type EngineEffect,
  findSilentEngines,
  type GroupDay,
} from '../../domain/experiments/details.ts';
import { type ComparedGroup, estimateEffect } from '../../domain/experiments/effect.ts';
import { type Experiment, type RecordedLook } from '../../domain/experiments/experiment.ts';
import { evaluateLooks } from '../../domain/experiments/looks.ts';
import { baselineOf, countLooks, endOf, listWindows } from '../../domain/experiments/schedule.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { type DateWindow, dayAfter, dayBefore, dayOf, daysOf } from '../../domain/shared/windows.ts';
import { listAnnotations } from '../../storage/annotations.ts';
import { type ExperimentKey, findExperiment } from '../../storage/experiments.ts';
import type { ReportKey } from '../../storage/reports/generations.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { type DescribedExperiment, describeExperiment } from './describe.ts';
import { type LoadedPanel, loadPanel } from './load-panel.ts';
import { type Mechanism, readMechanism } from './read-mechanism.ts';

/** What an experiment shows now, next to what its looks recorded. */
export interface ExperimentDetails extends DescribedExperiment {
  /** Both groups at the last look. Null before the first one. */
  groups: { treated: ComparedGroup; controls: ComparedGroup } | null;
  /** The looks whose effect is another one today, because answers, prompts, questions or settings changed since. */
  changedLooks: Pick<RecordedLook, 'look' | 'effect'>[];
  missingPromptIds: string[];
  mixedPromptIds: string[];
  byEngine: EngineEffect[];
  /** Engines that answered in the baseline, and not in the last week that counts. */
  silentEngines: EngineId[];
  /** From the baseline on; each day is the mean of seven. */
  history: (GroupDay & { date: string })[];
  /** Updates of engines, outages, changed prompts and recalculations from the baseline on. */
  events: Annotation[];
  mechanism: Mechanism | null;
}

/** An engine has few answers a day, so that single days show chance. */
const SMOOTHED_DAYS = 7;
const MOST_EVENTS = 200;

export async function getExperiment(context: CallerContext, key: ExperimentKey): Promise<ExperimentDetails> {
  const { database, now } = context;
  const owner = { workspaceId: await getReportWorkspace(context, key.reportId), reportId: key.reportId };
  const experiment = await findExperiment(database, key);
  if (!experiment) throw notFound('Experiment');
  const today = dayOf(now());
  const window = windowOf(experiment, today);
  const described = describeExperiment(experiment, today);
  if (!window) return { ...described, ...NO_DETAILS, events: [], mechanism: null };
  const [loaded, events, mechanism] = await Promise.all([
    loadPanel(context, owner, experiment, window),
    // A recalculation after the end changes it too.
    listEvents(context, owner, { ...window, endDate: today }),
    readMechanism(context, owner, { experiment, window }),
  ]);
  const details = loaded ? computeDetails(experiment, loaded, { window, today }) : NO_DETAILS;
  return { ...described, ...details, events, mechanism };
}

const NO_DETAILS = {
  groups: null,
  changedLooks: [],
  missingPromptIds: [],
  mixedPromptIds: [],
  byEngine: [],
  silentEngines: [],
  history: [],
};

/** From the baseline to yesterday or the end. Null before the baseline has a day. */
function windowOf(experiment: Experiment, today: string): DateWindow | null {
  const { startDate } = baselineOf(experiment);
  const stopped = experiment.stoppedDate === null ? today : experiment.stoppedDate.slice(0, 10);
  const [endDate = ''] = [dayBefore(today), endOf(experiment), stopped].toSorted();
  return startDate > endDate ? null : { startDate, endDate };
}

function computeDetails(
  experiment: Experiment,
  loaded: LoadedPanel,
  { window, today }: { window: DateWindow; today: string },
): Omit<ExperimentDetails, keyof DescribedExperiment | 'events' | 'mechanism'> {
  const { panel, groups, cells, missingPromptIds, mixedPromptIds } = loaded;
  const { design } = experiment;
  const due = countLooks(experiment, experiment.stoppedDate === null ? today : dayAfter(window.endDate));
  const windows = listWindows(experiment, 0)[due - 1];
  const current = design ? evaluateLooks({ ...experiment, design }, loaded, due) : [];
  const compared = windows && estimateEffect(panel, groups, windows);
  const engines = cells.map(({ engine }) => engine);
  return {
    groups: compared ? { treated: compared.treated, controls: compared.controls } : null,
    changedLooks: current.filter(({ look, effect }) => hasChanged(experiment, look, effect)),
    missingPromptIds,
    mixedPromptIds,
    byEngine: windows ? compareEngines({ panel, groups, engines, spread: design?.spread ?? 0 }, windows) : [],
    silentEngines: windows ? findSilentEngines(panel, engines, windows) : [],
    history: describeHistory(experiment, loaded, window),
  };
}

function describeHistory(
  { baselineDays }: Experiment,
  { panel, groups }: LoadedPanel,
  window: DateWindow,
): ExperimentDetails['history'] {
  const before = { from: 0, before: baselineDays };
  return daysOf(window).map((date, day) => {
    const now = { from: Math.max(0, day + 1 - SMOOTHED_DAYS), before: day + 1 };
    return { date, ...describeDays(panel, groups, { before, now }) };
  });
}

function hasChanged({ looks }: Experiment, look: number, effect: RecordedLook['effect']): boolean {
  const recorded = looks.find((earlier) => earlier.look === look);
  if (!recorded) return false;
  if (!effect || !recorded.effect) return effect !== recorded.effect;
  const { value, low, high } = recorded.effect;
  const steps = [effect.value - value, effect.low - low, effect.high - high];
  return steps.some((step) => Math.abs(step) > ROUNDING);
}

/** Smaller differences are those of floating-point numbers. */
const ROUNDING = 1e-9;

async function listEvents({ database }: CallerContext, owner: ReportKey, window: DateWindow): Promise<Annotation[]> {
  return listAnnotations(database, owner, { ...window, after: null, take: MOST_EVENTS });
}

import { randomInt } from 'node:crypto';
import { assignAtRandom } from '../../domain/experiments/assign.ts';
import { chooseGroups, requireQuestions } from '../../domain/experiments/choose-groups.ts';
import { CONTROL, listShares, TREATED } from '../../domain/experiments/effect.ts';
import type { ExperimentPlan } from '../../domain/experiments/experiment.ts';
import { requireBaseline } from '../../domain/experiments/schedule.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { dayBefore, dayOf, windowEndingOn } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../../storage/answers/insert.ts';
import { listPageCitations } from '../../storage/experiment-pages.ts';
import { findBusyPrompts } from '../../storage/experiments.ts';
import { findQuestionIds } from '../../storage/questions.ts';
import { findReadSurfaces } from '../../storage/reports/generations.ts';
import { findPromptTexts } from '../../storage/reports/prompts.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReportFor } from '../reports/load.ts';
import { type LoadedPanel, loadPanel, type Measured } from './load-panel.ts';

export interface PlanInput extends Omit<ExperimentPlan, 'pageUrl' | 'engines' | 'countries'> {
  reportId: string;
  pageUrl?: string | undefined;
  engines?: ExperimentPlan['engines'] | undefined;
  countries?: ExperimentPlan['countries'] | undefined;
  treatedPromptIds: string[];
  controlPromptIds?: string[] | undefined;
}

/** An experiment that could be created, with the history of its answers until yesterday. */
export interface PreparedExperiment {
  workspaceId: string;
  measured: Measured;
  seed: number | null;
  baselineDays: number;
  excludedPromptIds: string[];
  history: LoadedPanel;
}

/** The days in which an experiment is simulated before it starts. */
export const HISTORY_DAYS = 182;
/** In these days, answers to controls must not cite the page, and the level of a question is measured. */
const RECENT_DAYS = 28;

/** Chooses the groups of an experiment. Each call draws random ones again. */
export async function prepareExperiment(context: CallerContext, input: PlanInput): Promise<PreparedExperiment> {
  const { report } = await getReportFor(context, input.reportId);
  const { workspaceId } = report;
  const today = dayOf(context.now());
  const isRandom = input.assign === 'random';
  const baselineDays = requireBaseline(input.startDate, { isRandom, today });
  const { excludedPromptIds, ...groups } = chooseGroups(
    { ...input, countries: input.countries ?? null, controlPromptIds: input.controlPromptIds },
    await listCandidates(context, { ...input, workspaceId, promptIds: report.promptIds, today }),
  );
  const measured: Measured = {
    measure: input.measure,
    pageUrl: input.pageUrl ?? null,
    engines: input.engines ?? null,
    countries: input.countries ?? null,
    isSimulated: isSimulated(context.engines),
    ...groups,
  };
  const owner = { workspaceId, reportId: input.reportId };
  const history = await loadPanel(context, owner, measured, windowEndingOn(dayBefore(today), HISTORY_DAYS));
  if (!history) throw notFound('Report');
  const given = { workspaceId, measured, seed: null, baselineDays, excludedPromptIds, history };
  const prepared = isRandom ? drawGroups(given, randomInt(2 ** 31 - 1)) : given;
  requireQuestions(prepared.history.groups);
  return prepared;
}

async function listCandidates(
  context: CallerContext,
  {
    workspaceId,
    reportId,
    promptIds,
    pageUrl,
    today,
  }: {
    workspaceId: string;
    reportId: string;
    promptIds: readonly string[];
    pageUrl?: string | undefined;
    today: string;
  },
) {
  const { database, engines } = context;
  const [texts, questionIds, busy] = await Promise.all([
    findPromptTexts(database, promptIds),
    findQuestionIds(database, workspaceId, promptIds),
    findBusyPrompts(database, { reportId, today }),
  ]);
  const key = pageUrl === undefined ? undefined : normalizeUrl(pageUrl)?.key;
  const recent = windowEndingOn(today, RECENT_DAYS);
  const surfaces = await findReadSurfaces(database, { workspaceId, reportId });
  const scope = { workspaceId, isSimulated: isSimulated(engines), surfaces, promptIds, ...recent };
  const citations = key === undefined ? [] : await listPageCitations(database, { ...scope, pageId: pageIdOf(key) });
  return {
    prompts: texts.map(({ id, country }) => ({ id, country, question: questionIds.get(id) ?? id })),
    busy,
    citing: new Set(citations.map(({ promptId }) => promptId)),
  };
}

/** Draws the treated questions among all: as many as were selected, or half of them if no controls were selected. */
function drawGroups(prepared: PreparedExperiment, seed: number): PreparedExperiment {
  const { measured, history } = prepared;
  const { panel, questions } = history;
  const selected = history.groups.filter((group) => group === TREATED).length;
  const treated = measured.controlPromptIds.length === 0 ? Math.floor(panel.questions / 2) : selected;
  const days = { from: HISTORY_DAYS - RECENT_DAYS, before: HISTORY_DAYS };
  const levels = listShares(panel, days).map((share) => share ?? 0);
  const chosen = assignAtRandom(levels, treated, seed);
  const groups = Uint8Array.from(levels, (_, question) => (chosen.has(question) ? TREATED : CONTROL));
  const listPrompts = (group: number) =>
    [...questions].flatMap(([id, question]) => (groups[question] === group ? [id] : []));
  return {
    ...prepared,
    seed,
    measured: { ...measured, treatedPromptIds: listPrompts(TREATED), controlPromptIds: listPrompts(CONTROL) },
    history: { ...history, groups },
  };
}

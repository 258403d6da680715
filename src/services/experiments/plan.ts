import { CONTROL, TREATED } from '../../domain/experiments/effect.ts';
import { describePlan } from '../../domain/experiments/result.ts';
import type { CurvePoint } from '../../domain/experiments/smallest-effect.ts';
import { type Warning, warn } from '../../domain/experiments/warnings.ts';
import type { CallerContext } from '../context.ts';
import { HISTORY_DAYS, type PlanInput, type PreparedExperiment, prepareExperiment } from './prepare.ts';

export interface PlannedExperiment {
  treatedQuestions: number;
  controlQuestions: number;
  baselineDays: number;
  excludedPromptIds: string[];
  smallestEffect: number | null;
  sentence: string;
  curve: CurvePoint[];
  warnings: Warning[];
}

/** What an experiment could find, without creating it. The seed is fixed, so that a repeated request has the same result. */
export async function planExperiment(context: CallerContext, input: PlanInput): Promise<PlannedExperiment> {
  const prepared = await prepareExperiment(context, input);
  const { history, baselineDays, excludedPromptIds } = prepared;
  const curve = await simulate(context, prepared, input);
  const smallestEffect = curve[0]?.smallestEffect ?? null;
  const count = (group: number) => history.groups.filter((of) => of === group).length;
  return {
    treatedQuestions: count(TREATED),
    controlQuestions: count(CONTROL),
    baselineDays,
    excludedPromptIds,
    smallestEffect: toPoints(smallestEffect),
    sentence: describePlan(curve),
    curve: curve.map((point) => ({ ...point, smallestEffect: toPoints(point.smallestEffect) })),
    warnings: warnOf(prepared, input, smallestEffect),
  };
}

const SEED = 1;

/** Percentage points with one decimal: a simulation knows no more. */
function toPoints(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10;
}

async function simulate(
  { statistics }: CallerContext,
  { workspaceId, history, baselineDays }: PreparedExperiment,
  { assign, lagDays, weeks }: PlanInput,
): Promise<CurvePoint[]> {
  const { panel, groups } = history;
  const schedule = { baselineDays, lagDays, weeks };
  const task = { panel, groups, schedule, days: HISTORY_DAYS, isRandom: assign === 'random', seed: SEED };
  return statistics.planExperiment(task, workspaceId);
}

function warnOf(prepared: PreparedExperiment, input: PlanInput, smallestEffect: number | null): Warning[] {
  const { history, baselineDays, excludedPromptIds, measured } = prepared;
  const { panel, groups } = history;
  const { assign } = input;
  return warn({
    panel,
    groups,
    days: HISTORY_DAYS,
    assign,
    baselineDays,
    pageUrl: measured.pageUrl,
    excludedPromptIds,
    smallestEffect,
  });
}

import { nextDueDay } from '../../domain/collection/schedule.ts';
import type { Limit } from '../../domain/costs/limits.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { countSlots } from '../../storage/collection/slots.ts';
import { readLimits } from '../../storage/collection/workspace-spending.ts';
import { hasReportPrompt } from '../../storage/reports/prompts.ts';
import { findSetUpStart } from '../../storage/reports/reports.ts';
import type { CallerContext } from '../context.ts';
import { getReportFor } from '../reports/load.ts';
import { scopeOf } from './request.ts';

export interface ReadProgressInput {
  reportId: string;
  promptId?: string | undefined;
}

export interface ReportCollection {
  day: string;
  /** Calls to make on this day. */
  total: number;
  /** Calls whose result is stored, including failed calls. */
  done: number;
  failed: number;
  /** The next scheduled day; only if the report is not collected daily. */
  nextDay?: string;
  /** Why calls of today were skipped; only if some were. */
  limit?: Limit;
}

/** How many of today's calls for a report, or for one of its prompts, have a stored result. */
export async function readCollectionProgress(
  context: CallerContext,
  { reportId, promptId }: ReadProgressInput,
): Promise<ReportCollection> {
  const { database, now } = context;
  const { report, settings } = await getReportFor(context, reportId);
  if (promptId !== undefined && !(await hasReportPrompt(database, reportId, promptId))) throw notFound('Prompt');
  const started = await findSetUpStart(database, reportId);
  // A first collection that runs past midnight can end with the calls of the day on which it began.
  const days = [...new Set([dayOf(now()), ...(started ? [dayOf(started)] : [])])];
  const progress = await Promise.all(days.map((day) => countDay(context, { reportId, promptId, day })));
  const best = progress.reduce((most, day) => (day.done > most.done ? day : most));
  const today = dayOf(now());
  const nextDay = (settings.cadence ?? 'daily') === 'daily' ? null : nextDueDay(settings, today);
  const { limit } = await readLimits(database, { workspaceId: report.workspaceId, day: today });
  return {
    ...best,
    ...(nextDay !== null && { nextDay }),
    ...(limit && { limit }),
  };
}

const EVER = new Date(0);

async function countDay(
  context: CallerContext,
  { reportId, promptId, day }: ReadProgressInput & { day: string },
): Promise<ReportCollection> {
  const promptIds = promptId === undefined ? undefined : [promptId];
  const scope = { ...scopeOf(context, day, reportId), promptIds };
  const { total, asked, failed } = await countSlots(context.database, scope, EVER);
  return { day, total, done: asked, failed };
}

import { dayOf } from '../../domain/shared/windows.ts';
import type { Context } from '../context.ts';
import { requestAnswers, scopeOf } from './request.ts';

/** Collects answers for prompts that the daily run has not covered: those of a new report, or prompts added to a report. */
export async function collectReport(
  context: Context,
  {
    reportId,
    day = dayOf(context.now()),
    addedSince,
  }: { reportId: string; day?: string | undefined; addedSince?: string | undefined },
): Promise<{ requested: number }> {
  return { requested: await requestAnswers(context, { ...scopeOf(context, day, reportId), addedSince }) };
}

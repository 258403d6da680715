import { dayOf } from '../../domain/shared/windows.ts';
import type { Context } from '../context.ts';
import { requestAnswers, scopeOf } from './request.ts';

/** What the daily run has not asked of a report's prompts: all of a new one's, or those that were added to it. */
export async function collectReport(
  context: Context,
  { reportId, day = dayOf(context.now()) }: { reportId: string; day?: string | undefined },
): Promise<{ requested: number }> {
  return { requested: await requestAnswers(context, scopeOf(context, day, reportId)) };
}

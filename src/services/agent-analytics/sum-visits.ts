import { dayOf } from '../../domain/shared/windows.ts';
import { listOutdatedSpans, sumSpan } from '../../storage/agent-analytics/spans.ts';
import type { Context } from '../context.ts';

/** Sums the visits of past weeks by page, so that a list of pages does not have to read every day. Returns how many were summed. */
export async function sumAgentVisits({ database, now }: Context): Promise<number> {
  const spans = await listOutdatedSpans(database, dayOf(now()));
  for (const span of spans) await sumSpan(database, span);
  return spans.length;
}

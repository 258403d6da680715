import type { EngineId } from '../domain/shared/engines.ts';
import type { Scope } from './resolve.ts';
import type { Output, Session } from './session.ts';

export type ReportPrompt = Output<'reports', 'listPrompts'>['items'][number];

const PAGE = 200;

/** All prompts of a report in a country with their statistics. A report has at most 1,000. */
export async function listPrompts(
  { api }: Session,
  { report, country, startDate, endDate }: Scope,
  engine?: EngineId,
  gaps?: 'include',
): Promise<ReportPrompt[]> {
  const filter = {
    reportId: report.id,
    ...(country && { country }),
    startDate,
    endDate,
    ...(engine && { engines: [engine] }),
    ...(gaps && { gaps }),
    limit: PAGE,
  };
  const prompts: ReportPrompt[] = [];
  let cursor: string | undefined;
  do {
    const { items, paging } = await api.reports.listPrompts({ ...filter, ...(cursor && { cursor }) });
    prompts.push(...items);
    cursor = paging.nextCursor ?? undefined;
  } while (cursor);
  return prompts;
}

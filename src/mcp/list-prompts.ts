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

/** The prompts of a workspace, newest first. */
export async function listWorkspacePrompts(
  { api }: Session,
  workspaceId: string,
  { country, createdSince = '' }: { country?: string; createdSince?: string },
): Promise<Output<'prompts', 'list'>['items']> {
  const prompts: Output<'prompts', 'list'>['items'] = [];
  let cursor: string | null = null;
  do {
    const page: Output<'prompts', 'list'> = await api.prompts.list({
      id: workspaceId,
      ...(country && { country }),
      limit: PAGE,
      ...(cursor && { cursor }),
    });
    const recent = page.items.filter(({ createdDate }) => createdDate >= createdSince);
    prompts.push(...recent);
    cursor = recent.length < page.items.length ? null : page.paging.nextCursor;
  } while (cursor);
  return prompts;
}

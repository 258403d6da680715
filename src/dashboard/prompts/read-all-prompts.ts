import { calls, type Inputs, type Outputs } from '../api/trpc.ts';

type ReportPrompt = Outputs['reports']['listPrompts']['items'][number];

const PAGE = 100;

/** All prompts of a report that the filters choose, page by page. There are at most 1,000. */
export async function readAllPrompts(
  request: Omit<Inputs['reports']['listPrompts'], 'limit' | 'cursor'>,
  signal?: AbortSignal,
): Promise<ReportPrompt[]> {
  const prompts: ReportPrompt[] = [];
  let cursor: string | undefined;
  do {
    const page = await calls.reports.listPrompts.query(
      { ...request, limit: PAGE, ...(cursor && { cursor }) },
      { ...(signal && { signal }) },
    );
    prompts.push(...page.items);
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor);
  return prompts;
}

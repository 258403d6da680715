import { calls, type Inputs, type Outputs } from '../api/trpc.ts';

type Answer = Outputs['answers']['list']['items'][number];

const PAGE = 200;
/** More signs than this cannot be told apart in a chart. */
const MOST = 1400;

/** The answers of a window, newest first, page by page up to a limit. */
export async function readAllAnswers(
  request: Omit<Inputs['answers']['list'], 'cursor' | 'limit'>,
  { signal, most = MOST }: { signal?: AbortSignal; most?: number } = {},
): Promise<{ answers: Answer[]; isComplete: boolean }> {
  const answers: Answer[] = [];
  let cursor: string | undefined;
  do {
    const page = await calls.answers.list.query(
      { ...request, limit: PAGE, ...(cursor && { cursor }) },
      signal ? { signal } : {},
    );
    answers.push(...page.items);
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor && answers.length < most);
  return { answers, isComplete: cursor === undefined };
}

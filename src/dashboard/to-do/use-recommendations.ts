import { useQuery } from '@tanstack/react-query';
import { api, calls, type Inputs, type Outputs } from '../api/trpc.ts';
import { useReport } from '../report/use-report.ts';

export type Recommended = Outputs['recommendations']['list']['items'][number];
type Request = Inputs['recommendations']['list'];

const PAGE = 100;

/** The tasks of the chosen countries and engines, those with the most impact first: all of them, or the first `most`. */
export function useRecommendations(state: NonNullable<Request['state']>, most = Infinity) {
  const { report, country, filters } = useReport();
  const { engines } = filters;
  const request: Request = {
    reportId: report.id,
    state,
    merge: 'engines',
    ...(country && { country }),
    ...(engines.length > 0 && { engines }),
  };
  return useQuery({
    queryKey: [...api.recommendations.pathKey(), request, most],
    queryFn: ({ signal }) => readTasks(request, most, signal),
  });
}

async function readTasks(request: Request, most: number, signal: AbortSignal): Promise<Recommended[]> {
  const items: Recommended[] = [];
  const limit = Math.min(PAGE, most);
  let cursor: string | undefined;
  do {
    const page = await calls.recommendations.list.query({ ...request, limit, ...(cursor && { cursor }) }, { signal });
    items.push(...page.items);
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor && items.length < most);
  return items.slice(0, most);
}

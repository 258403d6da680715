import { useQuery } from '@tanstack/react-query';
import type { EngineId } from '../../domain/shared/engines.ts';
import { api, calls, type Inputs, type Outputs } from '../api/trpc.ts';
import { useReport } from '../report/use-report.ts';

export type Recommended = Outputs['recommendations']['list']['items'][number];
type Request = Inputs['recommendations']['list'];

const PAGE = 100;

/** The tasks of the chosen countries and engines, those with the most impact first: all of them, or the first `most`. */
export function useRecommendations(state: NonNullable<Request['state']>, most = Infinity) {
  const { report, country, filters } = useReport();
  const { engines } = filters;
  const [engine] = engines;
  const request: Request = {
    reportId: report.id,
    state,
    merge: 'engines',
    ...(country && { country }),
    ...(engines.length === 1 && engine && { engine }),
  };
  return useQuery({
    queryKey: [...api.recommendations.pathKey(), request, engines, most],
    queryFn: ({ signal }) => readTasks(request, engines, most, signal),
  });
}

/** An API call is about one engine or all. Tasks of several are those of any of them. */
async function readTasks(
  request: Request,
  engines: EngineId[],
  most: number,
  signal: AbortSignal,
): Promise<Recommended[]> {
  const items: Recommended[] = [];
  const limit = engines.length < 2 ? Math.min(PAGE, most) : PAGE;
  let cursor: string | undefined;
  do {
    const page = await calls.recommendations.list.query({ ...request, limit, ...(cursor && { cursor }) }, { signal });
    items.push(
      ...page.items.filter(
        (item) => engines.length < 2 || item.engines?.some(({ engine }) => engines.includes(engine)),
      ),
    );
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor && items.length < most);
  return items.slice(0, most);
}

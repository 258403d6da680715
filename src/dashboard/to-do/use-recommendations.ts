import { useQuery } from '@tanstack/react-query';
import type { EngineId } from '../../domain/shared/engines.ts';
import { api, calls, type Inputs, type Outputs } from '../api/trpc.ts';
import { useReport } from '../report/use-report.ts';

export type Recommended = Outputs['recommendations']['list']['items'][number];
type State = NonNullable<Inputs['recommendations']['list']['state']>;

const PAGE = 100;

/** The recommendations of the chosen countries and engines, most urgent first: all of them, or the first `most`. */
export function useRecommendations(state: State, most = Infinity) {
  const { report, country, filters } = useReport();
  const countries = country ? [country] : report.countries;
  const request = { reportId: report.id, state, countries, engines: filters.engines, most };
  return useQuery({
    queryKey: [...api.recommendations.pathKey(), request],
    queryFn: ({ signal }) => readRecommendations(request, signal),
  });
}

interface Request {
  reportId: string;
  state: State;
  countries: string[];
  /** Empty for all. */
  engines: EngineId[];
  most: number;
}

/** An API call is about one country, and about one engine or all. */
async function readRecommendations(
  { reportId, state, countries, engines, most }: Request,
  signal: AbortSignal,
): Promise<Recommended[]> {
  const lists = await Promise.all(
    countries.map(async (country) => {
      const items: Recommended[] = [];
      for (const engine of engines.length > 0 ? engines : [undefined]) {
        items.push(...(await readList({ reportId, state, country, ...(engine && { engine }) }, most, signal)));
      }
      return items;
    }),
  );
  return orderByUrgency(lists.flat()).slice(0, most);
}

async function readList(
  request: Omit<Inputs['recommendations']['list'], 'cursor' | 'limit'>,
  most: number,
  signal: AbortSignal,
): Promise<Recommended[]> {
  const items: Recommended[] = [];
  let cursor: string | undefined;
  do {
    const limit = Math.min(PAGE, most);
    const page = await calls.recommendations.list.query({ ...request, limit, ...(cursor && { cursor }) }, { signal });
    items.push(...page.items);
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor && items.length < most);
  return items;
}

/** The order of the server. */
export function orderByUrgency<Item extends Pick<Recommended, 'priority' | 'score' | 'id'>>(items: Item[]): Item[] {
  return items.toSorted((a, b) => b.priority - a.priority || b.score - a.score || (a.id < b.id ? -1 : 1));
}

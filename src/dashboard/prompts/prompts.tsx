import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { isOff } from '../../domain/surfaces/surfaces.ts';
import { api, calls, type Inputs } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { useAddress } from '../filters/use-address.ts';
import { count } from '../format/numbers.ts';
import { enginesOf } from '../report/engines-of.ts';
import { useReport } from '../report/use-report.ts';
import { MoreOnScroll } from '../shell/more-on-scroll.tsx';
import { ServerSearch } from '../shell/server-search.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { describeGaps } from './describe-gaps.ts';
import type { ReportPrompt } from './heat-row.tsx';
import { HeatTable } from './heat-table.tsx';
import { FEW_ANSWERS } from './shade.ts';
import { type Sort, type SortColumn, toSortInput } from './sort.ts';
import { toTable } from './to-table.ts';

const COLUMNS: SortColumn[] = ['createdDate', 'brandCoverage', 'change'];

const PAGE = 50;

/** Prompt by engine: where answers name you, and where they name a competitor instead. */
export function Prompts() {
  const { report, input, comparedInput, before } = useReport();
  const brands = [report.brand, ...(report.competitors ?? []).map((competitor) => competitor.brand)];
  const known = enginesOf(report);
  const sorts = [...COLUMNS, ...known].flatMap((column) => [`${column}.desc`, `${column}.asc`]);
  const [sortName, setSortName] = useAddress<string>('sort', 'brandCoverage.desc', sorts);
  const [by, order] = sortName.split('.') as [Sort['by'], Sort['order']];
  const sort = { by, order };
  const setSort = (next: Sort) => setSortName(`${next.by}.${next.order}`);
  const [brand, setBrand] = useAddress<string>('brand', report.brand, brands);
  const [shownPrompts, setShownPrompts] = useAddress<'' | 'only'>('gaps', '', ['only']);
  const isGaps = shownPrompts === 'only';
  const [searched, setSearched] = useAddress<string>('text', '');
  const request = {
    ...comparedInput,
    include: 'engines',
    ...(isGaps && { gaps: 'only' as const }),
    ...(brand !== report.brand && { brand }),
    ...toSortInput(sort),
    ...(searched && { text: searched }),
  } as const;
  const query = useInfiniteQuery(
    api.reports.listPrompts.infiniteQueryOptions(
      { ...request, limit: PAGE },
      { getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined, structuralSharing: false },
    ),
  );
  // Gaps of a long window take longer than its statistics: the table does not wait for them.
  const gapRequest = { ...input, gaps: 'only' } as const;
  const gaps = useQuery({
    queryKey: [...api.reports.listPrompts.queryKey(gapRequest), 'all'],
    queryFn: () => readAll(gapRequest),
  });
  const gapsOf = useMemo(() => new Map(gaps.data?.map((prompt) => [prompt.id, describeGaps(prompt)])), [gaps.data]);
  const states = useQuery(api.engines.list.queryOptions()).data?.items;
  const off = useMemo(
    () => new Set(states?.filter((each) => isOff(each, report.surfaces)).map(({ engine }) => engine)),
    [states, report.surfaces],
  );
  // Rows are rendered in short tasks, between frames.
  const requested = JSON.stringify(request);
  const current = useMemo(() => ({ requested, data: query.data }), [requested, query.data]);
  const deferred = useDeferredValue(current);
  // Never those of other filters, not even for a frame.
  const data = query.data && deferred.requested === requested ? deferred.data : undefined;
  const prompts = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const engines = input.engines ?? known;
  return (
    <>
      <header className="page-head">
        <h1>Prompts</h1>
      </header>
      <Figure
        title={
          isGaps ? `Where competitors are named and ${report.brand} hardly ever is` : `How often answers name ${brand}`
        }
        note={`Share of answers, with the number of answers in small type. Pale: fewer than ${FEW_ANSWERS} answers. Hatched: the engine is off. A dash: no answers. Change: from ${before}, in points; single prompts vary by chance.`}
        name="prompts"
        table={async () => toTable(await readAll(request), engines, brand)}
        call={{ path: `/v1/reports/brand/${report.id}/prompts`, query: request }}
        isTable
        aside={
          <>
            <ServerSearch noun="prompts" searched={searched} onSearch={setSearched} />
            <select aria-label="Brand" value={brand} onChange={({ target }) => setBrand(target.value)}>
              {brands.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <button
              type="button"
              className="quiet"
              aria-pressed={isGaps}
              onClick={() => setShownPrompts(isGaps ? '' : 'only')}
            >
              Gaps only
            </button>
          </>
        }
      >
        <Loaded query={{ ...query, data: prompts }}>
          {(rows) => (
            <>
              {rows.length > 0 ? (
                <HeatTable
                  prompts={rows}
                  brand={brand}
                  gapsOf={gapsOf}
                  engines={engines}
                  off={off}
                  sort={sort}
                  onSort={setSort}
                />
              ) : (
                <Empty title={describeNone(searched, isGaps)} />
              )}
              <MoreOnScroll query={query} />
              <p className="note more" role="status">
                {count(rows.length, 'prompt')} shown{query.hasNextPage && ', more when you scroll'}.
              </p>
            </>
          )}
        </Loaded>
      </Figure>
    </>
  );
}

function describeNone(searched: string, isGaps: boolean): string {
  if (searched !== '') return isGaps ? 'No gaps in prompts with this text' : 'No prompts with this text';
  return isGaps ? 'No gaps in these prompts' : 'No prompts for these filters';
}

const MOST_ITEMS = 100;

/** All prompts, of which the screen has loaded some. */
async function readAll(request: Omit<Inputs['reports']['listPrompts'], 'limit' | 'cursor'>): Promise<ReportPrompt[]> {
  const prompts: ReportPrompt[] = [];
  let cursor: string | undefined;
  do {
    const page = await calls.reports.listPrompts.query({ ...request, limit: MOST_ITEMS, ...(cursor && { cursor }) });
    prompts.push(...page.items);
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor);
  return prompts;
}

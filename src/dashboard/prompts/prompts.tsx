import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ENGINES } from '../../domain/shared/engines.ts';
import { api, calls, type Inputs } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { shortEngineName } from '../format/names.ts';
import { count } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { followLink } from '../shell/follow-link.ts';
import { MoreOnScroll } from '../shell/more-on-scroll.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { describeGaps } from './describe-gaps.ts';
import { HeatRow, type ReportPrompt } from './heat-row.tsx';
import { HeatSection } from './heat-section.tsx';
import { SortHeader } from './sort-header.tsx';
import { toTable } from './to-table.ts';

type Sort = { by: 'createdDate' | 'brandCoverage'; order: 'asc' | 'desc' };

const PAGE = 50;
const SECTION = 10;
/** More than fit into a window. */
const FIRST_SECTIONS = 4;

/** Prompt by engine: where answers name you, and where they name a competitor instead. */
export function Prompts() {
  const { report, input, link } = useReport();
  const [, navigate] = useLocation();
  const [sort, setSort] = useState<Sort>({ by: 'brandCoverage', order: 'desc' });
  const [brand, setBrand] = useState(report.brand);
  const [isGaps, setGaps] = useState(false);
  const request = {
    ...input,
    include: 'engines',
    ...(isGaps && { gaps: 'only' as const }),
    ...(brand !== report.brand && { brand }),
    sortBy: sort.by,
    sortOrder: sort.order,
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
    () => new Set(states?.filter(({ state }) => state === 'off').map(({ engine }) => engine)),
    [states],
  );
  // Rows are rendered in short tasks, between frames.
  const deferred = useDeferredValue(query.data);
  const data = query.data && deferred;
  const prompts = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const engines = input.engines ?? ENGINES;
  return (
    <>
      <header className="page-head">
        <h1>Prompts</h1>
      </header>
      <Loaded query={{ ...query, data: prompts }}>
        {(rows) => (
          <Figure
            title={
              isGaps
                ? `Where competitors are named and ${report.brand} hardly ever is`
                : `How often answers name ${brand}`
            }
            note="Share of answers, with the number of answers in small type. Hatched: the engine is off. A dash: no answers."
            name="prompts"
            table={async () => toTable(await readAll(request), engines, brand)}
            call={{
              path: `/v1/reports/brand/${report.id}/prompts`,
              query: request,
            }}
            isTable
            aside={
              <>
                <select aria-label="Brand" value={brand} onChange={({ target }) => setBrand(target.value)}>
                  {[report.brand, ...(report.competitors ?? []).map((each) => each.brand)].map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
                <button type="button" className="quiet" aria-pressed={isGaps} onClick={() => setGaps(!isGaps)}>
                  Gaps only
                </button>
              </>
            }
          >
            {rows.length === 0 ? (
              <Empty title={isGaps ? 'No gaps in these prompts' : 'No prompts for these filters'} />
            ) : (
              <div className="scroller" tabIndex={0} role="region" aria-label="Prompts by engine">
                <table className="heat-table" onClick={(event) => followLink(event, navigate)}>
                  <thead>
                    <tr>
                      <SortHeader label="Prompt" field="createdDate" sort={sort} onSort={setSort} />
                      <SortHeader label="All" field="brandCoverage" sort={sort} onSort={setSort} className="number" />
                      {engines.map((engine) => (
                        <th key={engine} scope="col">
                          {shortEngineName(engine)}
                          {off.has(engine) && ' (off)'}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  {splitRows(rows).map((section, index) => (
                    <HeatSection
                      key={section[0]?.id}
                      columns={engines.length + 2}
                      isFirst={index < FIRST_SECTIONS}
                      rows={section.map((prompt) => (
                        <HeatRow
                          key={prompt.id}
                          prompt={prompt}
                          brand={brand}
                          gap={gapsOf.get(prompt.id) ?? null}
                          engines={engines}
                          off={off}
                          link={link}
                        />
                      ))}
                    />
                  ))}
                </table>
              </div>
            )}
            <MoreOnScroll query={query} />
            <p className="note more">
              {count(rows.length, 'prompt')} shown{query.hasNextPage && ', more when you scroll'}.
            </p>
          </Figure>
        )}
      </Loaded>
    </>
  );
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

function splitRows<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / SECTION) }, (_, index) =>
    rows.slice(index * SECTION, (index + 1) * SECTION),
  );
}

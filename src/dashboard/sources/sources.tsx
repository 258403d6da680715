import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { DOMAIN_CATEGORIES } from '../../domain/citations/domain-categories/categories.ts';
import { readAllPages } from '../api/all-pages.ts';
import { writePath } from '../api/call.ts';
import { api, calls } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { NotApplied } from '../filters/not-applied.tsx';
import { useAddress } from '../filters/use-address.ts';
import { count } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { DownloadButton } from '../shell/download-button.tsx';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { MoreOnScroll } from '../shell/more-on-scroll.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { ChosenPage } from './chosen-page.tsx';
import { CitedPages } from './cited-pages.tsx';
import { DomainsFigure } from './domains-figure.tsx';
import { Journey } from './journey.tsx';
import { toPageTable } from './page-table.ts';

// Nothing, unless a file was imported.
const Conversions = loadOnDemand(async () => (await import('./conversions.tsx')).Conversions, 0);

type Category = (typeof DOMAIN_CATEGORIES)[number];
type Mentioned = '' | 'true' | 'false';

/** The pages that answers cite, and whose sites they are. */
export function Sources() {
  const { report, input } = useReport();
  const linkedUrl = new URLSearchParams(useSearch()).get('page');
  const [category, setCategory] = useAddress<Category | ''>('kind', '', DOMAIN_CATEGORIES);
  const [mentioned, setMentioned] = useAddress<Mentioned>('named', '', ['true', 'false']);
  const [domain, setDomain] = useAddress<string>('site', '');
  const filter = {
    ...input,
    ...(domain && { domain }),
    ...(category && { domainCategory: category }),
    ...(mentioned && { brandMentioned: mentioned === 'true' }),
  };
  const query = useInfiniteQuery(
    api.citations.list.infiniteQueryOptions(
      { ...filter, limit: 50 },
      { getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined },
    ),
  );
  const readAll = () =>
    query.hasNextPage
      ? readAllPages((page) => calls.citations.list.query({ ...filter, ...page }))
      : Promise.resolve(pages ?? []);
  const pages = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data]);
  return (
    <>
      <header className="page-head">
        <h1>Sources</h1>
        <NotApplied
          names={['comparison']}
          to="lists of sites and pages"
          why="The history of a page follows it: choose a page."
        />
      </header>
      {linkedUrl && <ChosenPage url={linkedUrl} />}
      <Loaded query={{ ...query, data: pages }}>
        {(items) => (
          <>
            {items.length > 0 && (
              <DomainsFigure
                pages={items}
                isComplete={!query.hasNextPage}
                readAll={readAll}
                chosen={domain}
                onChoose={setDomain}
                call={{ path: `/v1/reports/brand/${report.id}/citations`, query: filter }}
              />
            )}
            <Figure
              title={domain ? `Pages of ${domain}` : 'Pages'}
              note="Each answer counts once for each page it cites. Choose a page to see its history."
              name="cited-pages"
              table={async () => toPageTable(await readAll())}
              call={{ path: `/v1/reports/brand/${report.id}/citations`, query: filter }}
              isTable
              aside={
                <>
                  <select
                    aria-label="Kind of site"
                    value={category}
                    onChange={({ target }) => setCategory(target.value as Category | '')}
                  >
                    <option value="">All kinds of sites</option>
                    {DOMAIN_CATEGORIES.map((each) => (
                      <option key={each}>{each}</option>
                    ))}
                  </select>
                  <select
                    aria-label="Answers that name you"
                    value={mentioned}
                    onChange={({ target }) => setMentioned(target.value as Mentioned)}
                  >
                    <option value="">All answers</option>
                    <option value="true">Cited where you are named</option>
                    <option value="false">Cited only where you are not</option>
                  </select>
                  <DownloadButton
                    path={writePath({ path: '/v1/exports/citations.csv', query: filter })}
                    name="citations.csv"
                  >
                    All citations (CSV)
                  </DownloadButton>
                </>
              }
            >
              {items.length === 0 ? <Empty title="No cited pages for these filters" /> : <CitedPages pages={items} />}
              <MoreOnScroll query={query} />
              {items.length > 0 && (
                <p className="note more">
                  {count(items.length, 'page')} shown, the most cited first
                  {query.hasNextPage && '; more when you scroll, and all of them in the CSV'}.
                </p>
              )}
            </Figure>
          </>
        )}
      </Loaded>
      <Journey />
      <Conversions />
    </>
  );
}

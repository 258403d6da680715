import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DOMAIN_CATEGORIES } from '../../domain/citations/domain-categories/categories.ts';
import { writePath } from '../api/call.ts';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { useReport } from '../report/use-report.ts';
import { MoreOnScroll } from '../shell/more-on-scroll.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { CitedPages } from './cited-pages.tsx';
import { DomainsFigure } from './domains-figure.tsx';
import { Journey } from './journey.tsx';

type Category = (typeof DOMAIN_CATEGORIES)[number];

/** The pages that answers cite, and whose sites they are. */
export function Sources() {
  const { report, input } = useReport();
  const [category, setCategory] = useState<Category | ''>('');
  const [mentioned, setMentioned] = useState<'' | 'true' | 'false'>('');
  const [domain, setDomain] = useState('');
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
  const pages = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data]);
  return (
    <>
      <header className="page-head">
        <h1>Sources</h1>
      </header>
      <Loaded query={{ ...query, data: pages }}>
        {(items) => (
          <>
            {items.length > 0 && (
              <DomainsFigure
                pages={items}
                isComplete={!query.hasNextPage}
                chosen={domain}
                onChoose={setDomain}
                call={{ path: `/v1/reports/brand/${report.id}/citations`, query: filter }}
              />
            )}
            <Figure
              title={domain ? `Pages of ${domain}` : 'Pages'}
              note="Each answer counts once for each page it cites. Choose a page to see its history."
              name="cited-pages"
              table={{
                columns: ['Page', 'Title', 'Site', 'Category', 'Role', 'Answers', 'Prompts', 'Answer names you'],
                rows: items.map((page) => [
                  page.url,
                  page.title,
                  page.domain,
                  page.domainCategory,
                  page.siteRole,
                  page.citations,
                  page.prompts.length,
                  page.brandMentioned ? 'yes' : 'no',
                ]),
              }}
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
                    onChange={({ target }) => setMentioned(target.value as typeof mentioned)}
                  >
                    <option value="">All answers</option>
                    <option value="true">Cited where you are named</option>
                    <option value="false">Cited only where you are not</option>
                  </select>
                  <a href={writePath({ path: '/v1/exports/citations.csv', query: filter })} download>
                    All citations (CSV)
                  </a>
                </>
              }
            >
              {items.length === 0 ? <Empty title="No cited pages for these filters" /> : <CitedPages pages={items} />}
              <MoreOnScroll query={query} />
            </Figure>
          </>
        )}
      </Loaded>
      <Journey />
    </>
  );
}

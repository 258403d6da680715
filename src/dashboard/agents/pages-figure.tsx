import { useQuery } from '@tanstack/react-query';
import { readAllPages } from '../api/all-pages.ts';
import type { DataTable } from '../api/table.ts';
import { api, calls, type Outputs } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { count, integer } from '../format/numbers.ts';
import { Loaded } from '../shell/states.tsx';
import type { AgentRequest } from './request.ts';

const SHOWN = 30;
const MOST_BOTS = 3;

/** The pages that crawlers fetch, and the errors that they get. */
export function PagesFigure({ request }: { request: AgentRequest }) {
  const query = useQuery(api.agentAnalytics.pages.queryOptions({ ...request, limit: SHOWN }));
  const { reportId, ...window } = request;
  return (
    <Loaded query={query}>
      {({ items, paging }) => (
        <Figure
          title="Pages and errors"
          note="A page that answers crawlers with an error cannot be cited."
          name="agent-pages"
          table={async () =>
            toTable(await readAllPages((page) => calls.agentAnalytics.pages.query({ ...request, ...page })))
          }
          call={{ path: `/v1/reports/brand/${reportId}/agent-analytics/pages`, query: window }}
          isTable
        >
          <div className="scroller" tabIndex={0} role="region" aria-label="Pages">
            <table className="list stacked">
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col">Crawlers</th>
                  <th scope="col">Errors</th>
                  <th scope="col" className="number">
                    Visits
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((page) => {
                  const errors = page.statuses.filter(({ status }) => (status ?? 0) >= 400);
                  return (
                    <tr key={page.url ?? page.domain}>
                      <td className="url">{page.url ?? 'All other pages'}</td>
                      <td data-label="Crawlers">
                        {page.bots
                          .slice(0, MOST_BOTS)
                          .map(({ bot }) => bot)
                          .join(', ')}
                        {page.bots.length > MOST_BOTS && ` and ${integer(page.bots.length - MOST_BOTS)} more`}
                      </td>
                      <td data-label="Errors" className={errors.length > 0 ? 'bad' : 'muted'}>
                        {errors.length > 0
                          ? errors.map(({ status, visits }) => `${status} × ${integer(visits)}`).join(', ')
                          : 'none'}
                      </td>
                      <td className="number" data-label="Visits">
                        {integer(page.visits)}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
          {paging.nextCursor && (
            <p className="note more">The {count(SHOWN, 'page')} visited most. All of them are in the CSV.</p>
          )}
        </Figure>
      )}
    </Loaded>
  );
}

function toTable(pages: Outputs['agentAnalytics']['pages']['items']): DataTable {
  return {
    columns: ['Page', 'Visits', 'Verified', 'Statuses', 'Last visit'],
    rows: pages.map((page) => [
      page.url ?? 'all other pages',
      page.visits,
      page.verified,
      page.statuses.map(({ status, visits }) => `${status ?? 'unknown'}: ${visits}`).join('; '),
      page.lastDay,
    ]),
  };
}

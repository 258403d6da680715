import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { integer } from '../format/numbers.ts';
import { Loaded } from '../shell/states.tsx';
import type { AgentRequest } from './request.ts';

const SHOWN = 30;

/** The pages that crawlers fetch, and the errors that they get. */
export function PagesFigure({ request }: { request: AgentRequest }) {
  const query = useQuery(api.agentAnalytics.pages.queryOptions({ ...request, limit: SHOWN }));
  const { reportId, ...window } = request;
  return (
    <Loaded query={query}>
      {({ items }) => (
        <Figure
          title="Pages and errors"
          note="A page that answers crawlers with an error cannot be cited."
          name="agent-pages"
          table={{
            columns: ['Page', 'Visits', 'Verified', 'Statuses', 'Last visit'],
            rows: items.map((page) => [
              page.url ?? 'all other pages',
              page.visits,
              page.verified,
              page.statuses.map(({ status, visits }) => `${status ?? 'unknown'}: ${visits}`).join('; '),
              page.lastDay,
            ]),
          }}
          call={{ path: `/v1/reports/brand/${reportId}/agent-analytics/pages`, query: window }}
          isTable
        >
          <div className="scroller" tabIndex={0} role="region" aria-label="Pages">
            <table className="list">
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
                      <td>
                        {page.bots
                          .slice(0, 3)
                          .map(({ bot }) => bot)
                          .join(', ')}
                      </td>
                      <td className={errors.length > 0 ? 'bad' : 'muted'}>
                        {errors.length > 0
                          ? errors.map(({ status, visits }) => `${status} × ${visits}`).join(', ')
                          : 'none'}
                      </td>
                      <td className="number">{integer(page.visits)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </Figure>
      )}
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { assistantName } from '../format/assistants.ts';
import { integer } from '../format/numbers.ts';
import { Loaded } from '../shell/states.tsx';
import type { AgentRequest } from './request.ts';

/** People who came from AI assistants. */
export function ReferralsFigure({ request }: { request: AgentRequest }) {
  const query = useQuery(api.agentAnalytics.referrals.queryOptions({ ...request, limit: 200 }));
  const { reportId, ...window } = request;
  return (
    <Loaded query={query} height={80}>
      {({ items }) => {
        const rows = items.flatMap((item) => ('assistant' in item ? [item] : []));
        const most = Math.max(1, ...rows.map(({ visits }) => visits));
        return (
          <Figure
            title="People from AI assistants"
            note="Recognized by referrer or utm_source. A lower bound: many assistants send no referrer."
            name="referrals"
            table={{
              columns: ['Assistant', 'Visits', 'Pages'],
              rows: rows.map(({ assistant, visits, pages }) => [assistant, visits, pages]),
            }}
            call={{ path: `/v1/reports/brand/${reportId}/agent-analytics/referrals`, query: window }}
          >
            {rows.length === 0 && <p className="note">None in this window.</p>}
            <ul className="bars">
              {rows.map(({ assistant, visits }) => (
                <li key={assistant} className="own">
                  <span className="bar-name">{assistantName(assistant)}</span>
                  <span className="bar" aria-hidden="true">
                    <span style={{ width: `${(visits / most) * 100}%` }} />
                  </span>
                  <span className="number">{integer(visits)}</span>
                </li>
              ))}
            </ul>
          </Figure>
        );
      }}
    </Loaded>
  );
}

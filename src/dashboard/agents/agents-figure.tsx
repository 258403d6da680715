import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { longDay } from '../format/dates.ts';
import { count, integer, NONE } from '../format/numbers.ts';
import { inWords } from '../format/words.ts';
import { Loaded } from '../shell/states.tsx';
import type { AgentRequest } from './request.ts';

/** Each crawler: what it fetches pages for, and whether its address proves who it is. */
export function AgentsFigure({ request }: { request: AgentRequest }) {
  const query = useQuery(api.agentAnalytics.agents.queryOptions({ ...request, limit: 200 }));
  const { reportId, ...window } = request;
  return (
    <Loaded query={query}>
      {({ items, purposes }) => (
        <Figure
          title="Who visits"
          note={`${purposes.map(({ purpose, visits }) => `${inWords(purpose)} ${integer(visits)}`).join(' · ')}. Verified: the address is in the ranges that the operator publishes. Spoofed: it is outside them.`}
          name="agents"
          table={{
            columns: ['Crawler', 'Operator', 'Purpose', 'Visits', 'Verified', 'Unverified', 'Spoofed', 'Last visit'],
            rows: items.map((each) => [
              each.bot,
              each.operator,
              each.purpose,
              each.visits,
              each.verified,
              each.unverified,
              each.spoofed,
              each.lastDay,
            ]),
          }}
          call={{ path: `/v1/reports/brand/${reportId}/agent-analytics/agents`, query: window }}
          isTable
        >
          <div className="scroller" tabIndex={0} role="region" aria-label="Crawlers">
            <table className="list stacked">
              <thead>
                <tr>
                  <th scope="col">Crawler</th>
                  <th scope="col">Purpose</th>
                  <th scope="col">Verified against claimed</th>
                  <th scope="col" className="number">
                    Visits
                  </th>
                  <th scope="col">Last visit</th>
                </tr>
              </thead>
              <tbody>
                {items.map((agent) => (
                  <tr key={agent.bot}>
                    <td>
                      <strong>{agent.bot}</strong> <span className="hint">{agent.operator}</span>
                    </td>
                    <td data-label="Purpose">{agent.purpose ? inWords(agent.purpose) : NONE}</td>
                    <td data-label="Verified against claimed">
                      <Proof {...agent} />
                    </td>
                    <td className="number" data-label="Visits">
                      {integer(agent.visits)}
                    </td>
                    <td data-label="Last visit">{longDay(agent.lastDay)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Figure>
      )}
    </Loaded>
  );
}

function Proof({
  visits,
  verified,
  unverified,
  spoofed,
}: {
  visits: number;
  verified: number;
  unverified: number;
  spoofed: number;
}) {
  const part = (value: number) => ({ width: `${(value / Math.max(1, visits)) * 100}%` });
  return (
    <>
      <span className="proof" aria-hidden="true">
        <span className="verified" style={part(verified)} />
        <span className="unverified" style={part(unverified)} />
        <span className="spoofed" style={part(spoofed)} />
      </span>
      <span className="hint">
        {integer(verified)} verified{unverified > 0 && `, ${integer(unverified)} unverified`}
        {spoofed > 0 && `, ${count(spoofed, 'spoofed visit')}`}
      </span>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { isDemoHost } from '../../domain/demo/demo.ts';
import { api } from '../api/trpc.ts';
import { NotApplied } from '../filters/not-applied.tsx';
import { useReport } from '../report/use-report.ts';
import { Empty, Loaded, Loading } from '../shell/states.tsx';
import { AgentsFigure } from './agents-figure.tsx';
import { Connectors } from './connectors.tsx';
import { describeUnconnected } from './describe-connection.ts';
import { PagesFigure } from './pages-figure.tsx';
import { ReferralsFigure } from './referrals-figure.tsx';
import { useConnectors } from './use-connectors.ts';
import { VisitsFigure } from './visits-figure.tsx';

const POLL_MS = 5000;

/** AI crawlers on your site, and people who come from AI assistants. */
export function Agents() {
  const { report, input } = useReport();
  const { startDate, endDate } = input;
  const request = { reportId: report.id, startDate, endDate };
  // The state of the connectors is live: what is said about them must not be older.
  const query = useQuery(
    api.agentAnalytics.stats.queryOptions(request, {
      refetchInterval: ({ state: { data } }) => (data?.availability === 'connected_with_data' ? false : POLL_MS),
    }),
  );
  const connectors = useConnectors(report.workspaceId);
  return (
    <>
      <header className="page-head">
        <h1>AI agents</h1>
        <p className="note">
          {isDemoHost(report.brandDomain)
            ? `Simulated visits to ${report.brandDomain}, an invented site.`
            : `Visits to ${report.brandDomain} from your web server's log.`}
        </p>
        <NotApplied
          names={['comparison', 'country', 'engines', 'tag', 'prompts']}
          why="A log records visits to your site: it does not know of prompts and answers, and nothing here is compared with earlier days."
        />
      </header>
      <Loaded query={query}>
        {(stats) => {
          if (stats.availability === 'not_connected') {
            if (!connectors.data) return <Loading height={80} />;
            const { title, advice } = describeUnconnected(stats.domains, connectors.data);
            return (
              <Empty title={title}>
                <p>{advice}</p>
              </Empty>
            );
          }
          if (stats.availability === 'connected_no_data') {
            return (
              <Empty title="Connected, but no visits in this window">
                <p>See below what the connector received last, and why lines were skipped.</p>
              </Empty>
            );
          }
          return (
            <>
              <VisitsFigure stats={stats} request={request} />
              <AgentsFigure request={request} />
              <PagesFigure request={request} />
              <ReferralsFigure request={request} />
            </>
          );
        }}
      </Loaded>
      <Connectors />
    </>
  );
}

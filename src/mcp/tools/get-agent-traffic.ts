import { plainText } from '../../domain/assistants/quote.ts';
import type { Row } from '../../domain/assistants/reply.ts';
import { SIMULATED } from '../../domain/assistants/shares.ts';
import { isDemoHost } from '../../domain/demo/demo.ts';
import { resolveReport } from '../resolve.ts';
import { pageRows, type Session, windowOf } from '../session.ts';
import { reader } from './tool.ts';

const TOP = 10;
const MOST_PAGES = 200;
const COLUMNS = ['page', 'crawler_visits', 'verified', 'spoofed', 'crawlers', 'http_statuses', 'last_day'];

export const getAgentTraffic = reader<'get_agent_traffic'>({
  title: 'Get AI agent traffic',
  description:
    'Visits of AI crawlers to your site and of people who came from AI assistants, from server logs: totals, crawlers, assistants and the pages with their HTTP statuses.',
  async run(session, input) {
    const report = await resolveReport(session, input.report);
    const window = windowOf(session, input);
    const filter = { reportId: report.id, ...window };
    const { api } = session;
    const [stats, agents, pages, referrals] = await Promise.all([
      api.agentAnalytics.stats(filter),
      api.agentAnalytics.agents({ ...filter, limit: TOP }),
      api.agentAnalytics.pages({ ...filter, limit: MOST_PAGES }),
      api.agentAnalytics.referrals({ ...filter, limit: TOP }),
    ]);
    const period = `${window.startDate} to ${window.endDate}`;
    if (stats.availability === 'not_connected') {
      const next = 'Connect a log source with POST /v1/workspaces/{id}/log-connectors.';
      return {
        sentence: `No server logs are connected to ${report.brand}, so its AI traffic from ${period} is unknown, not zero.`,
        notes: [next],
      };
    }
    const visits = stats.totalAgentVisits ?? 0;
    return {
      sentence: `${isDemoHost(report.brandDomain) ? SIMULATED : ''}AI crawlers made n = ${visits} visits to ${stats.pagesVisited ?? 0} pages of ${stats.domains.slice(0, 3).join(', ')} from ${period}; these are complete counts from server logs, so there is no interval.`,
      notes: visits > 0 && pages.paging.hasMore ? [`The ${MOST_PAGES} most visited pages follow.`] : [],
      facts: {
        crawlers: agents.items.map(
          ({ bot, purpose, ...counts }) =>
            `${bot} (${purpose ?? 'unknown purpose'}): ${counts.visits} visits, ${counts.verified} verified, ${counts.spoofed} spoofed`,
        ),
        people_from_assistants: describeReferrals(referrals.items),
      },
      columns: COLUMNS,
      ...pageRows('get_agent_traffic', input, pages.items.map(toRow)),
    };
  },
});

type Pages = Awaited<ReturnType<Session['api']['agentAnalytics']['pages']>>;
type Referrals = Awaited<ReturnType<Session['api']['agentAnalytics']['referrals']>>;

function describeReferrals(items: Referrals['items']): string[] {
  return items.flatMap((item) =>
    'assistant' in item ? [`${item.assistant}: ${item.visits} visits (a lower bound)`] : [],
  );
}

function toRow({ url, domain, visits, verified, spoofed, bots, statuses, lastDay }: Pages['items'][number]): Row {
  return [
    plainText(url ?? `${domain} (pages beyond the maximum)`, 200),
    visits,
    verified,
    spoofed,
    bots.slice(0, 5).map((each) => `${each.bot}: ${each.visits}`),
    statuses.slice(0, 5).map((each) => `${each.status ?? 'unknown'}: ${each.visits}`),
    lastDay,
  ];
}

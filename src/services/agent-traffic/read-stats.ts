import {
  type AgentStats,
  botsOf,
  describeUnconnected,
  describeVisits,
  resolveWindow,
} from '../../domain/agent-stats.ts';
import type { AgentEngine } from '../../domain/crawlers/crawler.ts';
import { coversReport, domainsOf, isOwnHost, type OwnDomains } from '../../domain/log-connectors.ts';
import { type DateWindow, dayOf } from '../../domain/windows.ts';
import { countPages, listVisitedHosts, readBotVisits } from '../../storage/agent-stats.ts';
import { listActiveDomains } from '../../storage/log-connectors.ts';
import type { CallerContext, Context } from '../context.ts';
import { getReportFor } from '../reports/load.ts';

export interface ReadAgentStatsInput {
  reportId: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
  engine?: AgentEngine | undefined;
  engines?: AgentEngine | undefined;
}

/** The overview of what AI crawlers visited on the report's own domains. */
export async function readAgentStats(context: CallerContext, input: ReadAgentStatsInput): Promise<AgentStats> {
  const { report } = await getReportFor(context, input.reportId);
  const window = resolveWindow(input, dayOf(context.now()));
  const { workspaceId } = report;
  const active = await listActiveDomains(context.database.prisma, workspaceId);
  if (!active.some((domain) => coversReport(domain, report))) return describeUnconnected(window, domainsOf(report));

  const domains = await findHosts(context, workspaceId, window, report);
  const engine = input.engine ?? input.engines;
  const chosen = engine ? botsOf(engine) : { bots: null, areLeftOut: false };
  const filter = { workspaceId, ...window, domains, ...chosen };
  const [visits, pages] = await Promise.all([
    readBotVisits(context.database, filter),
    countPages(context.database, filter),
  ]);
  return describeVisits(window, domainsOf(report), visits, pages);
}

/** With the wildcard, whatever was visited below the main domain counts too. */
async function findHosts(
  { database }: Context,
  workspaceId: string,
  window: DateWindow,
  own: OwnDomains,
): Promise<string[]> {
  if (!own.brandDomainWildcard) return domainsOf(own);
  const visited = await listVisitedHosts(database, { workspaceId, ...window });
  return visited.filter((host) => isOwnHost(host, own));
}

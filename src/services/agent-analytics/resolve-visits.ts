import { botsOf, resolveWindow } from '../../domain/agent-analytics/stats.ts';
import type { AgentEngine } from '../../domain/crawlers/crawler.ts';
import { coversReport, domainsOf, isOwnHost, type OwnDomains } from '../../domain/log-connectors/log-connectors.ts';
import { type DateWindow, dayOf } from '../../domain/shared/windows.ts';
import { listVisitedHosts, type VisitFilter } from '../../storage/agent-analytics/stats.ts';
import { listActiveDomains } from '../../storage/log-connectors/log-connectors.ts';
import type { CallerContext, Context } from '../context.ts';
import { getReportFor } from '../reports/load.ts';

export interface VisitsInput {
  reportId: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
  engine?: AgentEngine | undefined;
  engines?: AgentEngine | undefined;
}

export interface ResolvedVisits {
  window: DateWindow;
  /** The report's domains. */
  domains: string[];
  /** The requested visits; null if no log of the report is connected. */
  filter: VisitFilter | null;
}

/**
 * Determines the visits for a read of a report's traffic. Hosts are those visited from `hostsSince` on, by default in the window.
 */
export async function resolveVisits(
  context: CallerContext,
  input: VisitsInput,
  hostsSince?: string,
): Promise<ResolvedVisits> {
  const { report } = await getReportFor(context, input.reportId);
  const window = resolveWindow(input, dayOf(context.now()));
  const { workspaceId } = report;
  const domains = domainsOf(report);
  const active = await listActiveDomains(context.database, workspaceId);
  if (!active.some((domain) => coversReport(domain, report))) return { window, domains, filter: null };

  const visited = { ...window, startDate: hostsSince ?? window.startDate };
  const hosts = await findHosts(context, workspaceId, visited, report);
  const engine = input.engine ?? input.engines;
  const chosen = engine ? botsOf(engine) : { bots: null, areLeftOut: false };
  return { window, domains, filter: { workspaceId, ...window, domains: hosts, ...chosen } };
}

/** With the wildcard, every visited host below the main domain counts too. */
async function findHosts(
  { database }: Context,
  workspaceId: string,
  window: DateWindow,
  report: OwnDomains,
): Promise<string[]> {
  if (!report.brandDomainWildcard) return domainsOf(report);
  const visited = await listVisitedHosts(database, { workspaceId, ...window });
  return visited.filter((host) => isOwnHost(host, report));
}

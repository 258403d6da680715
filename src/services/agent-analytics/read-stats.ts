import { type AgentStats, describeUnconnected, describeVisits } from '../../domain/agent-analytics/stats.ts';
import { countPages, readBotVisits } from '../../storage/agent-analytics/stats.ts';
import type { CallerContext } from '../context.ts';
import { resolveVisits, type VisitsInput } from './resolve-visits.ts';

/** The overview of AI crawler visits to the report's domains. */
export async function readAgentStats(context: CallerContext, input: VisitsInput): Promise<AgentStats> {
  const { window, domains, filter } = await resolveVisits(context, input);
  if (filter === null) return describeUnconnected(window, domains);
  const [visits, pages] = await Promise.all([
    readBotVisits(context.database, filter),
    countPages(context.database, filter),
  ]);
  return describeVisits(window, domains, visits, pages);
}

import { agentStats, readAgentStatsInput } from '../schemas/agent-analytics.ts';
import { readAgentStats } from '../services/agent-traffic/read-stats.ts';
import { operation, reads, router } from './operation.ts';

const tags = ['Agent traffic'];

export const agentAnalyticsRouter = router({
  stats: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/agent-analytics/stats',
    operationId: 'getAgentStats',
    tags,
    summary: 'Get AI agent traffic overview',
    description:
      "Visits of AI crawlers to the report's own domains, from the logs of its web servers: the last 14 days (UTC) unless said otherwise.",
    successDescription: 'The overview of the window.',
  })
    .input(readAgentStatsInput)
    .output(agentStats)
    .query(reads(readAgentStats)),
});

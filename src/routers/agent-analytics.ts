import {
  agentList,
  agentPageList,
  agentStats,
  listAgentPagesInput,
  listAgentsInput,
  readAgentStatsInput,
} from '../schemas/agent-analytics.ts';
import { listAgents } from '../services/agent-analytics/list-agents.ts';
import { listPages } from '../services/agent-analytics/list-pages.ts';
import { readAgentStats } from '../services/agent-analytics/read-stats.ts';
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
      "Summarizes AI crawler visits to the report's domains, counted from web server logs. Defaults to the last 14 days (UTC).",
    successDescription: 'The traffic overview for the window.',
  })
    .input(readAgentStatsInput)
    .output(agentStats)
    .query(reads(readAgentStats)),

  agents: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/agent-analytics/agents',
    operationId: 'listAgents',
    tags,
    summary: 'List AI agents that visited your site',
    description:
      "Lists the AI crawlers that visited the report's domains in the window, with the purpose of each crawler and the number of visits from IP addresses that its operator publishes.",
    successDescription: 'A page of AI crawlers.',
  })
    .input(listAgentsInput)
    .output(agentList)
    .query(reads(listAgents)),

  pages: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/agent-analytics/pages',
    operationId: 'listAgentPages',
    tags,
    summary: 'List pages visited by AI agents',
    description:
      "Lists the pages of the report's domains that AI crawlers requested in the window, with the crawlers, their purposes and the HTTP statuses they received. A page that returns 403 or 404 to a crawler is not available to its AI engine.",
    successDescription: 'A page of visited pages.',
  })
    .input(listAgentPagesInput)
    .output(agentPageList)
    .query(reads(listPages)),
});

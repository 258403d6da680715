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
      "Visits of AI crawlers to the report's own domains, from the logs of its web servers: the last 14 days (UTC) unless said otherwise.",
    successDescription: 'The overview of the window.',
  })
    .input(readAgentStatsInput)
    .output(agentStats)
    .query(reads(readAgentStats)),

  agents: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/agent-analytics/agents',
    operationId: 'listAgents',
    tags,
    summary: 'List the AI agents that visited',
    description:
      "The crawlers that visited the report's own domains in the window, with what they came for and how many visits came from addresses that their operators publish.",
    successDescription: 'A page of crawlers.',
  })
    .input(listAgentsInput)
    .output(agentList)
    .query(reads(listAgents)),

  pages: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/agent-analytics/pages',
    operationId: 'listAgentPages',
    tags,
    summary: 'List the pages that AI agents visited',
    description:
      "The pages of the report's own domains that crawlers asked for in the window, by whom, what for, and what the server answered: a 404 or a 403 is what an AI engine sees of the page.",
    successDescription: 'A page of pages.',
  })
    .input(listAgentPagesInput)
    .output(agentPageList)
    .query(reads(listPages)),
});

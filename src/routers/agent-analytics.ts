import {
  agentList,
  agentPageList,
  agentStats,
  journeyList,
  listAgentPagesInput,
  listAgentsInput,
  listReferralsInput,
  readAgentStatsInput,
  readJourneyInput,
  referralList,
} from '../schemas/agent-analytics/agent-analytics.ts';
import { listAgents } from '../services/agent-analytics/list-agents.ts';
import { listPages } from '../services/agent-analytics/list-pages.ts';
import { listReferrals } from '../services/agent-analytics/list-referrals.ts';
import { readJourney } from '../services/agent-analytics/read-journey.ts';
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
      "Visits of AI crawlers to the report's domains, from web server logs. The window defaults to the last 14 days (UTC).",
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
    summary: 'List AI agents that visited your site',
    description:
      "The crawlers that visited the report's domains in the window, with their purpose and how many visits came from addresses that their operators publish.",
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
    summary: 'List pages visited by AI agents',
    description:
      "The pages of the report's domains that crawlers requested in the window, with the crawlers, their purposes and the HTTP statuses: a page that returns 404 or 403 to crawlers cannot be cited.",
    successDescription: 'A page of pages.',
  })
    .input(listAgentPagesInput)
    .output(agentPageList)
    .query(reads(listPages)),

  referrals: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/agent-analytics/referrals',
    operationId: 'listAgentReferrals',
    tags,
    summary: 'List visits of people who came from AI assistants',
    description:
      "Visits of people who came to the report's domains from AI assistants, recognized by referrer or `utm_source`, by assistant or by page, most visits first. Bots are excluded. The counts are a lower bound: many assistants send no referrer.",
    successDescription: 'A page of assistants or pages.',
  })
    .input(listReferralsInput)
    .output(referralList)
    .query(reads(listReferrals)),

  journey: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/agent-analytics/journey',
    operationId: 'listAgentJourney',
    tags,
    summary: 'List the journey of pages from crawler to visitor',
    description:
      "For each page of the report's domains: how often AI crawlers fetched it, answers cited it and people came to it from AI assistants, compared with the preceding window of the same length. `country`, `engines`, `tagId` and `branded` select the answers whose citations count, as in statistics, and findings follow them. Visits count in full, because a log does not record prompts and answers.",
    successDescription: 'A page of pages.',
  })
    .input(readJourneyInput)
    .output(journeyList)
    .query(reads(readJourney)),
});

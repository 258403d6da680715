import { z } from 'zod';
import { AGENT_SORTS, PAGE_SORTS } from '../domain/agent-analytics/lists.ts';
import { AGENT_ENGINES, CRAWLER_PURPOSES } from '../domain/crawlers/crawler.ts';
import type { ValidationIssue } from '../domain/shared/failures.ts';
import { reportId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { rules } from './rules.ts';
import { day, windowRule } from './windows.ts';

const agentEngine = z.enum(AGENT_ENGINES).meta({
  description: 'AI engine that the crawler belongs to. `other` covers all AI crawlers outside the named engines.',
  examples: ['chatgpt'],
});

const visits = z
  .int()
  .min(0)
  .meta({ description: 'Visits in the window.', examples: [42] });

const filters = {
  reportId,
  startDate: day(
    'First day of the window (UTC, inclusive). Defaults to 13 days before `endDate`.',
    '2026-11-01',
  ).optional(),
  endDate: day('Last day of the window (UTC, inclusive). Defaults to today.', '2026-11-14').optional(),
  engine: agentEngine.meta({ description: 'Filter by engine.', examples: ['chatgpt'] }).optional(),
  engines: agentEngine.meta({ description: 'Alias for `engine`.', examples: ['chatgpt'] }).optional(),
};
const filterRules = [windowRule, rules(findTwoEngines)] as const;

export const readAgentStatsInput = z.object(filters).check(...filterRules);

const sortOrder = z.enum(['asc', 'desc']).default('desc').meta({ description: 'Sort direction.' });

export const listAgentsInput = z
  .object({
    ...filters,
    sortBy: z.enum(AGENT_SORTS).default('visits').meta({ description: 'Field to sort crawlers by.' }),
    sortOrder,
    ...pagingInput,
  })
  .check(...filterRules);

export const listAgentPagesInput = z
  .object({
    ...filters,
    sortBy: z.enum(PAGE_SORTS).default('visits').meta({ description: 'Field to sort pages by.' }),
    sortOrder,
    ...pagingInput,
  })
  .check(...filterRules);

/** Both names of the filter are understood, but it takes one engine. */
function findTwoEngines({ engine, engines }: { engine?: unknown; engines?: unknown }): ValidationIssue[] {
  if (engine === undefined || engines === undefined || engine === engines) return [];
  return [
    {
      path: 'engines',
      message: 'Specify only one engine, or omit the parameter to include all engines',
      code: 'mutually_exclusive',
    },
  ];
}

const bot = z.string().meta({ description: 'Name of the crawler.', examples: ['GPTBot'] });

const window = {
  availability: z.enum(['not_connected', 'connected_no_data', 'connected_with_data']).meta({
    description:
      '`not_connected`: the report has no active log connector, and the counts are null. `connected_no_data`: a log connector is active but recorded no visits, so the counts are 0. `connected_with_data`: visits were recorded.',
    examples: ['connected_with_data'],
  }),
  startDate: z.string().meta({ description: 'First day of the window (inclusive).', examples: ['2026-11-01'] }),
  endDate: z.string().meta({ description: 'Last day of the window (inclusive).', examples: ['2026-11-14'] }),
};

export const agentStats = z
  .object({
    ...window,
    domains: z
      .array(z.string())
      .meta({ description: "The report's main domain and its variations.", examples: [['acme.com']] }),
    totalAgentVisits: visits
      .nullable()
      .meta({ description: 'Number of AI crawler visits. Null if not connected.', examples: [42] }),
    pagesVisited: visits
      .nullable()
      .meta({ description: 'Number of distinct pages visited. Null if not connected.', examples: [17] }),
    topEngine: agentEngine
      .nullable()
      .meta({ description: 'Engine with the most visits. Null if there were no visits.', examples: ['chatgpt'] }),
    engines: z
      .array(z.object({ engine: agentEngine, visits }))
      .meta({ description: 'Engines with visits, most visits first.' }),
    trend: z
      .array(
        z.object({
          dayId: z.string().meta({ description: 'Day in the format YYYYMMDD.', examples: ['20261114'] }),
          engine: agentEngine,
          bot,
          visitCount: visits,
        }),
      )
      .meta({ description: 'One entry per day, engine and crawler with visits, sorted in that order.' }),
  })
  .meta({ id: 'AgentStats' });

const purpose = z.enum(CRAWLER_PURPOSES).meta({
  description:
    'Why the crawler fetches pages: `training` (model training), `search` (an index used to generate answers), `user-fetch` (a request by a user), `agent` (autonomous browsing).',
  examples: ['training'],
});

const purposes = z
  .array(z.object({ purpose, visits }))
  .meta({ description: 'Visits by purpose, most visits first.', examples: [[{ purpose: 'training', visits: 42 }]] });

const counts = {
  visits,
  verified: visits.meta({
    description: 'Visits from an IP address that the crawler operator publishes.',
    examples: [30],
  }),
  unverified: visits.meta({
    description:
      'Visits that cannot be verified, because the operator publishes no IP addresses or the log contains none.',
    examples: [10],
  }),
  spoofed: visits.meta({
    description:
      "Visits with the crawler's user agent from an IP address outside the ranges that its operator publishes.",
    examples: [2],
  }),
};

const dayOf = (description: string, example: string) =>
  z.string().meta({ description, format: 'date', examples: [example] });
const lastDay = dayOf('Day of the last visit in the window.', '2026-11-14');

const agent = z
  .object({
    bot,
    engine: agentEngine,
    operator: z
      .string()
      .nullable()
      .meta({
        description: 'Company that operates the crawler. Null if the crawler is no longer in the crawler table.',
        examples: ['OpenAI'],
      }),
    purpose: purpose.nullable().meta({
      description: 'Why the crawler fetches pages. Null if the crawler is no longer in the crawler table.',
      examples: ['training'],
    }),
    ...counts,
    firstDay: dayOf('Day of the first visit in the window.', '2026-11-01'),
    lastDay,
  })
  .meta({ id: 'Agent' });

const agentPage = z
  .object({
    url: z
      .string()
      .nullable()
      .meta({
        description:
          'URL of the page without its query string. Null for the combined visits to pages beyond the daily limit of 50,000 pages.',
        examples: ['https://acme.com/pricing'],
      }),
    domain: z.string().meta({ description: 'Host of the page.', examples: ['acme.com'] }),
    ...counts,
    lastDay,
    engines: z
      .array(z.object({ engine: agentEngine, visits }))
      .meta({ description: 'Engines whose crawlers visited the page, most visits first.' }),
    bots: z
      .array(z.object({ bot, visits }))
      .meta({ description: 'Crawlers that visited the page, most visits first.' }),
    purposes,
    statuses: z
      .array(
        z.object({
          status: z
            .int()
            .nullable()
            .meta({ description: 'HTTP status code. Null if the log does not contain it.', examples: [404] }),
          visits,
        }),
      )
      .meta({ description: 'HTTP statuses returned to crawlers, most frequent first.' }),
  })
  .meta({ id: 'AgentPage' });

const allPurposes = purposes.meta({
  description: 'All visits in the window by purpose, most visits first.',
  examples: [[{ purpose: 'training', visits: 42 }]],
});

export const agentList = pageOf(agent).extend({ ...window, purposes: allPurposes });
export const agentPageList = pageOf(agentPage).extend({ ...window, purposes: allPurposes });

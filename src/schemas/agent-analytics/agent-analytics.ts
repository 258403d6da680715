import { z } from 'zod';
import { FINDINGS, JOURNEY_SORTS } from '../../domain/agent-analytics/journey.ts';
import { AGENT_SORTS, PAGE_SORTS } from '../../domain/agent-analytics/lists.ts';
import { AGENT_ENGINES, CRAWLER_PURPOSES } from '../../domain/crawlers/crawler.ts';
import type { ValidationIssue } from '../../domain/shared/failures.ts';
import { answerFilters } from '../reports/stats.ts';
import { reportId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { rules } from '../shared/rules.ts';
import { day, windowRule } from '../shared/windows.ts';
import { addressListState } from './address-lists.ts';

const agentEngine = z.enum(AGENT_ENGINES).meta({
  description: 'Engine that the crawler belongs to; `other` is every AI crawler outside the named engines.',
  examples: ['chatgpt'],
});

const visits = z
  .int()
  .min(0)
  .meta({ description: 'Visits in the window.', examples: [42] });

const windowFilters = {
  reportId,
  startDate: day(
    'First day of the window, UTC, inclusive. Defaults to 13 days before endDate.',
    '2026-11-01',
  ).optional(),
  endDate: day('Last day of the window, UTC, inclusive. Defaults to today.', '2026-11-14').optional(),
};

const filters = {
  ...windowFilters,
  engine: agentEngine.meta({ description: 'Only crawlers of this engine.', examples: ['chatgpt'] }).optional(),
  engines: agentEngine.meta({ description: 'Alias of `engine`.', examples: ['chatgpt'] }).optional(),
};
const filterRules = [windowRule, rules(findTwoEngines)] as const;

export const readAgentStatsInput = z.object(filters).check(...filterRules);

const sortOrder = z.enum(['asc', 'desc']).default('desc').meta({ description: 'Sort direction.' });

export const listAgentsInput = z
  .object({
    ...filters,
    sortBy: z.enum(AGENT_SORTS).default('visits').meta({ description: 'Sort field.' }),
    sortOrder,
    ...pagingInput,
  })
  .check(...filterRules);

export const listAgentPagesInput = z
  .object({
    ...filters,
    sortBy: z.enum(PAGE_SORTS).default('visits').meta({ description: 'Sort field.' }),
    sortOrder,
    ...pagingInput,
  })
  .check(...filterRules);

export const listReferralsInput = z
  .object({
    ...windowFilters,
    groupBy: z
      .enum(['assistant', 'page'])
      .default('assistant')
      .meta({ description: 'Whether items are assistants or pages.' }),
    ...pagingInput,
  })
  .check(windowRule);

export const readJourneyInput = z
  .object({
    ...windowFilters,
    ...answerFilters,
    sortBy: z.enum(JOURNEY_SORTS).default('visits').meta({
      description: '`visits`: most visits of crawlers and people first. `finding`: in the order of the findings.',
    }),
    ...pagingInput,
  })
  .check(windowRule);

/** Both names of the filter are accepted, but only one engine. */
export function findTwoEngines({ engine, engines }: { engine?: unknown; engines?: unknown }): ValidationIssue[] {
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
      '`not_connected`: no log connector is active for the report, and the metrics are null. `connected_no_data`: there were no visits.',
    examples: ['connected_with_data'],
  }),
  startDate: z.string().meta({ description: 'First day of the window (inclusive).', examples: ['2026-11-01'] }),
  endDate: z.string().meta({ description: 'Last day of the window (inclusive).', examples: ['2026-11-14'] }),
};

export const agentStats = inSlices(
  z
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
    .meta({ id: 'AgentStats' }),
);

const purpose = z.enum(CRAWLER_PURPOSES).meta({
  description:
    'Why pages are fetched: `training` of models, `search` (an index that answers are built from), `user-fetch` (at the request of a person), `agent` (it acts autonomously).',
  examples: ['training'],
});

const purposes = z
  .array(z.object({ purpose, visits }))
  .meta({ description: 'Visits by purpose, most visits first.', examples: [[{ purpose: 'training', visits: 42 }]] });

const counts = {
  visits,
  verified: visits.meta({
    description: 'Visits from an address in the ranges that the operator of the crawler publishes.',
    examples: [30],
  }),
  unverified: visits.meta({
    description:
      'Visits whose address cannot be verified: the operator publishes no ranges, they are stale, or the log has no public address of the visitor.',
    examples: [10],
  }),
  spoofed: visits.meta({
    description:
      'Visits that use the name of the crawler from an address outside the ranges that its operator publishes.',
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
      .meta({ description: 'Operator of the crawler. Null if it is no longer in the table.', examples: ['OpenAI'] }),
    purpose: purpose
      .nullable()
      .meta({ description: 'Why it fetches pages; null if it is no longer in the table.', examples: ['training'] }),
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
        description: 'URL of the page, without query; null for all pages beyond the maximum of 50,000 per day.',
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
            .meta({ description: 'HTTP status; null if the log does not contain it.', examples: [404] }),
          visits,
        }),
      )
      .meta({ description: 'HTTP statuses of the responses, most frequent first.' }),
  })
  .meta({ id: 'AgentPage' });

const allPurposes = purposes.meta({
  description: 'All visits in the window by purpose, most visits first.',
  examples: [[{ purpose: 'training', visits: 42 }]],
});

export const agentList = inSlices(
  pageOf(agent).extend({
    ...window,
    purposes: allPurposes,
    addressLists: z
      .array(addressListState)
      .meta({ description: 'State of the address lists that visits are compared with.' }),
  }),
);
export const agentPageList = inSlices(pageOf(agentPage).extend({ ...window, purposes: allPurposes }));

const assistant = z.string().meta({ description: 'Name of the AI assistant.', examples: ['chatgpt'] });
const referrals = visits.meta({
  description: 'Visits of people who came from AI assistants. A lower bound: many assistants send no referrer.',
  examples: [12],
});

const assistantReferrals = z
  .object({
    assistant,
    visits: referrals,
    pages: visits.meta({ description: 'Number of different pages they visited.', examples: [4] }),
  })
  .meta({ id: 'AssistantReferrals' });

const pageReferrals = z
  .object({
    url: z
      .string()
      .nullable()
      .meta({
        description: 'URL of the page, without query; null for all pages beyond the maximum of 50,000 per day.',
        examples: ['https://acme.com/pricing'],
      }),
    visits: referrals,
    assistants: z
      .array(z.object({ assistant, visits: referrals }))
      .meta({ description: 'Visits by assistant, most visits first.' }),
  })
  .meta({ id: 'PageReferrals' });

const referral = z
  .union([assistantReferrals, pageReferrals])
  .meta({ description: 'An assistant or a page.', examples: [{ assistant: 'chatgpt', visits: 12, pages: 4 }] });

export const referralList = inSlices(pageOf(referral).extend(window));

const change = z.int().meta({ description: 'Difference from the preceding window.', examples: [-3] });
const citations = visits.meta({
  description: "Citations of the page in the selected answers to the report's prompts.",
  examples: [7],
});

const journeyPage = z
  .object({
    url: z.string().meta({ description: 'URL of the page, without query.', examples: ['https://acme.com/pricing'] }),
    fetches: visits.meta({ description: 'Visits of AI crawlers.', examples: [31] }),
    verifiedFetches: visits.meta({ description: 'Visits of AI crawlers from published addresses.', examples: [28] }),
    citations,
    referrals,
    errors: visits.meta({
      description: 'Visits of AI crawlers that received a status of 400 or higher.',
      examples: [2],
    }),
    change: z
      .object({ fetches: change, verifiedFetches: change, citations: change, referrals: change, errors: change })
      .meta({ description: 'Differences from the preceding window of the same length.' }),
    crawlToRefer: z
      .number()
      .nullable()
      .meta({
        description:
          'Visits of AI crawlers for each visit of a person who came from an assistant; null without such visits.',
        examples: [2.58],
      }),
    finding: z.enum(FINDINGS).meta({
      description:
        'The first that applies: `cited_with_errors` (cited, but crawlers receive errors), `fetched_not_cited`, `cited_not_fetched`, `referred` (people come from assistants), `none`. Spoofed visits do not count as fetched.',
      examples: ['fetched_not_cited'],
    }),
  })
  .meta({ id: 'JourneyPage' });

export const journeyList = inSlices(pageOf(journeyPage).extend(window));

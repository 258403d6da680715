import { z } from 'zod';
import { AGENT_SORTS, PAGE_SORTS } from '../domain/agent-analytics/lists.ts';
import { AGENT_ENGINES, CRAWLER_PURPOSES } from '../domain/crawlers/crawler.ts';
import type { ValidationIssue } from '../domain/shared/failures.ts';
import { reportId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { rules } from './rules.ts';
import { day, windowRule } from './windows.ts';

const agentEngine = z.enum(AGENT_ENGINES).meta({
  description: 'Engine that a crawler feeds; `other` is every AI crawler outside the named engines.',
  examples: ['chatgpt'],
});

const visits = z
  .int()
  .min(0)
  .meta({ description: 'Visits in the window.', examples: [42] });

const filters = {
  reportId,
  startDate: day(
    'First day of the window, UTC, inclusive; 13 days before endDate unless given.',
    '2026-11-01',
  ).optional(),
  endDate: day('Last day of the window, UTC, inclusive; today unless given.', '2026-11-14').optional(),
  engine: agentEngine.meta({ description: 'Only crawlers of this engine.', examples: ['chatgpt'] }).optional(),
  engines: agentEngine.meta({ description: 'Another name for `engine`.', examples: ['chatgpt'] }).optional(),
};
const filterRules = [windowRule, rules(findTwoEngines)] as const;

export const readAgentStatsInput = z.object(filters).check(...filterRules);

const sortOrder = z.enum(['asc', 'desc']).default('desc').meta({ description: 'Ascending or descending.' });

export const listAgentsInput = z
  .object({
    ...filters,
    sortBy: z.enum(AGENT_SORTS).default('visits').meta({ description: 'What crawlers are ordered by.' }),
    sortOrder,
    ...pagingInput,
  })
  .check(...filterRules);

export const listAgentPagesInput = z
  .object({
    ...filters,
    sortBy: z.enum(PAGE_SORTS).default('visits').meta({ description: 'What pages are ordered by.' }),
    sortOrder,
    ...pagingInput,
  })
  .check(...filterRules);

/** Both names of the filter are understood, but it takes one engine. */
function findTwoEngines({ engine, engines }: { engine?: unknown; engines?: unknown }): ValidationIssue[] {
  if (engine === undefined || engines === undefined || engine === engines) return [];
  return [{ path: 'engines', message: 'Send one engine, or none for all', code: 'mutually_exclusive' }];
}

const bot = z.string().meta({ description: 'Name of the crawler.', examples: ['GPTBot'] });

const window = {
  availability: z.enum(['not_connected', 'connected_no_data', 'connected_with_data']).meta({
    description:
      '`not_connected`: no log connector is active for the report, and the numbers are null. `connected_no_data`: there were no visits; the zeros are real.',
    examples: ['connected_with_data'],
  }),
  startDate: z.string().meta({ description: 'First day of the window, inclusive.', examples: ['2026-11-01'] }),
  endDate: z.string().meta({ description: 'Last day of the window, inclusive.', examples: ['2026-11-14'] }),
};

export const agentStats = z
  .object({
    ...window,
    domains: z
      .array(z.string())
      .meta({ description: "The report's main domain and its variations.", examples: [['acme.com']] }),
    totalAgentVisits: visits
      .nullable()
      .meta({ description: 'Visits of AI crawlers; null when not connected.', examples: [42] }),
    pagesVisited: visits
      .nullable()
      .meta({ description: 'Different pages they visited; null when not connected.', examples: [17] }),
    topEngine: agentEngine
      .nullable()
      .meta({ description: 'The engine with the most visits; null without visits.', examples: ['chatgpt'] }),
    engines: z
      .array(z.object({ engine: agentEngine, visits }))
      .meta({ description: 'Engines with visits, the highest first.' }),
    trend: z
      .array(
        z.object({
          dayId: z.string().meta({ description: 'Day, YYYYMMDD.', examples: ['20261114'] }),
          engine: agentEngine,
          bot,
          visitCount: visits,
        }),
      )
      .meta({ description: 'One entry for each day, engine and crawler with visits, in that order.' }),
  })
  .meta({ id: 'AgentStats' });

const purpose = z.enum(CRAWLER_PURPOSES).meta({
  description:
    'What pages are fetched for: `training` of models, `search` (an index that answers are made from), `user-fetch` (a person asked), `agent` (it acts by itself).',
  examples: ['training'],
});

const purposes = z
  .array(z.object({ purpose, visits }))
  .meta({ description: 'Visits by purpose, the highest first.', examples: [[{ purpose: 'training', visits: 42 }]] });

const counts = {
  visits,
  verified: visits.meta({
    description: 'Visits from an address that the operator of the crawler publishes.',
    examples: [30],
  }),
  unverified: visits.meta({
    description: 'Visits whose address could not be compared: the operator publishes none, or the log has none.',
    examples: [10],
  }),
  spoofed: visits.meta({
    description: 'Visits under the name of the crawler from an address outside those that its operator publishes.',
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
      .meta({ description: 'Who runs the crawler; null if it has left the table.', examples: ['OpenAI'] }),
    purpose: purpose
      .nullable()
      .meta({ description: 'What it fetches pages for; null if it has left the table.', examples: ['training'] }),
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
          'Address of the page, without query; null for all pages together beyond the 50,000 that a day may have.',
        examples: ['https://acme.com/pricing'],
      }),
    domain: z.string().meta({ description: 'Host of the page.', examples: ['acme.com'] }),
    ...counts,
    lastDay,
    engines: z
      .array(z.object({ engine: agentEngine, visits }))
      .meta({ description: 'Engines whose crawlers visited the page, the highest first.' }),
    bots: z
      .array(z.object({ bot, visits }))
      .meta({ description: 'Crawlers that visited the page, the highest first.' }),
    purposes,
    statuses: z
      .array(
        z.object({
          status: z
            .int()
            .nullable()
            .meta({ description: 'HTTP status; null where the log does not say.', examples: [404] }),
          visits,
        }),
      )
      .meta({ description: 'What crawlers were answered, the most frequent first.' }),
  })
  .meta({ id: 'AgentPage' });

const allPurposes = purposes.meta({
  description: 'All visits in the window by purpose, the highest first.',
  examples: [[{ purpose: 'training', visits: 42 }]],
});

export const agentList = pageOf(agent).extend({ ...window, purposes: allPurposes });
export const agentPageList = pageOf(agentPage).extend({ ...window, purposes: allPurposes });

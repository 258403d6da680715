import { z } from 'zod';
import { AGENT_ENGINES } from '../domain/crawlers/crawler.ts';
import type { Fault } from '../domain/failures.ts';
import { reportId } from './ids.ts';
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

export const readAgentStatsInput = z
  .object({
    reportId,
    startDate: day(
      'First day of the window, UTC, inclusive; 13 days before endDate unless given.',
      '2026-11-01',
    ).optional(),
    endDate: day('Last day of the window, UTC, inclusive; today unless given.', '2026-11-14').optional(),
    engine: agentEngine.meta({ description: 'Only crawlers of this engine.', examples: ['chatgpt'] }).optional(),
    engines: agentEngine.meta({ description: 'Another name for `engine`.', examples: ['chatgpt'] }).optional(),
  })
  .check(windowRule, rules(findTwoEngines));

/** Both names of the filter are understood, but it takes one engine. */
function findTwoEngines({ engine, engines }: { engine?: unknown; engines?: unknown }): Fault[] {
  if (engine === undefined || engines === undefined || engine === engines) return [];
  return [{ path: 'engines', message: 'Send one engine, or none for all', code: 'mutually_exclusive' }];
}

export const agentStats = z
  .object({
    availability: z.enum(['not_connected', 'connected_no_data', 'connected_with_data']).meta({
      description:
        '`not_connected`: no log connector is active for the report, and the numbers are null. `connected_no_data`: there were no visits; the zeros are real.',
      examples: ['connected_with_data'],
    }),
    startDate: z.string().meta({ description: 'First day of the window, inclusive.', examples: ['2026-11-01'] }),
    endDate: z.string().meta({ description: 'Last day of the window, inclusive.', examples: ['2026-11-14'] }),
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
          bot: z.string().meta({ description: 'Name of the crawler.', examples: ['GPTBot'] }),
          visitCount: visits,
        }),
      )
      .meta({ description: 'One entry for each day, engine and crawler with visits, in that order.' }),
  })
  .meta({ id: 'AgentStats' });

import { z } from 'zod';
import { EXPANSION_TYPES } from '../domain/query-fan-outs/engine-ranges.ts';
import { FAN_OUT_STATUSES, RESULT_STATES } from '../domain/query-fan-outs/fan-outs.ts';
import { INTENTS } from '../domain/query-fan-outs/intents.ts';
import { ENGINES } from '../domain/shared/engines.ts';
import { TEXT_LIMITS } from '../domain/shared/text.ts';
import { fanOutId, workspaceId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { text, timestamp } from './text.ts';

const QUERY_EXAMPLE = 'best project management software for small teams';

export const createQueryFanOutInput = z.object({
  workspaceId,
  query: text(TEXT_LIMITS.fanOutQuery).meta({
    description: 'What a person would ask an AI engine.',
    examples: [QUERY_EXAMPLE],
  }),
});
export const listQueryFanOutsInput = z.object({ workspaceId, ...pagingInput });
export const getQueryFanOutInput = z.object({ fanOutId });

const query = z.string().meta({ description: 'The query that is expanded.', examples: [QUERY_EXAMPLE] });
const status = z
  .enum(FAN_OUT_STATUSES)
  .meta({ description: 'Never `pending` for more than 5 minutes.', examples: ['completed'] });

export const createdQueryFanOut = z
  .object({
    id: fanOutId,
    query,
    status: status.meta({ description: 'Always `pending`: the fan-out has just been created.', examples: ['pending'] }),
    createdDate: timestamp,
  })
  .meta({ id: 'CreatedQueryFanOut' });

export const queryFanOutPage = pageOf(
  z
    .object({
      id: fanOutId,
      workspaceId,
      query,
      status,
      queriesCount: z
        .int()
        .meta({ description: 'Number of searches over all engines; 0 while pending.', examples: [58] }),
      createdDate: timestamp,
    })
    .meta({ id: 'ListedQueryFanOut' }),
);

const engine = z.enum(ENGINES).meta({ description: 'The engine.', examples: ['google_ai_mode'] });

const expandedQuery = z
  .object({
    query: z.string().meta({
      description: 'What the engine would search for, in the language of the query.',
      examples: ['project management software comparison for small teams'],
    }),
    type: z
      .enum(EXPANSION_TYPES)
      .meta({ description: 'How the search follows from the query.', examples: ['comparison'] }),
    userIntent: z
      .string()
      .meta({ description: 'What a person wants with the search, in English.', examples: ['Compare the options'] }),
    reasoning: z.string().meta({
      description: 'Why the engine would run the search, in English.',
      examples: ['A choice requires a comparison of the options.'],
    }),
    observed: z
      .object({
        engine: engine.meta({ description: 'The engine that ran the search.', examples: ['perplexity'] }),
        date: z.string().meta({ description: 'The day on which it ran, as YYYY-MM-DD.', examples: ['2026-11-10'] }),
      })
      .meta({
        description: 'Only for a search that an engine really ran for a similar prompt of the workspace.',
        examples: [{ engine: 'perplexity', date: '2026-11-10' }],
      })
      .optional(),
  })
  .meta({ id: 'ExpandedQuery' });

const result = z
  .object({
    engine,
    state: z
      .enum(RESULT_STATES)
      .meta({ description: 'Whether the query was expanded for the engine.', examples: ['finished'] }),
    failureReason: z
      .string()
      .meta({
        description: 'Why there are no searches; only where `state` is `failed`.',
        examples: ['The audit could not be finished within 5 minutes'],
      })
      .optional(),
    intent: z
      .enum(INTENTS)
      .meta({
        description: 'What the person wants with the query; absent where `state` is `failed`.',
        examples: ['best_of'],
      })
      .optional(),
    reasoningForCount: z.string().meta({
      description: 'Why there are this many searches, in English.',
      examples: [
        'ChatGPT runs few, specific searches, at most 5 for one query. This query is a search for the best option; 9 searches fit it, and 5 is the most that the engine runs.',
      ],
    }),
    expandedQueries: z
      .array(expandedQuery)
      .meta({ description: 'The searches, observed ones first. May be as few as 2.' }),
  })
  .meta({ id: 'QueryFanOutResult' });

export const queryFanOut = z
  .object({
    id: fanOutId,
    query,
    status,
    createdDate: timestamp,
    engines: z.array(engine).meta({ description: 'The engines for which the query is expanded.' }),
    results: z.array(result).meta({ description: 'One result for each engine; empty while pending.' }),
  })
  .meta({ id: 'QueryFanOut' });

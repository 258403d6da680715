import { z } from 'zod';
import { EXPANSION_TYPES } from '../domain/query-fan-outs/engine-ranges.ts';
import { FAN_OUT_STATUSES, RESULT_STATES } from '../domain/query-fan-outs/fan-outs.ts';
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
    status: status.meta({ description: 'How far the fan-out is: it has just begun.', examples: ['pending'] }),
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
      queriesCount: z.int().meta({ description: 'Searches over all engines; 0 while pending.', examples: [58] }),
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
    type: z.enum(EXPANSION_TYPES).meta({ description: 'How it comes of the query.', examples: ['comparison'] }),
    userIntent: z
      .string()
      .meta({ description: 'What a person wants with it, in English.', examples: ['See the options side by side'] }),
    reasoning: z.string().meta({
      description: 'Why the engine would search for it, in English; says so where the search was observed.',
      examples: ['A choice is made by comparing, though the query does not say so.'],
    }),
  })
  .meta({ id: 'ExpandedQuery' });

const result = z
  .object({
    engine,
    state: z.enum(RESULT_STATES).meta({ description: 'Whether the engine has its searches.', examples: ['finished'] }),
    failureReason: z
      .string()
      .meta({
        description: 'Why there are none; only where `state` is `failed`.',
        examples: ['The audit could not be finished within 5 minutes'],
      })
      .optional(),
    reasoningForCount: z.string().meta({
      description: 'Why there are this many, in English.',
      examples: [
        'Google AI Mode runs many searches over a broad field, each kind several times: 16 to 24 for a query. This one names a topic, a choice and an audience, which calls for 20.',
      ],
    }),
    expandedQueries: z.array(expandedQuery).meta({ description: 'The searches; observed ones first.' }),
  })
  .meta({ id: 'QueryFanOutResult' });

export const queryFanOut = z
  .object({
    id: fanOutId,
    query,
    status,
    createdDate: timestamp,
    engines: z.array(engine).meta({ description: 'The engines that the query is expanded for.' }),
    results: z.array(result).meta({ description: 'One for each engine; none while pending.' }),
  })
  .meta({ id: 'QueryFanOut' });

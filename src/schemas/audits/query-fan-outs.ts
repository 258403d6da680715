import { z } from 'zod';
import { EXPANSION_TYPES } from '../../domain/query-fan-outs/engine-ranges.ts';
import { FAN_OUT_STATUSES, RESULT_STATES } from '../../domain/query-fan-outs/fan-outs.ts';
import { INTENTS } from '../../domain/query-fan-outs/intents.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { fanOutId, workspaceId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text, timestamp } from '../shared/text.ts';

const QUERY_EXAMPLE = 'best project management software for small teams';

export const createQueryFanOutInput = z.object({
  workspaceId,
  query: text(TEXT_LIMITS.fanOutQuery).meta({
    description: 'Query as a user would ask it in an AI engine.',
    examples: [QUERY_EXAMPLE],
  }),
});
export const listQueryFanOutsInput = z.object({ workspaceId, ...pagingInput });
export const getQueryFanOutInput = z.object({ fanOutId });

const query = z.string().meta({ description: 'Query to expand.', examples: [QUERY_EXAMPLE] });
const status = z.enum(FAN_OUT_STATUSES).meta({
  description: 'Status of the fan-out. A fan-out is `pending` for at most 5 minutes.',
  examples: ['completed'],
});

export const createdQueryFanOut = z
  .object({
    id: fanOutId,
    query,
    status: status.meta({ description: 'Status of the fan-out. A new fan-out is `pending`.', examples: ['pending'] }),
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
        .meta({ description: 'Total number of searches across all engines. 0 while pending.', examples: [58] }),
      createdDate: timestamp,
    })
    .meta({ id: 'ListedQueryFanOut' }),
);

const engine = z.enum(ENGINES).meta({ description: 'AI search engine.', examples: ['google_ai_mode'] });

const expandedQuery = z
  .object({
    query: z.string().meta({
      description: 'Search that the engine would run, in the language of the query.',
      examples: ['project management software comparison for small teams'],
    }),
    type: z
      .enum(EXPANSION_TYPES)
      .meta({ description: 'How the search is derived from the query.', examples: ['comparison'] }),
    userIntent: z.string().meta({
      description: 'What the user wants to find out, in English.',
      examples: ['Compare the options'],
    }),
    reasoning: z.string().meta({
      description: 'Why the engine would run the search, in English.',
      examples: ['A choice requires a comparison of the options.'],
    }),
    observed: z
      .object({
        engine: engine.meta({ description: 'Engine that ran the search.', examples: ['perplexity'] }),
        date: z.string().meta({ description: 'Day of the search, as YYYY-MM-DD.', examples: ['2026-11-10'] }),
        prompt: z
          .string()
          .meta({
            description: 'Prompt that the engine answered. Absent in fan-outs of earlier releases.',
            examples: ['What is the best project management software for small teams?'],
          })
          .optional(),
        isSimulated: z
          .literal(true)
          .meta({ description: 'Present only if the sandbox made the search up: no engine ran it.', examples: [true] })
          .optional(),
      })
      .meta({
        description:
          'Present only if an engine, or the sandbox in its place, ran this search for a prompt of the workspace that is this query or contains the words that distinguish it.',
        examples: [
          {
            engine: 'perplexity',
            date: '2026-11-10',
            prompt: 'What is the best project management software for small teams?',
          },
        ],
      })
      .optional(),
  })
  .meta({ id: 'ExpandedQuery' });

const result = z
  .object({
    engine,
    state: z
      .enum(RESULT_STATES)
      .meta({ description: 'Whether the engine has been processed.', examples: ['finished'] }),
    failureReason: z
      .string()
      .meta({
        description: 'Reason for the failure. Present only if `state` is `failed`.',
        examples: ['The audit could not be finished within 5 minutes'],
      })
      .optional(),
    intent: z
      .enum(INTENTS)
      .meta({ description: 'Intent of the query. Absent if `state` is `failed`.', examples: ['best_of'] })
      .optional(),
    reasoningForCount: z.string().meta({
      description: 'Why the engine runs this number of searches, in English.',
      examples: [
        'ChatGPT runs few, specific searches, at most 5 for one query. This query is a search for the best option; 10 searches fit it, and the engine runs at most 5.',
      ],
    }),
    emptyReason: z
      .string()
      .meta({
        description:
          'Why there are no searches, in English. Present only if `state` is `finished` and the list is empty.',
        examples: ['No search is known to follow from this query, and none was observed for it.'],
      })
      .optional(),
    expandedQueries: z.array(expandedQuery).meta({
      description:
        'Searches: first those observed for this very query, then generated ones, then those observed for similar prompts. Can be empty.',
    }),
  })
  .meta({ id: 'QueryFanOutResult' });

export const queryFanOut = inSlices(
  z
    .object({
      id: fanOutId,
      query,
      status,
      createdDate: timestamp,
      engines: z.array(engine).meta({ description: 'Engines that the query is expanded for.' }),
      results: z.array(result).meta({ description: 'One result per engine. Empty while pending.' }),
    })
    .meta({ id: 'QueryFanOut' }),
);

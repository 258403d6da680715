import { z } from 'zod';
import { LIST_STATES } from '../domain/crawlers/list-state.ts';
import { addressListState } from './agent-analytics/address-lists.ts';

export const health = z
  .object({
    status: z.literal('ok').meta({ description: 'The service is running.' }),
    database: z.literal('up').meta({ description: 'The database is reachable.' }),
    queue: z.enum(['working', 'enqueueing']).meta({
      description:
        '`working`: this process runs background jobs. `enqueueing`: this process only enqueues jobs; separate worker processes run them.',
      examples: ['working'],
    }),
    collection: z
      .object({
        engines: z.enum(['sandbox', 'live']).meta({
          description:
            '`sandbox`: no provider key is set, so answers and all statistics derived from them are simulated. `live`: answers come from AI engines.',
          examples: ['sandbox'],
        }),
        budget: z
          .enum(['ok', 'spent'])
          .meta({
            description:
              '`spent`: the daily budget (`DAILY_BUDGET_USD`) is reached, and further calls are skipped until tomorrow (UTC).',
            examples: ['ok'],
          })
          .optional(),
        spentUsd: z
          .number()
          .meta({ description: 'Cost of calls made today (UTC), in US dollars.', examples: [0] })
          .optional(),
        limitedWorkspaces: z
          .int()
          .meta({
            description:
              'Workspaces with calls that were skipped today because of their budget or their share of the daily budget. Absent if there are none.',
            examples: [2],
          })
          .optional(),
        dailyBudgetUsd: z
          .number()
          .meta({ description: 'Maximum cost of calls per day, in US dollars.', examples: [5] })
          .optional(),
      })
      .meta({
        description:
          'Status of answer collection. What the whole server spends (`budget`, `spentUsd`, `dailyBudgetUsd`, `limitedWorkspaces`) is present only with the permission `server`.',
      }),
    browser: z.enum(['available', 'missing']).meta({
      description:
        'Whether this process has a browser for content checks. Without a browser, content checks analyze only the HTML that the server returns.',
      examples: ['available'],
    }),
    browserHint: z
      .string()
      .meta({
        description:
          'How to make a browser available. Present only if the browser is missing and the key has the permission `server`.',
        examples: ['Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH'],
      })
      .optional(),
    addressListsStatus: z.enum(LIST_STATES).meta({
      description:
        'The worst state of the address lists that visits of AI crawlers are compared with: `failed`, `never_fetched`, `stale` or, if every list is fresh, `fresh`.',
      examples: ['fresh'],
    }),
    addressLists: z
      .array(addressListState)
      .meta({
        description: 'The address lists that visits of AI crawlers are compared with. Present only with an API key.',
      })
      .optional(),
    version: z.string().meta({ description: 'Version of Sightline.', examples: ['0.2.0'] }),
    commit: z
      .string()
      .meta({
        description: 'Git commit of the program. Present only if `SIGHTLINE_COMMIT` is set, as in the image.',
        examples: ['8a64e7ab5c0d4a1f9e3b2c6d7f8091a2b3c4d5e6'],
      })
      .optional(),
  })
  .meta({ id: 'Health' });

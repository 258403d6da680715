import { z } from 'zod';
import { addressListState } from './address-lists.ts';

export const health = z
  .object({
    status: z.literal('ok').meta({ description: 'The service answers.' }),
    database: z.literal('up').meta({ description: 'The database answers.' }),
    queue: z.enum(['working', 'enqueueing']).meta({
      description: '`working`: this process runs background jobs; `enqueueing`: it leaves them to worker processes.',
      examples: ['working'],
    }),
    collection: z
      .object({
        engines: z.enum(['sandbox', 'live']).meta({
          description:
            '`sandbox` while no provider key is set: the answers, and every number made of them, are simulated.',
          examples: ['sandbox'],
        }),
        budget: z.enum(['ok', 'spent']).meta({
          description: '`spent`: calls were refused today because `DAILY_BUDGET_USD` does not cover them.',
          examples: ['ok'],
        }),
        spentUsd: z.number().meta({ description: 'What the calls of today (UTC) have cost.', examples: [0] }),
        dailyBudgetUsd: z.number().meta({ description: 'What they may cost.', examples: [5] }),
      })
      .meta({ description: 'The collection of answers.' }),
    browser: z.enum(['available', 'missing']).meta({
      description:
        'Whether this process has a browser for content checks; without one they are done on the page as it is sent.',
      examples: ['available'],
    }),
    browserHint: z
      .string()
      .meta({
        description: 'What to do about a browser that is missing.',
        examples: ['Install Chromium (Debian: apt-get install chromium), or name the program of one in CHROMIUM_PATH'],
      })
      .optional(),
    addressLists: z
      .array(addressListState)
      .meta({ description: 'The address lists that visits of AI crawlers are compared with.' }),
    version: z.string().meta({ description: 'Version of Sightline.', examples: ['0.1.0'] }),
  })
  .meta({ id: 'Health' });

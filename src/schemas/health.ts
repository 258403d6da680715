import { z } from 'zod';

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
    version: z.string().meta({ description: 'Version of Sightline.', examples: ['0.1.0'] }),
  })
  .meta({ id: 'Health' });

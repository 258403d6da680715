import { z } from 'zod';

export const health = z
  .object({
    status: z.literal('ok').meta({ description: 'The service answers.' }),
    database: z.literal('up').meta({ description: 'The database answers.' }),
    queue: z.enum(['working', 'enqueueing']).meta({
      description: '`working`: this process runs background jobs; `enqueueing`: it leaves them to worker processes.',
      examples: ['working'],
    }),
    version: z.string().meta({ description: 'Version of Sightline.', examples: ['0.1.0'] }),
  })
  .meta({ id: 'Health' });

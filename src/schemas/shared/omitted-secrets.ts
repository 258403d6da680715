import { z } from 'zod';

/** For responses with a value that is shown only once. */
export const omittedSecrets = z.array(z.string()).meta({
  description:
    'Present if the response repeats that of an earlier request with the same `Idempotency-Key`: fields that are shown only once and are left out.',
  examples: [['key']],
});

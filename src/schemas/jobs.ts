import { z } from 'zod';

/** What each kind of background job carries. */
export const jobPayloads = {
  'keys.purge': z.object({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;

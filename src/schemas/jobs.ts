import { z } from 'zod';

const ofReport = z.object({ reportId: z.string() });

/** What each kind of background job carries. */
export const jobPayloads = {
  'keys.purge': z.object({}),
  'reports.set-up': ofReport,
  'reports.recalculate': ofReport,
  'reports.purge-requests': z.object({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;

import { z } from 'zod';
import { type SupportedSeries, UI_SERIES } from '../domain/connections/ui-series.ts';
import { ENGINES } from '../domain/shared/engines.ts';
import { customEngineId } from './answers/engines.ts';

const ofReport = z.object({ reportId: z.string() });
/** One call: a prompt to send to an engine, or to its page, once. The queue name identifies it. */
const ofSlot = z.object({ workspaceId: z.string(), promptId: z.string(), day: z.string(), sample: z.int() });
const collections = Object.fromEntries(
  [...ENGINES, ...UI_SERIES].map((engine) => [`collect.${engine}`, ofSlot]),
) as Record<`collect.${SupportedSeries}`, typeof ofSlot>;
const dayOfReport = z.object({ reportId: z.string(), day: z.string() });

/** The payload of each kind of background job. */
export const jobPayloads = {
  'keys.purge': z.object({}),
  'idempotency.purge': z.object({}),
  'collect.day': z.object({}),
  'collect.report': ofReport.extend({ day: z.string().optional(), addedSince: z.string().optional() }),
  ...collections,
  'collect.custom': ofSlot.extend({ engine: customEngineId }),
  'answers.partition': z.object({}),
  'answers.purge': z.object({}),
  'demo.fill': z.object({ workspaceId: z.string(), days: z.int().optional() }),
  'prompts.group': z.object({}),
  'prompts.forget': z.object({ workspaceId: z.string(), promptId: z.string() }),
  'connectors.forget': z.object({ workspaceId: z.string(), connectorId: z.string() }),
  'workspaces.purge': z.object({}),
  'reports.forget': ofReport.extend({ workspaceId: z.string() }),
  'reports.set-up': ofReport,
  'reports.recalculate': ofReport,
  'reports.recalculate-slowly': ofReport,
  'reports.count': dayOfReport,
  'reports.count-slowly': dayOfReport,
  'reports.annotate': dayOfReport,
  'reports.annotate-shocks': z.object({}),
  'experiments.look': z.object({}),
  'alerts.evaluate': z.object({}),
  'alerts.evaluate-report': ofReport,
  'alerts.watch': z.object({}),
  'reports.recommend': ofReport,
  'reports.polish': ofReport,
  'reports.purge-requests': z.object({}),
  'client-reports.schedule': z.object({}),
  'client-reports.make': z.object({ workspaceId: z.string(), editionId: z.string() }),
  'deliveries.send': z.object({
    workspaceId: z.string(),
    deliveryId: z.string(),
    attempt: z.int(),
    afterSeconds: z.int(),
  }),
  'deliveries.sweep': z.object({}),
  'digests.schedule': z.object({}),
  'digests.make': z.object({ workspaceId: z.string() }),
  'mail.send': z.object({ workspaceId: z.string(), messageId: z.string() }),
  'audits.crawlability': z.object({ checkId: z.string() }),
  'agent-traffic.purge': z.object({}),
  'agent-traffic.sum': z.object({}),
  'audits.fan-out': z.object({ fanOutId: z.string() }),
  'audits.content': z.object({ checkId: z.string() }),
  'audits.sweep': z.object({}),
  'agent-traffic.refresh-lists': z.object({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;

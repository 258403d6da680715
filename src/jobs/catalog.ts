import type { Queue, WorkOptions } from 'pg-boss';
import { type SupportedSeries, UI_SERIES } from '../domain/connections/ui-series.ts';
import { ENGINES } from '../domain/shared/engines.ts';
import type { JobName, JobPayload } from '../schemas/jobs.ts';
import { purgeAgentTraffic } from '../services/agent-analytics/purge.ts';
import { refreshAddressLists } from '../services/agent-analytics/refresh-lists.ts';
import { sumAgentVisits } from '../services/agent-analytics/sum-visits.ts';
import { evaluateAlerts, evaluateReportAlerts } from '../services/alerts/evaluate.ts';
import { watchConditions } from '../services/alerts/watch-conditions.ts';
import { annotateShocks } from '../services/annotations/find-shocks.ts';
import { annotateDay } from '../services/annotations/observe-day.ts';
import { collectAnswer, recordFailedAnswer } from '../services/answers/collect.ts';
import { partitionAnswers } from '../services/answers/partition.ts';
import { purgeAnswers } from '../services/answers/purge.ts';
import { purgeApiKeys } from '../services/api-keys/purge.ts';
import { sweepAudits } from '../services/audits/sweep.ts';
import { failEdition, makeEdition } from '../services/client-reports/make.ts';
import { scheduleEditions } from '../services/client-reports/schedule.ts';
import { collectDay } from '../services/collection/collect-day.ts';
import { collectReport } from '../services/collection/collect-report.ts';
import { failContentCheck, runContentCheck } from '../services/content-checks/run.ts';
import type { Context } from '../services/context.ts';
import { failCrawlabilityCheck, runCrawlabilityCheck } from '../services/crawlability-checks/run.ts';
import { sendDelivery } from '../services/deliveries/send.ts';
import { sweepDeliveries } from '../services/deliveries/sweep.ts';
import { fillDemo } from '../services/demo/fill.ts';
import { makeDigests } from '../services/digests/make.ts';
import { scheduleDigests } from '../services/digests/schedule.ts';
import { recordLooks } from '../services/experiments/record-looks.ts';
import { purgeReplies } from '../services/idempotency/purge.ts';
import type { JobOwner } from '../services/jobs/assign-turns.ts';
import { forgetLogConnector } from '../services/log-connectors/delete.ts';
import { failMail, sendMail } from '../services/mail/send.ts';
import { forgetPrompt } from '../services/prompts/forget.ts';
import { groupPrompts } from '../services/prompts/group.ts';
import { failQueryFanOut, runQueryFanOut } from '../services/query-fan-outs/run.ts';
import { recommendReport } from '../services/recommendations/generate.ts';
import { polishReport } from '../services/recommendations/polish.ts';
import { countReportDay, countReportDaySlowly } from '../services/reports/count-day.ts';
import { forgetReport } from '../services/reports/forget.ts';
import { purgeReportRequests } from '../services/reports/purge-requests.ts';
import { recalculateInTurn, recalculateReport } from '../services/reports/recalculate.ts';
import { setUpReport } from '../services/reports/set-up.ts';
import { purgeWorkspaces } from '../services/workspaces/purge.ts';

type QueueOptions = Omit<Queue, 'name'>;

/** A kind of background job: its schedule, its retries, and the service that it calls. */
export interface Job<Name extends JobName> {
  /** UTC schedule of a recurring job, or where the settings have it. */
  cron?: string | ((context: Context) => string);
  queue: QueueOptions;
  /** What the job works for. Workspaces take turns in the queue, and jobs of a deleted workspace end without doing anything. */
  ownerOf?: (payload: JobPayload<Name>) => JobOwner;
  /** Jobs with the same key are deduplicated while queued, and never run concurrently. */
  key?: (payload: JobPayload<Name>) => string;
  /** Delay before the job runs, so that further requests in the meantime are handled by the same run. */
  afterSeconds?: number | ((payload: JobPayload<Name>) => number);
  /** The job is interrupted when the process stops, and its next run continues it. Other jobs have time to finish. */
  isInterruptible?: true;
  /** Log level of a completed job. Defaults to `debug`. */
  completedLevel?: 'info';
  /** Concurrency and polling interval of the workers in a process. Defaults to two concurrent jobs and infrequent polling. */
  work?: Pick<
    WorkOptions,
    | 'batchSize'
    | 'burstWhenReadyExceeds'
    | 'localConcurrency'
    | 'localGroupConcurrency'
    | 'pollingIntervalSeconds'
    | 'notifyPollingIntervalSeconds'
  >;
  run: (context: Context, payload: JobPayload<Name>, signal: AbortSignal) => Promise<unknown>;
  /** Called after the last retry. By default the job is stored in the table of dead jobs. */
  onExhausted?: (context: Context, payload: JobPayload<Name>, reason: string) => Promise<unknown>;
}

/** Five retries over about half an hour. The job of a killed worker is retried when its heartbeat is missed. */
const DEFAULT: QueueOptions = { retryLimit: 5, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 30 };
/** At most one queued and one running job per key. */
const SEQUENTIAL: QueueOptions = { ...DEFAULT, retryDelay: 5, policy: 'stately' };
/** At most one unfinished job per key. Expires after an hour, because a call may have to wait for its provider. */
const EXCLUSIVE: QueueOptions = { ...DEFAULT, policy: 'exclusive', expireInSeconds: 3600 };
/** For jobs that a user waits for: retries start within seconds. */
const INTERACTIVE: QueueOptions = { ...DEFAULT, retryDelay: 2 };

/** A batch would wait for its slowest page, so each worker takes one job, and the next one at once while others wait. */
const ONE_BY_ONE = {
  batchSize: 1,
  burstWhenReadyExceeds: 1,
  notifyPollingIntervalSeconds: 2,
  localConcurrency: 8,
};

/** Delayed jobs are not announced when they become due, so workers poll for them frequently. */
const FREQUENT_POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };

/** Retries over seven hours: a mail server that does not know a sender yet defers its first message for up to an hour. */
const MAIL: QueueOptions = { ...EXCLUSIVE, retryLimit: 12, retryDelay: 60, retryDelayMax: 3600, expireInSeconds: 600 };

/** Retries over half an hour: the statistics of a large report that was changed are calculated first. */
const REPORT: QueueOptions = { ...SEQUENTIAL, retryLimit: 10, retryDelayMax: 300 };

const ofWorkspace = ({ workspaceId }: { workspaceId: string }) => ({ workspaceId });

/** One job per answer. The limits of the engine control concurrency and rate. */
const COLLECTION = { queue: EXCLUSIVE, ownerOf: ofWorkspace, work: { batchSize: 8, localConcurrency: 2 } };

const collections = Object.fromEntries(
  [...ENGINES, ...UI_SERIES].map((engine) => [`collect.${engine}`, collectionOf(engine)]),
) as { [Engine in SupportedSeries as `collect.${Engine}`]: Job<`collect.${Engine}`> };

/** For jobs that may take hours. They are retried only if their heartbeat is missed. */
const LONG_RUNNING: QueueOptions = { ...SEQUENTIAL, expireInSeconds: 23 * 3600 };

const ofReport = ({ reportId }: { reportId: string }) => ({ reportId });
const dayOfReport = ({ reportId, day }: { reportId: string; day: string }) => `${reportId} ${day}`;

export const catalog: { [Name in JobName]: Job<Name> } = {
  // Scheduled by a setting.
  'collect.day': { cron: ({ collection }) => collection.cron, queue: DEFAULT, completedLevel: 'info', run: collectDay },
  'collect.report': {
    queue: SEQUENTIAL,
    ownerOf: ofReport,
    key: ({ reportId, day }) => `${reportId} ${day ?? ''}`,
    run: collectReport,
  },
  ...collections,
  // One for all engines of the operator, because queues are created when the server starts.
  'collect.custom': {
    ...COLLECTION,
    key: ({ promptId, engine, day, sample }) => `${engine} ${promptId} ${day} ${sample}`,
    run: (context, slot, signal) => collectAnswer(context, slot, signal),
    onExhausted: (context, slot, reason) => recordFailedAnswer(context, slot, reason),
  },
  // Every process requests it when it starts.
  'answers.partition': {
    cron: '57 2 * * *',
    queue: LONG_RUNNING,
    key: () => 'partition',
    run: partitionAnswers,
  },
  'answers.purge': {
    cron: '7 4 * * *',
    queue: LONG_RUNNING,
    key: () => 'purge',
    completedLevel: 'info',
    run: purgeAnswers,
  },
  'demo.fill': { queue: INTERACTIVE, ownerOf: ofWorkspace, isInterruptible: true, run: fillDemo },
  // After midnight (UTC), and before the statistics of the day are read.
  'prompts.group': {
    cron: '13 3 * * *',
    queue: LONG_RUNNING,
    key: () => 'group',
    completedLevel: 'info',
    run: groupPrompts,
  },
  // After the questions are grouped, so that a look counts the questions of its day.
  'experiments.look': {
    cron: '43 4 * * *',
    queue: LONG_RUNNING,
    key: () => 'look',
    completedLevel: 'info',
    run: recordLooks,
  },
  // After shocks are annotated, because these mute what they explain.
  'alerts.evaluate': {
    cron: '53 4 * * *',
    queue: LONG_RUNNING,
    key: () => 'evaluate',
    completedLevel: 'info',
    run: evaluateAlerts,
  },
  'alerts.evaluate-report': {
    queue: SEQUENTIAL,
    ownerOf: ofReport,
    key: ({ reportId }) => reportId,
    run: evaluateReportAlerts,
  },
  'alerts.watch': { cron: '32 * * * *', queue: EXCLUSIVE, key: () => 'watch', run: watchConditions },
  'prompts.forget': { queue: DEFAULT, ownerOf: ofWorkspace, run: forgetPrompt },
  'connectors.forget': {
    queue: LONG_RUNNING,
    ownerOf: ofWorkspace,
    key: ({ connectorId }) => connectorId,
    run: forgetLogConnector,
  },
  'keys.purge': { cron: '17 3 * * *', queue: DEFAULT, completedLevel: 'info', run: purgeApiKeys },
  'idempotency.purge': { cron: '7 * * * *', queue: DEFAULT, run: purgeReplies },
  // Requested by each deletion. The schedule continues a purge whose retries are exhausted.
  'workspaces.purge': {
    cron: '52 * * * *',
    queue: LONG_RUNNING,
    key: () => 'purge',
    completedLevel: 'info',
    run: purgeWorkspaces,
  },
  'reports.forget': { queue: LONG_RUNNING, ownerOf: ofWorkspace, key: ({ reportId }) => reportId, run: forgetReport },
  'reports.set-up': {
    queue: SEQUENTIAL,
    ownerOf: ofReport,
    key: ({ reportId }) => reportId,
    afterSeconds: 1,
    work: FREQUENT_POLLING,
    run: setUpReport,
  },
  'reports.recalculate': {
    queue: LONG_RUNNING,
    ownerOf: ofReport,
    key: ({ reportId }) => reportId,
    run: recalculateInTurn,
  },
  'reports.recalculate-slowly': {
    queue: LONG_RUNNING,
    ownerOf: ofReport,
    key: ({ reportId }) => reportId,
    run: recalculateReport,
  },
  'reports.count': {
    queue: SEQUENTIAL,
    ownerOf: ofReport,
    key: dayOfReport,
    afterSeconds: 3,
    work: FREQUENT_POLLING,
    run: countReportDay,
  },
  'reports.count-slowly': { queue: LONG_RUNNING, ownerOf: ofReport, key: dayOfReport, run: countReportDaySlowly },
  'reports.annotate': { queue: SEQUENTIAL, ownerOf: ofReport, key: dayOfReport, afterSeconds: 30, run: annotateDay },
  // After midnight (UTC), when the answers of the day before are counted.
  'reports.annotate-shocks': { cron: '23 3 * * *', queue: DEFAULT, completedLevel: 'info', run: annotateShocks },
  'reports.recommend': {
    queue: SEQUENTIAL,
    ownerOf: ofReport,
    key: ({ reportId }) => reportId,
    afterSeconds: 10,
    work: FREQUENT_POLLING,
    run: recommendReport,
  },
  // Statistics change continuously while answers are collected, and the language model costs money.
  'reports.polish': {
    queue: SEQUENTIAL,
    ownerOf: ofReport,
    key: ({ reportId }) => reportId,
    afterSeconds: 900,
    run: polishReport,
  },
  'reports.purge-requests': { cron: '27 3 * * *', queue: DEFAULT, completedLevel: 'info', run: purgeReportRequests },
  // Every hour, because every zone has its own morning.
  'client-reports.schedule': { cron: '43 * * * *', queue: DEFAULT, run: scheduleEditions },
  // The browser prints one after another, and content checks use it too.
  'client-reports.make': {
    queue: REPORT,
    ownerOf: ofWorkspace,
    key: ({ editionId }) => editionId,
    work: { ...ONE_BY_ONE, localConcurrency: 1 },
    run: makeEdition,
    onExhausted: failEdition,
  },
  // A workspace whose receivers hang occupies a part of the workers.
  'deliveries.send': {
    queue: DEFAULT,
    ownerOf: ofWorkspace,
    afterSeconds: ({ afterSeconds }) => afterSeconds,
    work: { ...ONE_BY_ONE, localGroupConcurrency: 3 },
    run: sendDelivery,
  },
  'deliveries.sweep': { cron: '*/10 * * * *', queue: EXCLUSIVE, key: () => 'sweep', run: sweepDeliveries },
  // Often, because every zone has its own morning.
  'digests.schedule': { cron: '*/5 * * * *', queue: DEFAULT, run: scheduleDigests },
  'digests.make': { queue: SEQUENTIAL, ownerOf: ofWorkspace, key: ({ workspaceId }) => workspaceId, run: makeDigests },
  'mail.send': {
    queue: MAIL,
    ownerOf: ofWorkspace,
    key: ({ messageId }) => messageId,
    work: ONE_BY_ONE,
    run: sendMail,
    onExhausted: failMail,
  },
  'audits.crawlability': {
    queue: INTERACTIVE,
    ownerOf: ({ checkId }) => ({ auditId: checkId }),
    work: ONE_BY_ONE,
    run: runCrawlabilityCheck,
    onExhausted: failCrawlabilityCheck,
  },
  'audits.sweep': { cron: '* * * * *', queue: EXCLUSIVE, key: () => 'sweep', run: sweepAudits },
  'agent-traffic.purge': { cron: '37 3 * * *', queue: DEFAULT, completedLevel: 'info', run: purgeAgentTraffic },
  'agent-traffic.sum': { cron: '*/10 * * * *', queue: EXCLUSIVE, key: () => 'sum', run: sumAgentVisits },
  // Every process requests it when it starts.
  'agent-traffic.refresh-lists': {
    cron: '47 3 * * *',
    queue: EXCLUSIVE,
    key: () => 'lists',
    isInterruptible: true,
    run: refreshAddressLists,
  },
  'audits.fan-out': {
    queue: INTERACTIVE,
    ownerOf: ({ fanOutId }) => ({ auditId: fanOutId }),
    work: ONE_BY_ONE,
    run: runQueryFanOut,
    onExhausted: failQueryFanOut,
  },
  'audits.content': {
    queue: INTERACTIVE,
    ownerOf: ({ checkId }) => ({ auditId: checkId }),
    work: { ...ONE_BY_ONE, localConcurrency: 4 },
    run: runContentCheck,
    onExhausted: failContentCheck,
  },
};

function collectionOf(engine: SupportedSeries): Job<`collect.${SupportedSeries}`> {
  return {
    ...COLLECTION,
    key: ({ promptId, day, sample }) => `${promptId} ${day} ${sample}`,
    run: (context, slot, signal) => collectAnswer(context, { ...slot, engine }, signal),
    onExhausted: (context, slot, reason) => recordFailedAnswer(context, { ...slot, engine }, reason),
  };
}

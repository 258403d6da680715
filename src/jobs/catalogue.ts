import type { Queue, WorkOptions } from 'pg-boss';
import { ENGINES, type EngineId } from '../domain/shared/engines.ts';
import type { JobName, JobPayload } from '../schemas/jobs.ts';
import { purgeAgentTraffic } from '../services/agent-analytics/purge.ts';
import { refreshAddressLists } from '../services/agent-analytics/refresh-lists.ts';
import { annotateDay } from '../services/annotations/observe-day.ts';
import { collectAnswer, giveUpAnswer } from '../services/answers/collect.ts';
import { purgeApiKeys } from '../services/api-keys/purge.ts';
import { collectDay } from '../services/collection/collect-day.ts';
import { collectReport } from '../services/collection/collect-report.ts';
import { giveUpContentCheck, runContentCheck } from '../services/content-checks/run.ts';
import type { Context } from '../services/context.ts';
import { giveUpCrawlabilityCheck, runCrawlabilityCheck } from '../services/crawlability-checks/run.ts';
import { fillDemo } from '../services/demo/fill.ts';
import { forgetPrompt } from '../services/prompts/forget.ts';
import { giveUpQueryFanOut, runQueryFanOut } from '../services/query-fan-outs/run.ts';
import { recommendReport } from '../services/recommendations/generate.ts';
import { polishReport } from '../services/recommendations/polish.ts';
import { countReportDay, countReportDaySlowly } from '../services/reports/count-day.ts';
import { purgeReportRequests } from '../services/reports/purge-requests.ts';
import { recalculateInTurn, recalculateReport } from '../services/reports/recalculate.ts';
import { setUpReport } from '../services/reports/set-up.ts';

type QueueOptions = Omit<Queue, 'name'>;

/** A kind of background work: when it runs, how often it is tried, and the one call that does it. */
export interface Job<Name extends JobName> {
  /** UTC schedule, for work that nobody asks for. */
  cron?: string;
  queue: QueueOptions;
  /** Jobs with the same key stand for each other while they wait, and never run at once. */
  key?: (payload: JobPayload<Name>) => string;
  /** How long it waits, so that what is asked for meanwhile is done together. */
  afterSeconds?: number;
  /** It comes by the thousand: that one is done is told at `debug`. */
  isFrequent?: true;
  /** How many run side by side in a process, and how often a worker looks: two, and not often unless said. */
  work?: Pick<
    WorkOptions,
    'batchSize' | 'localConcurrency' | 'pollingIntervalSeconds' | 'notifyPollingIntervalSeconds'
  >;
  run: (context: Context, payload: JobPayload<Name>, signal: AbortSignal) => Promise<unknown>;
  /** What is left to do after the last try; unless said the job stays in the table of dead jobs. */
  giveUp?: (context: Context, payload: JobPayload<Name>, reason: string) => Promise<unknown>;
}

/** Five tries over about half an hour, then given up. What a killed worker held is taken up again when its heartbeat is missed. */
const PATIENT: QueueOptions = { retryLimit: 5, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 30 };
/** However often it is asked for: one that waits and one that runs. */
const ONE_BY_ONE: QueueOptions = { ...PATIENT, retryDelay: 5, policy: 'stately' };
/** At most one in any state before its end. An hour, since a call may have to wait for its provider. */
const AT_MOST_ONE: QueueOptions = { ...PATIENT, policy: 'exclusive', expireInSeconds: 3600 };
/** For what somebody waits: the next tries come within seconds. */
const SOON: QueueOptions = { ...PATIENT, retryDelay: 2 };

/** A job that waits does not announce itself when its time has come. */
const OFTEN = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };

const collections = Object.fromEntries(ENGINES.map((engine) => [`collect.${engine}`, collectionOf(engine)])) as {
  [Engine in EngineId as `collect.${Engine}`]: Job<`collect.${Engine}`>;
};

/** The same for what may take hours: it is given up only when it is not heard of. */
const LONG: QueueOptions = { ...ONE_BY_ONE, expireInSeconds: 23 * 3600 };

const dayOfReport = ({ reportId, day }: { reportId: string; day: string }) => `${reportId} ${day}`;

export const catalogue: { [Name in JobName]: Job<Name> } = {
  // When it runs is a setting.
  'collect.day': { queue: PATIENT, run: collectDay },
  'collect.report': { queue: ONE_BY_ONE, key: ({ reportId, day }) => `${reportId} ${day ?? ''}`, run: collectReport },
  ...collections,
  'demo.fill': { queue: PATIENT, run: fillDemo },
  'prompts.forget': { queue: PATIENT, run: forgetPrompt },
  'keys.purge': { cron: '17 3 * * *', queue: PATIENT, run: purgeApiKeys },
  'reports.set-up': {
    queue: ONE_BY_ONE,
    key: ({ reportId }) => reportId,
    afterSeconds: 1,
    work: OFTEN,
    run: setUpReport,
  },
  'reports.recalculate': { queue: LONG, key: ({ reportId }) => reportId, run: recalculateInTurn },
  'reports.recalculate-slowly': { queue: LONG, key: ({ reportId }) => reportId, run: recalculateReport },
  'reports.count': { queue: ONE_BY_ONE, key: dayOfReport, afterSeconds: 3, work: OFTEN, run: countReportDay },
  'reports.count-slowly': { queue: LONG, key: dayOfReport, run: countReportDaySlowly },
  'reports.annotate': { queue: ONE_BY_ONE, key: dayOfReport, afterSeconds: 30, run: annotateDay },
  'reports.recommend': {
    queue: ONE_BY_ONE,
    key: ({ reportId }) => reportId,
    afterSeconds: 10,
    work: OFTEN,
    run: recommendReport,
  },
  // While answers come in the numbers change all the time; words are paid for.
  'reports.polish': { queue: ONE_BY_ONE, key: ({ reportId }) => reportId, afterSeconds: 900, run: polishReport },
  'reports.purge-requests': { cron: '27 3 * * *', queue: PATIENT, run: purgeReportRequests },
  'audits.crawlability': {
    queue: SOON,
    work: { batchSize: 8, localConcurrency: 4 },
    run: runCrawlabilityCheck,
    giveUp: giveUpCrawlabilityCheck,
  },
  'agent-traffic.purge': { cron: '37 3 * * *', queue: PATIENT, run: purgeAgentTraffic },
  // Every process that starts may ask for it.
  'agent-traffic.refresh-lists': {
    cron: '47 3 * * *',
    queue: AT_MOST_ONE,
    key: () => 'lists',
    run: refreshAddressLists,
  },
  'audits.fan-out': {
    queue: SOON,
    work: { batchSize: 4, localConcurrency: 2 },
    run: runQueryFanOut,
    giveUp: giveUpQueryFanOut,
  },
  // One by one in each of four: a batch would wait for its slowest page.
  'audits.content': {
    queue: SOON,
    work: { batchSize: 1, localConcurrency: 4 },
    run: runContentCheck,
    giveUp: giveUpContentCheck,
  },
};

/** One job for each answer: how many are asked at once and how often is for the engine's own limits. */
function collectionOf(engine: EngineId): Job<`collect.${EngineId}`> {
  return {
    queue: AT_MOST_ONE,
    key: ({ promptId, day, sample }) => `${promptId} ${day} ${sample}`,
    isFrequent: true,
    work: { batchSize: 8, localConcurrency: 2 },
    run: (context, slot, signal) => collectAnswer(context, { ...slot, engine }, signal),
    giveUp: (context, slot, reason) => giveUpAnswer(context, { ...slot, engine }, reason),
  };
}

import { availableParallelism } from 'node:os';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { createEngines } from './gateways/engines/create.ts';
import type { Engines } from './gateways/engines/port.ts';
import { createSandbox } from './gateways/engines/sandbox/create.ts';
import { createLanguageModel } from './gateways/language-model/create.ts';
import { createPageAnalyser } from './gateways/page-analysis/analyser.ts';
import { createRenderer, type RendererOptions } from './gateways/renderer/create.ts';
import { createWeb, type WebOptions } from './gateways/web/web.ts';
import type { Queue } from './jobs/queue.ts';
import { ingestLog } from './services/agent-analytics/ingest.ts';
import { requestAddressLists } from './services/agent-analytics/request-lists.ts';
import { createAuthenticate } from './services/api-keys/authenticate.ts';
import { createApiKey } from './services/api-keys/create.ts';
import { listApiKeys } from './services/api-keys/list.ts';
import { revokeApiKey } from './services/api-keys/revoke.ts';
import { writeBundle } from './services/bundles/write.ts';
import { runCollection } from './services/collection/run.ts';
import type { Context } from './services/context.ts';
import { ensureDemo } from './services/demo/ensure.ts';
import { isSimulated } from './services/engines/enabled.ts';
import { tryEngines } from './services/engines/try.ts';
import { authenticateConnector } from './services/log-connectors/authenticate.ts';
import { createWorkspace } from './services/workspaces/create.ts';
import { listAllWorkspaces } from './services/workspaces/list.ts';
import { updateWorkspace } from './services/workspaces/update.ts';
import { openPool } from './storage/counting/pool.ts';
import { openDatabase } from './storage/database.ts';
import { reachPostgres } from './storage/reach.ts';
import { isUnavailable } from './storage/unavailable.ts';

const MOST_COUNTING_THREADS = 4;

export interface App {
  /** Loads what serves HTTP, which commands and workers do without. */
  createHttp: () => Promise<Express>;
  context: Context;
  services: ReturnType<typeof bindServices>;
  queue: Queue;
  startWorkers: () => Promise<void>;
  close: () => Promise<void>;
}

export interface AppOptions {
  env: Env;
  log: Logger;
  now?: () => Date;
  /** How long to wait for a database that cannot be reached yet; not at all unless said. */
  waitMs?: number;
  /** Ends the waiting. */
  signal?: AbortSignal;
  /** For commands that cause no background work: the queue is neither loaded nor opened. */
  withoutQueue?: boolean;
  /** Lets tests await jobs. */
  spies?: boolean;
  /** In place of those that the settings name. */
  engines?: Engines;
  /** Lets tests stay on loopback, and wait less. */
  web?: Omit<WebOptions, 'allow'>;
  renderer?: Pick<RendererOptions, 'network' | 'limits'>;
}

/** Builds every room and connects them. Whatever was opened is closed again by `close`, in the opposite order. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, log, now = () => new Date() } = options;
  const opened: (() => Promise<void>)[] = [];
  async function close() {
    for (const end of opened.splice(0).toReversed()) await end();
  }

  try {
    const { url, release } = await reachPostgres({ ...env, log, waitMs: options.waitMs, signal: options.signal });
    opened.push(release);
    const database = openDatabase(url, env.databasePoolSize);
    opened.push(database.close);
    const counting = openPool({ url, threads: countingThreads() });
    opened.push(counting.close);
    const pageAnalyser = createPageAnalyser();
    opened.push(pageAnalyser.close);
    const renderer = createRenderer({ chromiumPath: env.chromiumPath, allow: env.fetchAllow, ...options.renderer });
    opened.push(renderer.close);
    const queue = await openQueueFor(url, options);
    opened.push(queue.close);

    const languageModel = createLanguageModel(env.languageModel);
    const engines = options.engines ?? createEngines(env.engines, { sandbox: createSandbox });
    const web = createWeb({ allow: env.fetchAllow, ...options.web });
    const { collection, agentTrafficDays } = env;
    const context: Context = {
      database,
      counting,
      enqueue: queue.enqueue,
      now,
      log,
      languageModel,
      engines,
      collection,
      web,
      pageAnalyser,
      renderer,
      agentTrafficDays,
    };
    return {
      createHttp: () => createHttpOf(context, queue, options),
      context,
      services: bindServices(context, env),
      queue,
      startWorkers: () => queue.startWorkers(context),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openQueueFor(
  url: string,
  { env, log, spies = false, withoutQueue = false }: AppOptions,
): Promise<Queue> {
  if (withoutQueue) return NO_QUEUE;
  const { openQueue } = await import('./jobs/queue.ts');
  const crons = { 'collect.day': env.collectionCron };
  return openQueue({ url, log, works: env.role !== 'api', crons, spies });
}

const NO_QUEUE: Queue = {
  get boss(): never {
    return refuseQueue();
  },
  enqueue: async () => refuseQueue(),
  startWorkers: async () => refuseQueue(),
  isWorking: () => false,
  close: async () => {},
};

function refuseQueue(): never {
  throw new Error('No queue was opened');
}

async function createHttpOf(context: Context, { isWorking }: Queue, { env, log }: AppOptions): Promise<Express> {
  const { createHttp } = await import('./rest/http.ts');
  return createHttp({
    context: { ...context, isUnavailable, isWorking },
    authenticate: createAuthenticate(context.database),
    rateLimitPerMinute: env.rateLimitPerMinute,
    publicUrl: env.publicUrl,
    answerSource: isSimulated(context.engines) ? 'sandbox' : 'live',
    logIngest: { authenticate: authenticateConnector.bind(null, context), ingest: ingestLog.bind(null, context) },
    log,
  });
}

/** One core is left to those who ask. */
function countingThreads(): number {
  return Math.min(Math.max(1, availableParallelism() - 1), MOST_COUNTING_THREADS);
}

/** What the command line and the start-up do, beside what callers do through the router. */
function bindServices(context: Context, env: Env) {
  return {
    createWorkspace: createWorkspace.bind(null, context),
    updateWorkspace: updateWorkspace.bind(null, context),
    listWorkspaces: listAllWorkspaces.bind(null, context),
    createApiKey: createApiKey.bind(null, context),
    listApiKeys: listApiKeys.bind(null, context),
    revokeApiKey: revokeApiKey.bind(null, context),
    runCollection: runCollection.bind(null, context),
    tryEngines: tryEngines.bind(null, context),
    writeBundle: writeBundle.bind(null, context),
    requestAddressLists: requestAddressLists.bind(null, context),
    ensureDemo: () => ensureDemo(context, env.dataDir),
  };
}

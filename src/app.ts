import type { RequestListener } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { createBatches } from './concurrency/batches.ts';
import { isOAuthEnabled, resourceMetadataUrl } from './domain/oauth/metadata.ts';
import { COLLECTION_SETTINGS, pickSettings } from './domain/settings/settings.ts';
import { Failure } from './domain/shared/failures.ts';
import { releaseOf } from './domain/version.ts';
import { createFindClientNetwork } from './domain/web/forwarded.ts';
import { addCredentials, type Env, isolateProvider, listProvidersIn, readConnectors } from './env.ts';
import type { Engines } from './gateways/engines/port.ts';
import { createCustomSandbox, createSandbox } from './gateways/engines/sandbox/create.ts';
import { createMailer, type MailerOptions } from './gateways/mail/create.ts';
import { createPageAnalyzer } from './gateways/page-analysis/analyzer.ts';
import { createProviders } from './gateways/providers.ts';
import { createRenderer, type RendererOptions } from './gateways/renderer/create.ts';
import { createPostMessage, type PostOptions } from './gateways/web/post.ts';
import { createWeb, type WebOptions } from './gateways/web/web.ts';
import type { Queue } from './jobs/queue.ts';
import type { HandleMcp } from './mcp/http.ts';
import type { OAuthServices } from './mcp/oauth/endpoints.ts';
import type { createMetrics, Metrics } from './metrics/create.ts';
import { exportAddressLists, importAddressLists } from './services/agent-analytics/exchange-lists.ts';
import { ingestLog } from './services/agent-analytics/ingest.ts';
import { requestAddressLists } from './services/agent-analytics/request-lists.ts';
import { moveAnswers, requestPartitions } from './services/answers/partition.ts';
import { type Authenticate, createAuthenticate } from './services/api-keys/authenticate.ts';
import { createApiKey } from './services/api-keys/create.ts';
import { ensureAdminKey } from './services/api-keys/ensure-admin.ts';
import { grantPermission } from './services/api-keys/grant.ts';
import { listApiKeys } from './services/api-keys/list.ts';
import { revokeApiKey } from './services/api-keys/revoke.ts';
import { writeBundle } from './services/bundles/write.ts';
import { createCaches } from './services/caches.ts';
import { runCollection } from './services/collection/run.ts';
import { refreshConnections } from './services/connections/load.ts';
import { resealConnections } from './services/connections/reseal.ts';
import type { Context } from './services/context.ts';
import { ensureDemo } from './services/demo/ensure.ts';
import { readSubscription, unsubscribe } from './services/destinations/unsubscribe.ts';
import { isSimulated } from './services/engines/enabled.ts';
import { tryEngines } from './services/engines/try.ts';
import { exportAsOperator } from './services/exports/export-as-operator.ts';
import { exporters, markForExcel } from './services/exports/run.ts';
import { checkHealth } from './services/health/check.ts';
import { waitForDatabase } from './services/jobs/wait-for-database.ts';
import { authenticateConnector } from './services/log-connectors/authenticate.ts';
import { readMetricsState } from './services/metrics/read-state.ts';
import { createTokenAuthenticate } from './services/oauth/authenticate.ts';
import { approveClient, findRequestingClient } from './services/oauth/authorize.ts';
import { exchangeCode, refreshTokens } from './services/oauth/exchange.ts';
import { registerClient } from './services/oauth/register-client.ts';
import { revokeToken } from './services/oauth/revoke.ts';
import { importAsOperator } from './services/prompts/import-as-operator.ts';
import { recalculateOutdated } from './services/reports/recalculate-outdated.ts';
import { recordMethodChange } from './services/reports/record-method-change.ts';
import { createSessionAuthentication } from './services/sessions/authenticate.ts';
import { createSession } from './services/sessions/create.ts';
import { endSession } from './services/sessions/end.ts';
import { readSession } from './services/sessions/read.ts';
import { refreshServerSettings } from './services/settings/read.ts';
import { printReport } from './services/shares/print.ts';
import { findShiftedTimes, repairTimes } from './services/shifted-times/repair.ts';
import { type CreateSqlReaderInput, createSqlReader } from './services/sql-readers/create.ts';
import { deleteSqlReader } from './services/sql-readers/delete.ts';
import { listSqlReaders } from './services/sql-readers/list.ts';
import { synthesize } from './services/synth/synthesize.ts';
import { drawToken } from './services/tokens.ts';
import { createWorkspace } from './services/workspaces/create.ts';
import { deleteWorkspace } from './services/workspaces/delete.ts';
import { importWorkspacesAsOperator } from './services/workspaces/import-as-operator.ts';
import { getWorkspaceName, listAllWorkspaces } from './services/workspaces/list.ts';
import { countWorkspaceRows, purgeWorkspace } from './services/workspaces/purge.ts';
import { updateWorkspace } from './services/workspaces/update.ts';
import { openStatistics } from './statistics/index.ts';
import { openAnswerLoader } from './storage/answers/load.ts';
import { SETTINGS_CHANGED } from './storage/connections.ts';
import { readOrCreateSecretFile, readSecretFile } from './storage/data-directory/secret-file.ts';
import { createExporter } from './storage/exports/exporter.ts';
import { openDatabaseClock } from './storage/postgres/clock.ts';
import { connectionOf } from './storage/postgres/connections.ts';
import { openDatabase } from './storage/postgres/database.ts';
import { limitStatements, REQUEST_STATEMENT_MS } from './storage/postgres/deadlines.ts';
import { listenTo } from './storage/postgres/listener.ts';
import { reachPostgres } from './storage/postgres/reach.ts';
import { warmUp } from './storage/postgres/readiness.ts';
import { isUnavailable } from './storage/postgres/unavailable.ts';
import { guardAgainstReaders } from './storage/reporting/end-readers.ts';
import { WORKSPACE_DELETED } from './storage/workspaces/deleted.ts';

const MAX_COUNTING_THREADS = 4;
/** A larger batch would block the event loop for longer. */
const MAX_JOBS_PER_BATCH = 32;
/** Assistants cancel a call after 60 seconds. */
const TOOL_WAIT_MS = 50_000;

export interface App {
  /** Loads the HTTP server, which commands and workers do not need. */
  createHttp: () => Promise<RequestListener>;
  /** Serves `/health` and `/metrics` on a separate port. Sends metrics only with the token if one is set. */
  createMonitoring: (options: { token: string | null }) => Promise<RequestListener>;
  /** Serves an assistant on standard input and output with the permissions of an API key, until it disconnects. */
  serveAssistant: (options: { key: string; signal?: AbortSignal | undefined }) => Promise<void>;
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
  /** How long to wait for a database that is not reachable yet. Defaults to not waiting. */
  waitMs?: number;
  /** Aborts waiting. */
  signal?: AbortSignal;
  /** Called at the beginning of each step that can take seconds. */
  onStep?: (step: string) => void;
  /** For commands that enqueue no jobs: the queue is neither loaded nor opened. */
  withoutQueue?: boolean;
  /** Allows tests to await jobs. */
  spies?: boolean;
  /** Overrides the engines from the settings. */
  engines?: Engines;
  /** Allows tests to use loopback addresses and shorter timeouts. */
  web?: Omit<WebOptions, 'allow'>;
  /** Allows tests to replace the network of messages to destinations, and to use a shorter timeout. */
  post?: Omit<PostOptions, 'allow'>;
  renderer?: Pick<RendererOptions, 'network' | 'limits'>;
  /** Allows tests to trust their mail server and to use shorter timeouts. */
  mail?: MailerOptions;
  /** How long tools of assistants wait for an audit. Defaults to 50 seconds. */
  toolWaitMs?: number;
}

/** Creates all components and connects them. `close` closes them in reverse order. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, log } = options;
  const opened: (() => Promise<void>)[] = [];
  async function close() {
    for (const end of opened.splice(0).toReversed()) await end();
  }

  try {
    const metrics = await createMetricsOf(env, () => readMetricsState(context, database.readPool()));
    const { waitMs, signal, onStep } = options;
    const onLost = metrics?.countPostgresRestart;
    const { url, release } = await reachPostgres({ ...env, log, waitMs, signal, onStep, onLost });
    opened.push(release);
    const database = openDatabase(url, env.databasePoolSize);
    opened.push(database.close);
    opened.push(guardAgainstReaders(database, log).close);
    /** The database can also be lost after it was reached. */
    const untilReachable = <Result>(run: () => Promise<Result>) =>
      waitForDatabase(run, { signal, longestWaitMs: waitMs ?? 0 });
    const clock = await untilReachable(() => openDatabaseClock(database));
    opened.push(clock.close);
    const { now = clock.now } = options;
    const statistics = openStatistics({ url, threads: countingThreads() });
    opened.push(statistics.close);
    const pageAnalyzer = createPageAnalyzer();
    opened.push(pageAnalyzer.close);
    const renderer = createRenderer({
      chromiumPath: env.chromiumPath,
      allow: env.fetchAllow,
      onLaunchError: (err) => log.warn({ err }, 'browser did not start'),
      ...options.renderer,
    });
    opened.push(renderer.close);
    const queue = await untilReachable(() => openQueueFor(url, options, metrics));
    opened.push(queue.close);

    const { engines, addedEngines, languageModel, ...providers } = createProviders({
      read: (stored, connectors) => addCredentials(env.providerVariables, stored, connectors),
      isolate: (provider, credentials) => isolateProvider(env.providerVariables, provider, credentials),
      sandbox: createSandbox,
      customSandbox: createCustomSandbox,
      fixedEngines: options.engines,
    });
    const web = createWeb({ allow: env.fetchAllow, pauseMs: 1000 / env.fetchPerSecond, ...options.web });
    const postMessage = createPostMessage({ allow: env.fetchAllow, ...options.post });
    const { agentTrafficDays, calibrationShare, retention } = env;
    const given = { ...env.collection, calibrationShare, cron: env.collectionCron, ...readConnectors(env.engines) };
    const context: Context = {
      database,
      statistics,
      caches: createCaches(now),
      exporter: createExporter(url),
      openAnswerLoader: () => openAnswerLoader(url),
      enqueue: queue.enqueue,
      runInBatch: createBatches({ most: MAX_JOBS_PER_BATCH }),
      now,
      log,
      languageModel,
      engines,
      addedEngines,
      connections: {
        ...providers,
        fromEnvironment: listProvidersIn(env.providerVariables),
        customFromEnvironment: env.engines.customEngines ?? [],
        canStore: env.secretKeys.length > 0 || env.databaseUrl === null,
        readSecrets: (create) => readSecrets(env, create),
      },
      collection: pickSettings(given, COLLECTION_SETTINGS),
      settings: { given, fixed: env.fixedSettings },
      schedule: queue.schedule,
      commit: env.commit,
      databaseDirectory: env.databaseUrl === null ? env.dataDir : null,
      web,
      pageAnalyzer,
      postMessage,
      renderer,
      mailer: env.mail && createMailer(env.mail, options.mail),
      publicUrl: env.publicUrl,
      servePages: () => servePages(() => createHttpOf(context, queue, options, null)),
      agentTrafficDays,
      retention,
    };
    const refreshStored = () => Promise.all([refreshConnections(context), refreshServerSettings(context)]);
    await untilReachable(refreshStored);
    const refresh = () => refreshStored().catch((err: unknown) => log.warn({ err }, 'stored settings not refreshed'));
    let isListening = false;
    /** Processes that serve callers or run jobs learn what others change. */
    function listenForChanges(): void {
      if (isListening) return;
      isListening = true;
      const handlers = {
        [WORKSPACE_DELETED]: () => context.caches.callers.clear(),
        [SETTINGS_CHANGED]: () => void refresh(),
      };
      opened.push(listenTo(url, handlers).close);
    }
    return {
      async createHttp() {
        listenForChanges();
        return createHttpOf(context, queue, options, metrics);
      },
      async serveAssistant(caller) {
        listenForChanges();
        await serveAssistantOf(context, queue, options, caller);
      },
      createMonitoring: ({ token }) => createMonitoringOf(context, queue, metrics, token),
      context,
      services: bindServices(context, env, url),
      queue,
      async startWorkers() {
        listenForChanges();
        await queue.startWorkers(context);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The embedded database has one user and one machine, so its secret is a file. Other databases need the setting. */
async function readSecrets(
  { secretKeys, databaseUrl, dataDir }: Env,
  { create = false }: { create?: boolean } = {},
): Promise<string[]> {
  if (secretKeys.length > 0 || databaseUrl !== null) return secretKeys;
  return create ? readOrCreateSecretFile(dataDir, drawToken) : readSecretFile(dataDir);
}

async function openQueueFor(
  url: string,
  { env, log, spies = false, withoutQueue = false }: AppOptions,
  metrics: Metrics | null,
): Promise<Queue> {
  if (withoutQueue) return NO_QUEUE;
  const { openQueue } = await import('./jobs/queue.ts');
  return openQueue({
    connection: connectionOf(url),
    log,
    works: env.role !== 'api',
    spies,
    observeJob: metrics?.observeJob,
  });
}

const NO_QUEUE: Queue = {
  get boss(): never {
    return throwNoQueue();
  },
  enqueue: async () => throwNoQueue(),
  schedule: async () => throwNoQueue(),
  startWorkers: async () => throwNoQueue(),
  isWorking: () => false,
  close: async () => {},
};

function throwNoQueue(): never {
  throw new Error('The app was created without a queue');
}

/** Metrics are collected only if a setting enables serving them. */
async function createMetricsOf(
  { metrics: { port, token }, healthPort, role, databaseUrl, commit }: Env,
  readState: Parameters<typeof createMetrics>[0]['readState'],
): Promise<Metrics | null> {
  if (port === null && token === null && healthPort === null) return null;
  const metrics = await import('./metrics/create.ts');
  return metrics.createMetrics({ release: releaseOf(commit), role, readState, isEmbedded: databaseUrl === null });
}

async function createMonitoringOf(
  context: Context,
  { isWorking }: Queue,
  metrics: Metrics | null,
  token: string | null,
): Promise<RequestListener> {
  if (!metrics) throw new Error('The app was created without metrics');
  const { createMonitoring } = await import('./rest/monitoring/metrics.ts');
  async function readHealth() {
    await checkHealth(context);
    const queue = isWorking() ? 'working' : 'enqueueing';
    return { status: 'ok', database: 'up', queue, ...releaseOf(context.commit) };
  }
  return createMonitoring({ metrics: { read: metrics.read, token }, readHealth });
}

async function createHttpOf(
  context: Context,
  queue: Queue,
  { env, log, toolWaitMs: waitMs = TOOL_WAIT_MS }: AppOptions,
  metrics: Metrics | null,
): Promise<RequestListener> {
  const { createHttp } = await import('./rest/http.ts');
  const { createRegistrationLimit } = await import('./rest/limits/registration-limit.ts');
  const authenticate = createAuthenticate(context);
  const findClientNetwork = createFindClientNetwork(env.trustedProxies);
  const countRegistration = createRegistrationLimit(findClientNetwork);
  const oauth = await createOAuthOf(context, env, { authenticateKey: authenticate, countRegistration });
  return createHttp({
    context: requestContextOf(context, queue),
    authenticate: (authorization) => limitTime(() => authenticate(authorization)),
    sessions: createSessions(context),
    findClientNetwork,
    limits: { rateLimitPerMinute: env.rateLimitPerMinute, maxConcurrentPerKey: env.maxConcurrentPerKey },
    publicUrl: env.publicUrl,
    answerSource: () => (isSimulated(context.engines) ? 'sandbox' : 'live'),
    logIngest: {
      authenticate: (...caller) => limitTime(() => authenticateConnector(context, ...caller)),
      ingest: createIngest(context, metrics),
    },
    printReport,
    exports: { run: exporters, markForExcel },
    subscriptions: {
      read: (token) => limitTime(() => readSubscription(context, token)),
      end: (token) => limitTime(() => unsubscribe(context, token)),
    },
    mcp: {
      handle: createMcpOf(waitMs),
      authenticate: ({ headers }) => limitTime(() => (oauth?.authenticate ?? authenticate)(headers.authorization)),
      origins: { listensOn: env.host, publicUrl: env.publicUrl },
      resourceMetadata: oauth?.resourceMetadata ?? null,
      ...(oauth && { serveOAuth: oauth.serve }),
    },
    log,
    observeRequest: metrics?.observeRequest,
    ...(metrics && env.metrics.token !== null && { metrics: { read: metrics.read, token: env.metrics.token } }),
  });
}

/** On a separate port, because a worker has none, and only while something is printed. */
async function servePages(createHandler: () => Promise<RequestListener>) {
  const { listen } = await import('./rest/server.ts');
  const server = await listen(await createHandler(), { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${server.port}`, close: () => server.close(1_000) };
}

function createSessions(context: Context) {
  const { authenticate, forget } = createSessionAuthentication(context);
  return {
    create: (key: string) => limitTime(() => createSession(context, key)),
    read: (token: string) => limitTime(() => readSession(context, token)),
    end: (token: string) => limitTime(() => endSession(context, token)).finally(() => forget(token)),
    authenticate: (token: string) => limitTime(() => authenticate(token)),
  };
}

/** Loads the MCP server with the first request of an assistant: servers without assistants start faster. */
function createMcpOf(waitMs: number): HandleMcp {
  let loaded: Promise<HandleMcp> | undefined;
  return async (...request) => {
    loaded ??= import('./mcp/http.ts').then(({ createMcpHttp }) => createMcpHttp({ waitMs }));
    await (await loaded)(...request);
  };
}

/** OAuth for assistants that cannot send an API key. Null if it is off. */
async function createOAuthOf(
  context: Context,
  { publicUrl, oauthRedirectSchemes: addedSchemes }: Env,
  {
    authenticateKey,
    countRegistration,
  }: { authenticateKey: Authenticate; countRegistration: OAuthServices['countRegistration'] },
) {
  if (!isOAuthEnabled(publicUrl)) return null;
  const { createOAuth } = await import('./mcp/oauth/endpoints.ts');
  function bind<Args extends unknown[], Result>(service: (context: Context, ...args: Args) => Promise<Result>) {
    return (...args: Args) => limitTime(() => service(context, ...args));
  }
  const services = {
    countRegistration,
    registerClient: (client: { name: string; redirectUris: string[] }) =>
      limitTime(() => registerClient(context, { ...client, addedSchemes })),
    findRequestingClient: (request: { clientId: string; redirectUri: string }) =>
      limitTime(() => findRequestingClient(context, { ...request, addedSchemes })),
    authenticateKey: (authorization: string) => limitTime(() => authenticateKey(authorization)),
    approveClient: bind(approveClient),
    exchangeCode: bind(exchangeCode),
    refreshTokens: bind(refreshTokens),
    revokeToken: bind(revokeToken),
  };
  return {
    serve: createOAuth(publicUrl, services),
    authenticate: createTokenAuthenticate(context, authenticateKey),
    resourceMetadata: resourceMetadataUrl(publicUrl),
  };
}

function requestContextOf(context: Context, { isWorking }: Queue) {
  return { ...context, isUnavailable, isWorking, limitTime };
}

const WRONG_ASSISTANT_KEY =
  'Missing or invalid API key. Set SIGHTLINE_API_KEY to a valid API key. `keys create` creates one.';

async function serveAssistantOf(
  context: Context,
  queue: Queue,
  { env, log, toolWaitMs: waitMs = TOOL_WAIT_MS }: AppOptions,
  { key, signal }: { key: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { serveMcpStdio } = await import('./mcp/stdio.ts');
  const authenticate = createAuthenticate(context);
  // Authenticates every call, so that a revoked key stops working.
  async function getContext() {
    const caller = await limitTime(() => authenticate(`Bearer ${key}`));
    if (!caller) throw new Failure('unauthorized', WRONG_ASSISTANT_KEY);
    const origin = env.publicUrl ?? `http://localhost:${env.port}`;
    return { ...requestContextOf(context, queue), caller, origin, idempotencyKey: null, reply: {} };
  }
  await getContext();
  await serveMcpStdio({
    getContext,
    waitMs,
    signal,
    onError: (err) => log.warn({ err }, 'assistant connection failed'),
  });
}

function createIngest(context: Context, metrics: Metrics | null) {
  return async (input: Parameters<typeof ingestLog>[1]) => {
    const counts = await ingestLog(context, input);
    if (!counts.duplicate) metrics?.countLogLines(counts);
    return counts;
  };
}

const limitTime = <Result>(call: () => Promise<Result>) => limitStatements(REQUEST_STATEMENT_MS, call);

/** Leaves one core for requests, which have priority over these threads. While one of two waits for PostgreSQL, the other counts. */
function countingThreads(): number {
  return Math.min(Math.max(2, availableParallelism() - 1), MAX_COUNTING_THREADS);
}

/** The services that the command line and startup use. API callers use the router. */
function bindServices(context: Context, env: Env, url: string) {
  return {
    createWorkspace: createWorkspace.bind(null, context),
    updateWorkspace: updateWorkspace.bind(null, context),
    listWorkspaces: listAllWorkspaces.bind(null, context),
    getWorkspaceName: getWorkspaceName.bind(null, context),
    deleteWorkspace: deleteWorkspace.bind(null, context),
    countWorkspaceRows: countWorkspaceRows.bind(null, context),
    purgeWorkspace: purgeWorkspace.bind(null, context),
    createApiKey: createApiKey.bind(null, context),
    grantPermission: grantPermission.bind(null, context),
    listApiKeys: listApiKeys.bind(null, context),
    revokeApiKey: revokeApiKey.bind(null, context),
    runCollection: runCollection.bind(null, context),
    tryEngines: tryEngines.bind(null, context),
    writeBundle: writeBundle.bind(null, context),
    exportRows: exportAsOperator.bind(null, context),
    importPrompts: importAsOperator.bind(null, context),
    importWorkspaces: importWorkspacesAsOperator.bind(null, context),
    exportAddressLists: exportAddressLists.bind(null, context),
    importAddressLists: importAddressLists.bind(null, context),
    createSqlReader: (input: CreateSqlReaderInput) => createSqlReader(context, url, input),
    listSqlReaders: listSqlReaders.bind(null, context),
    deleteSqlReader: deleteSqlReader.bind(null, url),
    requestStartupJobs: () => waitForDatabase(() => requestStartupJobs(context)),
    moveAnswers: moveAnswers.bind(null, context),
    findShiftedTimes: () => findShiftedTimes(context),
    repairTimes: repairTimes.bind(null, context),
    resealConnections: () =>
      resealConnections(context, env.databaseUrl === null && env.secretKeys.length === 0 ? env.dataDir : null),
    synthesize: synthesize.bind(null, context),
    ensureDemo: (days?: number) => waitForDatabase(() => ensureDemo(context, env.dataDir, days)),
    warmUp: () => warmUp(context.database),
    ensureAdminKey: async () => {
      const { adminKeyFile } = env;
      if (adminKeyFile !== null) await waitForDatabase(() => ensureAdminKey(context, adminKeyFile));
    },
  };
}

/** Jobs that an upgrade or a long pause may make necessary. Each is deduplicated, so all of them can be requested again. */
async function requestStartupJobs(context: Context): Promise<void> {
  await requestPartitions(context);
  await requestAddressLists(context);
  await recalculateOutdated(context);
  await recordMethodChange(context);
}

import type { IncomingMessage, RequestListener } from 'node:http';
import type { TRPCError } from '@trpc/server';
import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { FindClientNetwork } from '../domain/web/forwarded.ts';
import { appRouter } from '../routers/app.ts';
import { toTRPCError } from '../routers/errors.ts';
import { createAuthenticateRequest } from './auth/authenticate.ts';
import { type Sessions, serveSession } from './auth/session.ts';
import { createContextFactory } from './context.ts';
import { type ExportServices, serveExports } from './files/exports.ts';
import { type PrintReport, serveReportPdf } from './files/report-pdf.ts';
import { type AdmissionLimits, createAdmission } from './limits/admission.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { type LogIngest, serveIngest } from './logs/ingest.ts';
import { type McpEndpoint, serveMcp } from './mcp.ts';
import { createAccessLog, type ObserveRequest, type TracedResponse } from './monitoring/access-log.ts';
import { createMetricsHandler, type ProtectedMetrics } from './monitoring/metrics.ts';
import { serveDashboard } from './pages/dashboard.ts';
import { serveDocs } from './pages/docs.ts';
import { type Subscriptions, serveUnsubscribe } from './pages/unsubscribe.ts';
import { createDispatch } from './requests/dispatch.ts';
import { requireOneHost } from './requests/hosts.ts';
import { createRoutes, type Route } from './requests/routes.ts';
import { sendError } from './responses/errors.ts';
import { createTrpc, TRPC_ROUTE } from './trpc.ts';

export interface HttpOptions {
  context: Parameters<typeof createContextFactory>[0];
  /** Public origin of the service. If null, the host of each request is used. */
  publicUrl: string | null;
  logIngest: LogIngest;
  printReport: PrintReport;
  exports: ExportServices;
  subscriptions: Subscriptions;
  /** Whether answers are simulated now. */
  answerSource: () => 'sandbox' | 'live';
  /** Returns the caller for an `Authorization` header. */
  authenticate: Parameters<typeof createAuthenticateRequest>[0];
  sessions: Sessions;
  findClientNetwork: FindClientNetwork;
  limits: AdmissionLimits;
  /** Serves assistants, and authenticates them by API key or OAuth token. */
  mcp?: McpEndpoint & { authenticate: Parameters<typeof createContextFactory>[1]; serveOAuth?: (app: Express) => void };
  log: Logger;
  observeRequest?: ObserveRequest | undefined;
  /** Serves metrics to callers that send the token. */
  metrics?: ProtectedMetrics | undefined;
}

/** TLS is terminated by a reverse proxy, and pages served over plain HTTP must be able to load their assets. */
const SECURITY_HEADERS = {
  strictTransportSecurity: false,
  contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
} as const;

/** Responses based on answers. Not every body can state that its statistics are simulated, so they have a header. */
const BASED_ON_ANSWERS =
  /^\/(mcp|trpc|v1\/(reports|exports\/(?!agent-visits|referrals)|shares|competitors|prompts\/suggestions|audits\/query-fan-outs))/;

/** Metadata of OAuth, and what clients look for if there is none. */
const WELL_KNOWN = '/.well-known';

/** The HTTP interface: REST under /v1, the same procedures through tRPC under /trpc, and MCP at /mcp. */
export function createHttp(options: HttpOptions): RequestListener {
  const { context, sessions, publicUrl, log } = options;
  const rateLimit = createRateLimit(options.limits.rateLimitPerMinute);
  const admit = createAdmission(options.limits, rateLimit);
  const authenticate = createAuthenticateRequest(options.authenticate, sessions, publicUrl);
  const createContext = createContextFactory(context, authenticate, admit, publicUrl);
  const asTRPCError = (error: unknown) => toTRPCError(error, undefined, context.isUnavailable);
  const begin = createBegin(options);
  const onError = (error: TRPCError, res?: TracedResponse) => logError(log, res?.locals.requestId, error);
  const routes = createRoutes(appRouter);
  const dispatch = createDispatch(createContext);

  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.use((req, res, next) => {
    begin(req, res, req.path);
    next();
  });
  const serveUnknown = serveDashboard(app);
  serveDocs(app);
  serveUnsubscribe(app, options.subscriptions);
  if (options.metrics) app.get('/metrics', createMetricsHandler(options.metrics));
  serveSession(app, sessions, { rateLimit, publicUrl, findClientNetwork: options.findClientNetwork });
  serveIngest(app, options.logIngest, admit);
  serveReportPdf(app, createContext, options.printReport);
  serveExports(app, createContext, options.exports);
  app.use(WELL_KNOWN, (_req, res, next) => {
    res.locals.route = WELL_KNOWN;
    next();
  });
  if (options.mcp) {
    const createMcpContext = createContextFactory(context, options.mcp.authenticate, admit, options.publicUrl);
    serveMcp(app, options.mcp, createMcpContext, rateLimit);
    options.mcp.serveOAuth?.(app);
  }
  app.use(TRPC_ROUTE, createTrpc({ createContext, asTRPCError, onError }));
  app.use(serveUnknown);
  app.use((req) => {
    throw routes.explainMissing(req.path);
  });
  const handleError: ErrorRequestHandler = (error, _req, res, _next) => fail(error, res);
  app.use(handleError);

  // Calls of procedures bypass Express, whose routing takes longer than most services.
  return (req, res) => {
    const path = pathOf(req);
    const route = routes.find(req.method ?? '', path);
    if (route) void serveRoute(route, path, req, Object.assign(res, { locals: {} }));
    else app(req, res);
  };

  async function serveRoute(route: Route, path: string, req: IncomingMessage, res: TracedResponse): Promise<void> {
    try {
      begin(req, res, path);
      await dispatch(route, req, res);
    } catch (error) {
      fail(error, res);
    }
  }

  function fail(error: unknown, res: TracedResponse): void {
    const failure = asTRPCError(error);
    onError(failure, res);
    if (res.headersSent) res.destroy();
    else sendError(res, failure);
  }
}

/** What every request begins with: its id, its entry in the log, and the headers of its response. */
function createBegin({ log, observeRequest, answerSource }: HttpOptions) {
  const logAccess = createAccessLog(log, observeRequest);
  const setSecurityHeaders = helmet(SECURITY_HEADERS);

  return (req: IncomingMessage, res: TracedResponse, path: string): void => {
    logAccess(req, res, path);
    setSecurityHeaders(req, res, throwError);
    requireOneHost(req);
    if (BASED_ON_ANSWERS.test(path)) res.setHeader('X-Answer-Source', answerSource());
  };
}

/** The path as Express reads it. A proxy may send the whole URL. */
function pathOf({ url = '' }: IncomingMessage): string {
  return url.startsWith('/') ? url.replace(/[?#].*$/s, '') : (URL.parse(url)?.pathname ?? url);
}

function throwError(error?: unknown): void {
  if (error) throw error;
}

function logError(log: Logger, requestId: string | undefined, error: TRPCError): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ requestId, err: error.cause ?? error }, 'request failed');
}

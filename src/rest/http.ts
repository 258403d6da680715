import type { TRPCError } from '@trpc/server';
import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { notFound } from '../domain/shared/failures.ts';
import { toTRPCError } from '../routers/errors.ts';
import { createAccessLog, type ObserveRequest } from './access-log.ts';
import { type AdmissionLimits, createAdmission } from './admission.ts';
import { createAuthenticateRequest } from './authenticate.ts';
import { createContextFactory } from './context.ts';
import { serveDashboard } from './dashboard.ts';
import { createDispatch } from './dispatch.ts';
import { serveDocs } from './docs.ts';
import { sendError } from './errors.ts';
import { type ExportServices, serveExports } from './exports.ts';
import { requireOneHost } from './hosts.ts';
import { type LogIngest, serveIngest } from './ingest.ts';
import { type McpEndpoint, serveMcp } from './mcp.ts';
import { createMetricsHandler, type ProtectedMetrics } from './metrics.ts';
import { createRateLimit } from './rate-limit.ts';
import { type PrintReport, serveReportPdf } from './report-pdf.ts';
import { type Sessions, serveSession } from './session.ts';
import { createTrpc } from './trpc.ts';

export interface HttpOptions {
  context: Parameters<typeof createContextFactory>[0];
  /** Public origin of the service. If null, the host of each request is used. */
  publicUrl: string | null;
  logIngest: LogIngest;
  printReport: PrintReport;
  exports: ExportServices;
  /** Whether statistics are based on answers from real engines. */
  answerSource: 'sandbox' | 'live';
  /** Returns the caller for an `Authorization` header. */
  authenticate: Parameters<typeof createAuthenticateRequest>[0];
  sessions: Sessions;
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

/** The HTTP interface: REST under /v1, the same procedures through tRPC under /trpc, and MCP at /mcp. */
export function createHttp(options: HttpOptions): Express {
  const { context, sessions, publicUrl, log } = options;
  const rateLimit = createRateLimit(options.limits.rateLimitPerMinute);
  const admit = createAdmission(options.limits, rateLimit);
  const authenticate = createAuthenticateRequest(options.authenticate, sessions, publicUrl);
  const createContext = createContextFactory(context, authenticate, admit, publicUrl);
  const asTRPCError = (error: unknown) => toTRPCError(error, undefined, context.isUnavailable);

  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.use(createAccessLog(log, options.observeRequest), helmet(SECURITY_HEADERS), requireOneHost);
  // Not every response body can state that its statistics are simulated, so every response based on answers has this header.
  app.use(
    /^\/(mcp|trpc|v1\/(reports|exports|shares|competitors|prompts\/suggestions|audits\/query-fan-outs))/,
    (_req, res, next) => {
      res.set('X-Answer-Source', options.answerSource);
      next();
    },
  );
  serveDashboard(app);
  serveDocs(app);
  if (options.metrics) app.get('/metrics', createMetricsHandler(options.metrics));
  serveSession(app, sessions, { rateLimit, publicUrl });
  serveIngest(app, options.logIngest, admit);
  serveReportPdf(app, createContext, options.printReport);
  serveExports(app, createContext, options.exports);
  if (options.mcp) {
    const createMcpContext = createContextFactory(context, options.mcp.authenticate, admit, options.publicUrl);
    serveMcp(app, options.mcp, createMcpContext, rateLimit);
    options.mcp.serveOAuth?.(app);
  }
  app.use('/trpc', (_req, res, next) => {
    res.locals.route = '/trpc';
    next();
  });
  const onError = (error: TRPCError, req: Request) => logError(req.res?.locals.log ?? log, error);
  app.use('/trpc', createTrpc({ createContext, asTRPCError, onError }));
  const dispatch = createDispatch(createContext);
  app.use((req, res, next) => (req.path.startsWith('/v1/') ? dispatch(req, res, next) : next(notFound('Route'))));

  const handleError: ErrorRequestHandler = (error, _req, res, _next) => {
    const failure = asTRPCError(error);
    logError(res.locals.log, failure);
    if (res.headersSent) res.destroy();
    else sendError(res, failure);
  };
  app.use(handleError);
  return app;
}

function logError(log: Logger, error: TRPCError): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ err: error.cause ?? error }, 'request failed');
}

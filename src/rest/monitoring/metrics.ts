import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Failure } from '../../domain/shared/failures.ts';
import { sendJson } from '../responses/send-json.ts';

export interface ProtectedMetrics {
  read: () => Promise<{ contentType: string; text: string }>;
  /** Null to serve them to everyone who can reach the port. */
  token: string | null;
}

/** Serves the metrics. */
export function createMetricsHandler({ read, token }: ProtectedMetrics) {
  return async (req: IncomingMessage, res: ServerResponse & { locals?: { route?: string } }): Promise<void> => {
    if (res.locals) res.locals.route = '/metrics';
    if (token !== null && !isToken(token, req.headers.authorization)) {
      throw new Failure('unauthorized', 'Send METRICS_TOKEN in the header "Authorization: Bearer <TOKEN>"');
    }
    const { contentType, text } = await read();
    res.setHeader('Content-Type', contentType).end(text);
  };
}

/** Serves `/health` and `/metrics` without the API, for processes that have no other port, and for private ports. */
export function createMonitoring({
  metrics,
  readHealth,
}: {
  metrics: ProtectedMetrics;
  readHealth: () => Promise<object>;
}): RequestListener {
  const serveMetrics = createMetricsHandler(metrics);
  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [path] = (req.url ?? '').split('?');
    if (path === '/metrics') return serveMetrics(req, res);
    if (path === '/health') return sendJson(res, 200, await readHealth());
    sendJson(res, 404, { message: 'Route not found' });
  }
  return (req, res) => {
    serve(req, res).catch((error: unknown) => {
      const isUnauthorized = error instanceof Failure && error.kind === 'unauthorized';
      const message = error instanceof Failure ? error.message : 'Service unavailable';
      sendJson(res, isUnauthorized ? 401 : 503, { message });
    });
  };
}

/** Compares digests, which have the same length, so that the time taken does not depend on the token. */
function isToken(token: string, authorization = ''): boolean {
  const sent = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', token, 'buffer'));
}

import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ulid } from 'ulid';

/** Receives every request after its response. `route` is the path template. */
export type ObserveRequest = (facts: {
  method: string;
  route: string;
  status: number | 'aborted';
  seconds: number;
}) => void;

/** A response and what is known about its request. The same property as in Express. */
export interface TracedResponse extends ServerResponse {
  locals: { requestId?: string; route?: string };
}

/** The route label of requests that match no route, because their paths are unbounded. */
const UNMATCHED = 'unmatched';
const SAFE_ID = /^[\w.:-]{1,64}$/;

/** The token of a share is as good as a key for what it shows. */
const SHARE = /^\/share\/[^/]+/;

/** Assigns an id to a request and logs it after its response. Keys, tokens, bodies and query strings are never logged. */
export type LogAccess = (req: IncomingMessage, res: TracedResponse, requestPath: string) => void;

export function createAccessLog(log: Logger, observe?: ObserveRequest): LogAccess {
  return (req, res, requestPath) => {
    const started = performance.now();
    const sent = req.headers['x-request-id'];
    const requestId = typeof sent === 'string' && SAFE_ID.test(sent) ? sent : newRequestId();
    const method = req.method ?? '';
    const path = requestPath.replace(SHARE, '/share/[token]');
    res.setHeader('X-Request-Id', requestId);
    res.locals.requestId = requestId;
    res.once('close', () => {
      const elapsed = performance.now() - started;
      const ms = Math.round(elapsed);
      const status = res.writableFinished ? res.statusCode : 'aborted';
      const level = res.statusCode >= 500 ? 'warn' : path === '/v1/health' ? 'debug' : 'info';
      log[level]({ requestId, method, path, status, ms }, 'request');
      observe?.({ method, route: res.locals.route ?? UNMATCHED, status, seconds: elapsed / 1000 });
    });
  };
}

export function newRequestId(): string {
  return ulid(Date.now(), drawFraction);
}

/** By default, ulid calls the system for each character: 60 µs per id. */
function drawFraction(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

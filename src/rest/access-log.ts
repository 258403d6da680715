import { randomInt } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ulid } from 'ulid';

/** Receives every request after its response. `route` is the path template. */
export type ObserveRequest = (facts: {
  method: string;
  route: string;
  status: number | 'aborted';
  seconds: number;
}) => void;

/** The route label of requests that match no route, because their paths are unbounded. */
const UNMATCHED = 'unmatched';
const SAFE_ID = /^[\w.:-]{1,64}$/;

/** Assigns an id to every request and logs the request. API keys, bodies and query strings are never logged. */
export function createAccessLog(log: Logger, observe?: ObserveRequest): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const sent = req.headers['x-request-id'];
    const requestId = typeof sent === 'string' && SAFE_ID.test(sent) ? sent : ulid(Date.now(), drawFraction);
    const { method, path } = req;
    res.setHeader('X-Request-Id', requestId);
    res.locals.log = log.child({ requestId });
    res.once('close', () => {
      const elapsed = performance.now() - started;
      const ms = Math.round(elapsed);
      const status = res.writableFinished ? res.statusCode : 'aborted';
      const level = res.statusCode >= 500 ? 'warn' : path === '/v1/health' ? 'debug' : 'info';
      res.locals.log[level]({ method, path, status, ms }, 'request');
      observe?.({ method, route: res.locals.route ?? UNMATCHED, status, seconds: elapsed / 1000 });
    });
    next();
  };
}

/** By default, ulid calls the system for each character: 60 µs per id. */
function drawFraction(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

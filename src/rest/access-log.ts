import { randomInt } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ulid } from 'ulid';

const SAFE_ID = /^[\w.:-]{1,64}$/;

/** Assigns an id to every request and logs the request. API keys, bodies and query strings are never logged. */
export function createAccessLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const sent = req.headers['x-request-id'];
    const requestId = typeof sent === 'string' && SAFE_ID.test(sent) ? sent : ulid(Date.now(), drawFraction);
    const { method, path } = req;
    res.setHeader('X-Request-Id', requestId);
    res.locals.log = log.child({ requestId });
    res.once('close', () => {
      const ms = Math.round(performance.now() - started);
      const finished = res.writableFinished;
      const level = res.statusCode >= 500 ? 'warn' : path === '/v1/health' ? 'debug' : 'info';
      res.locals.log[level]({ method, path, status: finished ? res.statusCode : 'aborted', ms }, 'request');
    });
    next();
  };
}

/** Left to itself, ulid asks the system for each character: 60 µs an id. */
function drawFraction(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

import type { ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../domain/shared/failures.ts';

const WINDOW_SECONDS = 60;

/** Counts `calls` of a key against its allowance per minute, in this process, and says in the reply's headers what is left. */
export type RateLimit = (res: ServerResponse, keyId: string, calls: number) => Promise<void>;

export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });

  return async (res, keyId, calls) => {
    const state = await limiter.consume(keyId, calls).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    res.setHeader('RateLimit-Policy', `"default";q=${perMinute};w=${WINDOW_SECONDS}`);
    res.setHeader('RateLimit', `"default";r=${Math.max(0, state.remainingPoints)};t=${seconds}`);
    if (state.consumedPoints > perMinute) {
      throw tooManyRequests(perMinute, seconds);
    }
  };
}

export function tooManyRequests(perMinute: number, seconds: number): Failure {
  return new Failure('quota', `More than ${perMinute} requests a minute; try again in ${seconds} s`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

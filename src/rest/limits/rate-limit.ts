import type { ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../domain/shared/failures.ts';

const WINDOW_SECONDS = 60;

/** Counts calls against the per-minute limit of a key, in this process, and sets the rate limit headers of the response. */
export type RateLimit = (res: ServerResponse, keyId: string, calls: number) => Promise<void>;

export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });

  return async (res, keyId, calls) => {
    const state = await limiter.consume(keyId, calls).catch((rejection: unknown) => {
      if (rejection instanceof RateLimiterRes) return rejection;
      throw rejection;
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
  return new Failure('quota', `Rate limit of ${perMinute} requests per minute exceeded. Retry in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

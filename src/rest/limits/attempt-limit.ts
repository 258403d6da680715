import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../domain/shared/failures.ts';
import type { FindClientNetwork } from '../../domain/web/forwarded.ts';

const FAILED_ATTEMPTS = 20;
const WINDOW_SECONDS = 60;

/** Counts a failed attempt. Throws if there were too many. */
export type CountFailure = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Limits failed sign-in attempts by the address of the client, in this process, and sets the rate limit headers. Attempts are
 * counted after they failed, so that others with the same address can still sign in.
 */
export function createAttemptLimit(findClientNetwork: FindClientNetwork): CountFailure {
  const limiter = new RateLimiterMemory({ points: FAILED_ATTEMPTS, duration: WINDOW_SECONDS });

  return async (req, res) => {
    const state = await limiter.consume(findClientNetwork(req)).catch((rejection: unknown) => {
      if (rejection instanceof RateLimiterRes) return rejection;
      throw rejection;
    });
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    res.setHeader('RateLimit-Policy', `"sign-in";q=${FAILED_ATTEMPTS};w=${WINDOW_SECONDS}`);
    res.setHeader('RateLimit', `"sign-in";r=${Math.max(0, state.remainingPoints)};t=${seconds}`);
    if (state.consumedPoints > FAILED_ATTEMPTS) throw tooManyAttempts(seconds);
  };
}

export function tooManyAttempts(seconds: number): Failure {
  return new Failure('quota', `Too many failed attempts. Retry in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

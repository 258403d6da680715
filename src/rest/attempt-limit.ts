import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../domain/shared/failures.ts';
import { visitorNetwork } from '../domain/web/addresses.ts';

const FAILED_ATTEMPTS = 20;
const WINDOW_SECONDS = 60;

export interface Attempt {
  /** Successful attempts do not count. */
  succeed: () => Promise<void>;
}

/** Limits failed sign-in attempts by the address of the connection, in this process, and sets the rate limit headers. */
export function createAttemptLimit(): (req: IncomingMessage, res: ServerResponse) => Promise<Attempt> {
  const limiter = new RateLimiterMemory({ points: FAILED_ATTEMPTS, duration: WINDOW_SECONDS });

  return async (req, res) => {
    const address = visitorNetwork(req.socket.remoteAddress ?? '');
    const state = await limiter.consume(address).catch((rejection: unknown) => {
      if (rejection instanceof RateLimiterRes) return rejection;
      throw rejection;
    });
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    res.setHeader('RateLimit-Policy', `"sign-in";q=${FAILED_ATTEMPTS};w=${WINDOW_SECONDS}`);
    res.setHeader('RateLimit', `"sign-in";r=${Math.max(0, state.remainingPoints)};t=${seconds}`);
    if (state.consumedPoints > FAILED_ATTEMPTS) throw tooManyAttempts(seconds);
    return {
      succeed: async () => {
        await limiter.reward(address);
      },
    };
  };
}

export function tooManyAttempts(seconds: number): Failure {
  return new Failure('quota', `Too many failed attempts. Retry in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FindClientNetwork } from '../../domain/web/forwarded.ts';

const REGISTRATIONS = 20;
const WINDOW_SECONDS = 60 * 60;

/** Counts registrations of OAuth clients by the address that sends them, in this process. Returns false if there were too many. */
export function createRegistrationLimit(
  findClientNetwork: FindClientNetwork,
): (req: IncomingMessage) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: REGISTRATIONS, duration: WINDOW_SECONDS });
  return (req) =>
    limiter.consume(findClientNetwork(req)).then(
      () => true,
      (rejection: unknown) => {
        if (rejection instanceof RateLimiterRes) return false;
        throw rejection;
      },
    );
}

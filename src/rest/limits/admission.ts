import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGate, type Gate } from '../../concurrency/gate.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { createRateLimit } from './rate-limit.ts';

export interface AdmissionLimits {
  /** 0 for no limit. */
  rateLimitPerMinute: number;
  /** 0 for no limit. */
  maxConcurrentPerKey: number;
}

/** Applies the limits of a key to a request with a number of calls. The request may have to wait for its turn. */
export type Admit = (req: IncomingMessage, res: ServerResponse, keyId: string, calls: number) => Promise<void>;

const MOST_WAITING = 100;
const RETRY_SECONDS = 1;
/** Slots that keys share while several are in use: few enough that a request is not slowed down by those of other keys. */
const SHARED_SLOTS = 6;
const LEAST_SLOTS = 2;
/** How long a key counts as in use after its last request. */
const LINGER_MS = 1_000;

export function createAdmission(
  { rateLimitPerMinute, maxConcurrentPerKey }: AdmissionLimits,
  applyRateLimit = createRateLimit(rateLimitPerMinute),
): Admit {
  const slotsOf = (keysInUse: number) => shareSlots(maxConcurrentPerKey, keysInUse);
  const gate = createGate({ perKey: slotsOf, lingerMs: LINGER_MS });
  // Writes may wait for a lock. Half of the slots are left to reads, which never do.
  const writeGate = createGate({ perKey: (keysInUse) => Math.ceil(slotsOf(keysInUse) / 2), lingerMs: LINGER_MS });
  const readGates = [gate];
  const writeGates = [writeGate, gate];

  async function waitForSlot(req: IncomingMessage, res: ServerResponse, keyId: string): Promise<void> {
    if (gate.countWaiting(keyId) + writeGate.countWaiting(keyId) >= MOST_WAITING) throw tooManyConcurrent();
    for (const limit of isRead(req) ? readGates : writeGates) {
      const exit = limit.tryEnter(keyId) ?? (await enterBeforeClose(limit, keyId, res));
      if (res.closed) exit();
      else res.once('close', exit);
    }
  }

  return async (req, res, keyId, calls) => {
    await applyRateLimit(res, keyId, calls);
    if (maxConcurrentPerKey > 0) await waitForSlot(req, res, keyId);
  };
}

function enterBeforeClose(gate: Gate, keyId: string, res: ServerResponse): Promise<() => void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort(new Error('The client closed the connection')));
  return gate.enter(keyId, gone.signal);
}

/** A key that is alone may use all of its slots. */
export function shareSlots(perKey: number, keysInUse: number): number {
  if (keysInUse <= 1) return perKey;
  return Math.min(perKey, Math.max(LEAST_SLOTS, Math.floor(SHARED_SLOTS / keysInUse)));
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function tooManyConcurrent(): Failure {
  return new Failure(
    'quota',
    `Too many concurrent requests. ${MOST_WAITING} requests of this API key are already waiting. Retry in ${RETRY_SECONDS} s.`,
    { headers: { 'Retry-After': String(RETRY_SECONDS) } },
  );
}

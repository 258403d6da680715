import type { IncomingMessage } from 'node:http';
import { invalid } from '../../domain/shared/failures.ts';
import { LONGEST_IDEMPOTENCY_KEY } from '../../domain/shared/idempotency.ts';

export const REPLAYED = 'Idempotency-Replayed';

/** The key that identifies repetitions of a request. Null if there is none. */
export function readIdempotencyKey(req: IncomingMessage): string | null {
  if (req.headers['idempotency-key'] === undefined) return null;
  const values = req.headersDistinct['idempotency-key'] ?? [];
  const [key = null] = values;
  if (key === null) return null;
  if (values.length > 1 || key.length === 0 || key.length > LONGEST_IDEMPOTENCY_KEY)
    throw invalidKey(`Must be a single key of 1 to ${LONGEST_IDEMPOTENCY_KEY} characters`);
  return key;
}

/** The key of a request with a number of calls. It cannot identify several. */
export function readKeyOfCalls(req: IncomingMessage, calls: number): string | null {
  const key = req.method === 'POST' ? readIdempotencyKey(req) : null;
  if (key !== null && calls > 1) throw invalidKey('Cannot be used for a batch. Send each call on its own.');
  return key;
}

function invalidKey(message: string) {
  return invalid('headers', [{ path: 'idempotency-key', message, code: 'invalid_value' }]);
}

import {
  describeFailing,
  describeStatus,
  GONE,
  hasFailedLong,
  nextDelay,
  readRetryAfter,
  readStatus,
} from '../../domain/alerts/deliveries.ts';
import { UNREADABLE } from '../../domain/alerts/destinations.ts';
import { signMessage } from '../../domain/alerts/sign.ts';
import type { PostOutcome } from '../../gateways/web/post.ts';
import {
  type DeliveryKey,
  type DueDelivery,
  disableDestination,
  findDue,
  recordAttempt,
  recordHealth,
  reserveDestination,
} from '../../storage/deliveries.ts';
import type { Context } from '../context.ts';
import { unsealDestination } from '../destinations/secrets.ts';
import { mailDelivery } from './mail.ts';

export interface Attempt extends DeliveryKey {
  /** The number of attempts before this one. */
  attempt: number;
}

/** While a destination fails, other messages to it wait so long for the attempt in progress. */
const BUSY_SECONDS = 20;

/**
 * The job of one attempt. It is recorded after the response, and the next one is enqueued in the same transaction. A process that is
 * killed between sending and recording sends again, with the same id.
 */
export async function sendDelivery(context: Context, attempt: Attempt): Promise<string> {
  const { database, enqueue, now } = context;
  const due = await findDue(database, attempt);
  if (!due) return 'not waiting';
  if (due.kind === 'email') return mailDelivery(context, attempt, due);
  const { workspaceId } = attempt;
  const until = new Date(now().getTime() + BUSY_SECONDS * 1000);
  if (!(await reserveDestination(database, { workspaceId, destinationId: due.destinationId }, until, now()))) {
    await database.transaction(
      (tx) => enqueue(tx, 'deliveries.send', { ...attempt, afterSeconds: BUSY_SECONDS }),
      workspaceId,
    );
    return 'busy';
  }
  return recordOutcome(context, attempt, due, await postDelivery(context, attempt, due));
}

async function postDelivery(
  context: Context,
  { deliveryId: id }: Attempt,
  { destinationId, kind, sealed, previousUntil, body }: DueDelivery,
): Promise<PostOutcome | { kind: 'unreadable'; reason: string }> {
  const now = context.now();
  const secrets = await unsealDestination(context, destinationId, sealed);
  if (!secrets?.url) return { kind: 'unreadable', reason: UNREADABLE };
  const { url, secret, previous } = secrets;
  const signing = [secret, previousUntil !== null && previousUntil > now ? previous : null];
  const signed = signMessage(
    signing.filter((each) => each !== null),
    { id, body },
    now,
  );
  const headers = { 'content-type': 'application/json', ...(kind === 'webhook' && signed) };
  return context.postMessage(url, { headers, body });
}

async function recordOutcome(
  { database, enqueue, now: readClock }: Context,
  attempt: Attempt,
  { destinationId, event }: DueDelivery,
  outcome: Awaited<ReturnType<typeof postDelivery>>,
): Promise<string> {
  const now = readClock();
  const isAnswered = outcome.kind === 'answered';
  const status = isAnswered ? outcome.status : null;
  const meaning = isAnswered ? readStatus(outcome.status) : 'failed';
  const reason = meaning === 'delivered' ? null : isAnswered ? describeStatus(outcome.status) : outcome.reason;
  const retryAfter = isAnswered ? readRetryAfter(outcome.headers['retry-after'], now) : null;
  // A test is attempted once: a person waits for its result.
  const delay = meaning === 'failed' && event !== 'test' ? nextDelay(attempt.attempt + 1, retryAfter) : null;
  const state = meaning === 'delivered' ? 'delivered' : delay === null ? 'failed' : 'waiting';
  const nextDate = new Date(now.getTime() + (delay ?? 0) * 1000);
  const key = { workspaceId: attempt.workspaceId, destinationId };
  return database.transaction(async (tx) => {
    if (!(await recordAttempt(tx, attempt, { state, status, reason, nextDate }, now))) return 'recorded before';
    if (event === 'test' && meaning !== 'delivered') return state;
    const failingSince = await recordHealth(tx, key, meaning === 'delivered', now);
    if (meaning === 'gone') await disableDestination(tx, key, GONE, now);
    else if (failingSince && hasFailedLong(failingSince, now)) {
      await disableDestination(tx, key, describeFailing(reason ?? ''), now);
    } else if (delay !== null) {
      await enqueue(tx, 'deliveries.send', { ...attempt, attempt: attempt.attempt + 1, afterSeconds: delay });
    }
    return state;
  }, attempt.workspaceId);
}

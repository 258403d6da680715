import { isSnoozed } from '../../domain/alerts/destinations.ts';
import { DEFAULT_TIME_ZONE, dueDigest } from '../../domain/alerts/local-time.ts';
import { type DigestDestination, listDigestDestinations } from '../../storage/digests.ts';
import type { Context } from '../context.ts';

export interface DueDestination extends DigestDestination {
  /** The day whose digest is due. */
  day: string;
}

/** Longer than a digest can be late. */
const SENT_MS = 8 * 86_400_000;

/** The destinations whose digest is due and was not sent, of one workspace or of all. */
export async function findDueDestinations(
  { database, now: readClock }: Context,
  workspaceId?: string,
): Promise<DueDestination[]> {
  const now = readClock();
  const since = new Date(now.getTime() - SENT_MS);
  const all = await listDigestDestinations(database, { since, workspaceId: workspaceId ?? null });
  return all.flatMap((destination) => {
    const { digest, createdDate, timeZone, sentDays } = destination;
    if (isSnoozed(destination, now)) return [];
    const day = dueDigest({ digest, since: new Date(createdDate) }, timeZone ?? DEFAULT_TIME_ZONE, now);
    return day === null || sentDays.includes(day) ? [] : [{ ...destination, day }];
  });
}

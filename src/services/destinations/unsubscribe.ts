import { hashToken, isToken } from '../../domain/access/tokens.ts';
import { UNSUBSCRIBED } from '../../domain/alerts/deliveries.ts';
import { disableDestination } from '../../storage/deliveries.ts';
import { findUnsubscribed } from '../../storage/destinations.ts';
import type { Context } from '../context.ts';

export interface Subscription {
  address: string;
  workspace: string;
  isDisabled: boolean;
}

/** What the token of an unsubscribe link belongs to. Null if there is no such destination. */
export async function readSubscription({ database }: Context, token: string): Promise<Subscription | null> {
  return isToken(token) ? findUnsubscribed(database, hashToken(token)) : null;
}

/** Switches the destination off. Anyone with the link can do so, as mail programs do for their users. */
export async function unsubscribe({ database, now }: Context, token: string): Promise<Subscription | null> {
  if (!isToken(token)) return null;
  return database.transaction(async (tx) => {
    const found = await findUnsubscribed(tx, hashToken(token));
    if (found) await disableDestination(tx, found, UNSUBSCRIBED, now());
    return found && { ...found, isDisabled: true };
  });
}

import type { Destination } from '../../domain/alerts/destinations.ts';
import type { StoredDestination } from '../../storage/destinations.ts';

/** What callers see. */
export interface ShownDestination extends Omit<Destination, 'address'> {
  url: string | null;
  email: string | null;
  /** Until when the secret before the last rotation signs too. */
  previousSecretUntil: string | null;
}

export function showDestination(stored: StoredDestination, now: Date): ShownDestination {
  const { sealed: _sealed, previousUntil, address, ...destination } = stored;
  const isMail = destination.kind === 'email';
  const previousSecretUntil = previousUntil && previousUntil > now ? previousUntil.toISOString() : null;
  return { ...destination, url: isMail ? null : address, email: isMail ? address : null, previousSecretUntil };
}

import type { Permission } from './access.ts';

/** A signed-in browser: the API key it signed in with, and what that key can access. */
export interface Session {
  keyId: string;
  name: string;
  prefix: string;
  permissions: Permission[];
  readOnly: boolean;
  admin: boolean;
  workspaces: { id: string; name: string }[];
  createdDate: string;
  expiresDate: string;
}

const HOUR_MS = 3_600_000;
/** How long a session lasts without a request. */
const IDLE_MS = 12 * HOUR_MS;
/** How long a session lasts at most. */
export const LONGEST_SESSION_MS = 30 * 24 * HOUR_MS;
/** A session is extended in steps, so that not every request writes. */
const EXTENSION_STEP_MS = 5 * 60_000;

/** When a session ends if it is used now for the last time. */
export function expiryOf(createdDate: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdDate.getTime() + LONGEST_SESSION_MS));
}

/** The new expiry of a session that is used now, or null if the stored one is recent enough. */
export function extensionOf(session: { createdDate: Date; expiresDate: Date }, now: Date): Date | null {
  const expiry = expiryOf(session.createdDate, now);
  const gain = expiry.getTime() - session.expiresDate.getTime();
  return gain >= EXTENSION_STEP_MS ? expiry : null;
}

import { randomBytes } from 'node:crypto';

/** A new token of a session or a share. Only its hash is stored. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

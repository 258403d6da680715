import { randomBytes } from 'node:crypto';
import { NONCE_BYTES } from '../domain/connections/seal.ts';

/** A new token of a session or a share. Only its hash is stored. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A nonce for sealing one text. */
export function drawNonce(): Buffer {
  return randomBytes(NONCE_BYTES);
}

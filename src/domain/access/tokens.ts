import { hash } from 'node:crypto';

const FORMAT = /^[\w-]{43}$/;

/** Whether a text has the format of the tokens of sessions and shares: 32 random bytes in base64url. */
export function isToken(token: string): boolean {
  return FORMAT.test(token);
}

/** A token has 256 random bits, so a fast hash protects it as well as a slow one. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', token, 'buffer'));
}

import { hash, timingSafeEqual } from 'node:crypto';

const VERIFIER = /^[\w.~-]{43,128}$/;
const CHALLENGE = /^[\w-]{43}$/;

/** Whether the text can be an S256 challenge. The method `plain` is not supported. */
export function isChallenge(challenge: string): boolean {
  return CHALLENGE.test(challenge);
}

/** Whether the verifier is the one that the challenge was made from. */
export function meetsChallenge(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier) || !CHALLENGE.test(challenge)) return false;
  return timingSafeEqual(Buffer.from(hash('sha256', verifier, 'base64url')), Buffer.from(challenge));
}

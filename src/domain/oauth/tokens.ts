import { hash } from 'node:crypto';

export type TokenKind = 'code' | 'access' | 'refresh';

const PREFIXES: Record<TokenKind, string> = { code: 'sl_oac_', access: 'sl_oat_', refresh: 'sl_ort_' };
const SECRET_BYTES = 32;

/** How long each token is valid, in seconds. A refresh token is replaced whenever it is used. */
export const LIFETIMES: Record<TokenKind, number> = { code: 60, access: 60 * 60, refresh: 30 * 24 * 60 * 60 };

/** Builds a token from 32 random bytes, which the caller provides. */
export function formatToken(kind: TokenKind, secret: Uint8Array): string {
  if (secret.length !== SECRET_BYTES) throw new Error(`A token requires ${SECRET_BYTES} bytes`);
  return PREFIXES[kind] + Buffer.from(secret).toString('base64url');
}

export function isToken(kind: TokenKind, token: string): boolean {
  return token.startsWith(PREFIXES[kind]) && /^[\w-]{43}$/.test(token.slice(PREFIXES[kind].length));
}

/** A token has 256 random bits, so a fast hash protects it as well as a slow one. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', token, 'buffer'));
}

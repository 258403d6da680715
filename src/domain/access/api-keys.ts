import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Permission } from './access.ts';

export interface ApiKey {
  id: string;
  name: string;
  prefix: string;
  permissions: Permission[];
  workspaceIds: string[];
  createdDate: string;
  revokedDate: string | null;
}

const PREFIX = 'sl_live_';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const VISIBLE_LENGTH = 12;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORMAT = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** Number of days that revoked keys remain listed before they are purged. */
export const REVOKED_KEYS_KEPT_DAYS = 30;

/** Builds a key from 32 random numbers between 0 and 61, which the caller provides. */
export function formatApiKey(digits: readonly number[]): string {
  if (digits.length !== SECRET_LENGTH) throw new Error(`An API key requires ${SECRET_LENGTH} digits`);
  const secret = PREFIX + digits.map((digit) => BASE62.charAt(digit)).join('');
  return secret + checksum(secret);
}

/** Verifies the checksum of a key, so that a mistyped key needs no database lookup. */
export function isApiKey(key: string): boolean {
  return FORMAT.test(key) && checksum(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH);
}

/** A key has 190 random bits, so a fast hash protects it as well as a slow one. */
export function hashApiKey(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', key, 'buffer'));
}

export function shownPrefix(key: string): string {
  return key.slice(0, VISIBLE_LENGTH);
}

function checksum(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    text = BASE62.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

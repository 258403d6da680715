import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify<string, Uint8Array, number, Buffer>(scrypt);

/** People choose passwords, so the hash is slow and has a salt, which comes first. */
export async function hashPassword(password: string): Promise<Uint8Array<ArrayBuffer>> {
  const salt = randomBytes(SALT_BYTES);
  return new Uint8Array(Buffer.concat([salt, await derive(password, salt, HASH_BYTES)]));
}

export async function isPassword(password: string, stored: Buffer): Promise<boolean> {
  const salt = stored.subarray(0, SALT_BYTES);
  return timingSafeEqual(await derive(password, salt, HASH_BYTES), stored.subarray(SALT_BYTES));
}

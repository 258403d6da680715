import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';

/**
 * A secret of the server and the keys derived from it. `id` tells which secret sealed a text. It is a hash of the key, so it
 * reveals nothing about the secret.
 */
interface SealingKey {
  id: string;
  key: Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
/** The bytes of a nonce, which must never be used twice with one secret: draw it at random. */
export const NONCE_BYTES = 12;
const ID_LENGTH = 8;

function deriveKey(secret: string): SealingKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sightline stored credentials', 32));
  const id = createHash('sha256').update(key).digest('base64url').slice(0, ID_LENGTH);
  return { id, key };
}

/** Encrypts a text for one purpose: a sealed text cannot be opened for another one. */
export function seal(secret: string, purpose: string, text: string, nonce: Buffer): string {
  const { id, key } = deriveKey(secret);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose));
  const parts = [nonce, Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]), cipher.getAuthTag()];
  return [VERSION, id, ...parts.map((part) => part.toString('base64url'))].join('.');
}

/** Decrypts a text that one of these secrets sealed. Null if none of them did, or if the text was changed. */
export function unseal(secrets: readonly string[], purpose: string, sealed: string): string | null {
  const [version, id, ...parts] = sealed.split('.');
  const found = secrets.map(deriveKey).find((key) => key.id === id);
  if (version !== VERSION || !found || parts.length !== 3) return null;
  const [nonce, text, tag] = parts.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];
  try {
    const decipher = createDecipheriv(ALGORITHM, found.key, nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Whether this secret sealed the text. */
export function isSealedBy(secret: string, sealed: string): boolean {
  return sealed.split('.')[1] === deriveKey(secret).id;
}

import { randomBytes } from 'node:crypto';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { expiryOf, hashSessionToken } from '../../domain/access/sessions.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { findSessionKey, insertSession } from '../../storage/sessions.ts';
import type { Context } from '../context.ts';

const TOKEN_BYTES = 32;

/** Signs in with an API key. Only the hash of the token is stored. */
export async function createSession({ database, now }: Context, key: string): Promise<{ token: string }> {
  const found = isApiKey(key) ? await findSessionKey(database, hashApiKey(key)) : null;
  if (!found) throw new Failure('unauthorized', 'Unknown API key');
  if (found.isRevoked) throw new Failure('unauthorized', 'This API key has been revoked');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const createdDate = now();
  const expiresDate = expiryOf(createdDate, createdDate);
  await insertSession(database, { hash: hashSessionToken(token), apiKeyId: found.id, createdDate, expiresDate });
  return { token };
}

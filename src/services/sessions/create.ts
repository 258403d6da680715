import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { expiryOf } from '../../domain/access/sessions.ts';
import { hashToken } from '../../domain/access/tokens.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { findSessionKey, insertSession } from '../../storage/sessions.ts';
import type { Context } from '../context.ts';
import { drawToken } from '../tokens.ts';

/** Signs in with an API key. Only the hash of the token is stored. */
export async function createSession({ database, now }: Context, key: string): Promise<{ token: string }> {
  const found = isApiKey(key) ? await findSessionKey(database, hashApiKey(key)) : null;
  if (!found) throw new Failure('unauthorized', 'Unknown API key');
  if (found.isRevoked) throw new Failure('unauthorized', 'This API key has been revoked');
  const token = drawToken();
  const createdDate = now();
  const expiresDate = expiryOf(createdDate, createdDate);
  await insertSession(database, { hash: hashToken(token), apiKeyId: found.id, createdDate, expiresDate });
  return { token };
}

import type { ApiKey } from '../../domain/access/api-keys.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { isManagedApiKey, revokeApiKey as revokeStored } from '../../storage/api-keys.ts';
import type { CallerContext, Context } from '../context.ts';

/** For the operator of the server. */
export async function revokeApiKey({ database, now }: Context, { keyId }: { keyId: string }): Promise<ApiKey> {
  const key = await revokeStored(database, keyId, now());
  if (!key) throw notFound('API key');
  return key;
}

/** A key that the caller does not manage is not found, so that callers cannot probe for keys of others. */
export async function revokeOwnApiKey(context: CallerContext, { keyId }: { keyId: string }): Promise<void> {
  if (!(await isManagedApiKey(context.database, { ...context.caller, id: keyId }))) throw notFound('API key');
  await revokeApiKey(context, { keyId });
}

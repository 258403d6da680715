import { requirePermission } from '../../domain/access/access.ts';
import type { ApiKey } from '../../domain/access/api-keys.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findManagedPermissions, revokeApiKey as revokeStored } from '../../storage/api-keys.ts';
import type { CallerContext, Context } from '../context.ts';

/** For the operator of the server. */
export async function revokeApiKey({ database, now }: Context, { keyId }: { keyId: string }): Promise<ApiKey> {
  const key = await revokeStored(database, keyId, now());
  if (!key) throw notFound('API key');
  return key;
}

/**
 * A key that the caller does not manage is not found, so that callers cannot probe for keys of others. A tenant cannot revoke the
 * key of the operator.
 */
export async function revokeOwnApiKey(context: CallerContext, { keyId }: { keyId: string }): Promise<void> {
  const permissions = await findManagedPermissions(context.database, { ...context.caller, id: keyId });
  if (permissions === null) throw notFound('API key');
  if (permissions.includes('server')) requirePermission(context.caller, 'server');
  await revokeApiKey(context, { keyId });
}

import type { Permission } from '../../domain/access/access.ts';
import type { ApiKey } from '../../domain/access/api-keys.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { addPermissions } from '../../storage/api-keys.ts';
import type { Context } from '../context.ts';

/** Adds a permission to a key. For the operator of the server: callers can only create keys. */
export async function grantPermission(
  { database }: Context,
  { keyId, permission }: { keyId: string; permission: Permission },
): Promise<ApiKey> {
  const key = await addPermissions(database, keyId, [permission]);
  if (!key) throw notFound('Active API key');
  return key;
}

import { REVOKED_KEYS_KEPT_DAYS } from '../../domain/access/api-keys.ts';
import { deleteApiKeysRevokedBefore } from '../../storage/api-keys.ts';
import type { Context } from '../context.ts';

/** Deletes keys that were revoked long ago. Returns the number deleted. */
export async function purgeApiKeys({ database, now }: Context): Promise<number> {
  const before = new Date(now().getTime() - REVOKED_KEYS_KEPT_DAYS * 86_400_000);
  return deleteApiKeysRevokedBefore(database, before);
}

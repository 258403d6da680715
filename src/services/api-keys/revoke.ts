import type { ApiKey } from '../../domain/access/api-keys.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { revokeApiKey as revokeStored } from '../../storage/api-keys.ts';
import type { Context } from '../context.ts';

export async function revokeApiKey({ database, now }: Context, { keyId }: { keyId: string }): Promise<ApiKey> {
  const key = await revokeStored(database.prisma, keyId, now());
  if (!key) throw notFound('API key');
  return key;
}

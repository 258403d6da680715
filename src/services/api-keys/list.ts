import type { ApiKey } from '../../domain/access/api-keys.ts';
import { listApiKeys as listStored } from '../../storage/api-keys.ts';
import type { Context } from '../context.ts';

export async function listApiKeys({ database }: Context): Promise<ApiKey[]> {
  return listStored(database.prisma);
}

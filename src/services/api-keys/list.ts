import type { ApiKey } from '../../domain/access/api-keys.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listManagedApiKeys, listApiKeys as listStored } from '../../storage/api-keys.ts';
import type { CallerContext, Context } from '../context.ts';
import { readPage } from '../paging.ts';

/** All keys, for the operator of the server. */
export async function listApiKeys({ database }: Context): Promise<ApiKey[]> {
  return listStored(database);
}

/** The keys that the caller manages: its own, and those whose workspaces it all has access to. */
export async function listOwnApiKeys(
  { database, caller }: CallerContext,
  input: { cursor?: string | undefined; limit: number },
): Promise<Page<ApiKey>> {
  return readPage(['keys'], input, (range) => listManagedApiKeys(database, { ...caller, ...range }));
}

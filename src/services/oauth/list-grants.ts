import type { OAuthGrant } from '../../domain/oauth/grants.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listGrants as listStored } from '../../storage/oauth/grants.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

/** What applications may do with the calling key and, for an admin key, with the keys that it manages. */
export async function listGrants(
  { database, caller, now }: CallerContext,
  input: { cursor?: string | undefined; limit: number },
): Promise<Page<OAuthGrant>> {
  return readPage(['grants'], input, (range) => listStored(database, caller, { ...range, now: now() }));
}

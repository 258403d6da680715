import { notFound } from '../../domain/shared/failures.ts';
import { revokeGrant as revokeStored } from '../../storage/oauth/grants.ts';
import type { CallerContext } from '../context.ts';

/** Disconnects an application at once. A key can revoke every grant that it can list. */
export async function revokeGrant(
  { database, caller, now }: CallerContext,
  { grantId }: { grantId: string },
): Promise<void> {
  if (!(await revokeStored(database, caller, grantId, now()))) throw notFound('OAuth grant');
}

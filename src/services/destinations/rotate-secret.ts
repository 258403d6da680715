import { notAWebhook, ROTATION_HOURS } from '../../domain/alerts/destinations.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { updateDestination } from '../../storage/destinations.ts';
import type { CallerContext } from '../context.ts';
import { drawSecret } from './create.ts';
import { requireDestination } from './list.ts';
import { sealDestination, unsealDestination } from './secrets.ts';
import { type ShownDestination, showDestination } from './show.ts';

/** Creates a new secret of a webhook. Messages are signed with both for a day, so that the receiver can change it without a gap. */
export async function rotateSecret(
  context: CallerContext,
  { id: workspaceId, destinationId }: { id: string; destinationId: string },
): Promise<ShownDestination & { secret: string }> {
  const { database, now } = context;
  const key = { workspaceId, destinationId };
  const { kind, sealed } = await requireDestination(context, key);
  const secrets = await unsealDestination(context, destinationId, sealed);
  if (kind !== 'webhook' || secrets === null) throw notAWebhook();
  const secret = drawSecret();
  const rotated = await sealDestination(context, destinationId, { ...secrets, secret, previous: secrets.secret });
  const previousUntil = new Date(now().getTime() + ROTATION_HOURS * 3_600_000);
  const stored = await database.workspaceTransaction(workspaceId, (tx) =>
    updateDestination(tx, key, { sealed: rotated, previousUntil }, now()),
  );
  if (!stored) throw notFound('Destination');
  return { ...showDestination(stored, now()), secret };
}

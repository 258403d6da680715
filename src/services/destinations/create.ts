import { randomBytes } from 'node:crypto';
import { requireWorkspace } from '../../domain/access/access.ts';
import { hashToken } from '../../domain/access/tokens.ts';
import {
  type Destination,
  type DestinationKind,
  type Digest,
  MOST_DESTINATIONS,
  showUrl,
  tooManyDestinations,
} from '../../domain/alerts/destinations.ts';
import { SECRET_BYTES, toSecret } from '../../domain/alerts/sign.ts';
import { mailUnavailable } from '../../domain/mail/mail.ts';
import { countDestinations, insertDestination } from '../../storage/destinations.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { drawToken } from '../tokens.ts';
import { requireReachable, requireReports } from './check-input.ts';
import { sealDestination } from './secrets.ts';
import { type ShownDestination, showDestination } from './show.ts';

export interface CreateDestinationInput extends Pick<Destination, 'events' | 'reportIds' | 'quietHours'> {
  id: string;
  kind: DestinationKind;
  url?: string | undefined;
  email?: string | undefined;
  digest?: Digest | undefined;
}

/** The secret of a webhook is only in this response. */
export async function createDestination(
  context: CallerContext,
  { id: workspaceId, kind, url, email, digest, ...settings }: CreateDestinationInput,
): Promise<ShownDestination & { secret?: string }> {
  const { caller, database, mailer, now } = context;
  requireWorkspace(caller, workspaceId);
  if (kind === 'email' && !mailer) throw mailUnavailable();
  if (url !== undefined) requireReachable(context, url);
  await requireReports(context, workspaceId, settings.reportIds);
  const id = newId('destination', now());
  const secret = kind === 'webhook' ? drawSecret() : null;
  const unsubscribe = kind === 'email' ? drawToken() : null;
  const sealed = await sealDestination(context, id, { url: url ?? null, secret, previous: null, unsubscribe });
  const destination = {
    id,
    workspaceId,
    kind,
    address: url === undefined ? (email ?? '') : showUrl(kind, url),
    ...settings,
    // Programs receive only what they were set up for.
    digest: digest ?? (kind === 'webhook' ? 'off' : 'weekly'),
    sealed,
    unsubscribeHash: unsubscribe === null ? null : hashToken(unsubscribe),
  };
  const stored = await database.workspaceTransaction(workspaceId, async (tx) => {
    // Two requests at the same time do not both add the last one.
    await lockWorkspace(tx, workspaceId);
    if ((await countDestinations(tx, workspaceId)) >= MOST_DESTINATIONS) throw tooManyDestinations();
    return insertDestination(tx, destination, now());
  });
  return { ...showDestination(stored, now()), ...(secret !== null && { secret }) };
}

export function drawSecret(): string {
  return toSecret(randomBytes(SECRET_BYTES));
}

import { type Destination, showUrl } from '../../domain/alerts/destinations.ts';
import { invalid, notFound } from '../../domain/shared/failures.ts';
import { type DestinationChanges, updateDestination as updateStored } from '../../storage/destinations.ts';
import type { CallerContext } from '../context.ts';
import { requireReachable, requireReports } from './check-input.ts';
import { requireDestination } from './list.ts';
import { sealDestination, unsealDestination } from './secrets.ts';
import { type ShownDestination, showDestination } from './show.ts';

export interface UpdateDestinationInput {
  id: string;
  destinationId: string;
  url?: string | undefined;
  events?: Destination['events'] | undefined;
  reportIds?: string[] | undefined;
  digest?: Destination['digest'] | undefined;
  quietHours?: Destination['quietHours'] | undefined;
  snoozedUntil?: string | null | undefined;
  enabled?: boolean | undefined;
}

const SWITCHED_OFF = 'A user switched it off.';

/** Changes only the given fields. A destination that is switched on again begins without its failures. */
export async function updateDestination(
  context: CallerContext,
  { id: workspaceId, destinationId, url, snoozedUntil, enabled, ...changes }: UpdateDestinationInput,
): Promise<ShownDestination> {
  const { database, now } = context;
  const key = { workspaceId, destinationId };
  const destination = await requireDestination(context, key);
  if (changes.reportIds) await requireReports(context, workspaceId, changes.reportIds);
  const stored = await database.workspaceTransaction(workspaceId, async (tx) =>
    updateStored(
      tx,
      key,
      {
        ...omitUndefined(changes),
        ...(url !== undefined && (await moveTo(context, destination, url))),
        ...(snoozedUntil !== undefined && { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
        ...(enabled === true && { disabledDate: null, disabledReason: null, failingSince: null }),
        ...(enabled === false &&
          destination.disabledDate === null && { disabledDate: now(), disabledReason: SWITCHED_OFF }),
      },
      now(),
    ),
  );
  if (!stored) throw notFound('Destination');
  return showDestination(stored, now());
}

async function moveTo(
  context: CallerContext,
  { id, kind, sealed }: { id: string; kind: Destination['kind']; sealed: string },
  url: string,
): Promise<DestinationChanges> {
  if (kind === 'email') {
    throw invalid('body', [{ path: 'url', message: 'A mailbox has no URL', code: 'unexpected' }]);
  }
  requireReachable(context, url);
  const secrets = await unsealDestination(context, id, sealed);
  const moved = { secret: null, previous: null, unsubscribe: null, ...secrets, url };
  return { address: showUrl(kind, url), sealed: await sealDestination(context, id, moved) };
}

function omitUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

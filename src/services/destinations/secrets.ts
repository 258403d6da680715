import type { DestinationSecrets } from '../../domain/alerts/destinations.ts';
import { NO_SECRET } from '../../domain/connections/connections.ts';
import { seal, unseal } from '../../domain/connections/seal.ts';
import { Failure } from '../../domain/shared/failures.ts';
import type { Context } from '../context.ts';
import { drawNonce } from '../tokens.ts';

type Secrets = Pick<Context, 'connections'>;

/** Encrypts the URL and the secrets of a destination with the secret of the server, like credentials of providers. */
export async function sealDestination(
  { connections }: Secrets,
  destinationId: string,
  secrets: DestinationSecrets,
): Promise<string> {
  const [secret] = await connections.readSecrets({ create: true });
  if (secret === undefined) throw new Failure('conflict', NO_SECRET);
  return seal(secret, destinationId, JSON.stringify(secrets), drawNonce());
}

/** Null if none of the secrets of the server decrypts it. */
export async function unsealDestination(
  { connections }: Secrets,
  destinationId: string,
  sealed: string,
): Promise<DestinationSecrets | null> {
  const text = unseal(await connections.readSecrets(), destinationId, sealed);
  return text === null ? null : (JSON.parse(text) as DestinationSecrets);
}

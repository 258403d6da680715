import { OAuthError } from '../../domain/oauth/errors.ts';
import { isRedirectUri } from '../../domain/oauth/redirect-uris.ts';
import { countClientsSince, deleteUnused, insertClient, type OAuthClient } from '../../storage/oauth.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

const HOUR_MS = 60 * 60_000;
/** Registration requires no authentication, so it is limited. */
const MOST_PER_HOUR = 100;

export interface RegisterClientInput {
  name: string;
  redirectUris: string[];
}

/** Registers an application. Applications that were not connected within a day are deleted with the next registration. */
export async function registerClient(
  { database, now }: Context,
  { name, redirectUris }: RegisterClientInput,
): Promise<OAuthClient> {
  const invalid = redirectUris.find((uri) => !isRedirectUri(uri));
  if (invalid !== undefined) {
    const message = 'Every redirect URI must be an https URL, a loopback URL or a URI of an application scheme.';
    throw new OAuthError('invalid_redirect_uri', message);
  }
  const date = now();
  const since = new Date(date.getTime() - HOUR_MS);
  if ((await countClientsSince(database, since)) >= MOST_PER_HOUR) {
    throw new OAuthError('temporarily_unavailable', 'Too many applications were registered. Try again in an hour.');
  }
  const client = { id: newId('oauthClient', date), name, redirectUris };
  await deleteUnused(database, date, new Date(date.getTime() - 24 * HOUR_MS));
  await insertClient(database, client, date);
  return client;
}

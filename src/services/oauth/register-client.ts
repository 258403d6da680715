import { OAuthError } from '../../domain/oauth/errors.ts';
import { INVALID_REDIRECT_URI, isRedirectUri } from '../../domain/oauth/redirect-uris.ts';
import { countClientsSince, deleteUnused, insertClient, type OAuthClient } from '../../storage/oauth/oauth.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

const HOUR_MS = 60 * 60_000;
/** Registration requires no authentication, so it is limited, by address too. */
const MOST_PER_HOUR = 100;
/** How long an application has to be connected. */
const UNUSED_MS = HOUR_MS;

export interface RegisterClientInput {
  name: string;
  redirectUris: string[];
  /** Schemes that the operator allows in addition. */
  addedSchemes: readonly string[];
}

/** Registers an application. Applications that were not connected within an hour are deleted with the next registration. */
export async function registerClient(
  { database, now }: Context,
  { name, redirectUris, addedSchemes }: RegisterClientInput,
): Promise<OAuthClient> {
  const invalid = redirectUris.find((uri) => !isRedirectUri(uri, addedSchemes));
  if (invalid !== undefined) {
    throw new OAuthError('invalid_redirect_uri', INVALID_REDIRECT_URI);
  }
  const date = now();
  const since = new Date(date.getTime() - HOUR_MS);
  if ((await countClientsSince(database, since)) >= MOST_PER_HOUR) {
    throw new OAuthError('temporarily_unavailable', 'Too many applications were registered. Try again in an hour.');
  }
  const client = { id: newId('oauthClient', date), name, redirectUris };
  await deleteUnused(database, date, new Date(date.getTime() - UNUSED_MS));
  await insertClient(database, client, date);
  return client;
}

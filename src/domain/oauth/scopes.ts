import type { Permission } from '../access/access.ts';
import { OAuthError } from './errors.ts';

/** Permissions that an application can get. It can never administer. */
export const SCOPES = ['read', 'write'] as const satisfies Permission[];
export type Scope = (typeof SCOPES)[number];

/** The scopes that an application asks for. Defaults to all. Unknown scopes of other protocols are ignored. */
export function parseScopes(scope: string | undefined): Scope[] {
  const asked = new Set(scope?.split(' ') ?? SCOPES);
  const known = SCOPES.filter((name) => asked.has(name));
  return known.length > 0 ? known : ['read'];
}

/** What an application gets: what it asks for, as far as the API key has it. */
export function grantScopes(asked: readonly Scope[], permissions: readonly Permission[]): Scope[] {
  const granted = asked.filter((scope) => permissions.includes(scope));
  if (granted.length === 0) throw new OAuthError('invalid_scope', 'The API key has none of the requested permissions.');
  return granted;
}

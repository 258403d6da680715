import type { Permission } from '../../domain/access/access.ts';
import { messageOf, ResponseError, statusOf } from '../api/errors.ts';
import { OWN_REQUEST } from '../api/trpc.ts';

export interface Session {
  name: string;
  prefix: string;
  permissions: Permission[];
  readOnly: boolean;
  admin: boolean;
  workspaces: { id: string; name: string }[];
}

async function send(method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Response> {
  return fetch('/session', {
    method,
    headers: { ...OWN_REQUEST, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** The session of this browser. Null if it is signed out, with whether its session ended by itself. */
export async function readSession(): Promise<{ session: Session | null; hasEnded?: true }> {
  const response = await send('GET');
  if (!response.ok) throw await ResponseError.from(response);
  return response.json();
}

/** Exchanges an API key for a session cookie. */
export async function signIn(key: string): Promise<Session> {
  const response = await send('POST', { key });
  if (!response.ok) throw await ResponseError.from(response);
  return (await response.json()).session;
}

/** Why signing in failed. */
export function describeSignIn(error: unknown): string {
  if (error instanceof Error && error.message.includes('revoked'))
    return 'This API key has been revoked. Use another one.';
  const isUnknown = [400, 401].includes(statusOf(error) ?? 0);
  return isUnknown ? 'This API key is not known. Check that it was copied completely.' : messageOf(error);
}

export async function signOut(): Promise<void> {
  await send('DELETE');
}

/** The key in the fragment of the start link. It is removed from the address before anything else happens. */
export function takeKey(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key) history.replaceState(null, '', location.pathname + location.search);
  return key;
}

/** Whether the session was begun with this key. */
export function isKeyOf({ prefix }: Session, key: string): boolean {
  return key.startsWith(prefix);
}

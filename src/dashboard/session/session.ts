import type { Permission } from '../../domain/access/access.ts';
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

/** The session of this browser. Null if it is signed out. */
export async function readSession(): Promise<Session | null> {
  const response = await send('GET');
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()).session;
}

/** Exchanges an API key for a session cookie. The error has the server's reason. */
export async function signIn(key: string): Promise<Session> {
  const response = await send('POST', { key });
  const body = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new Error(body.errors?.[0]?.message ?? body.message ?? `The server answered ${response.status}`);
  return body.session;
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

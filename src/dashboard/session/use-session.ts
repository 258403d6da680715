import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

export interface SignedIn extends Session {
  signOut: () => void;
  /** Reads the session again, after its workspaces changed. */
  refresh: () => Promise<void>;
}

export const SessionContext = createContext<SignedIn | null>(null);

/** The session of the signed-in user. */
export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Not signed in');
  return session;
}

/** Whether the key may change data. */
export function useCanWrite(): boolean {
  return useSession().permissions.includes('write');
}

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { onSignedOut, queryClient } from '../api/trpc.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { Loading } from '../shell/states.tsx';
import { describeSignIn, isKeyOf, readSession, type Session, signIn, signOut, takeKey } from './session.ts';
import { SessionContext } from './use-session.ts';

// Those who are signed in never see it.
const SignIn = loadOnDemand(async () => (await import('./sign-in.tsx')).SignIn);

/** Shows its children to signed-in users and the sign-in form to others. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function enter(key: string) {
    setBusy(true);
    try {
      const created = await signIn(key);
      queryClient.clear();
      setProblem(null);
      setEnded(false);
      setSession(created);
    } catch (error) {
      setProblem(describeSignIn(error));
      setSession(null);
    }
    setBusy(false);
  }

  useEffect(() => {
    onSignedOut(() => {
      setEnded(true);
      setSession(null);
    });
    async function begin(key: string | null) {
      try {
        const { session: current, hasEnded: ended = false } = await readSession();
        if (key === null || (current && !mayReplace(current, key))) {
          setEnded(ended);
          setSession(current);
        } else await enter(key);
      } catch {
        setProblem('The server cannot be reached. Is it running?');
        setSession(null);
      }
    }
    // The start link may be opened in a tab that shows the dashboard already.
    const followLink = () => {
      const key = takeKey();
      if (key) void begin(key);
    };
    addEventListener('hashchange', followLink);
    void begin(takeKey());
    return () => removeEventListener('hashchange', followLink);
  }, []);

  const value = useMemo(
    () =>
      session && {
        ...session,
        refresh: () => readSession().then(({ session: current }) => setSession(current)),
        signOut: () =>
          void signOut().finally(() => {
            setEnded(false);
            queryClient.clear();
            setSession(null);
          }),
      },
    [session],
  );
  if (session === undefined) return <Loading label="Signing in" height={400} />;
  if (!value)
    return <SignIn problem={problem} hasEnded={hasEnded} isBusy={isBusy} onSubmit={(key) => void enter(key)} />;
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Anyone can send a link with a key. It must not silently sign the user in as another person. */
function mayReplace(current: Session, key: string): boolean {
  if (isKeyOf(current, key)) return true;
  const name = current.name || `${current.prefix}…`;
  return confirm(`You are signed in with the key ${name}. Sign out, and sign in with the key of this link instead?`);
}

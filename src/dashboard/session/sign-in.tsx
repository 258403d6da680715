import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Mark } from '../shell/mark.tsx';

interface SignInProps {
  /** Why the last attempt failed. */
  problem: string | null;
  /** Whether a session ended on this page. */
  hasEnded: boolean;
  isBusy: boolean;
  onSubmit: (key: string) => void;
}

/** Asks for an API key. The key is exchanged for a cookie and not kept. */
export function SignIn({ problem, hasEnded, isBusy, onSubmit }: SignInProps) {
  const [key, setKey] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== null && !isBusy) input.current?.focus();
  }, [problem, isBusy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(key.trim());
  }

  return (
    <main className="sign-in">
      <Mark />
      <h1>{hasEnded ? 'Your session has ended' : 'See where AI answers name you'}</h1>
      {hasEnded && (
        <p className="note" role="status">
          Sign in again to return to the page that you had open.
        </p>
      )}
      <form onSubmit={submit}>
        <label htmlFor={id}>API key</label>
        <input
          id={id}
          ref={input}
          type="password"
          name="key"
          autoComplete="current-password"
          spellCheck={false}
          placeholder="sl_live_…"
          required
          value={key}
          onChange={(event) => setKey(event.target.value)}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
        />
        <p id={`${id}-help`} className={problem ? 'field-error' : 'hint'} role={problem ? 'alert' : undefined}>
          {problem ?? 'Paste a key, or open the link that Sightline prints when it starts.'}
        </p>
        <button type="submit" className="primary" disabled={isBusy}>
          {isBusy ? 'Signing in …' : 'Sign in'}
        </button>
      </form>
    </main>
  );
}

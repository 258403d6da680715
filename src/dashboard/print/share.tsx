import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { messageOf, statusOf } from '../api/errors.ts';
import { api } from '../api/trpc.ts';
import { Mark } from '../shell/mark.tsx';
import { Empty, Loading, Problem } from '../shell/states.tsx';
import { PrintView } from './print-view.tsx';

/** A shared view, without signing in. The token is sent in a body, so that it is in no log. */
export function Share({ token }: { token: string }) {
  const open = useMutation(api.shares.open.mutationOptions());
  const { mutate, data, error } = open;
  useEffect(() => mutate({ token }), [mutate, token]);
  const view = data?.view;
  useEffect(() => {
    document.title = view ? view.reportTitle : 'Sightline';
    if (view || error) {
      // Two frames: charts measure themselves in the first and are drawn in the second.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.documentElement.dataset.ready = view ? 'true' : 'error';
        }),
      );
    }
  }, [view, error]);

  if (view) return <PrintView view={view} branding={data.branding} />;
  if (data?.passwordRequired || (error && statusOf(error) === 401)) {
    return (
      <Password
        problem={error ? (statusOf(error) === 401 ? 'Wrong password.' : messageOf(error)) : null}
        isBusy={open.isPending}
        onSubmit={(password) => mutate({ token, password })}
      />
    );
  }
  if (error && statusOf(error) === 404) {
    return (
      <main className="sign-in">
        <Empty title="This link does not work any more">
          <p>It has expired, was deleted, or was not copied completely.</p>
        </Empty>
      </main>
    );
  }
  return (
    <main className="sign-in">{error ? <Problem error={error} onRetry={() => mutate({ token })} /> : <Loading />}</main>
  );
}

function Password({
  problem,
  isBusy,
  onSubmit,
}: {
  problem: string | null;
  isBusy: boolean;
  onSubmit: (password: string) => void;
}) {
  const [password, setPassword] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== null && !isBusy) input.current?.focus();
  }, [problem, isBusy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(password);
  }

  return (
    <main className="sign-in">
      <Mark />
      <h1>This report is protected</h1>
      <form onSubmit={submit}>
        <label htmlFor={id}>Password</label>
        <input
          id={id}
          ref={input}
          type="password"
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
        />
        <p id={`${id}-help`} className={problem ? 'field-error' : 'hint'} role={problem ? 'alert' : undefined}>
          {problem ?? 'The sender of the link knows it.'}
        </p>
        <button type="submit" className="primary" disabled={isBusy}>
          Open
        </button>
      </form>
    </main>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAllPages } from '../api/all-pages.ts';
import { api, calls, type Inputs, queryClient } from '../api/trpc.ts';
import { describeFilters } from '../filters/describe.ts';
import { longDay } from '../format/dates.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { CopyButton } from '../shell/copy-button.tsx';

type Mode = Inputs['shares']['create']['mode'];

const refresh = () => queryClient.invalidateQueries({ queryKey: api.shares.pathKey() });

/** Links that open this view without signing in. */
export function Shares({ isReady }: { isReady: boolean }) {
  const { report } = useReport();
  const reportId = report.id;
  const query = useAllPages(api.shares.list.queryKey({ reportId }), (page, options) =>
    calls.shares.list.query({ reportId, ...page }, options),
  );
  const remove = useMutation(api.shares.delete.mutationOptions({ onSuccess: refresh }));
  const shares = query.data ?? [];
  const nameTag = (tagId: string | null) => report.tags?.find(({ id }) => id === tagId)?.name;
  return (
    <section className="shares no-print" aria-labelledby="shares">
      <h2 id="shares">Share by link</h2>
      <p className="note">
        Anyone with the link sees this page with its filters and nothing else. A frozen link keeps today's figures; a
        live link shows current ones.
      </p>
      <AddShare isReady={isReady} nameTag={nameTag} />
      {shares.length > 0 && (
        <ul className="plain-list">
          {shares.map((share) => (
            <li key={share.id}>
              <span>
                {share.mode === 'frozen' ? 'Frozen' : 'Live'}:{' '}
                {describeFilters({ ...share, tagName: nameTag(share.tagId) }).join(', ')}{' '}
                <span className="hint">
                  {share.hasPassword && 'password · '}
                  {share.notes && 'with notes · '}
                  {share.expiresDate ? `until ${longDay(share.expiresDate.slice(0, 10))}` : 'no expiry'}
                </span>
              </span>
              <button
                type="button"
                className="quiet danger"
                disabled={remove.isPending}
                onClick={() =>
                  confirm('Delete this link? It stops working at once for everyone who has it.') &&
                  remove.mutate({ reportId: report.id, shareId: share.id })
                }
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormProblem error={query.error ?? remove.error} />
    </section>
  );
}

interface AddShareProps {
  /** Whether the figures of the filters are on the page. */
  isReady: boolean;
  nameTag: (tagId: string | null) => string | undefined;
}

function AddShare({ isReady, nameTag }: AddShareProps) {
  const { comparedInput } = useReport();
  const [mode, setMode] = useState<Mode>('frozen');
  const [expires, setExpires] = useState('');
  const [password, setPassword] = useState('');
  const [notes, setNotes] = useState(false);
  const create = useMutation(
    api.shares.create.mutationOptions({
      onSuccess: async () => {
        setPassword('');
        await refresh();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({
      ...comparedInput,
      mode,
      ...(expires && { expiresDate: `${expires}T23:59:59Z` }),
      ...(password && { password }),
      notes,
    });
  }

  return (
    <>
      <form className="inline-form" onSubmit={submit}>
        <Field label="Figures" path="mode" error={create.error}>
          {(props) => (
            <select {...props} value={mode} onChange={({ target }) => setMode(target.value as Mode)}>
              <option value="frozen">Frozen today</option>
              <option value="live">Live</option>
            </select>
          )}
        </Field>
        <Field label="Last day (optional)" path="expiresDate" error={create.error}>
          {(props) => (
            <input {...props} type="date" value={expires} onChange={({ target }) => setExpires(target.value)} />
          )}
        </Field>
        <Field label="Password (optional)" path="password" error={create.error}>
          {(props) => (
            <input
              {...props}
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <label className="check">
          <input type="checkbox" checked={notes} onChange={({ target }) => setNotes(target.checked)} />
          Show notes that people wrote
        </label>
        <button type="submit" className="primary" disabled={create.isPending || !isReady}>
          Create a link
        </button>
        <FormProblem error={create.error} paths={['mode', 'expiresDate', 'password']} />
      </form>
      {create.data && (
        <div className="secret" role="status">
          <p>
            <strong>The link</strong> to{' '}
            {describeFilters({ ...create.data, tagName: nameTag(create.data.tagId) }).join(', ')}. It is shown only now.
          </p>
          <pre>{create.data.url}</pre>
          <CopyButton text={create.data.url ?? ''} />
        </div>
      )}
    </>
  );
}

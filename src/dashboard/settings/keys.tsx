import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PERMISSIONS, type Permission } from '../../domain/access/access.ts';
import { useAllPages } from '../api/all-pages.ts';
import { fieldErrorsOf } from '../api/errors.ts';
import { api, calls, queryClient } from '../api/trpc.ts';
import { longDay } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useSession } from '../session/use-session.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { Loaded } from '../shell/states.tsx';
import { useWorkspaces } from './use-workspaces.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: api.keys.pathKey() });

/** The keys of the caller's workspaces: create and revoke. */
export function Keys() {
  const query = useAllPages(api.keys.list.queryKey(), (page, options) => calls.keys.list.query(page, options));
  const revoke = useMutation(api.keys.delete.mutationOptions({ onSuccess: refresh }));
  return (
    <section className="figure" aria-labelledby="keys">
      <header>
        <div>
          <h2 id="keys">API keys</h2>
          <p className="note">A revoked key and its sessions stop working within 5 seconds.</p>
        </div>
      </header>
      <Loaded query={query}>
        {(items) => (
          <ul className="plain-list">
            {items.map(({ id, name, prefix, permissions, workspaceIds, createdDate, revokedDate }) => (
              <li key={id}>
                <span>
                  <strong>{name || 'Unnamed key'}</strong> <code>{prefix}…</code>{' '}
                  <span className="hint">
                    {permissions.join(', ')} · {count(workspaceIds.length, 'workspace')} ·{' '}
                    {longDay(createdDate.slice(0, 10))}
                  </span>
                </span>
                {revokedDate ? (
                  <span className="muted">revoked {longDay(revokedDate.slice(0, 10))}</span>
                ) : (
                  <button
                    type="button"
                    className="quiet danger"
                    disabled={revoke.isPending}
                    aria-label={`Revoke ${name || prefix}`}
                    onClick={() =>
                      confirm(
                        `Revoke the key ${name || prefix}? It stops working within 5 seconds. This cannot be undone.`,
                      ) && revoke.mutate({ keyId: id })
                    }
                  >
                    Revoke
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <FormProblem error={revoke.error} />
      <AddKey />
    </section>
  );
}

function AddKey() {
  const { permissions: held } = useSession();
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<Permission[]>(['read']);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const workspaces = useWorkspaces().data ?? [];
  const workspaceIds = chosen ?? workspaces.map(({ id }) => id);
  const create = useMutation(
    api.keys.create.mutationOptions({
      onSuccess: async () => {
        setName('');
        await refresh();
      },
    }),
  );

  const refused = fieldErrorsOf(create.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ workspaceIds, permissions, ...(name && { name }) });
  }

  return (
    <form className="form" onSubmit={submit}>
      <Field label="Name of the new key" path="name" error={create.error}>
        {(props) => <input {...props} type="text" value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <div className="form-row">
        <fieldset>
          <legend>Permissions</legend>
          {PERMISSIONS.filter((each) => held.includes(each)).map((each) => (
            <label key={each} className="check">
              <input
                type="checkbox"
                aria-invalid={refused.has('permissions')}
                checked={permissions.includes(each)}
                onChange={() => setPermissions(toggle(permissions, each))}
              />
              {each}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Workspaces</legend>
          {workspaces.map(({ id, name: workspace }) => (
            <label key={id} className="check">
              <input
                type="checkbox"
                aria-invalid={refused.has('workspaceIds')}
                checked={workspaceIds.includes(id)}
                onChange={() => setChosen(toggle(workspaceIds, id))}
              />
              {workspace}
            </label>
          ))}
        </fieldset>
      </div>
      <FormProblem error={create.error} paths={['name']} />
      <div className="form-actions">
        <button type="submit" disabled={create.isPending}>
          Create a key
        </button>
      </div>
      {create.data && (
        <div className="secret" role="status">
          <p>
            <strong>The new key.</strong> It is shown only now.
          </p>
          <pre>{create.data.key}</pre>
          <CopyButton text={create.data.key ?? ''} />
        </div>
      )}
    </form>
  );
}

function toggle<Each>(list: Each[], each: Each): Each[] {
  return list.includes(each) ? list.filter((other) => other !== each) : [...list, each];
}

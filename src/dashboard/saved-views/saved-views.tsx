import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { api, queryClient } from '../api/trpc.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loaded } from '../shell/states.tsx';

const refresh = () => queryClient.invalidateQueries({ queryKey: api.savedViews.pathKey() });

/** The saved views of the report, and a form that saves the one on the screen. */
export function SavedViews() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const query = useQuery(api.savedViews.list.queryOptions({ reportId: report.id, limit: 100 }));
  const remove = useMutation(api.savedViews.delete.mutationOptions({ onSuccess: refresh }));

  function ask(viewId: string, name: string) {
    if (confirm(`Delete the view “${name}” for everyone?`)) remove.mutate({ reportId: report.id, viewId });
  }

  return (
    <section className="saved-views no-print" aria-label="Saved views">
      <Loaded query={query} height={40}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className="note">No view is saved yet.</p>}
            <ul className="plain-list">
              {items.map(({ id, name, screen, query: saved }) => (
                <li key={id}>
                  <Link href={`/reports/${report.id}${screen && `/${screen}`}${saved && `?${saved}`}`} dir="auto">
                    {name}
                  </Link>
                  {canWrite && (
                    <button
                      type="button"
                      className="quiet danger"
                      aria-label={`Delete the view ${name}`}
                      disabled={remove.isPending}
                      onClick={() => ask(id, name)}
                    >
                      Delete
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <FormProblem error={remove.error} />
      {canWrite && <SaveView />}
    </section>
  );
}

function SaveView() {
  const { report } = useReport();
  const [path] = useLocation();
  const search = useSearch();
  const [name, setName] = useState('');
  const create = useMutation(
    api.savedViews.create.mutationOptions({
      onSuccess: async () => {
        setName('');
        await refresh();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const screen = path.split('/').slice(3).join('/');
    create.mutate({ reportId: report.id, name, screen, query: new URLSearchParams(search).toString() });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label="Name of this view" path="name" error={create.error}>
        {(props) => <input {...props} type="text" value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <button type="submit" disabled={create.isPending || name.trim() === ''}>
        Save this view
      </button>
      <FormProblem error={create.error} paths={['name']} />
    </form>
  );
}

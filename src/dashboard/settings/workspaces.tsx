import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { count, integer } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useCanWrite, useSession } from '../session/use-session.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { Loaded } from '../shell/states.tsx';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { useWorkspaces } from './use-workspaces.ts';

// Few readers set up many workspaces, or their branding.
const Branding = loadOnDemand(async () => (await import('./branding.tsx')).Branding, 200);
const ImportWorkspaces = loadOnDemand(async () => (await import('./import-workspaces.tsx')).ImportWorkspaces, 40);

type Workspace = Outputs['workspaces']['list']['items'][number];

/** Workspaces are listed here and offered by the session. */
function useRefresh(): () => Promise<unknown> {
  const { refresh } = useSession();
  return () => Promise.all([queryClient.invalidateQueries({ queryKey: api.workspaces.pathKey() }), refresh()]);
}

/** The workspaces of the key with their allowances. */
export function Workspaces() {
  const { admin } = useSession();
  const canWrite = useCanWrite();
  const query = useWorkspaces();
  return (
    <section className="figure" aria-labelledby="workspaces">
      <header>
        <div>
          <h2 id="workspaces">Workspaces</h2>
          <p className="note">Each has its own prompts, reports and allowances.</p>
        </div>
      </header>
      <Loaded query={query}>
        {(items) => (
          <ul className="plain-list">
            {items.map((workspace) => (
              <WorkspaceItem key={workspace.id} workspace={workspace} isAdmin={admin} />
            ))}
          </ul>
        )}
      </Loaded>
      {admin && <AddWorkspace />}
      {canWrite && <ImportWorkspaces />}
    </section>
  );
}

function WorkspaceItem({ workspace, isAdmin }: { workspace: Workspace; isAdmin: boolean }) {
  const [open, setOpen] = useState<'edit' | 'branding' | null>(null);
  const canWrite = useCanWrite();
  const toggle = (form: 'edit' | 'branding') => setOpen(open === form ? null : form);
  return (
    <li>
      <span>
        <strong>{workspace.name}</strong>{' '}
        <span className="hint">
          {integer(workspace.promptsUsedCount)} of {count(workspace.promptsMaxCount, 'prompt')},{' '}
          {integer(workspace.geoAuditUsedCount)} of {count(workspace.geoAuditMaxCount, 'check')} this month
        </span>
      </span>
      <span className="actions">
        {canWrite && (
          <button
            type="button"
            className="quiet"
            aria-expanded={open === 'branding'}
            onClick={() => toggle('branding')}
          >
            Branding
          </button>
        )}
        {isAdmin && (
          <>
            <button type="button" className="quiet" aria-expanded={open === 'edit'} onClick={() => toggle('edit')}>
              Edit
            </button>
            <DeleteWorkspace id={workspace.id} name={workspace.name} label="Delete" />
          </>
        )}
      </span>
      {open === 'edit' && <EditWorkspace workspace={workspace} onDone={() => setOpen(null)} />}
      {open === 'branding' && <Branding workspaceId={workspace.id} />}
    </li>
  );
}

function EditWorkspace({ workspace, onDone }: { workspace: Workspace; onDone: () => void }) {
  const setsAllowances = useSession().permissions.includes('server');
  const refresh = useRefresh();
  const [name, setName] = useState(workspace.name);
  const [prompts, setPrompts] = useState(workspace.promptsMaxCount);
  const [checks, setChecks] = useState(workspace.geoAuditMaxCount);
  const [timeZone, setTimeZone] = useState(workspace.timeZone ?? '');
  const [budget, setBudget] = useState(workspace.dailyBudgetUsd?.toString() ?? '');
  const update = useMutation(
    api.workspaces.update.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onDone();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const dailyBudgetUsd = budget.trim() === '' ? null : Number(budget);
    const allowances = { promptsMaxCount: prompts, geoAuditMaxCount: checks, dailyBudgetUsd };
    update.mutate({ id: workspace.id, name, timeZone: timeZone.trim() || null, ...(setsAllowances && allowances) });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label="Name" path="name" error={update.error}>
        {(props) => <input {...props} type="text" value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <Field
        label="Time zone"
        path="timeZone"
        error={update.error}
        hint="Of digests, quiet hours and client reports, such as Europe/Berlin. Empty for UTC."
      >
        {(props) => (
          <input
            {...props}
            type="text"
            list="time-zones"
            value={timeZone}
            onChange={({ target }) => setTimeZone(target.value)}
          />
        )}
      </Field>
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {setsAllowances ? (
        <>
          <Field label="Prompts" path="promptsMaxCount" error={update.error}>
            {(props) => (
              <input
                {...props}
                type="number"
                value={prompts}
                onChange={({ target }) => setPrompts(target.valueAsNumber)}
              />
            )}
          </Field>
          <Field label="Checks a month" path="geoAuditMaxCount" error={update.error}>
            {(props) => (
              <input
                {...props}
                type="number"
                value={checks}
                onChange={({ target }) => setChecks(target.valueAsNumber)}
              />
            )}
          </Field>
          <Field label="Budget a day, in US dollars" path="dailyBudgetUsd" error={update.error} hint="Empty for none.">
            {(props) => (
              <input
                {...props}
                type="number"
                min={0}
                step="any"
                value={budget}
                onChange={({ target }) => setBudget(target.value)}
              />
            )}
          </Field>
        </>
      ) : (
        <p className="hint">Only keys with the permission “server” can change the allowances and the budget.</p>
      )}
      <button type="submit" className="primary" disabled={update.isPending}>
        Save
      </button>
      <FormProblem error={update.error} paths={['name', 'promptsMaxCount', 'geoAuditMaxCount', 'dailyBudgetUsd']} />
    </form>
  );
}

function AddWorkspace() {
  const refresh = useRefresh();
  const [name, setName] = useState('');
  const create = useMutation(
    api.workspaces.create.mutationOptions({
      onSuccess: async () => {
        setName('');
        await refresh();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ name });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label="New workspace" path="name" error={create.error}>
        {(props) => <input {...props} type="text" value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <button type="submit" disabled={create.isPending}>
        Create
      </button>
      {create.isSuccess && (
        <p className="hint" role="status">
          Created. You can use it in new reports now.
        </p>
      )}
      <FormProblem error={create.error} paths={['name']} />
    </form>
  );
}

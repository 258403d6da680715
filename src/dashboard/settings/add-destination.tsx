import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Inputs, queryClient } from '../api/trpc.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { KIND_NAMES } from './destinations.ts';
import { ShownSecret } from './shown-secret.tsx';

type Kind = Inputs['destinations']['create']['kind'];

const KINDS: Record<Kind, { field: 'url' | 'email'; label: string; hint: string }> = {
  email: { field: 'email', label: 'Address', hint: 'Each mail has a link to unsubscribe.' },
  slack: { field: 'url', label: 'URL of the incoming webhook', hint: 'It is stored encrypted.' },
  webhook: {
    field: 'url',
    label: 'URL',
    hint: 'Receives signed JSON. Its query is stored encrypted.',
  },
};

/** Adds a destination. The secret of a webhook is shown once. */
export function AddDestination({ workspaceId, onDone }: { workspaceId: string; onDone: () => void }) {
  const [kind, setKind] = useState<Kind>('email');
  const [address, setAddress] = useState('');
  const create = useMutation(
    api.destinations.create.mutationOptions({
      onSuccess: async ({ secret }) => {
        await queryClient.invalidateQueries({ queryKey: api.destinations.pathKey() });
        if (secret === undefined) onDone();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ id: workspaceId, kind, [KINDS[kind].field]: address });
  }

  if (create.data?.secret) return <ShownSecret secret={create.data.secret} onDone={onDone} />;
  const { field, label, hint } = KINDS[kind];
  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label="Kind" path="kind" error={create.error}>
        {(props) => (
          <select {...props} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {(Object.keys(KINDS) as Kind[]).map((each) => (
              <option key={each} value={each}>
                {KIND_NAMES[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={label} path={field} error={create.error} hint={hint}>
        {(props) => (
          <input {...props} type={field} required value={address} onChange={({ target }) => setAddress(target.value)} />
        )}
      </Field>
      <div className="form-actions">
        <button type="submit" className="primary" disabled={create.isPending}>
          Add
        </button>
        <button type="button" onClick={onDone}>
          Cancel
        </button>
      </div>
      <FormProblem error={create.error} />
    </form>
  );
}

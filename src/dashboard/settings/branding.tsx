import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { Loaded } from '../shell/states.tsx';

const DEFAULT_COLOR = '#2f4bd0';

const refresh = () => queryClient.invalidateQueries({ queryKey: api.branding.pathKey() });

/** The name, logo and color of the reports of a workspace. */
export function Branding({ workspaceId }: { workspaceId: string }) {
  const query = useQuery(api.branding.get.queryOptions({ id: workspaceId }));
  return (
    <Loaded query={query} height={120}>
      {(branding) => <EditBranding key={branding.updatedDate} workspaceId={workspaceId} branding={branding} />}
    </Loaded>
  );
}

function EditBranding({ workspaceId, branding }: { workspaceId: string; branding: Outputs['branding']['get'] }) {
  const [name, setName] = useState(branding.name ?? '');
  const [accentColor, setColor] = useState(branding.accentColor ?? DEFAULT_COLOR);
  const [logo, setLogo] = useState(branding.logo);
  const save = useMutation(api.branding.save.mutationOptions({ onSuccess: refresh }));
  const remove = useMutation(api.branding.delete.mutationOptions({ onSuccess: refresh }));

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ id: workspaceId, name, accentColor, logo });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label="Name on reports" path="name" error={save.error} hint="Shown if there is no logo.">
        {(props) => <input {...props} type="text" value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <Field label="Accent color" path="accentColor" error={save.error} hint="Dark enough to read on white.">
        {(props) => (
          <input {...props} type="color" value={accentColor} onChange={({ target }) => setColor(target.value)} />
        )}
      </Field>
      <Field label="Logo" path="logo" error={save.error} hint="PNG or SVG, at most 200 KB.">
        {(props) => (
          <input
            {...props}
            type="file"
            accept="image/png,image/svg+xml"
            onChange={({ target }) => void readLogo(target.files?.[0]).then(setLogo)}
          />
        )}
      </Field>
      {logo && (
        <>
          <img className="print-logo" src={logo} alt="Logo" />
          <button type="button" className="quiet" onClick={() => setLogo(null)}>
            Without logo
          </button>
        </>
      )}
      <button type="submit" className="primary" disabled={save.isPending}>
        Save
      </button>
      {branding.name !== null && (
        <button
          type="button"
          className="quiet danger"
          disabled={remove.isPending}
          onClick={() =>
            confirm('Remove the name, the logo and the color? Reports show Sightline again.') &&
            remove.mutate({ id: workspaceId })
          }
        >
          Remove branding
        </button>
      )}
      {save.isSuccess && (
        <p className="hint" role="status">
          Saved. Links and prints show it at once.
        </p>
      )}
      <FormProblem error={save.error ?? remove.error} paths={['name', 'accentColor', 'logo']} />
    </form>
  );
}

/** The file as a data URL. */
function readLogo(file: File | undefined): Promise<string | null> {
  if (!file) return Promise.resolve(null);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(file);
  });
}

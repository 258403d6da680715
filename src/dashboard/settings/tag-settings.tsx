import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TAG_COLORS, type TagColor } from '../../domain/tags/tags.ts';
import { api, queryClient } from '../api/trpc.ts';
import { count } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loaded } from '../shell/states.tsx';
import { useTags } from './use-tags.ts';

/** The tags of the workspace, which group prompts and filter every screen. */
export function TagSettings() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const id = report.workspaceId;
  const query = useTags(id);
  const remove = useMutation(api.tags.delete.mutationOptions({ onSuccess: () => queryClient.invalidateQueries() }));
  return (
    <>
      {canWrite && <AddTag id={id} />}
      <FormProblem error={remove.error} />
      <Loaded query={query}>
        {(items) =>
          items.length === 0 ? (
            <p className="note list-empty">
              No tags yet. Tags group prompts, for example by topic or by stage of a purchase.
            </p>
          ) : (
            <ul className="plain-list">
              {items.map(({ id: tagId, name, color, promptCount }) => (
                <li key={tagId}>
                  <span>
                    <span className={`tag-dot tag-${color}`} aria-hidden="true" /> {name}{' '}
                    <span className="hint">{count(promptCount, 'prompt')}</span>
                  </span>
                  {canWrite && (
                    <button
                      type="button"
                      className="quiet"
                      aria-label={`Delete the tag ${name}`}
                      onClick={() =>
                        confirm(
                          `Delete the tag “${name}”? It is removed from ${count(promptCount, 'prompt')}; the prompts are kept.`,
                        ) && remove.mutate({ id, tagId })
                      }
                    >
                      Delete
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function AddTag({ id }: { id: string }) {
  const [name, setName] = useState('');
  const [color, setColor] = useState<TagColor>('blue');
  const create = useMutation(
    api.tags.create.mutationOptions({
      onSuccess: async () => {
        setName('');
        await queryClient.invalidateQueries();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ id, name, color });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label="New tag" path="name" error={create.error}>
        {(props) => <input {...props} type="text" value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <Field label="Color" path="color" error={create.error}>
        {(props) => (
          <select {...props} value={color} onChange={({ target }) => setColor(target.value as TagColor)}>
            {TAG_COLORS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="primary" disabled={create.isPending}>
        Add tag
      </button>
      <FormProblem error={create.error} paths={['name', 'color']} />
    </form>
  );
}

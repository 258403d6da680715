import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dayOf } from '../../domain/shared/windows.ts';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { shortDay } from '../format/dates.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';

type Annotation = Outputs['annotations']['list']['items'][number];

const refresh = () => queryClient.invalidateQueries({ queryKey: api.annotations.list.queryKey() });

/** What the marks in the chart mean, and a form to add a note. */
export function Annotations({ marks }: { marks: Annotation[] }) {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation(api.annotations.delete.mutationOptions({ onSuccess: refresh }));
  return (
    <div className="annotations">
      {marks.length > 0 && (
        <ol>
          {marks.map(({ id, date, text, kind }) => (
            <li key={id}>
              <b>{shortDay(date)}</b> <span dir="auto">{text}</span>
              {canWrite && kind === 'note' && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={`Delete the note of ${shortDay(date)}`}
                  onClick={() =>
                    confirm(`Delete the note “${text}” of ${shortDay(date)}?`) &&
                    remove.mutate({ reportId: report.id, annotationId: id })
                  }
                >
                  Delete
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <FormProblem error={remove.error} />
      {canWrite && !isOpen && (
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          Add a note to the chart
        </button>
      )}
      {isOpen && <AddNote onDone={() => setOpen(false)} />}
    </div>
  );
}

function AddNote({ onDone }: { onDone: () => void }) {
  const { report } = useReport();
  const [date, setDate] = useState(dayOf(new Date()));
  const [text, setText] = useState('');
  const create = useMutation(
    api.annotations.create.mutationOptions({
      onSuccess: async () => {
        await refresh();
        onDone();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ reportId: report.id, date, text });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label="Day" path="date" error={create.error}>
        {(props) => <input {...props} type="date" value={date} onChange={({ target }) => setDate(target.value)} />}
      </Field>
      <Field label="What happened" path="text" error={create.error}>
        {(props) => <input {...props} type="text" value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <button type="submit" className="primary" disabled={create.isPending}>
        Add note
      </button>
      <button type="button" onClick={onDone}>
        Cancel
      </button>
      <FormProblem error={create.error} paths={['date', 'text']} />
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dayOf } from '../../domain/shared/windows.ts';
import { api, queryClient } from '../api/trpc.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: api.annotations.list.queryKey() });

/** A form that adds a note to the chart. */
export function AddNote({ onDone }: { onDone: () => void }) {
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

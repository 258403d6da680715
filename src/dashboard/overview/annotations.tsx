import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { shortDay } from '../format/dates.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { AddNote } from './add-note.tsx';

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

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, queryClient } from '../api/trpc.ts';
import { ForecastNote } from '../first-run/forecast-note.tsx';
import { count } from '../format/numbers.ts';
import { CountryField } from '../forms/country-field.tsx';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { readCsvColumn, readLines } from '../forms/lines.ts';
import { readTextFile } from '../forms/read-file.ts';
import { findMainCountry, useReport } from '../report/use-report.ts';

/** Adds many prompts at once, pasted or from a CSV file. */
export function AddPrompts({ tags }: { tags: { id: string; name: string }[] }) {
  const { report } = useReport();
  const [text, setText] = useState('');
  const [country, setCountry] = useState(() => findMainCountry(report));
  const [tagId, setTagId] = useState('');
  const lines = readLines(text);
  const create = useMutation(
    api.prompts.create.mutationOptions({
      onSuccess: async () => {
        setText('');
        await queryClient.invalidateQueries();
      },
    }),
  );

  const { engines, samples, cadence } = report;
  const schedule = { engines: engines ?? undefined, samples: samples ?? undefined, cadence };
  const load = useMutation({
    mutationFn: readTextFile,
    onSuccess: (csv) => setText(readCsvColumn(csv).join('\n')),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({
      id: report.workspaceId,
      prompts: lines,
      country,
      tagIds: tagId ? [tagId] : [],
      brandReportIds: [report.id],
    });
  }

  return (
    <form className="form" onSubmit={submit}>
      <Field
        label="Add prompts"
        path="prompts"
        error={create.error}
        hint="One on each line: paste them, or choose a CSV file."
      >
        {(props) => <textarea {...props} rows={5} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Field label="CSV file" path="file" error={null} hint="The column “prompt”, or the first column.">
        {(props) => (
          <input
            {...props}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ target: { files } }) => {
              if (files?.[0]) load.mutate(files[0]);
            }}
          />
        )}
      </Field>
      <div className="form-row">
        <CountryField value={country} onChange={setCountry} error={create.error} />
        <Field label="Tag" path="tagIds" error={create.error}>
          {(props) => (
            <select {...props} value={tagId} onChange={({ target }) => setTagId(target.value)}>
              <option value="">None</option>
              {tags.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <ForecastNote prompts={lines.length} country={country} schedule={schedule} />
      <FormProblem error={load.error ?? create.error} paths={['prompts', 'country', 'tagIds']} />
      <div className="form-actions">
        <button type="submit" className="primary" disabled={lines.length === 0 || create.isPending}>
          {lines.length > 0 ? `Add ${count(lines.length, 'prompt')}` : 'Add prompts'}
        </button>
        {create.isSuccess && lines.length === 0 && (
          <span role="status" className="good">
            Added. Their answers are being collected.
          </span>
        )}
      </div>
      {create.isSuccess && lines.length === 0 && create.data.warnings.length > 0 && (
        <div role="status">
          <p>
            {count(create.data.warnings.length, 'prompt')} ask nearly the same as others. If engines answer them from
            the same searches or pages, they count as one question. Consider removing:
          </p>
          <ul>
            {create.data.warnings.map(({ prompt, similarPrompt }) => (
              <li key={prompt}>
                <span dir="auto">{prompt}</span> <span className="note">like</span>{' '}
                <span dir="auto">{similarPrompt}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}

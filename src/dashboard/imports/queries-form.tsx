import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { calls, queryClient } from '../api/trpc.ts';
import { count, integer } from '../format/numbers.ts';
import { CountryField } from '../forms/country-field.tsx';
import { FileProblem } from '../forms/file-problem.tsx';
import { findMainCountry, useReport } from '../report/use-report.ts';
import { ImportForm } from './import-form.tsx';
import { useImport } from './use-import.ts';

const SHOWN = 100;

/** Queries as candidates for prompts. Each can be reworded before it is added. */
export function QueriesForm() {
  const { report } = useReport();
  const [country, setCountry] = useState(() => findMainCountry(report));
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const file = useImport('queries', ({ csv, columns }) =>
    calls.imports.searchQueries.mutate({ reportId: report.id, csv, columns }),
  );
  const add = useMutation({
    mutationFn: () =>
      calls.prompts.create.mutate({
        id: report.workspaceId,
        prompts: [...chosen.values()],
        country,
        tagIds: [],
        brandReportIds: [report.id],
      }),
    onSuccess: async () => {
      setChosen(new Map());
      await queryClient.invalidateQueries();
    },
  });
  const { found } = file;

  function choose(prompt: string, text: string | null) {
    const next = new Map(chosen);
    if (text === null) next.delete(prompt);
    else next.set(prompt, text);
    setChosen(next);
  }

  return (
    <ImportForm
      kind="queries"
      file={file}
      hint="Queries.csv of the performance report. Nothing is added before you choose it."
      settings={<CountryField value={country} onChange={setCountry} error={null} />}
    >
      {found && (
        <>
          <p className="note">
            {count(found.groups.length, 'group')} of queries without your brand. Impressions are a hint at what people
            search for, not how often they ask an assistant. Write the ones you choose as questions.
          </p>
          <table className="list">
            <thead>
              <tr>
                <th scope="col">Candidate</th>
                <th scope="col" className="number">
                  Impressions
                </th>
                <th scope="col" className="number">
                  Queries
                </th>
              </tr>
            </thead>
            <tbody>
              {found.groups.slice(0, SHOWN).map(({ prompt, impressions, queries }) => {
                const text = chosen.get(prompt);
                return (
                  <tr key={prompt}>
                    <td dir="auto">
                      <label>
                        <input
                          type="checkbox"
                          checked={text !== undefined}
                          onChange={({ target }) => choose(prompt, target.checked ? prompt : null)}
                        />{' '}
                        {prompt}
                      </label>
                      {text !== undefined && (
                        <input
                          aria-label={`Prompt for ${prompt}`}
                          value={text}
                          onChange={({ target }) => choose(prompt, target.value)}
                        />
                      )}
                    </td>
                    <td className="number">{integer(impressions)}</td>
                    <td className="number" title={queries.map(({ query }) => query).join('\n')}>
                      {integer(queries.length)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {found.branded.length > 0 && (
            <p className="note">
              {count(found.branded.length, 'group')} with your brand apart, such as “{found.branded[0]?.prompt}”: as
              prompts they would show only that engines know a name they were given.
            </p>
          )}
          <FileProblem error={add.error} />
          {chosen.size > 0 && (
            <div className="form-actions">
              <button type="button" className="primary" disabled={add.isPending} onClick={() => add.mutate()}>
                Add {count(chosen.size, 'prompt')}
              </button>
            </div>
          )}
          {add.isSuccess && chosen.size === 0 && (
            <p role="status" className="good">
              Added. New answers are being collected.
            </p>
          )}
        </>
      )}
    </ImportForm>
  );
}

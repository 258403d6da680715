import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { save } from '../api/download.ts';
import { api, calls, type Outputs, queryClient } from '../api/trpc.ts';
import { count, integer, usd } from '../format/numbers.ts';
import { CountryField } from '../forms/country-field.tsx';
import { Field } from '../forms/field.tsx';
import { FileProblem } from '../forms/file-problem.tsx';
import { readTextFile } from '../forms/read-file.ts';
import { nameCountryIn } from '../imports/name-country.ts';
import { useSession } from '../session/use-session.ts';

type WorkspaceImport = Outputs['workspaces']['import'];

const TEMPLATE = [
  'workspace,report,brand,brandDomain,brandVariations,competitors,prompt,country,tags',
  'Acme,Acme in the US,Acme,acme.com,Acme Corp,Globex (globex.com);Initech (initech.com),What is the best CRM?,us,CRM',
  'Acme,Acme in the US,,,,,Which CRM is free?,us,CRM;Pricing',
  '',
].join('\n');

/** Sets up workspaces from a CSV file, after showing what it would change. */
export function ImportWorkspaces() {
  const { refresh } = useSession();
  const [csv, setCsv] = useState<string | null>(null);
  const [country, setCountry] = useState('us');
  const check = useMutation({
    mutationFn: async (file: File) => {
      const text = await readTextFile(file);
      const checked = await calls.workspaces.import.mutate({ csv: text, country, dryRun: true });
      setCsv(text);
      return checked;
    },
  });
  const apply = useMutation(
    api.workspaces.import.mutationOptions({
      onSuccess: async () => {
        setCsv(null);
        await Promise.all([queryClient.invalidateQueries(), refresh()]);
      },
    }),
  );

  function choose(file: File | undefined) {
    setCsv(null);
    apply.reset();
    if (file) check.mutate(file);
  }

  return (
    <details>
      <summary>Set up many from a file</summary>
      <form className="form">
        <p>
          A CSV file with a line for each prompt: workspace, report, brand, its domain, competitors, prompt, country and
          tags. What exists already is not created again.{' '}
          <button type="button" className="quiet" onClick={() => save('workspaces.csv', TEMPLATE, 'text/csv')}>
            Download an example
          </button>
        </p>
        <CountryField value={country} onChange={setCountry} error={null} />
        <Field label="File" path="file" error={null} hint="You see every change and its cost before anything is saved.">
          {(props) => (
            <input
              {...props}
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                choose(target.files?.[0]);
                // The same file can be chosen again after it was corrected.
                target.value = '';
              }}
            />
          )}
        </Field>
        {check.isPending && <p role="status">Checking …</p>}
        <FileProblem error={apply.error ?? check.error} />
        {csv !== null && check.data && (
          <>
            <Preview result={check.data} />
            {check.data.changes.length > 0 && (
              <div className="form-actions">
                <button
                  type="button"
                  className="primary"
                  disabled={apply.isPending}
                  onClick={() => apply.mutate({ csv, country })}
                >
                  Make {count(check.data.changes.length, 'change')}
                </button>
              </div>
            )}
          </>
        )}
        {apply.isSuccess && (
          <p role="status" className="good">
            Made {count(apply.data.changes.length, 'change')}. New answers are being collected.
          </p>
        )}
      </form>
    </details>
  );
}

const SHOWN = 200;

function Preview({ result: { changes, forecast } }: { result: WorkspaceImport }) {
  if (changes.length === 0) return <p role="status">Everything in this file exists already.</p>;
  const { newPrompts, callsPerMonth, costPerMonth, source } = forecast;
  return (
    <>
      <p className="forecast" role="status">
        {count(newPrompts, 'more prompt')} for engines: {integer(callsPerMonth)} calls a month,{' '}
        {source === 'sandbox' ? 'free while the sandbox answers' : `about ${usd(costPerMonth)} a month`}.
      </p>
      <div className="scroller" tabIndex={0} role="region" aria-label="Changes">
        <table className="list">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Workspace</th>
              <th scope="col">Report</th>
              <th scope="col">Change</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, SHOWN).map(({ line, workspace, report, action, type, value, detail }) => (
              <tr key={`${line} ${report} ${type} ${value} ${detail}`}>
                <td>{line}</td>
                <td dir="auto">{workspace}</td>
                <td dir="auto">{report}</td>
                <td>{action === 'create' ? `New ${type}` : `Changed ${type}`}</td>
                <td dir="auto">
                  {value}
                  {detail && <span className="hint"> {type === 'prompt' ? nameCountryIn(detail) : detail}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length > SHOWN && (
        <p className="note">{count(changes.length - SHOWN, 'more change')} are not listed here.</p>
      )}
    </>
  );
}

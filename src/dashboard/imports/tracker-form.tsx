import { useState } from 'react';
import { calls } from '../api/trpc.ts';
import { count, integer, usd } from '../format/numbers.ts';
import { CountryField } from '../forms/country-field.tsx';
import { findMainCountry, useReport } from '../report/use-report.ts';
import { ImportForm } from './import-form.tsx';
import { nameCountryIn } from './name-country.ts';
import { useImport } from './use-import.ts';

const SHOWN = 200;

/** Prompts, tags and competitors, with their cost. */
export function TrackerForm() {
  const { report } = useReport();
  const [country, setCountry] = useState(() => findMainCountry(report));
  const file = useImport('prompts', (request) =>
    calls.imports.tracker.mutate({ id: report.workspaceId, reportId: report.id, country, ...request }),
  );
  const { found, imported } = file;
  return (
    <ImportForm
      kind="prompts"
      file={file}
      hint="Columns of Peec AI, Otterly.AI and Profound are recognized where they are known. Assign the others."
      settings={<CountryField value={country} onChange={setCountry} error={null} />}
    >
      {found && (
        <>
          <p className="forecast" role="status">
            {found.changes.length === 0
              ? 'Everything in this file exists already.'
              : `${count(found.forecast.newPrompts, 'more prompt')} for engines: ${integer(found.forecast.callsPerMonth)} calls a month, ${found.forecast.source === 'sandbox' ? 'free while the sandbox answers' : `about ${usd(found.forecast.costPerMonth)} a month`}.`}
          </p>
          <ul className="plain-list">
            {found.changes.slice(0, SHOWN).map(({ line, action, type, value, detail }) => (
              <li key={`${line} ${type} ${value} ${detail}`} dir="auto">
                Line {line}: {action === 'create' ? `new ${type}` : `changed ${type}`} <strong>{value}</strong>
                {detail && <span className="hint"> {type === 'prompt' ? nameCountryIn(detail) : detail}</span>}
              </li>
            ))}
          </ul>
          {found.changes.length > SHOWN && (
            <p className="note">{count(found.changes.length - SHOWN, 'more change')} are not listed here.</p>
          )}
          {found.changes.length > 0 && (
            <div className="form-actions">
              <button type="button" className="primary" disabled={file.isBusy} onClick={() => file.apply()}>
                Make {count(found.changes.length, 'change')}
              </button>
            </div>
          )}
        </>
      )}
      {imported && (
        <p role="status" className="good">
          Made {count(imported.changes.length, 'change')}. New answers are being collected.
        </p>
      )}
    </ImportForm>
  );
}

import { useState } from 'react';
import { calls } from '../api/trpc.ts';
import { longDay } from '../format/dates.ts';
import { count, percent } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { useReport } from '../report/use-report.ts';
import { ImportForm } from './import-form.tsx';
import { useImport } from './use-import.ts';

/** What another tracker reported. It is shown as such, and never becomes part of statistics. */
export function HistoryForm() {
  const { report } = useReport();
  const [tracker, setTracker] = useState('');
  const file = useImport('history', (request) =>
    calls.imports.history.mutate({ reportId: report.id, tracker, ...request }),
  );
  const { found, imported } = file;
  return (
    <ImportForm
      kind="history"
      file={file}
      hint="One row for each day and engine, with the visibility of your brand."
      settings={
        <Field label="Name of the tracker" path="tracker" error={file.error}>
          {(props) => (
            <input
              {...props}
              value={tracker}
              onChange={({ target }) => setTracker(target.value)}
              onBlur={() => file.checkAgain()}
            />
          )}
        </Field>
      }
    >
      {found && (
        <>
          <p className="forecast" role="status">
            {count(found.points, 'value')}
            {found.startDate && found.endDate && (
              <>
                {' '}
                from {longDay(found.startDate)} to {longDay(found.endDate)}, {percent(found.lowest)} to{' '}
                {percent(found.highest)}
              </>
            )}
            . {count(found.skipped, 'row')} of other brands skipped. They are never pooled with your statistics.
          </p>
          {found.points > 0 && (
            <div className="form-actions">
              <button type="button" className="primary" disabled={file.isBusy} onClick={() => file.apply()}>
                Import {count(found.points, 'value')}
              </button>
            </div>
          )}
        </>
      )}
      {imported && (
        <p role="status" className="good">
          Imported {count(imported.points, 'value')}. The overview shows them in a separate section.
        </p>
      )}
    </ImportForm>
  );
}

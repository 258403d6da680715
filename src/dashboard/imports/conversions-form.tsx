import { useState } from 'react';
import { calls } from '../api/trpc.ts';
import { assistantName } from '../format/assistants.ts';
import { count, decimal, quantity } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { useReport } from '../report/use-report.ts';
import { ImportForm } from './import-form.tsx';
import { useImport } from './use-import.ts';

/** Conversions of visitors from AI assistants. */
export function ConversionsForm() {
  const { report } = useReport();
  const [domain, setDomain] = useState(report.brandDomain);
  const [currency, setCurrency] = useState('USD');
  const file = useImport('conversions', (request) =>
    calls.imports.conversions.mutate({ id: report.workspaceId, domain, currency, ...request }),
  );
  const result = file.imported ?? file.found;
  return (
    <ImportForm
      kind="conversions"
      file={file}
      hint="An exploration of Google Analytics 4 with date, session source, landing page, key events and revenue."
      settings={
        <div className="inline-form">
          <Field label="Domain of pages without one" path="domain" error={file.error}>
            {(props) => (
              <input
                {...props}
                value={domain}
                onChange={({ target }) => setDomain(target.value)}
                onBlur={() => file.checkAgain()}
              />
            )}
          </Field>
          <Field label="Currency" path="currency" error={file.error}>
            {(props) => (
              <input
                {...props}
                value={currency}
                size={4}
                onChange={({ target }) => setCurrency(target.value.toUpperCase())}
                onBlur={() => file.checkAgain()}
              />
            )}
          </Field>
        </div>
      }
    >
      {result && (
        <p className={file.imported ? 'good' : 'forecast'} role="status">
          {file.imported ? 'Imported: ' : ''}
          {quantity(result.conversions)} conversions and {decimal(result.revenue, 2)} {currency} from{' '}
          {result.assistants.map(assistantName).join(', ') || 'no assistant'}. {count(result.created, 'row')} new,{' '}
          {result.changed} changed, {result.skipped} of other sources or repeated.
        </p>
      )}
      {file.found && file.found.created + file.found.changed > 0 && (
        <div className="form-actions">
          <button type="button" className="primary" disabled={file.isBusy} onClick={() => file.apply()}>
            Import {count(file.found.created + file.found.changed, 'row')}
          </button>
        </div>
      )}
    </ImportForm>
  );
}

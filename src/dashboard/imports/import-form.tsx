import type { ReactNode } from 'react';
import { type FieldOf, IMPORT_FIELDS, type ImportKind } from '../../domain/imports/columns.ts';
import { Field } from '../forms/field.tsx';
import { FileProblem } from '../forms/file-problem.tsx';
import type { useImport } from './use-import.ts';

const NAMES: Readonly<Record<string, string>> = {
  prompt: 'Prompt',
  country: 'Country',
  tags: 'Tags',
  topic: 'Topic (becomes a tag)',
  competitor: 'Competitor',
  competitorDomain: 'Domain of the competitor',
  query: 'Query',
  clicks: 'Clicks',
  impressions: 'Impressions',
  date: 'Date',
  source: 'Source',
  page: 'Landing page',
  conversions: 'Conversions',
  revenue: 'Revenue',
  visibility: 'Visibility',
  engine: 'Engine',
  brand: 'Brand',
};

interface ImportFormProps<Kind extends ImportKind> {
  kind: Kind;
  file: Pick<
    ReturnType<typeof useImport<Kind, never>>,
    'headers' | 'columnOf' | 'choose' | 'setColumn' | 'isOpen' | 'isBusy' | 'error'
  >;
  hint: ReactNode;
  /** Settings of the import, and what the file contains. */
  children: ReactNode;
  settings?: ReactNode;
}

/** A file and its columns. */
export function ImportForm<Kind extends ImportKind>({ kind, file, hint, settings, children }: ImportFormProps<Kind>) {
  const fields: readonly FieldOf<Kind>[] = IMPORT_FIELDS[kind];
  return (
    <form className="form wide" onSubmit={(event) => event.preventDefault()}>
      {settings}
      <Field label="File" path="file" error={null} hint={hint}>
        {(props) => (
          <input
            {...props}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) file.choose(chosen);
              // The same file can be chosen again after it was corrected.
              target.value = '';
            }}
          />
        )}
      </Field>
      {file.isOpen && (
        <fieldset className="inline-form">
          <legend>Columns of the file</legend>
          {fields.map((field) => (
            <Field key={field} label={NAMES[field] ?? field} path={`columns.${field}`} error={file.error}>
              {(props) => (
                <select
                  {...props}
                  value={file.columnOf(field) ?? ''}
                  onChange={({ target }) => file.setColumn(field, target.value)}
                >
                  <option value="">none</option>
                  {file.headers.map((header) => (
                    <option key={header}>{header}</option>
                  ))}
                </select>
              )}
            </Field>
          ))}
        </fieldset>
      )}
      {file.isBusy && <p role="status">Checking …</p>}
      <FileProblem error={file.error} />
      {children}
    </form>
  );
}

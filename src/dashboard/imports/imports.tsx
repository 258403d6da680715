import { useState } from 'react';
import { Field } from '../forms/field.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { ConversionsForm } from './conversions-form.tsx';
import { HistoryForm } from './history-form.tsx';
import { QueriesForm } from './queries-form.tsx';
import { TrackerForm } from './tracker-form.tsx';

const KINDS = {
  tracker: { name: 'Prompts, tags and competitors of another tracker', Form: TrackerForm },
  queries: { name: 'Search queries (Search Console)', Form: QueriesForm },
  conversions: { name: 'Conversions of AI referrals (Google Analytics)', Form: ConversionsForm },
  history: { name: 'History of another tracker', Form: HistoryForm },
} as const;

/** Imports files of other programs into the report and its workspace. */
export function Imports() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const [kind, setKind] = useState<keyof typeof KINDS>('tracker');
  const { Form } = KINDS[kind];
  if (!canWrite) return <p className="note">Sign in with a key that can write to import files.</p>;
  return (
    <section className="figure" aria-labelledby="imports">
      <header>
        <div>
          <h2 id="imports">Import from other programs</h2>
          <p className="note">CSV files. You see what they contain before anything is saved.</p>
        </div>
      </header>
      <div className="form">
        <Field label="What the file contains" path="kind" error={null}>
          {(props) => (
            <select {...props} value={kind} onChange={({ target }) => setKind(target.value as keyof typeof KINDS)}>
              {Object.entries(KINDS).map(([each, { name }]) => (
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Form key={`${kind} ${report.id}`} />
    </section>
  );
}

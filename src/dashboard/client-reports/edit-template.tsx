import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SECTIONS, type Section } from '../../domain/client-reports/client-reports.ts';
import { statusOf } from '../api/errors.ts';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { countryName } from '../format/names.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { readList } from '../forms/lines.ts';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loading, Problem } from '../shell/states.tsx';
import { Editions } from './editions.tsx';

type Template = Outputs['clientReports']['get'];

const SECTION_NAMES: Record<Section, string> = {
  comment: 'Your comment',
  brands: 'Who is named',
  trend: 'Day by day',
  engines: 'Engine by engine',
  variation: 'Why your ChatGPT may say something else',
  prompts: 'Prompts',
  sources: 'Pages cited',
  recommendations: 'What to do next',
};

const refresh = () => queryClient.invalidateQueries({ queryKey: api.clientReports.pathKey() });

/** How the report is made for a client, and what was made. */
export function ClientReportSettings() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const query = useQuery(
    api.clientReports.get.queryOptions({ reportId: report.id }, { retry: (n, e) => n < 2 && statusOf(e) !== 404 }),
  );
  const isMissing = statusOf(query.error) === 404;
  if (query.error && !isMissing) return <Problem error={query.error} onRetry={query.refetch} />;
  if (query.isPending) return <Loading />;
  const template = isMissing ? null : (query.data ?? null);
  return (
    <>
      {canWrite && <EditTemplate key={template?.updatedDate} template={template} />}
      {template && canWrite && <MakeNow />}
      <Editions workspaceId={report.workspaceId} reportId={report.id} />
    </>
  );
}

function EditTemplate({ template }: { template: Template | null }) {
  const { report } = useReport();
  const [period, setPeriod] = useState<Template['period']>(template?.period ?? 'month');
  const [delivery, setDelivery] = useState<Template['delivery']>(template?.delivery ?? 'approval');
  const [recipients, setRecipients] = useState(template?.recipients.join('\n') ?? '');
  const [country, setCountry] = useState(template?.country ?? '');
  const [sections, setSections] = useState<Section[]>(template?.sections ?? [...SECTIONS]);
  const save = useMutation(api.clientReports.save.mutationOptions({ onSuccess: refresh }));
  const stop = useMutation(api.clientReports.delete.mutationOptions({ onSuccess: refresh }));

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({
      reportId: report.id,
      period,
      delivery,
      recipients: readList(recipients),
      sections,
      country: country || null,
    });
  }

  return (
    <section className="figure" aria-labelledby="client-report">
      <header>
        <div>
          <h2 id="client-report">Client report</h2>
          <p className="note">
            A frozen report of each month or week, with the name, logo and color of the workspace, as a link and a PDF.
          </p>
        </div>
      </header>
      <form className="form wide" onSubmit={submit}>
        <div className="form-row">
          <Field
            label="Period"
            path="period"
            error={save.error}
            hint="Made in the morning after it ends, in the time zone of the workspace."
          >
            {(props) => (
              <select {...props} value={period} onChange={({ target }) => setPeriod(target.value as typeof period)}>
                <option value="month">Month</option>
                <option value="week">Week, from Monday</option>
              </select>
            )}
          </Field>
          <Field label="Sending" path="delivery" error={save.error}>
            {(props) => (
              <select
                {...props}
                value={delivery}
                onChange={({ target }) => setDelivery(target.value as typeof delivery)}
              >
                <option value="approval">After approval</option>
                <option value="automatic">Automatically</option>
              </select>
            )}
          </Field>
          <Field label="Prompts" path="country" error={save.error}>
            {(props) => (
              <select {...props} value={country} onChange={({ target }) => setCountry(target.value)}>
                <option value="">All countries</option>
                {report.countries.map((code) => (
                  <option key={code} value={code}>
                    {countryName(code)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Field
          label="Recipients"
          path="recipients"
          error={save.error}
          hint={
            template?.canMail === false
              ? 'This server cannot send mail: its operator has to set SMTP_URL and MAIL_FROM. Without recipients, approved reports are links.'
              : 'One address on each line, at most 10. Each gets a message of their own.'
          }
        >
          {(props) => (
            <textarea {...props} rows={3} value={recipients} onChange={({ target }) => setRecipients(target.value)} />
          )}
        </Field>
        <Sections sections={sections} onChange={setSections} />
        <div className="form-actions">
          <button type="submit" className="primary" disabled={save.isPending || sections.length === 0}>
            {template ? 'Save' : 'Set up'}
          </button>
          {template && (
            <button
              type="button"
              className="quiet danger"
              disabled={stop.isPending}
              onClick={() =>
                confirm('Stop this client report? What was made is kept.') && stop.mutate({ reportId: report.id })
              }
            >
              Stop
            </button>
          )}
        </div>
        {save.isSuccess && (
          <p className="hint" role="status">
            Saved.
          </p>
        )}
        <FormProblem
          error={save.error ?? stop.error}
          paths={['period', 'delivery', 'country', 'recipients', 'sections']}
        />
      </form>
    </section>
  );
}

/** The chosen sections in their order, then the others. */
function Sections({ sections, onChange }: { sections: Section[]; onChange: (sections: Section[]) => void }) {
  const others = SECTIONS.filter((section) => !sections.includes(section));

  function moveUp(index: number) {
    const [moved] = sections.slice(index, index + 1);
    if (moved) onChange(sections.toSpliced(index, 1).toSpliced(index - 1, 0, moved));
  }

  return (
    <fieldset>
      <legend>Sections</legend>
      <ol className="plain-list">
        {[...sections, ...others].map((section, index) => {
          const isShown = sections.includes(section);
          return (
            <li key={section}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={() =>
                    onChange(isShown ? sections.filter((each) => each !== section) : [...sections, section])
                  }
                />
                {SECTION_NAMES[section]}
              </label>
              {isShown && index > 0 && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={`Move ${SECTION_NAMES[section]} up`}
                  onClick={() => moveUp(index)}
                >
                  Up
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

function MakeNow() {
  const { report } = useReport();
  const create = useMutation(api.clientReports.createEdition.mutationOptions({ onSuccess: refresh }));
  return (
    <div className="form-actions make-now">
      <button type="button" disabled={create.isPending} onClick={() => create.mutate({ reportId: report.id })}>
        Make the last period now
      </button>
      <FormProblem error={create.error} />
    </div>
  );
}

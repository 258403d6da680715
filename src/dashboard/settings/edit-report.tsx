import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Inputs, queryClient } from '../api/trpc.ts';
import { BrandFields } from '../forms/brand-fields.tsx';
import { fromForm, toForm } from '../forms/brand-form.ts';
import { CompetitorFields } from '../forms/competitor-fields.tsx';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { readList } from '../forms/lines.ts';
import { Preview } from '../forms/preview.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';

const PATHS = [
  'reportTitle',
  'brand',
  'brandDomain',
  'brandVariations',
  'brandDomainVariations',
  'brandRegex',
  'excludedPhrases',
  'competitors',
  'owner',
  'labels',
];

/** Changes how the brands are detected. The preview shows what would be found before anything is saved. */
export function EditReport() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const [title, setTitle] = useState(report.reportTitle ?? '');
  const [owner, setOwner] = useState(report.owner ?? '');
  const [labels, setLabels] = useState((report.labels ?? []).join(', '));
  const [form, setForm] = useState(() => toForm(report));
  const [competitors, setCompetitors] = useState(() => (report.competitors ?? []).map(toForm));
  const [preview, setPreview] = useState<Inputs['reports']['preview'] | null>(null);
  const update = useMutation(api.reports.update.mutationOptions({ onSuccess: () => queryClient.invalidateQueries() }));

  function readForm() {
    const kept = competitors.filter((each) => each.brand.trim() || each.brandDomain.trim());
    setCompetitors(kept);
    return { ...fromForm(form), ...(title.trim() && { reportTitle: title.trim() }), competitors: kept.map(fromForm) };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setPreview(null);
    const { brand, ...settings } = readForm();
    const placement = { owner: owner.trim() || null, labels: readList(labels) };
    update.mutate({ reportId: report.id, ...settings, ...placement, ...(settings.brandRegex === null && { brand }) });
  }

  return (
    <form className="form wide" onSubmit={submit} noValidate>
      <fieldset disabled={!canWrite} className="form">
        <Field label="Title" path="reportTitle" error={update.error}>
          {(props) => <input {...props} type="text" value={title} onChange={({ target }) => setTitle(target.value)} />}
        </Field>
        <div className="form-row">
          <Field label="Owner" path="owner" error={update.error} hint="Who looks after the report.">
            {(props) => (
              <input {...props} type="text" value={owner} onChange={({ target }) => setOwner(target.value)} />
            )}
          </Field>
          <Field label="Labels" path="labels" error={update.error} hint="Separated by commas, to group reports.">
            {(props) => (
              <input {...props} type="text" value={labels} onChange={({ target }) => setLabels(target.value)} />
            )}
          </Field>
        </div>
        <BrandFields form={form} onChange={setForm} error={update.error} nameLabel="Brand" />
        <CompetitorFields forms={competitors} onChange={setCompetitors} error={update.error} />
      </fieldset>
      <FormProblem error={update.error} paths={PATHS} />
      <div className="form-actions">
        {canWrite && (
          <button type="submit" className="primary" disabled={update.isPending}>
            {update.isPending ? 'Saving …' : 'Save'}
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            setPreview({ workspaceId: report.workspaceId, promptIds: report.promptIds ?? [], ...readForm() })
          }
        >
          Preview
        </button>
        <span className="hint">Changes of names, domains and competitors recalculate all past days.</span>
      </div>
      {update.isSuccess && (
        <p role="status" className="good">
          Saved.
        </p>
      )}
      {preview && <Preview settings={preview} />}
    </form>
  );
}

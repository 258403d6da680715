import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { calls, queryClient } from '../api/trpc.ts';
import { BrandFields } from '../forms/brand-fields.tsx';
import { type BrandForm, EMPTY_BRAND, fromForm } from '../forms/brand-form.ts';
import { CompetitorFields } from '../forms/competitor-fields.tsx';
import { CountryField } from '../forms/country-field.tsx';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { readLines } from '../forms/lines.ts';
import { useCanWrite, useSession } from '../session/use-session.ts';
import { Shell } from '../shell/shell.tsx';
import { Empty } from '../shell/states.tsx';
import { ForecastNote } from './forecast-note.tsx';
import { ENOUGH_PROMPTS, ProposePrompts } from './propose-prompts.tsx';
import { SuggestCompetitors } from './suggest-competitors.tsx';

const PATHS = [
  'brand',
  'brandDomain',
  'brandVariations',
  'brandDomainVariations',
  'brandRegex',
  'excludedPhrases',
  'competitors',
  'prompts',
  'country',
];

/** From a name to the first answers: brand, competitors, prompts, and what it costs. */
export function NewReport() {
  const { workspaces } = useSession();
  const canWrite = useCanWrite();
  const [, navigate] = useLocation();
  const [workspaceId, setWorkspaceId] = useState(workspaces[0]?.id ?? '');
  const [form, setForm] = useState(EMPTY_BRAND);
  const [competitors, setCompetitors] = useState([EMPTY_BRAND]);
  const [country, setCountry] = useState('us');
  const [chosen, setChosen] = useState<string[]>([]);
  const [written, setWritten] = useState('');
  const prompts = [...new Set([...chosen, ...readLines(written)])];

  const create = useMutation({
    mutationFn: async (kept: BrandForm[]) => {
      const created = await calls.prompts.create.mutate({ id: workspaceId, prompts, country });
      const { caseSensitive, ...brand } = fromForm(form);
      return calls.reports.create.mutate({
        workspaceId,
        ...brand,
        ...(brand.brandRegex && { reportTitle: brand.brand }),
        ...(caseSensitive !== null && { caseSensitive }),
        competitors: kept.map(fromForm),
        promptIds: [...new Set(created.items.map(({ id }) => id))],
      });
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries();
      navigate(`/reports/${id}?country=${country}`);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // The API reports errors by index, so the rows left empty are removed first.
    const kept = competitors.filter((each) => each.brand.trim() || each.brandDomain.trim());
    setCompetitors(kept);
    create.mutate(kept);
  }

  if (!canWrite || workspaces.length === 0) {
    return (
      <Shell title="New report">
        <Empty title={canWrite ? 'This key has no workspace' : 'This key is read-only'}>
          <p>
            {canWrite
              ? 'Create a workspace in the settings first.'
              : 'Sign in with a key that may write to create a report.'}
          </p>
        </Empty>
      </Shell>
    );
  }
  return (
    <Shell title="New report">
      <header className="page-head">
        <h1>New report</h1>
        <p className="note">
          Follow a brand and its competitors in the answers to the questions that your customers ask.
        </p>
      </header>
      <form className="form steps" onSubmit={submit} noValidate>
        {workspaces.length > 1 && (
          <Field label="Workspace" path="workspaceId" error={create.error}>
            {(props) => (
              <select {...props} value={workspaceId} onChange={({ target }) => setWorkspaceId(target.value)}>
                {workspaces.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <section>
          <h2>Your brand</h2>
          <BrandFields form={form} onChange={setForm} error={create.error} nameLabel="Brand" />
        </section>
        <section>
          <h2>Competitors</h2>
          <SuggestCompetitors
            workspaceId={workspaceId}
            form={form}
            competitors={competitors}
            onAdd={(added) => setCompetitors([...competitors.filter((each) => each.brand.trim()), added])}
          />
          <CompetitorFields forms={competitors} onChange={setCompetitors} error={create.error} hasHeading />
        </section>
        <section>
          <h2>Prompts</h2>
          <CountryField value={country} onChange={setCountry} error={create.error} />
          <ProposePrompts
            workspaceId={workspaceId}
            form={form}
            country={country}
            chosen={chosen}
            onChange={setChosen}
          />
          <Field
            label="Questions to ask the engines"
            path="prompts"
            error={create.error}
            hint={`One on each line${chosen.length > 0 ? ', in addition to those above' : ''}. Prompts are a sample of what people ask: fewer than ${ENOUGH_PROMPTS} are too few to decide on.`}
          >
            {(props) => (
              <textarea {...props} rows={6} value={written} onChange={({ target }) => setWritten(target.value)} />
            )}
          </Field>
          <ForecastNote prompts={prompts.length} country={country} />
        </section>
        <FormProblem error={create.error} paths={PATHS} />
        <div className="form-actions">
          <button type="submit" className="primary" disabled={create.isPending}>
            {create.isPending ? 'Creating …' : 'Create the report'}
          </button>
        </div>
      </form>
    </Shell>
  );
}

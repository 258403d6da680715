import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { DEMO_WORKSPACE } from '../../domain/demo/demo.ts';
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
  'name',
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

/** A workspace that is created when it is needed. */
const NEW = 'new';

/** From a name to the first answers: brand, competitors, prompts, and what it costs. */
export function NewReport() {
  const { workspaces, admin, refresh } = useSession();
  const canWrite = useCanWrite();
  const [, navigate] = useLocation();
  // Not with the demo, which is removed with everything in its workspace.
  const [workspaceId, setWorkspaceId] = useState(
    () => workspaces.find(({ name }) => name !== DEMO_WORKSPACE)?.id ?? (admin ? NEW : (workspaces[0]?.id ?? '')),
  );
  const [workspaceName, setWorkspaceName] = useState<string | null>(null);
  const [form, setForm] = useState(EMPTY_BRAND);
  const [competitors, setCompetitors] = useState([EMPTY_BRAND]);
  const [country, setCountry] = useState('us');
  const [chosen, setChosen] = useState<string[]>([]);
  const [written, setWritten] = useState('');
  const prompts = [...new Set([...chosen, ...readLines(written)])];
  const isDemo = workspaces.some(({ id, name }) => id === workspaceId && name === DEMO_WORKSPACE);

  const newName = workspaceName ?? form.brand;
  async function createWorkspace(): Promise<string> {
    const { id } = await calls.workspaces.create.mutate({ name: newName });
    setWorkspaceId(id);
    await refresh();
    return id;
  }
  // Competitors and prompts can be suggested at the same time.
  const creating = useRef<Promise<string> | null>(null);
  async function ensureWorkspace(): Promise<string> {
    if (workspaceId !== NEW) return workspaceId;
    creating.current ??= createWorkspace().finally(() => {
      creating.current = null;
    });
    return creating.current;
  }

  const create = useMutation({
    mutationFn: async (kept: BrandForm[]) => {
      const id = await ensureWorkspace();
      const created = await calls.prompts.create.mutate({ id, prompts, country });
      const { caseSensitive, ...brand } = fromForm(form);
      return calls.reports.create.mutate({
        workspaceId: id,
        ...brand,
        ...(brand.brandRegex && { reportTitle: brand.brand }),
        ...(caseSensitive !== null && { caseSensitive }),
        competitors: kept.map(fromForm),
        promptIds: [...new Set(created.items.map((prompt) => prompt.id))],
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

  if (!canWrite || (workspaces.length === 0 && !admin)) {
    return (
      <Shell title="New report">
        <Empty title={canWrite ? 'This key has no workspace' : 'This key is read-only'}>
          <p>
            {canWrite
              ? 'Sign in with a key that has a workspace, or with one that can create workspaces.'
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
        <section>
          <h2>Your brand</h2>
          <BrandFields form={form} onChange={setForm} error={create.error} nameLabel="Brand" />
          {(workspaces.length > 1 || admin) && (
            <div className="form-row">
              <Field
                label="Workspace"
                path="workspaceId"
                error={create.error}
                hint={isDemo ? 'Removing the demo removes everything in this workspace.' : undefined}
              >
                {(props) => (
                  <select {...props} value={workspaceId} onChange={({ target }) => setWorkspaceId(target.value)}>
                    {workspaces.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                    {admin && <option value={NEW}>A new workspace</option>}
                  </select>
                )}
              </Field>
              {workspaceId === NEW && (
                <Field label="Name of the new workspace" path="name" error={create.error}>
                  {(props) => (
                    <input
                      {...props}
                      type="text"
                      value={newName}
                      onChange={({ target }) => setWorkspaceName(target.value)}
                    />
                  )}
                </Field>
              )}
            </div>
          )}
        </section>
        <section>
          <h2>Competitors</h2>
          <SuggestCompetitors
            ensureWorkspace={ensureWorkspace}
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
            ensureWorkspace={ensureWorkspace}
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

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ENGINES } from '../../domain/shared/engines.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { api, queryClient } from '../api/trpc.ts';
import { engineName } from '../format/names.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useTags } from '../settings/use-tags.ts';
import { Loaded } from '../shell/states.tsx';
import { type Choice, startChoice, startFor, toRequest } from './choice.ts';
import { MEASURES } from './describe.ts';
import { Groups } from './groups.tsx';
import { Plan } from './plan.tsx';
import { type Prompt, usePrompts } from './use-prompts.ts';

/** Plans an experiment, shows what it can find, and creates it. */
export function NewExperiment() {
  const { report } = useReport();
  const prompts = usePrompts();
  const tags = useTags(report.workspaceId);
  return (
    <>
      <header className="page-head">
        <h1>New experiment</h1>
      </header>
      <Loaded query={prompts}>{(items) => <Form prompts={items} tags={tags.data ?? []} />}</Loaded>
    </>
  );
}

const FIELDS = ['name', 'change', 'pageUrl', 'treatedPromptIds', 'controlPromptIds', 'startDate', 'lagDays', 'weeks'];

function Form({ prompts, tags }: { prompts: Prompt[]; tags: { id: string; name: string }[] }) {
  const { report, link } = useReport();
  const [, navigate] = useLocation();
  const search = useSearch();
  const today = dayOf(new Date());
  const [choice, setChoice] = useState(() => startChoice(search, today));
  const change = (changed: Partial<Choice>) => setChoice({ ...choice, ...changed });
  const request = toRequest(choice, report.id, prompts);
  const create = useMutation(
    api.experiments.create.mutationOptions({
      onSuccess: async ({ id }) => {
        await queryClient.invalidateQueries({ queryKey: api.experiments.pathKey() });
        await queryClient.invalidateQueries({ queryKey: api.annotations.list.queryKey() });
        navigate(link(`experiments/${id}`));
      },
    }),
  );
  const { error } = create;

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate(request);
  }

  return (
    <form className="form wide experiment-form" onSubmit={submit}>
      <fieldset>
        <legend>1. What changes</legend>
        <Field label="Name" path="name" error={error}>
          {(props) => (
            <input {...props} required value={choice.name} onChange={({ target }) => change({ name: target.value })} />
          )}
        </Field>
        <Field
          label="Change"
          path="change"
          error={error}
          hint="What you change, so that others understand it in a year."
        >
          {(props) => (
            <textarea
              {...props}
              required
              rows={2}
              value={choice.change}
              onChange={({ target }) => change({ change: target.value })}
            />
          )}
        </Field>
        <Field
          label="Page (optional)"
          path="pageUrl"
          error={error}
          hint="Shows later who fetched and cited it. A change of the whole site cannot be measured, because it has no controls."
        >
          {(props) => (
            <input
              {...props}
              type="url"
              value={choice.pageUrl}
              required={choice.measure === 'pageCoverage'}
              onChange={({ target }) => change({ pageUrl: target.value })}
            />
          )}
        </Field>
        <Field label="Measure" path="measure" error={error} hint="One, and it cannot be changed later.">
          {(props) => (
            <select
              {...props}
              value={choice.measure}
              onChange={({ target }) => change({ measure: target.value as Choice['measure'] })}
            >
              {Object.entries(MEASURES).map(([measure, text]) => (
                <option key={measure} value={measure}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      </fieldset>
      <fieldset>
        <legend>2. Which prompts</legend>
        <Groups
          choice={choice}
          prompts={prompts}
          tags={tags}
          error={error}
          onChange={(changed) =>
            change({ ...changed, ...(changed.assign && { startDate: startFor(changed.assign, today) }) })
          }
        />
      </fieldset>
      <fieldset>
        <legend>3. When</legend>
        <div className="form-row">
          <Field
            label="First day of the change (UTC)"
            path="startDate"
            error={error}
            hint={
              choice.assign === 'given'
                ? 'At least seven days from today, better fourteen: the baseline starts today.'
                : 'The baseline are the 14 days before.'
            }
          >
            {(props) => (
              <input
                {...props}
                type="date"
                required
                value={choice.startDate}
                onChange={({ target }) => change({ startDate: target.value })}
              />
            )}
          </Field>
          <Field label="Days of lag" path="lagDays" error={error} hint="Do not count, because engines need time.">
            {(props) => (
              <input
                {...props}
                type="number"
                min={0}
                max={28}
                value={choice.lagDays}
                onChange={({ target }) => change({ lagDays: target.valueAsNumber || 0 })}
              />
            )}
          </Field>
          <Field label="Weeks" path="weeks" error={error} hint="There is a look at the end of each.">
            {(props) => (
              <input
                {...props}
                type="number"
                min={1}
                max={26}
                value={choice.weeks}
                onChange={({ target }) => change({ weeks: target.valueAsNumber || 1 })}
              />
            )}
          </Field>
        </div>
        <details>
          <summary>Engines: {choice.engines.length === 0 ? 'all' : choice.engines.map(engineName).join(', ')}</summary>
          <div className="checks">
            {ENGINES.map((engine) => (
              <label key={engine} className="check">
                <input
                  type="checkbox"
                  checked={choice.engines.includes(engine)}
                  onChange={({ target }) =>
                    change({
                      engines: target.checked
                        ? [...choice.engines, engine]
                        : choice.engines.filter((each) => each !== engine),
                    })
                  }
                />
                {engineName(engine)}
              </label>
            ))}
          </div>
        </details>
      </fieldset>
      <fieldset>
        <legend>4. What it can find</legend>
        <Plan request={request} prompts={prompts} />
      </fieldset>
      <div className="form-actions">
        <button type="submit" className="primary" disabled={create.isPending}>
          Create experiment
        </button>
      </div>
      <FormProblem error={error} paths={FIELDS} />
    </form>
  );
}

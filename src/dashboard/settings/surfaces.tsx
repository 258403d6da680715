import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SURFACES, TWO_SURFACE_ENGINES } from '../../domain/surfaces/surfaces.ts';
import { api, type Inputs, queryClient } from '../api/trpc.ts';
import { engineName } from '../format/names.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';

type Chosen = NonNullable<Inputs['reports']['update']['surfaces']>;

const NAMES = { api: 'API', ui: 'Page that people see' } as const;

/** Which surface of an engine counts, if its page is queried or was chosen before, and whether custom engines do. */
export function SurfacesForm() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const [changes, setChanges] = useState<Chosen>({});
  const [isInTotals, setInTotals] = useState(report.customEnginesInTotals ?? false);
  const states = useQuery(api.engines.list.queryOptions()).data?.items ?? [];
  const update = useMutation(
    api.reports.update.mutationOptions({
      onSuccess: async () => {
        setChanges({});
        await queryClient.invalidateQueries();
      },
    }),
  );
  const choices = TWO_SURFACE_ENGINES.filter(
    (engine) => report.surfaces?.[engine] || states.some((state) => state.engine === engine && state.uiSource),
  );
  const hasCustom = report.customEngines !== undefined || report.customEnginesInTotals !== undefined;
  const isChanged = Object.keys(changes).length > 0 || isInTotals !== (report.customEnginesInTotals ?? false);
  if (choices.length === 0 && !hasCustom) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    update.mutate({
      reportId: report.id,
      ...(Object.keys(changes).length > 0 && { surfaces: { ...report.surfaces, ...changes } }),
      customEnginesInTotals: isInTotals,
    });
  }

  return (
    <form className="form wide" onSubmit={submit} noValidate aria-labelledby="surfaces">
      <h2 id="surfaces">What counts</h2>
      <fieldset disabled={!canWrite} className="form">
        <div className="inline-form">
          {choices.map((engine) => (
            <Field key={engine} label={engineName(engine)} path={`surfaces.${engine}`} error={update.error}>
              {(props) => (
                <select
                  {...props}
                  value={changes[engine] ?? report.surfaces?.[engine] ?? 'api'}
                  onChange={({ target }) => setChanges({ ...changes, [engine]: target.value === 'ui' ? 'ui' : 'api' })}
                >
                  {SURFACES.map((surface) => (
                    <option key={surface} value={surface}>
                      {NAMES[surface]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ))}
        </div>
        {hasCustom && (
          <label className="check">
            <input type="checkbox" checked={isInTotals} onChange={({ target }) => setInTotals(target.checked)} /> Custom
            engines are part of totals
          </label>
        )}
      </fieldset>
      {choices.length > 0 && (
        <p className="note">
          Prompts are sent to the surface that counts, and a part of them to the other, so that the method screen can
          compare both. The two are never counted together: a change recalculates the statistics of all days from the
          answers of the chosen surface, and days without any have none.
        </p>
      )}
      {hasCustom && (
        <p className="note">
          Custom engines have their own filter and column. As part of totals, they change the shares of all engines
          together: the statistics of all days are recalculated.
        </p>
      )}
      <FormProblem error={update.error} paths={choices.map((engine) => `surfaces.${engine}`)} />
      {canWrite && (
        <div className="form-actions">
          <button type="submit" className="primary" disabled={update.isPending || !isChanged}>
            {update.isPending ? 'Saving …' : 'Save'}
          </button>
        </div>
      )}
    </form>
  );
}

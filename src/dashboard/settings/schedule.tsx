import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CADENCES, describeCadence, describeEnd, hasEnded, WEEKDAYS } from '../../domain/collection/schedule.ts';
import { type EngineId, engineName, isCustomEngineId, isSupported } from '../../domain/shared/engines.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { api, calls, type Inputs, queryClient } from '../api/trpc.ts';
import { integer, usd } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';

type Changes = Pick<
  Inputs['reports']['update'],
  'engines' | 'customEngines' | 'cadence' | 'weekday' | 'samples' | 'endDate'
>;

/** When and where the prompts of the report are sent, with what it costs and what a slower cadence loses. */
export function ScheduleForm() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const [changes, setChanges] = useState<Changes>({});
  const engines = useQuery(api.engines.list.queryOptions()).data?.items ?? [];
  const enabled = engines
    .filter(({ state, uiSource }) => state !== 'off' || uiSource)
    .map(({ engine }) => engine)
    .filter(isSupported);
  const schedule = { ...report, ...changes };
  const chosen = schedule.engines ?? enabled;
  const chosenCustom = (schedule.customEngines ?? []).filter(isCustomEngineId);
  const defined = engines.map(({ engine }) => engine).filter(isCustomEngineId);
  const custom = [...new Set([...defined, ...(report.customEngines ?? [])])];
  const cadence = schedule.cadence ?? 'daily';
  const update = useMutation(
    api.reports.update.mutationOptions({
      onSuccess: async () => {
        setChanges({});
        await queryClient.invalidateQueries();
      },
    }),
  );

  function toggle(engine: (typeof enabled)[number]) {
    const next = enabled.filter((each) => (each === engine) !== chosen.includes(each));
    setChanges({ ...changes, engines: next.length === enabled.length ? null : next });
  }

  function toggleCustom(engine: (typeof custom)[number]) {
    const next = custom.filter((each) => (each === engine) !== chosenCustom.includes(each));
    setChanges({ ...changes, customEngines: next });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const weekday = cadence === 'weekly' ? {} : { weekday: null };
    update.mutate({ reportId: report.id, ...changes, ...('cadence' in changes && weekday) });
  }

  return (
    <form className="form wide" onSubmit={submit} noValidate aria-labelledby="schedule">
      <h2 id="schedule">Schedule</h2>
      <fieldset disabled={!canWrite} className="form">
        <EngineChoices legend="Engines" engines={enabled} chosen={chosen} onToggle={toggle} />
        {custom.length > 0 && (
          <EngineChoices legend="Custom engines" engines={custom} chosen={chosenCustom} onToggle={toggleCustom} />
        )}
        <div className="inline-form">
          <Field label="How often" path="cadence" error={update.error}>
            {(props) => (
              <select
                {...props}
                value={cadence}
                onChange={({ target }) => setChanges({ ...changes, cadence: target.value as typeof cadence })}
              >
                {CADENCES.map((each) => (
                  <option key={each} value={each}>
                    {describeCadence({ cadence: each })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {cadence === 'weekly' && (
            <Field label="Weekday (UTC)" path="weekday" error={update.error}>
              {(props) => (
                <select
                  {...props}
                  value={schedule.weekday ?? 'monday'}
                  onChange={({ target }) =>
                    setChanges({ ...changes, weekday: target.value as (typeof WEEKDAYS)[number] })
                  }
                >
                  {WEEKDAYS.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field
            label="Answers a day, per prompt and engine"
            path="samples"
            error={update.error}
            hint="Empty for the setting of the server."
          >
            {(props) => (
              <input
                {...props}
                type="number"
                min={1}
                max={10}
                value={schedule.samples ?? ''}
                onChange={({ target }) => setChanges({ ...changes, samples: Number(target.value) || null })}
              />
            )}
          </Field>
          <Field
            label="Last day (UTC)"
            path="endDate"
            error={update.error}
            hint="The end of the report. Empty for none."
          >
            {(props) => (
              <input
                {...props}
                type="date"
                value={schedule.endDate ?? ''}
                onChange={({ target }) => setChanges({ ...changes, endDate: target.value || null })}
              />
            )}
          </Field>
        </div>
      </fieldset>
      <Consequences
        cadence={cadence}
        engines={[...chosen, ...chosenCustom]}
        samples={schedule.samples ?? undefined}
        endDate={schedule.endDate ?? undefined}
      />
      <FormProblem error={update.error} paths={['customEngines', 'cadence', 'weekday', 'samples', 'endDate']} />
      {canWrite && (
        <div className="form-actions">
          <button
            type="submit"
            className="primary"
            disabled={update.isPending || Object.keys(changes).length === 0 || chosen.length === 0}
          >
            {update.isPending ? 'Saving …' : 'Save'}
          </button>
          <span className="hint">It applies from today on and changes no past statistics.</span>
        </div>
      )}
      {update.isSuccess && Object.keys(changes).length === 0 && (
        <p role="status" className="good">
          Saved.
        </p>
      )}
    </form>
  );
}

function EngineChoices<Engine extends EngineId>({
  legend,
  engines,
  chosen,
  onToggle,
}: {
  legend: string;
  engines: readonly Engine[];
  chosen: readonly Engine[];
  onToggle: (engine: Engine) => void;
}) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {engines.map((engine) => (
        <label key={engine}>
          <input type="checkbox" checked={chosen.includes(engine)} onChange={() => onToggle(engine)} />{' '}
          {engineName(engine)}
        </label>
      ))}
    </fieldset>
  );
}

/** The calls and cost of a schedule that is not saved yet, and what its cadence loses. */
function Consequences({
  cadence,
  engines,
  samples,
  endDate,
}: Required<Pick<Inputs['portfolio']['forecast'], 'cadence' | 'engines'>> & {
  samples: number | undefined;
  endDate: string | undefined;
}) {
  const { report } = useReport();
  const { surfaces = null } = report;
  const isAsked = (engines ?? []).length > 0;
  const totals = Object.entries(report.countryPromptsTotal ?? {});
  // A forecast has the same number of prompts in each country, so each country has its own.
  const forecasts = useQuery({
    queryKey: ['forecast', totals, engines, samples, cadence, surfaces],
    queryFn: () =>
      Promise.all(
        totals.map(([country, prompts]) =>
          calls.portfolio.forecast.mutate({ prompts, countries: [country], engines, samples, cadence, surfaces }),
        ),
      ),
    enabled: isAsked,
  }).data;
  const advice = useQuery(api.portfolio.advice.queryOptions({ reportId: report.id })).data;
  const today = dayOf(new Date());
  const end = describeEnd({ endDate }, today);
  if (hasEnded({ endDate }, today)) return <p className="note">{end}</p>;
  if (!isAsked) return <p className="hint">Choose at least one engine.</p>;
  const sum = (field: 'callsPerMonth' | 'costPerMonth') =>
    (forecasts ?? []).reduce((total, forecast) => total + forecast[field], 0);
  const sentence = advice?.cadences.find((each) => each.cadence === cadence)?.advice;
  return (
    <p className="note" aria-live="polite">
      {forecasts && (
        <>
          {integer(sum('callsPerMonth'))} calls a month,{' '}
          {advice?.source === 'sandbox' ? 'free while the sandbox answers' : `about ${usd(sum('costPerMonth'))}`}.{' '}
        </>
      )}
      {[sentence, end].filter(Boolean).join(' ')}
    </p>
  );
}

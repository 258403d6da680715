import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { usd } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { describeForecast, type PricedEngine } from './describe-forecast.ts';

type Settings = Outputs['settings']['get'];

const refresh = () => queryClient.invalidateQueries();

interface BudgetProps {
  settings: Settings;
  prompts: number;
  /** Every engine, with what an answer costs. */
  engines: PricedEngine[];
}

/** What the collection may cost a day, how often it asks, and when, with what that will cost. */
export function Budget({ settings, prompts, engines }: BudgetProps) {
  const { spentUsd, dailyBudgetUsd, budget } = useQuery(api.health.get.queryOptions()).data?.collection ?? {};
  const [changes, setChanges] = useState<Partial<Record<keyof Settings, string>>>({});
  const update = useMutation(
    api.settings.update.mutationOptions({
      onSuccess: async () => {
        setChanges({});
        await refresh();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const { samplesPerDay, calibrationShare, dailyBudgetUsd: dollars, cron } = changes;
    update.mutate({
      ...(samplesPerDay !== undefined && { samplesPerDay: Number(samplesPerDay) }),
      ...(calibrationShare !== undefined && { calibrationShare: Number(calibrationShare) }),
      ...(dollars !== undefined && { dailyBudgetUsd: Number(dollars) }),
      ...(cron !== undefined && { cron }),
    });
  }

  const inputOf = (name: keyof Settings) => ({
    value: changes[name] ?? String(settings[name].value),
    disabled: settings[name].source === 'environment',
    onChange: ({ target }: { target: { value: string } }) => setChanges({ ...changes, [name]: target.value }),
  });
  const hintOf = (name: keyof Settings, hint: string) =>
    settings[name].source === 'environment' ? "Set in the server's environment." : hint;

  const entered = {
    samples: Number(changes.samplesPerDay ?? settings.samplesPerDay.value),
    budget: Number(changes.dailyBudgetUsd ?? settings.dailyBudgetUsd.value),
  };
  return (
    <form onSubmit={submit} className="budget">
      {spentUsd !== undefined && dailyBudgetUsd !== undefined && (
        <p className="note">
          Spent today: {usd(spentUsd)} of {usd(dailyBudgetUsd)}
          {budget === 'spent' ? '; further calls are skipped until tomorrow (UTC)' : ''}.
        </p>
      )}
      <div className="inline-form">
        <Field
          label="Budget a day, in US dollars"
          path="dailyBudgetUsd"
          error={update.error}
          hint={hintOf('dailyBudgetUsd', 'Calls beyond it are skipped.')}
        >
          {(props) => <input {...props} type="number" min={0} step="any" {...inputOf('dailyBudgetUsd')} />}
        </Field>
        <Field
          label="Answers a day, per prompt and engine"
          path="samplesPerDay"
          error={update.error}
          hint={hintOf('samplesPerDay', '1 to 10. More answers cost more and narrow the intervals.')}
        >
          {(props) => <input {...props} type="number" min={1} max={10} {...inputOf('samplesPerDay')} />}
        </Field>
        <Field
          label="Share of prompts that compare surfaces"
          path="calibrationShare"
          error={update.error}
          hint={hintOf(
            'calibrationShare',
            'Sent to the API and to the page of an engine if both are queried. 0 is off.',
          )}
        >
          {(props) => <input {...props} type="number" min={0} max={1} step="any" {...inputOf('calibrationShare')} />}
        </Field>
        <Field
          label="Schedule (UTC)"
          path="cron"
          error={update.error}
          hint={hintOf('cron', 'Minute, hour, day of month, month, day of week: 0 5 * * * is every day at 05:00.')}
        >
          {(props) => <input {...props} type="text" {...inputOf('cron')} />}
        </Field>
        <button type="submit" className="primary" disabled={update.isPending || Object.keys(changes).length === 0}>
          Save
        </button>
      </div>
      <p className="forecast" role="status">
        {describeForecast({ ...entered, prompts, engines })}
      </p>
      {update.isSuccess && Object.keys(changes).length === 0 && (
        <p className="hint" role="status">
          Saved. It applies from the next call on.
        </p>
      )}
      <FormProblem error={update.error} paths={['dailyBudgetUsd', 'samplesPerDay', 'calibrationShare', 'cron']} />
    </form>
  );
}

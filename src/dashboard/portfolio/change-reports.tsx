import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { splitCompetitor } from '../../domain/competitors/split-competitor.ts';
import { calls, type Outputs, queryClient } from '../api/trpc.ts';
import { count, integer, usd } from '../format/numbers.ts';
import { CountryField } from '../forms/country-field.tsx';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { readLines } from '../forms/lines.ts';

type Batch = Outputs['portfolio']['change'];

/** Adds and removes prompts and competitors in the selected reports, after showing what it would change. */
export function ChangeReports({ reportIds }: { reportIds: string[] }) {
  const [addPrompts, setAddPrompts] = useState('');
  const [removePrompts, setRemovePrompts] = useState('');
  const [country, setCountry] = useState('us');
  const [addCompetitors, setAddCompetitors] = useState('');
  const [removeCompetitors, setRemoveCompetitors] = useState('');
  const change = useMutation({
    mutationFn: (dryRun: boolean) =>
      calls.portfolio.change.mutate({
        reportIds,
        addPrompts: readLines(addPrompts),
        removePrompts: readLines(removePrompts),
        country,
        addCompetitors: readLines(addCompetitors).map((line) => {
          const [brand, brandDomain] = splitCompetitor(line);
          return { brand, brandDomain };
        }),
        removeCompetitors: readLines(removeCompetitors),
        dryRun,
      }),
    onSuccess: ({ dryRun }) => (dryRun ? undefined : queryClient.invalidateQueries()),
  });
  const isEmpty = [addPrompts, removePrompts, addCompetitors, removeCompetitors].every((text) => text.trim() === '');

  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(true);
  }

  const area = (label: string, path: string, value: string, onChange: (text: string) => void, hint: string) => (
    <Field label={label} path={path} error={change.error} hint={hint}>
      {(props) => (
        <textarea
          {...props}
          rows={3}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
            change.reset();
          }}
        />
      )}
    </Field>
  );
  return (
    <section className="figure" aria-labelledby="change-reports">
      <header>
        <div>
          <h2 id="change-reports">Change {count(reportIds.length, 'report')}</h2>
          <p className="note">The same prompts and competitors are added to, or removed from, all selected reports.</p>
        </div>
      </header>
      <form className="form" onSubmit={submit}>
        {area('Add prompts', 'addPrompts', addPrompts, setAddPrompts, 'One on each line.')}
        {area('Remove prompts', 'removePrompts', removePrompts, setRemovePrompts, 'They remain in their workspaces.')}
        <CountryField value={country} onChange={setCountry} error={change.error} />
        {area(
          'Add competitors',
          'addCompetitors',
          addCompetitors,
          setAddCompetitors,
          'One on each line, such as Globex (globex.com).',
        )}
        {area('Remove competitors', 'removeCompetitors', removeCompetitors, setRemoveCompetitors, 'Their domains.')}
        <FormProblem
          error={change.error}
          paths={['addPrompts', 'removePrompts', 'country', 'addCompetitors', 'removeCompetitors']}
        />
        <div className="form-actions">
          <button type="submit" disabled={isEmpty || change.isPending}>
            Preview
          </button>
          {change.data?.dryRun && change.data.items.some(({ status }) => status === 'changed') && (
            <button type="button" className="primary" disabled={change.isPending} onClick={() => change.mutate(false)}>
              Change the reports
            </button>
          )}
        </div>
      </form>
      {change.data && <Results batch={change.data} />}
    </section>
  );
}

function Results({ batch: { dryRun, items, forecast } }: { batch: Batch }) {
  const changed = items.filter(({ status }) => status === 'changed').length;
  const { newPrompts, callsPerMonth, costPerMonth, source } = forecast;
  return (
    <>
      <p role="status" className="forecast">
        {dryRun ? 'Would change' : 'Changed'} {integer(changed)} of {count(items.length, 'report')}.{' '}
        {count(newPrompts, 'more prompt')} for engines: {integer(callsPerMonth)} calls a month,{' '}
        {source === 'sandbox' ? 'free while the sandbox answers' : `about ${usd(costPerMonth)} a month`}.
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.reportId}>
            <strong dir="auto">{item.reportTitle}</strong>: {describeItem(item)}
          </li>
        ))}
      </ul>
    </>
  );
}

function describeItem(item: Batch['items'][number]): string {
  if (item.status === 'failed') return `cannot change. ${item.message}.`;
  if (item.status === 'unchanged') return 'no change.';
  const { promptsAdded, promptsRemoved, competitorsAdded, competitorsRemoved } = item;
  const parts = [
    ...(promptsAdded > 0 ? [`${count(promptsAdded, 'prompt')} added`] : []),
    ...(promptsRemoved > 0 ? [`${count(promptsRemoved, 'prompt')} removed`] : []),
    ...(competitorsAdded.length > 0 ? [`${competitorsAdded.join(', ')} added`] : []),
    ...(competitorsRemoved.length > 0 ? [`${competitorsRemoved.join(', ')} removed`] : []),
  ];
  return `${parts.join('; ')}.`;
}

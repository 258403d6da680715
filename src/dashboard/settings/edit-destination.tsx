import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ALERT_EVENTS, EVENT_DESCRIPTIONS } from '../../domain/alerts/events.ts';
import { EVENT_NAMES } from '../alerts/names.ts';
import { useAllPages } from '../api/all-pages.ts';
import { api, calls } from '../api/trpc.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { type Destination, refreshDestinations } from './destinations.ts';

/** What a destination receives, and when. */
export function EditDestination({ destination, onDone }: { destination: Destination; onDone: () => void }) {
  const { id: destinationId, workspaceId: id } = destination;
  const [events, setEvents] = useState<Destination['events']>(destination.events);
  const [reportIds, setReportIds] = useState(destination.reportIds);
  const [digest, setDigest] = useState(destination.digest);
  const [start, setStart] = useState(destination.quietHours?.start ?? '');
  const [end, setEnd] = useState(destination.quietHours?.end ?? '');
  const reports = useAllPages(api.reports.list.queryKey({ workspaceId: id }), (page, options) =>
    calls.reports.list.query({ workspaceId: id, ...page }, options),
  );
  const update = useMutation(
    api.destinations.update.mutationOptions({
      onSuccess: async () => {
        await refreshDestinations();
        onDone();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const quietHours = start === '' && end === '' ? null : { start, end };
    update.mutate({ id, destinationId, events, reportIds, digest, quietHours });
  }

  return (
    <form className="form" onSubmit={submit}>
      <div className="form-row">
        <Field label="Digest" path="digest" error={update.error}>
          {(props) => (
            <select {...props} value={digest} onChange={({ target }) => setDigest(target.value as typeof digest)}>
              <option value="weekly">On Mondays at 07:00</option>
              <option value="daily">Every day at 07:00</option>
              <option value="off">None</option>
            </select>
          )}
        </Field>
        <Field label="Quiet from" path="quietHours.start" error={update.error} hint="Empty for no quiet hours.">
          {(props) => <input {...props} type="time" value={start} onChange={({ target }) => setStart(target.value)} />}
        </Field>
        <Field label="Quiet until" path="quietHours.end" error={update.error} hint="Alerts are sent then.">
          {(props) => <input {...props} type="time" value={end} onChange={({ target }) => setEnd(target.value)} />}
        </Field>
      </div>
      <Choices
        legend="Events (none chosen: all)"
        all={ALERT_EVENTS.map((event) => ({ value: event, name: EVENT_NAMES[event], hint: EVENT_DESCRIPTIONS[event] }))}
        chosen={events}
        onChange={setEvents}
      />
      <Choices
        legend="Reports (none chosen: all)"
        all={(reports.data ?? []).map((report) => ({
          value: report.id,
          name: report.reportTitle ?? report.brand,
        }))}
        chosen={reportIds}
        onChange={setReportIds}
      />
      <div className="form-actions">
        <button type="submit" className="primary" disabled={update.isPending}>
          Save
        </button>
        <button type="button" onClick={onDone}>
          Cancel
        </button>
      </div>
      <FormProblem error={update.error} />
    </form>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  all: { value: Value; name: string; hint?: string }[];
  chosen: Value[];
  onChange: (chosen: Value[]) => void;
}

function Choices<Value extends string>({ legend, all, chosen, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map(({ value, name, hint }) => (
        <label key={value} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>
            {name}
            {hint && <span className="hint"> {hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { engineName } from '../format/names.ts';
import { integer, percent, points } from '../format/numbers.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loaded } from '../shell/states.tsx';

type Settings = Outputs['alerts']['getSettings'];
type Threshold = Settings['thresholds'][number];

/** The thresholds of a report, and what it can detect. */
export function AlertSettings() {
  const { report } = useReport();
  const query = useQuery(api.alerts.getSettings.queryOptions({ reportId: report.id }));
  return (
    <Loaded query={query}>
      {(settings) => (
        <>
          <Thresholds settings={settings} />
          <DetectableChanges settings={settings} />
        </>
      )}
    </Loaded>
  );
}

function Thresholds({ settings: { reportId, thresholds, detectable } }: { settings: Settings }) {
  const canWrite = useCanWrite();
  const [engine, setEngine] = useState('');
  const [side, setSide] = useState<Threshold['side']>('below');
  const [share, setShare] = useState('40');
  const update = useMutation(
    api.alerts.updateSettings.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.alerts.getSettings.pathKey() }),
    }),
  );
  const engines = detectable.map((each) => each.engine);

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = engines.find((each) => each === engine) ?? null;
    update.mutate({ reportId, thresholds: [...thresholds, { engine: chosen, side, share: Number(share) / 100 }] });
  }

  return (
    <form className="form wide" onSubmit={submit} noValidate aria-labelledby="thresholds">
      <h2 id="thresholds">Thresholds</h2>
      <p className="hint">
        You get an alert when the whole 95 % interval of the last 7 days is beyond the share, and again only after the
        share was back.
      </p>
      {thresholds.length > 0 && (
        <ul>
          {thresholds.map((threshold, index) => (
            <li key={`${threshold.engine} ${threshold.side} ${threshold.share}`}>
              {threshold.engine === null ? 'All engines together' : engineName(threshold.engine)} {threshold.side}{' '}
              {percent(threshold.share)}{' '}
              {canWrite && (
                <button
                  type="button"
                  className="link"
                  disabled={update.isPending}
                  onClick={() => update.mutate({ reportId, thresholds: thresholds.toSpliced(index, 1) })}
                >
                  Remove
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && (
        <div className="inline-form">
          <label>
            Engine
            <select value={engine} onChange={({ target }) => setEngine(target.value)}>
              <option value="">All engines together</option>
              {engines.map((each) => (
                <option key={each} value={each}>
                  {engineName(each)}
                </option>
              ))}
            </select>
          </label>
          <label>
            Alert
            <select value={side} onChange={({ target }) => setSide(target.value === 'above' ? 'above' : 'below')}>
              <option value="below">below</option>
              <option value="above">above</option>
            </select>
          </label>
          <label>
            Share of answers, %
            <input type="number" min={0} max={100} value={share} onChange={({ target }) => setShare(target.value)} />
          </label>
          <button type="submit" disabled={update.isPending || share === ''}>
            Add threshold
          </button>
        </div>
      )}
      <FormProblem error={update.error} />
    </form>
  );
}

function DetectableChanges({ settings: { detectable } }: { settings: Settings }) {
  if (detectable.length === 0) return null;
  return (
    <section aria-labelledby="detectable">
      <h2 id="detectable">What this report can detect in 10 days</h2>
      <p className="hint">
        A change of your brand that is at least this large fires within 10 days in four of five cases. More prompts make
        it smaller.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            <th scope="col">Questions</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {detectable.map(({ engine, questions, share }) => (
            <tr key={engine}>
              <th scope="row">{engineName(engine)}</th>
              <td>{integer(questions)}</td>
              <td>{share === null ? 'Too few questions' : points(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isDemoHost } from '../../domain/demo/demo.ts';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { NotApplied } from '../filters/not-applied.tsx';
import { moment } from '../format/dates.ts';
import { count, integer } from '../format/numbers.ts';
import { inWords } from '../format/words.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loaded } from '../shell/states.tsx';
import { AddConnector } from './add-connector.tsx';
import { useConnectors } from './use-connectors.ts';

type Connector = Outputs['logConnectors']['list']['items'][number];

/** The connected logs with what they received, read again every few seconds. */
export function Connectors() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const [isOpen, setOpen] = useState(false);
  const query = useConnectors(report.workspaceId);
  return (
    <section className="figure" aria-labelledby="connectors">
      <header>
        <div>
          <h2 id="connectors">Log connectors</h2>
          <p className="note">Where the visits come from.</p>
          <NotApplied names={['window']} why="The state of connectors is live." />
        </div>
        {canWrite && !isOpen && (
          <button type="button" onClick={() => setOpen(true)}>
            Connect a log
          </button>
        )}
      </header>
      {isOpen && <AddConnector onDone={() => setOpen(false)} />}
      <Loaded query={query} height={80}>
        {(items) =>
          items.length === 0 ? (
            <p className="note">None yet.</p>
          ) : (
            <ul className="connectors">
              {items.map((connector) => (
                <ConnectorItem key={connector.id} connector={connector} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function healthOf({ domain, active, lastBatchDate, silent, hint }: Connector): {
  state: 'good' | 'bad' | 'idle';
  text: string;
} {
  if (!active) return { state: 'idle', text: 'Paused' };
  if (silent) return { state: 'bad', text: 'Silent for a day after regular traffic' };
  if (hint) return { state: 'bad', text: hint };
  if (!lastBatchDate && isDemoHost(domain))
    return { state: 'idle', text: 'Simulated: no web server sends its log here' };
  if (!lastBatchDate) return { state: 'idle', text: 'Waiting for the first lines' };
  return { state: 'good', text: `Receiving; last batch ${moment(lastBatchDate)}` };
}

const refresh = () => queryClient.invalidateQueries({ queryKey: api.logConnectors.pathKey() });

const SIGNS = { good: '●', bad: '▲', idle: '○' } as const;

function ConnectorItem({ connector }: { connector: Connector }) {
  const canWrite = useCanWrite();
  const update = useMutation(api.logConnectors.update.mutationOptions({ onSuccess: refresh }));
  const remove = useMutation(api.logConnectors.delete.mutationOptions({ onSuccess: refresh }));
  const { id: connectorId, workspaceId: id, domain, kind, active, last24Hours } = connector;
  const { state, text } = healthOf(connector);
  return (
    <li>
      <div className="connector-head">
        <div>
          <strong>{domain}</strong> <span className="hint">{kind}</span>
          <p className={`health ${state}`}>
            <span aria-hidden="true">{SIGNS[state]}</span> {text}
          </p>
          {last24Hours && (
            <p className="hint">
              Last 24 hours: {count(last24Hours.lines, 'line')}, {count(last24Hours.visits, 'visit')},{' '}
              {count(last24Hours.referrals, 'referral')}
              {Object.entries(last24Hours.skipped)
                .filter(([reason, lines]) => reason !== 'not_agent' && lines)
                .map(([reason, lines]) => `, ${integer(lines ?? 0)} ${inWords(reason)}`)
                .join('')}
            </p>
          )}
          <p className="hint url">{connector.ingestUrl}</p>
        </div>
        {canWrite && (
          <div className="form-actions">
            <button
              type="button"
              disabled={update.isPending}
              onClick={() => update.mutate({ id, connectorId, active: !active })}
            >
              {active ? 'Pause' : 'Resume'}
            </button>
            <button
              type="button"
              className="danger"
              disabled={remove.isPending}
              onClick={() =>
                confirm(`Delete the connector for ${domain}? Its counted visits stay.`) &&
                remove.mutate({ id, connectorId })
              }
            >
              Delete
            </button>
          </div>
        )}
      </div>
      <FormProblem error={update.error ?? remove.error} />
      {connector.samples && Object.values(connector.samples).some(Boolean) && (
        <details>
          <summary>Lines that were skipped</summary>
          {Object.entries(connector.samples).map(([reason, line]) => (
            <div key={reason}>
              <p className="hint">{inWords(reason)}</p>
              <pre dir="ltr">{line}</pre>
            </div>
          ))}
        </details>
      )}
    </li>
  );
}

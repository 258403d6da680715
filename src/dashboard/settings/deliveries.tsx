import { useMutation, useQuery } from '@tanstack/react-query';
import { DELIVERY_STATE_NAMES, EVENT_NAMES } from '../alerts/names.ts';
import { api } from '../api/trpc.ts';
import { moment } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useCanWrite } from '../session/use-session.ts';
import { Loaded } from '../shell/states.tsx';
import { refreshDestinations } from './destinations.ts';

const SHOWN = 20;
const REFRESH_MS = 2000;

/** What was sent to a destination, with the last response. */
export function Deliveries({ workspaceId: id, destinationId }: { workspaceId: string; destinationId: string }) {
  const canWrite = useCanWrite();
  const query = useQuery({
    ...api.destinations.listDeliveries.queryOptions({ id, destinationId, limit: SHOWN }),
    refetchInterval: REFRESH_MS,
  });
  const replay = useMutation(api.destinations.replay.mutationOptions({ onSuccess: refreshDestinations }));
  return (
    <Loaded query={query} height={60}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="note">Nothing was sent yet.</p>
        ) : (
          <div className="scroller" tabIndex={0} role="region" aria-label="Deliveries">
            <table className="list">
              <thead>
                <tr>
                  <th scope="col">Sent</th>
                  <th scope="col">Event</th>
                  <th scope="col">State</th>
                  <th scope="col">Attempts</th>
                  <th scope="col">Message</th>
                </tr>
              </thead>
              <tbody>
                {items.map(
                  ({ id: deliveryId, createdDate, event, state, status, reason, nextDate, attempts, body }) => (
                    <tr key={deliveryId}>
                      <td>{moment(createdDate)}</td>
                      <td>{EVENT_NAMES[event]}</td>
                      <td>
                        {DELIVERY_STATE_NAMES[state]}
                        {status !== null && ` (${status})`}
                        {reason !== null && <p className="hint">{reason}</p>}
                        {nextDate !== null && attempts > 0 && <p className="hint">Next attempt {moment(nextDate)}</p>}
                      </td>
                      <td>{count(attempts, 'attempt')}</td>
                      <td>
                        {body === null ? (
                          <span className="hint">Deleted after 30 days</span>
                        ) : (
                          <details>
                            <summary>Show</summary>
                            <pre>{body}</pre>
                          </details>
                        )}
                        {canWrite && state !== 'waiting' && body !== null && (
                          <button
                            type="button"
                            className="quiet"
                            disabled={replay.isPending}
                            onClick={() => replay.mutate({ id, destinationId, deliveryId })}
                          >
                            Send again
                          </button>
                        )}
                      </td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
            <FormProblem error={replay.error} />
          </div>
        )
      }
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/trpc.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loaded } from '../shell/states.tsx';
import { AddDestination } from './add-destination.tsx';
import { DestinationItem } from './destination-item.tsx';
import { useWorkspaces } from './use-workspaces.ts';

const MOST_DESTINATIONS = 20;
/** Tests and retries change the state in the background. */
const REFRESH_MS = 5000;

/** Where alerts and digests of a workspace are sent. */
export function Alerts() {
  const workspaces = useWorkspaces();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className="figure" aria-labelledby="alerts">
      <header>
        <div>
          <h2 id="alerts">Alerts</h2>
          <p className="note">Tested changes at a URL, in Slack or by mail, and a digest every week or day.</p>
        </div>
        {(workspaces.data?.length ?? 0) > 1 && (
          <select
            aria-label="Workspace of the alerts"
            value={chosen ?? workspaces.data?.[0]?.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {workspaces.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </header>
      <Loaded query={workspaces} height={80}>
        {(items) => {
          const workspace = items.find(({ id }) => id === chosen) ?? items[0];
          return workspace ? (
            <Destinations key={workspace.id} workspaceId={workspace.id} timeZone={workspace.timeZone ?? 'UTC'} />
          ) : (
            <p className="note">There is no workspace yet.</p>
          );
        }}
      </Loaded>
    </section>
  );
}

function Destinations({ workspaceId, timeZone }: { workspaceId: string; timeZone: string }) {
  const canWrite = useCanWrite();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    ...api.destinations.list.queryOptions({ id: workspaceId, limit: MOST_DESTINATIONS }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <Loaded query={query} height={80}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="note">No destinations yet, so nobody is informed.</p>
          ) : (
            <ul className="plain-list">
              {items.map((destination) => (
                <DestinationItem key={destination.id} destination={destination} timeZone={timeZone} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isOpen && <AddDestination workspaceId={workspaceId} onDone={() => setOpen(false)} />}
      {canWrite && !isOpen && (
        <div className="form-actions">
          <button type="button" onClick={() => setOpen(true)}>
            Add a destination
          </button>
        </div>
      )}
    </>
  );
}

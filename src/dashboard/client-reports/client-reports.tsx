import { useWorkspaces } from '../settings/use-workspaces.ts';
import { Shell } from '../shell/shell.tsx';
import { Loaded } from '../shell/states.tsx';
import { Editions } from './editions.tsx';

/** The client reports of all workspaces. */
export function ClientReports() {
  const query = useWorkspaces();
  return (
    <Shell title="Client reports">
      <header className="page-head">
        <h1>Client reports</h1>
        <p className="note">Set them up in the settings of a report, under “Client report”.</p>
      </header>
      <Loaded query={query}>
        {(workspaces) =>
          workspaces.map(({ id, name }) => (
            <section key={id} aria-label={name}>
              {workspaces.length > 1 && <h2>{name}</h2>}
              <Editions workspaceId={id} />
            </section>
          ))
        }
      </Loaded>
    </Shell>
  );
}

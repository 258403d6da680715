import { useSession } from '../session/use-session.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { Shell } from '../shell/shell.tsx';
import { Engines } from './engines.tsx';
import { Grants } from './grants.tsx';
import { Keys } from './keys.tsx';
import { Workspaces } from './workspaces.tsx';

// Below the engines and workspaces, which are read first.
const Alerts = loadOnDemand(async () => (await import('./alerts.tsx')).Alerts, 200);
const Connectors = loadOnDemand(async () => (await import('./connectors.tsx')).Connectors, 200);
const CustomEngines = loadOnDemand(async () => (await import('./custom-engines.tsx')).CustomEngines, 200);
const Costs = loadOnDemand(async () => (await import('./costs.tsx')).Costs, 200);

/** What concerns all reports: engines, budget, workspaces, keys and connected assistants. */
export function Settings() {
  const { admin, permissions } = useSession();
  return (
    <Shell title="Settings">
      <header className="page-head">
        <h1>Settings</h1>
      </header>
      <Engines />
      {permissions.includes('server') && <Connectors />}
      {permissions.includes('server') && <CustomEngines />}
      <Workspaces />
      <Alerts />
      {(admin || permissions.includes('server')) && <Costs />}
      {admin ? (
        <Keys />
      ) : (
        <section className="figure">
          <header>
            <h2>API keys</h2>
          </header>
          <p className="note">Sign in with a key that has the permission “admin” to manage keys and workspaces.</p>
        </section>
      )}
      <Grants />
    </Shell>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { surfaceOf } from '../../domain/connections/ui-series.ts';
import { api, type Outputs } from '../api/trpc.ts';
import { countryName, engineName } from '../format/names.ts';
import { count, NONE, usd } from '../format/numbers.ts';
import { useSession } from '../session/use-session.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { Loaded } from '../shell/states.tsx';
import { Budget } from './budget.tsx';
import { useWorkspaces } from './use-workspaces.ts';

// Only people who connect an engine need it.
const ConnectEngine = loadOnDemand(async () => (await import('./connect-engine.tsx')).ConnectEngine, 100);

export type Connection = Outputs['connections']['list']['items'][number];
type EngineState = Outputs['engines']['list']['items'][number];

const STATES = { live: '● connected', sandbox: '○ simulated', off: '– off' } as const;
const DAYS_PER_MONTH = 30;

/** How each engine is queried, what it costs, and how to connect it. Saved credentials are never shown again. */
export function Engines() {
  const isOperator = useSession().permissions.includes('server');
  const query = useQuery(api.engines.list.queryOptions());
  const connections = useQuery(api.connections.list.queryOptions(undefined, { enabled: isOperator })).data?.items ?? [];
  const settings = useQuery(api.settings.get.queryOptions(undefined, { enabled: isOperator })).data;
  const costOf = (engine: string) => findCost(connections, engine) ?? 0;
  const prompts = (useWorkspaces().data ?? []).reduce((sum, { promptsUsedCount }) => sum + promptsUsedCount, 0);
  const callsPerMonth = prompts * (settings?.samplesPerDay.value ?? 1) * DAYS_PER_MONTH;
  return (
    <section className="figure" aria-labelledby="engines">
      <header>
        <div>
          <h2 id="engines">Engines and budget</h2>
          <p className="note">
            {isOperator
              ? 'Connect an engine with a key of its provider. It works at once. The key is stored encrypted and never shown again.'
              : 'Sign in with a key that has the permission “server” to connect engines.'}
          </p>
        </div>
      </header>
      <Loaded query={query}>
        {({ items }) => (
          <ul className="plain-list engines">
            {items.map((state) => (
              <Engine
                key={state.engine}
                state={state}
                connections={connections.filter(({ engines }) => engines.some((each) => isMain(each, state.engine)))}
                prompts={prompts}
                callsPerMonth={callsPerMonth}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {settings && query.data && (
        <Budget
          settings={settings}
          prompts={prompts}
          engines={query.data.items.map(({ engine, state }) => ({
            state,
            cost: costOf(engine),
          }))}
        />
      )}
    </section>
  );
}

/** Whether a provider queries the surface of an engine that is not chosen separately. */
function isMain({ engine, surface }: Connection['engines'][number], id: string): boolean {
  return engine === id && surface === surfaceOf(engine);
}

/** What an answer costs with the cheapest provider of the engine, or its connected ones. Null if the key may not see the providers. */
function findCost(connections: readonly Connection[], engine: string): number | null {
  const connected = connections.filter(({ state }) => state === 'environment' || state === 'stored');
  const costsOf = (providers: readonly Connection[]) =>
    providers
      .flatMap(({ engines }) => engines.filter((each) => isMain(each, engine)))
      .map((each) => each.expectedCostUsd);
  const costs = costsOf(connected).length > 0 ? costsOf(connected) : costsOf(connections);
  return costs.length === 0 ? null : Math.min(...costs);
}

interface EngineProps {
  state: EngineState;
  /** The providers of the engine. Empty if the key may not see them. */
  connections: Connection[];
  prompts: number;
  callsPerMonth: number;
}

function Engine({
  state: { engine, state, source, surface, reason, priceNote, refusedCountries },
  ...props
}: EngineProps) {
  const { connections, prompts, callsPerMonth } = props;
  const [isOpen, setOpen] = useState(false);
  const cost = findCost(connections, engine);
  const unreadable = connections.filter((each) => each.state === 'unreadable').map(({ name }) => name);
  return (
    <li>
      <span>
        <strong>{engineName(engine)}</strong>{' '}
        <span className={state === 'live' ? 'good' : 'muted'}>{STATES[state]}</span>{' '}
        <span className="hint">
          {source &&
            state === 'live' &&
            `${connections.find(({ provider }) => provider === source)?.name ?? source}, ${surface === 'ui' ? 'the page that users see' : 'API'}. `}
          {cost !== null &&
            `About ${usd(cost)} an answer${prompts > 0 ? `, ${usd(cost * callsPerMonth)} a month for ${count(prompts, 'prompt')}` : ''}. `}
          {priceNote}
          {connections.length === 0 && (reason ?? NONE)}
          {unreadable.length > 0 && (
            <span className="bad">The stored key of {unreadable.join(' and ')} cannot be read.</span>
          )}
          {refusedCountries.length > 0 && ` Not in ${refusedCountries.map(countryName).join(', ')}.`}
        </span>
      </span>
      {connections.length > 0 && (
        <button
          type="button"
          className="quiet"
          aria-expanded={isOpen}
          aria-label={`${state === 'live' ? 'Change' : 'Connect'} ${engineName(engine)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {state === 'live' ? 'Change' : 'Connect'}
        </button>
      )}
      {isOpen && <ConnectEngine engine={engine} connections={connections} onSaved={() => setOpen(false)} />}
    </li>
  );
}

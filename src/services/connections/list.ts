import {
  type ConnectionState,
  type Credentials,
  listSeries,
  NO_SECRET,
  PROVIDER_FACTS,
  type ProviderFacts,
  UNREADABLE,
} from '../../domain/connections/connections.ts';
import { engineOf, surfaceOf } from '../../domain/connections/ui-series.ts';
import { PROVIDERS, type Provider, type SupportedEngine } from '../../domain/shared/engines.ts';
import type { Page } from '../../domain/shared/paging.ts';
import type { CallerContext, Context } from '../context.ts';
import { findSeries } from '../engines/enabled.ts';
import { type LoadedConnections, loadConnections } from './load.ts';

export interface Connection extends Omit<ProviderFacts, 'engines' | 'pages'> {
  provider: Provider;
  engines: { engine: SupportedEngine; surface: 'api' | 'ui'; expectedCostUsd: number }[];
  state: ConnectionState;
  /** Why credentials cannot be read or saved. */
  problem: string | null;
  updatedDate: string | null;
}

/** Lists all providers: which credentials they need, and whether they are connected. Credentials are never returned. */
export async function listConnections(context: CallerContext): Promise<Page<Connection>> {
  const loaded = await loadConnections(context);
  const items = PROVIDERS.map((provider) => describeConnection(context, provider, loaded));
  return { items, paging: { nextCursor: null, hasMore: false } };
}

export function describeConnection(
  { connections }: Pick<Context, 'connections'>,
  provider: Provider,
  { stored, rows }: LoadedConnections,
): Connection {
  const { pages: _, ...facts } = PROVIDER_FACTS[provider];
  const row = rows.get(provider);
  const state = connections.fromEnvironment.includes(provider)
    ? 'environment'
    : stored[provider]
      ? 'stored'
      : row
        ? 'unreadable'
        : 'not_connected';
  const problem =
    state === 'unreadable' ? UNREADABLE : state === 'not_connected' && !connections.canStore ? NO_SECRET : null;
  const updatedDate = state === 'stored' || state === 'unreadable' ? (row?.updatedDate.toISOString() ?? null) : null;
  return { provider, ...facts, engines: priceEngines(connections, provider), state, problem, updatedDate };
}

/** What a call would cost if the provider was connected. */
function priceEngines({ isolate }: Context['connections'], provider: Provider): Connection['engines'] {
  const { fields } = PROVIDER_FACTS[provider];
  const { engines, pages } = isolate(provider, Object.fromEntries(fields.map((field) => [field, '-'])) as Credentials);
  return listSeries(provider).map((series) => ({
    engine: engineOf(series),
    surface: surfaceOf(series),
    expectedCostUsd: findSeries({ engines, addedEngines: pages }, series)?.expectedCost ?? 0,
  }));
}

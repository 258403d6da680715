import type { Credentials, StoredCredentials } from '../../domain/connections/connections.ts';
import { unseal } from '../../domain/connections/seal.ts';
import { CONNECTOR_SETTINGS, chooseSettings, pickSettings } from '../../domain/settings/settings.ts';
import { PROVIDERS, type Provider } from '../../domain/shared/engines.ts';
import { listConnections, type SealedConnection } from '../../storage/connections.ts';
import { listServerSettings } from '../../storage/server-settings.ts';
import type { Context } from '../context.ts';
import { loadCustomEngines } from '../custom-engines/load.ts';

export interface LoadedConnections {
  /** The credentials that could be decrypted. */
  stored: StoredCredentials;
  /** Those that were stored with another secret of the server. */
  unreadable: Provider[];
  rows: ReadonlyMap<Provider, SealedConnection>;
}

export async function loadConnections({
  database,
  connections,
}: Pick<Context, 'database' | 'connections'>): Promise<LoadedConnections> {
  const rows = await listConnections(database);
  const secrets = rows.length === 0 ? [] : await connections.readSecrets();
  const found = PROVIDERS.flatMap((provider): [Provider, SealedConnection][] => {
    const row = rows.find((stored) => stored.provider === provider);
    return row ? [[provider, row]] : [];
  });
  const stored = found.flatMap(([provider, { sealed }]): [Provider, Credentials][] => {
    const text = unseal(secrets, provider, sealed);
    return text === null ? [] : [[provider, JSON.parse(text)]];
  });
  const unreadable = found
    .map(([provider]) => provider)
    .filter((provider) => stored.every(([each]) => each !== provider));
  return { stored: Object.fromEntries(stored), unreadable, rows: new Map(found) };
}

/** Puts the stored credentials and connectors to use in this process, as after a change in another one. */
export async function refreshConnections(
  context: Pick<Context, 'database' | 'connections' | 'settings'>,
): Promise<void> {
  const { stored, unreadable } = await loadConnections(context);
  const { given, fixed } = context.settings;
  const chosen = chooseSettings(given, fixed, await listServerSettings(context.database));
  const { definitions } = await loadCustomEngines(context);
  const connectors = pickSettings(chosen, CONNECTOR_SETTINGS);
  context.connections.use(stored, unreadable, { connectors, customEngines: definitions });
}

import { type CustomEngine } from '../../domain/connections/custom-engines.ts';
import { unseal } from '../../domain/connections/seal.ts';
import { type CustomEngineId, isCustomEngineId } from '../../domain/shared/engines.ts';
import { listConnections, type SealedConnection } from '../../storage/connections.ts';
import type { Context } from '../context.ts';

export interface LoadedCustomEngines {
  /** In use: those of the environment, then stored ones, by id. */
  definitions: CustomEngine[];
  stored: ReadonlyMap<CustomEngineId, CustomEngine>;
  /** Every stored definition, also those that cannot be decrypted. */
  rows: ReadonlyMap<CustomEngineId, SealedConnection>;
}

/** Definitions are stored like credentials, because they contain a key: sealed, by their id. */
export async function loadCustomEngines({
  database,
  connections,
}: Pick<Context, 'database' | 'connections'>): Promise<LoadedCustomEngines> {
  const sealed = await listConnections(database);
  const rows = sealed.flatMap((row): [CustomEngineId, SealedConnection][] =>
    isCustomEngineId(row.provider) ? [[row.provider, row]] : [],
  );
  const secrets = rows.length === 0 ? [] : await connections.readSecrets();
  const stored = rows.flatMap(([id, row]): [CustomEngineId, CustomEngine][] => {
    const text = unseal(secrets, id, row.sealed);
    return text === null ? [] : [[id, JSON.parse(text) as CustomEngine]];
  });
  const inUse = new Map([...stored, ...connections.customFromEnvironment.map((each) => [each.id, each] as const)]);
  const definitions = [...inUse.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { definitions, stored: new Map(stored), rows: new Map(rows) };
}

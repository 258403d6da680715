import { NO_SECRET } from '../../domain/connections/connections.ts';
import {
  type CustomEngine,
  chooseKey,
  customEngineInEnvironment,
  requireCustomEngineId,
} from '../../domain/connections/custom-engines.ts';
import { seal } from '../../domain/connections/seal.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { lockConnections, saveConnection } from '../../storage/connections.ts';
import { refreshConnections } from '../connections/load.ts';
import type { CallerContext } from '../context.ts';
import { drawNonce } from '../tokens.ts';
import { type CustomEngineInfo, getCustomEngine } from './list.ts';
import { loadCustomEngines } from './load.ts';

export interface SaveCustomEngineInput extends Omit<CustomEngine, 'id' | 'apiKey'> {
  engineId: string;
  /** If it is absent, the stored key is kept. Null removes it. */
  apiKey?: string | null | undefined;
}

/** Stores an engine that the operator defines, encrypted, and queries it in every process. */
export async function saveCustomEngine(
  context: CallerContext,
  { engineId, apiKey: given, ...facts }: SaveCustomEngineInput,
): Promise<CustomEngineInfo> {
  const id = requireCustomEngineId(engineId);
  const { database, connections, enqueue, now } = context;
  if (connections.customFromEnvironment.some((each) => each.id === id)) throw customEngineInEnvironment({ id });
  const [secret] = await connections.readSecrets({ create: true });
  if (secret === undefined) throw new Failure('conflict', NO_SECRET);
  const baseUrl = facts.baseUrl.replace(/\/+$/, '');
  await database.transaction(async (tx) => {
    await lockConnections(tx);
    const { stored } = await loadCustomEngines({ database: tx, connections });
    const definition: CustomEngine = {
      ...facts,
      id,
      baseUrl,
      apiKey: chooseKey(given, baseUrl, stored.get(id) ?? null),
    };
    await saveConnection(
      tx,
      { provider: id, sealed: seal(secret, id, JSON.stringify(definition), drawNonce()) },
      now(),
    );
    await enqueue(tx, 'collect.day', {});
  });
  await refreshConnections(context);
  return getCustomEngine(context, { engineId: id });
}

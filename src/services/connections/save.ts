import {
  type CredentialFields,
  endsSandbox,
  NO_SECRET,
  readCredentials,
  requireProvider,
  setInEnvironment,
} from '../../domain/connections/connections.ts';
import { seal } from '../../domain/connections/seal.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { listWorkspacesWithAnswers, lockConnections, saveConnection as saveStored } from '../../storage/connections.ts';
import type { CallerContext } from '../context.ts';
import { findEngine, isSimulated } from '../engines/enabled.ts';
import { drawNonce } from '../tokens.ts';
import { type Connection, describeConnection } from './list.ts';
import { loadConnections, refreshConnections } from './load.ts';

export interface SaveConnectionInput extends CredentialFields {
  provider: string;
  endsSandbox?: boolean | undefined;
}

/**
 * Stores the credentials of a provider, encrypted, and puts them to use in every process. The day's remaining calls to the new
 * engines are requested at once.
 */
export async function saveConnection(
  context: CallerContext,
  { provider: id, endsSandbox: mayEndSandbox = false, ...fields }: SaveConnectionInput,
): Promise<Connection> {
  const provider = requireProvider(id);
  const { database, connections, engines, enqueue, now } = context;
  const credentials = readCredentials(provider, fields);
  if (connections.fromEnvironment.includes(provider)) throw setInEnvironment(provider);
  const [secret] = await connections.readSecrets({ create: true });
  if (secret === undefined) throw new Failure('conflict', NO_SECRET);

  await database.transaction(async (tx) => {
    await lockConnections(tx);
    if (isSimulated(engines) && !mayEndSandbox) {
      const workspaces = await listWorkspacesWithAnswers(tx, true);
      const after = connections.createEngines({ [provider]: credentials });
      const connected = new Set(ENGINES.filter((engine) => findEngine(after, engine)));
      if (workspaces.length > 0) throw endsSandbox(workspaces, connected);
    }
    await saveStored(tx, { provider, sealed: seal(secret, provider, JSON.stringify(credentials), drawNonce()) }, now());
    await enqueue(tx, 'collect.day', {});
  });
  await refreshConnections(context);
  return describeConnection(context, provider, await loadConnections(context));
}

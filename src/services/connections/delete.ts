import { requireProvider, returnsToSandbox, setInEnvironment } from '../../domain/connections/connections.ts';
import { notFound } from '../../domain/shared/failures.ts';
import {
  deleteConnection as deleteStored,
  listWorkspacesWithAnswers,
  lockConnections,
} from '../../storage/connections.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { loadConnections, refreshConnections } from './load.ts';

export interface DeleteConnectionInput {
  provider: string;
  returnsToSandbox?: boolean | undefined;
}

/** Deletes the stored credentials of a provider. Its engines stop in every process. */
export async function deleteConnection(
  context: CallerContext,
  { provider: id, returnsToSandbox: mayReturn = false }: DeleteConnectionInput,
): Promise<void> {
  const provider = requireProvider(id);
  const { database, connections } = context;
  if (connections.fromEnvironment.includes(provider)) throw setInEnvironment(provider);
  await database.transaction(async (tx) => {
    await lockConnections(tx);
    const { stored, unreadable, rows } = await loadConnections({ database: tx, connections });
    const { [provider]: _, ...rest } = stored;
    const left = unreadable.filter((each) => each !== provider);
    if (rows.has(provider) && !mayReturn && isSimulated(connections.createEngines(rest, left))) {
      if ((await listWorkspacesWithAnswers(tx, false)).length > 0) throw returnsToSandbox(provider);
    }
    if (!(await deleteStored(tx, provider))) throw notFound('Connection');
  });
  await refreshConnections(context);
}

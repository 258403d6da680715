import { customEngineInEnvironment } from '../../domain/connections/custom-engines.ts';
import { isCustomEngineId } from '../../domain/shared/engines.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { deleteConnection } from '../../storage/connections.ts';
import { refreshConnections } from '../connections/load.ts';
import type { CallerContext } from '../context.ts';

/** Deletes the definition of an engine. It stops in every process, and its answers are kept. */
export async function deleteCustomEngine(context: CallerContext, { engineId }: { engineId: string }): Promise<void> {
  if (!isCustomEngineId(engineId)) throw notFound('Custom engine');
  if (context.connections.customFromEnvironment.some(({ id }) => id === engineId)) {
    throw customEngineInEnvironment({ id: engineId });
  }
  const isDeleted = await context.database.transaction((tx) => deleteConnection(tx, engineId));
  if (!isDeleted) throw notFound('Custom engine');
  await refreshConnections(context);
}

import { UNREADABLE } from '../../domain/connections/connections.ts';
import { type CustomEngine, customSurfaceOf } from '../../domain/connections/custom-engines.ts';
import { type CustomEngineId, isCustomEngineId } from '../../domain/shared/engines.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { Page } from '../../domain/shared/paging.ts';
import type { CallerContext } from '../context.ts';
import { type LoadedCustomEngines, loadCustomEngines } from './load.ts';

export interface CustomEngineInfo {
  engineId: CustomEngineId;
  state: 'environment' | 'stored' | 'unreadable';
  problem: string | null;
  /** Null if it cannot be decrypted. The key is never returned. */
  definition: (Omit<CustomEngine, 'id' | 'apiKey'> & { hasKey: boolean; surface: 'api' | 'model' }) | null;
  expectedCostUsd: number | null;
  updatedDate: string | null;
}

/** Lists the engines that operators defined. */
export async function listCustomEngines(context: CallerContext): Promise<Page<CustomEngineInfo>> {
  const loaded = await loadCustomEngines(context);
  const ids = new Set([...loaded.rows.keys(), ...loaded.definitions.map(({ id }) => id)]);
  const items = [...ids].toSorted().map((id) => describeCustomEngine(context, id, loaded));
  return { items, paging: { nextCursor: null, hasMore: false } };
}

export async function getCustomEngine(
  context: CallerContext,
  { engineId }: { engineId: string },
): Promise<CustomEngineInfo> {
  const loaded = await loadCustomEngines(context);
  const isKnown = loaded.definitions.some(({ id }) => id === engineId);
  if (!isCustomEngineId(engineId) || !(isKnown || loaded.rows.has(engineId))) throw notFound('Custom engine');
  return describeCustomEngine(context, engineId, loaded);
}

export function describeCustomEngine(
  { connections }: Pick<CallerContext, 'connections'>,
  id: CustomEngineId,
  { definitions, rows }: LoadedCustomEngines,
): CustomEngineInfo {
  const definition = definitions.find((each) => each.id === id) ?? null;
  const isFixed = connections.customFromEnvironment.some((each) => each.id === id);
  const state = isFixed ? 'environment' : definition ? 'stored' : 'unreadable';
  const updatedDate = isFixed ? null : (rows.get(id)?.updatedDate.toISOString() ?? null);
  const problem = state === 'unreadable' ? UNREADABLE : null;
  if (!definition) return { engineId: id, state, problem, definition: null, expectedCostUsd: null, updatedDate };
  const { id: _, apiKey, ...facts } = definition;
  return {
    engineId: id,
    state,
    problem,
    definition: { ...facts, hasKey: apiKey !== null, surface: customSurfaceOf(definition) },
    expectedCostUsd: connections.createCustomEngine(definition).expectedCost,
    updatedDate,
  };
}

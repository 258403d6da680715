import { type CustomEngineId, compareEngines, ENGINES, type EngineId } from '../../domain/shared/engines.ts';

/** The engines of a report: all that every server knows, and its custom ones. */
export function enginesOf({ customEngines = [] }: { customEngines?: CustomEngineId[] | undefined }): EngineId[] {
  return [...ENGINES, ...customEngines];
}

/** Each engine once, as lists show them. */
export function sortEngines(engines: readonly EngineId[]): EngineId[] {
  return [...new Set(engines)].toSorted(compareEngines);
}

import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';

/** The column that sorts the table: an engine, or one of the columns before the engines. */
export type SortColumn = 'createdDate' | 'brandCoverage' | 'change' | EngineId;

export interface Sort {
  by: SortColumn;
  order: 'asc' | 'desc';
}

/** The column as the server knows it. */
export function toSortInput({ by, order }: Sort) {
  const sortEngine = ENGINES.find((engine) => engine === by);
  if (sortEngine) return { sortBy: 'brandCoverage', sortEngine, sortOrder: order } as const;
  return { sortBy: by as Exclude<SortColumn, EngineId>, sortOrder: order } as const;
}

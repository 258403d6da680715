import { type EngineId, isCustomEngineId, isSupported } from '../../domain/shared/engines.ts';

/** The column that sorts the table: an engine, or one of the columns before the engines. */
export type SortColumn = 'createdDate' | 'brandCoverage' | 'change' | EngineId;

export interface Sort {
  by: SortColumn;
  order: 'asc' | 'desc';
}

/** The column as the server knows it. */
export function toSortInput({ by, order }: Sort) {
  if (isSupported(by) || isCustomEngineId(by)) {
    return { sortBy: 'brandCoverage', sortEngine: by, sortOrder: order } as const;
  }
  return { sortBy: by, sortOrder: order } as const;
}

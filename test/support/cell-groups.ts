import type { CellGroup } from '../../src/domain/statistics/intervals.ts';

/** Groups of cells from a list of their hits, answers and numbers of cells. */
export function groupCells(...list: readonly (readonly [hits: number, answers: number, cells: number])[]): CellGroup[] {
  return list.map(([hits, answers, cells]) => ({ hits, answers, cells }));
}

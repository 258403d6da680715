import type pg from 'pg';
import type { EngineId } from '../../domain/shared/engines.ts';
import { addDays, type DateWindow } from '../../domain/shared/windows.ts';
import type { CellTable } from '../../domain/statistics/cell-table.ts';
import { type CellHits, computeWindow } from '../../domain/statistics/window-stats.ts';
import { copyRows } from '../../storage/postgres/copy/read.ts';
import { createEdgeTables, type SummedEdges } from './edge-tables.ts';
import type { FoundGeneration } from './generations.ts';
import { selectCounts } from './select.ts';
import { type ArrayLoan, createLoan } from './spares.ts';
import type { StatisticsTask, SummedWindows } from './task.ts';

/**
 * The days up to which counts are summed, in order: the day before each window and its last day. The day before the last one as
 * well, because the last one changes most often.
 */
export function listEdges(windows: readonly DateWindow[], carried: readonly string[] = []): string[] {
  const inWindows = carried.filter((day) => windows.some((window) => isBetween(day, window)));
  const edges = windows.flatMap(({ startDate, endDate }) => [addDays(startDate, -1), endDate, ...inWindows]).toSorted();
  return [...new Set([...edges, addDays(edges.at(-1) ?? '', -1)])].toSorted();
}

/** Whether a window begins on or before a day and ends after it. */
function isBetween(day: string, { startDate, endDate }: DateWindow): boolean {
  return startDate <= day && day < endDate;
}

/**
 * Reads the counts that are needed. Returns the function that computes the windows of each generation, by its index. Generations
 * are summed one after another.
 */
export async function readCounts(
  client: pg.Client,
  task: StatisticsTask,
  generations: ReadonlyMap<number, FoundGeneration>,
): Promise<() => Map<number, SummedWindows>> {
  const carried = [...generations.values()].flatMap(({ carriedThrough }) => carriedThrough ?? []);
  const edges = listEdges(task.windows, carried);
  const loan = createLoan();
  const sums = new Map(
    [...generations].map(([place, generation]) => [
      place,
      createEdgeTables(generation, edges, task.filter.engines, loan),
    ]),
  );
  const summed = new Map<number, SummedWindows>();
  function finishBefore(place: number): void {
    for (const [other, tables] of sums) {
      if (other >= place) continue;
      summed.set(other, summarise(task, tables.finish(), generations.get(other)?.carriedThrough ?? null, loan));
      sums.delete(other);
      loan.returnAll();
    }
  }
  const needed = [...sums].flatMap(([place, tables]) => tables.needed.map((each) => ({ place, ...each })));
  if (needed.length > 0) {
    await copyRows(client, selectCounts(task, needed), (row) => {
      finishBefore(row.int(0));
      sums.get(row.int(0))?.add(row.int(1), row.ascii(2) as EngineId, row.isTrue(3), row.bytes(4));
    });
  }
  return () => {
    finishBefore(Number.POSITIVE_INFINITY);
    return summed;
  };
}

/** The sum of a window is the difference between those of two edges. */
function summarise(
  { windows, groups, needsTables }: StatisticsTask,
  sums: SummedEdges,
  carriedThrough: string | null,
  loan: ArrayLoan,
): SummedWindows {
  const known = new Map<number, CellTable>();
  function tableOf(index: number): CellTable {
    let table = known.get(index);
    if (!table) {
      const { startDate, endDate } = windows[index] as DateWindow;
      // Tables that are returned leave the thread.
      table = sums.between(addDays(startDate, -1), endDate, needsTables ? null : loan);
      known.set(index, table);
    }
    return table;
  }
  function forgetWeeks(): void {
    for (const [index, { values }] of known) {
      if (index <= 1) continue;
      known.delete(index);
      loan.returnOne(values);
    }
  }
  const hitsOf = ({ startDate, endDate }: DateWindow) => sums.hitsBetween(addDays(startDate, -1), endDate);
  /** The hits of a window since the last day that was counted with earlier settings. */
  function comparableOf({ startDate, endDate }: DateWindow): CellHits {
    if (carriedThrough === null || carriedThrough < startDate) return hitsOf({ startDate, endDate });
    return hitsOf({ startDate: addDays(carriedThrough < endDate ? carriedThrough : endDate, 1), endDate });
  }
  const stats = groups.map(({ selection, ...ofGroup }) => {
    const [now, before] = [windows[ofGroup.now], windows[ofGroup.before]] as [DateWindow, DateWindow];
    const comparable = carriedThrough === null ? undefined : { now: comparableOf(now), before: comparableOf(before) };
    const whole = { now: tableOf(ofGroup.now), before: hitsOf(before), selection };
    const compared = computeWindow({ ...whole, ...(comparable && { comparable }) });
    // The cells of each week are needed once.
    if (!needsTables) forgetWeeks();
    return compared;
  });
  return { stats, tables: needsTables ? windows.map((_, index) => tableOf(index)) : [] };
}

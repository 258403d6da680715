import { LRUCache } from 'lru-cache';
import type { EngineId } from '../../domain/shared/engines.ts';
import { addDays, type DateWindow, lastSunday } from '../../domain/shared/windows.ts';
import { type Cells, cellsOf, copyCells, createCells, subtractCells } from '../../domain/statistics/cells.ts';
import { computeWindow } from '../../domain/statistics/window-stats.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { addPackedDay } from '../records/counts.ts';
import { addTotals } from '../records/totals.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { dayBeforeLast, type FoundGeneration } from './generations.ts';
import { selectCounts, selectTotals } from './select.ts';
import type { ReadOptions, SummedWindows } from './task.ts';

/** The statistics of the windows of a generation. */
export async function readWindows(
  database: ThreadDatabase,
  options: ReadOptions,
  generation: FoundGeneration,
  caches: ThreadCaches,
): Promise<SummedWindows> {
  const { windows, groups, needsCells } = options;
  const through = createRunningSums(database, options, generation, caches);
  const known = new LRUCache<string, Cells>({ max: MOST_SUMS });
  async function cellsOfWindow({ startDate, endDate }: DateWindow): Promise<Cells> {
    const name = `${startDate} ${endDate}`;
    const cells = known.get(name) ?? (await sumWindow({ startDate, endDate }, through));
    known.set(name, cells);
    return cells;
  }
  const stats: SummedWindows['stats'] = [];
  for (const { selection, ...group } of groups) {
    const [now, before] = [windows[group.now], windows[group.before]];
    if (!now || !before) continue;
    const comparable = await sumComparable({ now, before }, generation, through);
    const pair = { now: await cellsOfWindow(now), before: await cellsOfWindow(before) };
    stats.push(computeWindow({ ...pair, selection, comparable }));
  }
  const cells: Cells[] = [];
  if (needsCells) for (const window of windows) cells.push(await cellsOfWindow(window));
  return { stats, cells };
}

/**
 * The windows and running sums that are in memory at the same time: the whole window and the one before it, and two weeks. Those of
 * a large report take megabytes each, and a long window has hundreds of weeks.
 */
const MOST_SUMS = 4;

/** Returns the cells of all days up to one. */
type SumThrough = (day: string) => Promise<Cells>;

/** The sum of a window is the difference between two running sums. */
async function sumWindow({ startDate, endDate }: DateWindow, through: SumThrough): Promise<Cells> {
  return subtractCells(await through(endDate), await through(addDays(startDate, -1)));
}

/** The parts of two windows after the last day that was counted with earlier settings. Undefined if there is no such day. */
async function sumComparable(
  { now, before }: { now: DateWindow; before: DateWindow },
  { carriedThrough }: FoundGeneration,
  through: SumThrough,
): Promise<{ now: Cells; before: Cells } | undefined> {
  if (carriedThrough === null) return undefined;
  const cut = ({ startDate, endDate }: DateWindow) => {
    const carried = carriedThrough < endDate ? carriedThrough : endDate;
    return { startDate: carried < startDate ? startDate : addDays(carried, 1), endDate };
  };
  return { now: await sumWindow(cut(now), through), before: await sumWindow(cut(before), through) };
}

/** Sums are kept for the next read unless there are more windows. */
const MOST_KEPT_WINDOWS = 2;

/**
 * Running sums of the cells of a generation: the stored total of the last Sunday plus the days since. Those up to the day before
 * the last one are kept for the next read.
 */
function createRunningSums(
  { copyRows }: ThreadDatabase,
  { filter, windows }: ReadOptions,
  generation: FoundGeneration,
  caches: ThreadCaches,
): SumThrough {
  const sums = new LRUCache<string, Cells>({ max: MOST_SUMS });
  async function addCounts(cells: Cells, days: { from: string | null; to: string }): Promise<Cells> {
    await copyRows(selectCounts(generation, filter, days), (row) =>
      addPackedDay(cellsOf(cells, row.ascii(1) as EngineId), row.bytes(2)),
    );
    return cells;
  }
  async function sumPast(day: string): Promise<Cells> {
    const name = nameOf(day);
    const known = name === null ? undefined : caches.cells.get(name);
    if (known) return known;
    const cells = createCells(generation);
    const sunday = lastTotal(generation, day);
    if (sunday !== null) {
      await copyRows(selectTotals(generation, filter, sunday), (row) =>
        addTotals(cellsOf(cells, row.ascii(0) as EngineId), row.bytes(1)),
      );
    }
    await addCounts(cells, { from: sunday && addDays(sunday, 1), to: day });
    if (name !== null) caches.cells.set(name, cells);
    return cells;
  }
  function nameOf(day: string): string | null {
    // The sums of weeks would replace those of all other reports.
    const name = windows.length > MOST_KEPT_WINDOWS ? null : generation.nameSums(null, day);
    return name && `${name} ${filter.selection.engines?.join() ?? 'all'}`;
  }
  return async (day) => {
    const known = sums.get(day);
    if (known) return known;
    const yesterday = dayBeforeLast(filter);
    const cells =
      day <= yesterday
        ? await sumPast(day)
        : await addCounts(copyCells(await sumPast(yesterday)), { from: addDays(yesterday, 1), to: day });
    sums.set(day, cells);
    return cells;
  };
}

/** The last Sunday up to a day that has a running total. */
function lastTotal({ through }: FoundGeneration, day: string): string | null {
  const sunday = lastSunday(day);
  return through !== null && sunday < through ? sunday : through;
}

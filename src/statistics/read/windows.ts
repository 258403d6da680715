import { LRUCache } from 'lru-cache';
import { countPlanned } from '../../domain/collection/schedule.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { type DayRange, FIRST_DAY, mondayOf, splitAt, toWindow } from '../../domain/shared/windows.ts';
import { type Cells, cellsOf, copyCells, createCells, subtractCells } from '../../domain/statistics/cells.ts';
import type { PlannedWindows } from '../../domain/statistics/completeness.ts';
import { computeWindow } from '../../domain/statistics/window-stats.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { addPackedDay } from '../records/counts.ts';
import { addTotals } from '../records/totals.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import type { FoundGeneration } from './generations.ts';
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
  const sumBefore = createRunningSums(database, options, generation, caches);
  const known = new LRUCache<string, Cells>({ max: MOST_SUMS });
  async function cellsOfWindow(window: DayRange): Promise<Cells> {
    const name = `${window.from} ${window.before}`;
    const cells = known.get(name) ?? (await sumRange(window, sumBefore));
    known.set(name, cells);
    return cells;
  }
  const stats: SummedWindows['stats'] = [];
  for (const { selection, ...group } of groups) {
    const [now, before] = [windows[group.now], windows[group.before]];
    if (!now || !before) continue;
    const comparable = await sumComparable({ now, before }, generation, sumBefore);
    const pair = { now: await cellsOfWindow(now), before: await cellsOfWindow(before) };
    const planned = planWindows(options.schedules, generation.reportId, { now, before });
    stats.push(computeWindow({ ...pair, selection, comparable, planned }));
  }
  const cells: Cells[] = [];
  if (needsCells) for (const window of windows) cells.push(await cellsOfWindow(window));
  return { stats, cells };
}

/** What the schedule of a report plans. Undefined if every engine is queried equally often. */
function planWindows(
  schedules: ReadOptions['schedules'],
  reportId: string,
  { now, before }: { now: DayRange; before: DayRange },
): PlannedWindows | undefined {
  const history = schedules?.byReport[reportId];
  if (!schedules || !history) return undefined;
  const plan = (days: DayRange) => countPlanned(history, toWindow(days), schedules.samplesPerDay);
  return { now: plan(now), before: plan(before) };
}

/**
 * The windows and running sums that are in memory at the same time: the whole window and the one before it, and two weeks. Those of
 * a large report take megabytes each, and a long window has hundreds of weeks.
 */
const MOST_SUMS = 4;

/** Returns the cells of all days before one. */
type SumBefore = (day: string) => Promise<Cells>;

/** The sum of a range is the difference between two running sums. */
async function sumRange({ from, before }: DayRange, sumBefore: SumBefore): Promise<Cells> {
  return subtractCells(await sumBefore(before), await sumBefore(from));
}

/** The parts of two windows after the last day that was counted with earlier settings. Undefined if there is no such day. */
async function sumComparable(
  { now, before }: { now: DayRange; before: DayRange },
  { comparableFrom }: FoundGeneration,
  sumBefore: SumBefore,
): Promise<{ now: Cells; before: Cells } | undefined> {
  if (comparableFrom === null) return undefined;
  const sumPart = (days: DayRange) => sumRange(splitAt(days, comparableFrom)[1], sumBefore);
  return { now: await sumPart(now), before: await sumPart(before) };
}

/** Sums are kept for the next read unless there are more windows. */
const MOST_KEPT_WINDOWS = 2;

/**
 * Running sums of the cells of a generation: the stored total of the weeks before a Monday plus the days since. Those of the days
 * before the last one are kept for the next read: they rarely change.
 */
function createRunningSums(
  { copyRows }: ThreadDatabase,
  { filter, windows }: ReadOptions,
  generation: FoundGeneration,
  caches: ThreadCaches,
): SumBefore {
  const sums = new LRUCache<string, Cells>({ max: MOST_SUMS });
  async function addCounts(cells: Cells, days: DayRange): Promise<Cells> {
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
    const monday = lastTotal(generation, day);
    if (monday !== null) {
      await copyRows(selectTotals(generation, filter, monday), (row) =>
        addTotals(cellsOf(cells, row.ascii(0) as EngineId), row.bytes(1)),
      );
    }
    await addCounts(cells, { from: monday ?? FIRST_DAY, before: day });
    if (name !== null) caches.cells.set(name, cells);
    return cells;
  }
  function nameOf(day: string): string | null {
    // The sums of weeks would replace those of all other reports.
    const name = windows.length > MOST_KEPT_WINDOWS ? null : generation.nameSums({ from: FIRST_DAY, before: day });
    return name && `${name} ${filter.selection.engines?.join() ?? 'all'}`;
  }
  return async (day) => {
    const known = sums.get(day);
    if (known) return known;
    const { lastDay } = filter.days;
    const cells =
      day <= lastDay
        ? await sumPast(day)
        : await addCounts(copyCells(await sumPast(lastDay)), { from: lastDay, before: day });
    sums.set(day, cells);
    return cells;
  };
}

/** The last Monday up to a day with a running total of the days before it. */
function lastTotal({ totalledBefore }: FoundGeneration, day: string): string | null {
  const monday = mondayOf(day);
  return totalledBefore !== null && monday < totalledBefore ? monday : totalledBefore;
}

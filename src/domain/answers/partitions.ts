import { addDays, type DayRange } from '../shared/windows.ts';

/** The days of a partition, as in a `DayRange`. Null for no limit. */
export interface PartitionDays {
  from: string | null;
  before: string | null;
}

/** The first day of a day's month. */
export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month after a day's month. */
export function startOfNextMonth(day: string): string {
  return startOfMonth(addDays(startOfMonth(day), 31));
}

/**
 * The day at which the last partition, which has no end, is split next. Partitions exist for the current and the next month. Null
 * if they do. A partition for all days that has rows ends after the next month, so that no answer is written past its end meanwhile.
 */
export function findNextBound(last: PartitionDays & { isEmpty: boolean }, today: string): string | null {
  const afterNext = startOfNextMonth(startOfNextMonth(today));
  if (last.from === null) return last.isEmpty ? startOfMonth(today) : afterNext;
  return last.from < afterNext ? startOfNextMonth(last.from) : null;
}

/** The partitions that replace the last one if it is empty: up to the next month, and a new last one. */
export function splitEmptyRange(last: PartitionDays, today: string): PartitionDays[] {
  const bound = findNextBound({ ...last, isEmpty: true }, today);
  if (bound === null) return [last];
  return [{ from: last.from, before: bound }, ...splitEmptyRange({ from: bound, before: null }, today)];
}

/** The months of a range that starts and ends with the first day of a month. */
export function listMonths({ from, before }: DayRange): DayRange[] {
  const months: DayRange[] = [];
  for (let start = from; start < before; start = startOfNextMonth(start)) {
    months.push({ from: start, before: startOfNextMonth(start) });
  }
  return months;
}

/** The oldest day that is kept. Whole months are deleted, so that rows are kept for up to a month longer. */
export function oldestKeptDay(today: string, days: number): string {
  return startOfMonth(addDays(today, -days));
}

/** Partitions in order that contain only days before this one. */
export function findExpired<Partition extends PartitionDays>(
  partitions: readonly Partition[],
  day: string,
): Partition[] {
  return partitions.filter(({ before }) => before !== null && before <= day);
}

/** Whether a partition contains days before this one and later ones. */
export function isMixed({ from, before }: PartitionDays, day: string): boolean {
  return (from === null || from < day) && (before === null || before > day);
}

/** The name of a partition of a table. The last one is renamed when it is split. */
export function namePartition(table: string, { from, before }: PartitionDays): string {
  if (before === null) return `${table}_later`;
  return from === null ? `${table}_before` : `${table}_${from.slice(0, 7).replace('-', '_')}`;
}

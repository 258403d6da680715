import { addDays } from '../shared/windows.ts';

/** The days of a partition: from the first day up to, but without, the last one. Null for no limit. */
export interface DayRange {
  from: string | null;
  to: string | null;
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
export function findNextBound(last: DayRange & { isEmpty: boolean }, today: string): string | null {
  const afterNext = startOfNextMonth(startOfNextMonth(today));
  if (last.from === null) return last.isEmpty ? startOfMonth(today) : afterNext;
  return last.from < afterNext ? startOfNextMonth(last.from) : null;
}

/** The partitions that replace the last one if it is empty: up to the next month, and a new last one. */
export function splitEmptyRange(last: DayRange, today: string): DayRange[] {
  const bound = findNextBound({ ...last, isEmpty: true }, today);
  if (bound === null) return [last];
  return [{ from: last.from, to: bound }, ...splitEmptyRange({ from: bound, to: null }, today)];
}

/** The months from the first day of a month up to that of another. */
export function listMonths(from: string, to: string): { from: string; to: string }[] {
  const months: { from: string; to: string }[] = [];
  for (let start = from; start < to; start = startOfNextMonth(start)) {
    months.push({ from: start, to: startOfNextMonth(start) });
  }
  return months;
}

/** The oldest day that is kept. Whole months are deleted, so that rows are kept for up to a month longer. */
export function oldestKeptDay(today: string, days: number): string {
  return startOfMonth(addDays(today, -days));
}

/** Partitions in order that contain only days before this one. */
export function findExpired<Partition extends DayRange>(partitions: readonly Partition[], before: string): Partition[] {
  return partitions.filter(({ to }) => to !== null && to <= before);
}

/** Whether a partition contains days before this one and later ones. */
export function isMixed({ from, to }: DayRange, before: string): boolean {
  return (from === null || from < before) && (to === null || to > before);
}

/** The name of a partition of a table. The last one is renamed when it is split. */
export function namePartition(table: string, { from, to }: DayRange): string {
  if (to === null) return `${table}_later`;
  return from === null ? `${table}_before` : `${table}_${from.slice(0, 7).replace('-', '_')}`;
}

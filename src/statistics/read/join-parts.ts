import type { PackedDays, PackedStatistics, PackedWindows } from './task.ts';

/** The statistics whose parts two threads have read. Null if a day was counted between their snapshots. */
export function joinParts(
  windows: readonly (PackedWindows | null)[],
  days: readonly (PackedDays | null)[],
): (PackedStatistics | null)[] | null {
  if (windows.some((part, place) => part?.revision !== days[place]?.revision)) return null;
  return windows.map((ofWindows, place) => {
    const ofDays = days[place];
    return ofWindows && ofDays ? { ...ofWindows, ...ofDays } : null;
  });
}

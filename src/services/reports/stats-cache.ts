import type { RequestedCells, StatisticsInput } from './read-statistics.ts';

/** The key of a cached response. */
interface StatsRequest {
  cells: RequestedCells;
  source: string;
  input: StatisticsInput & { groupBy?: string | undefined };
}

/** The response of a large report takes about three megabytes, with its validated copy and its JSON. */
const MOST_REPLIES = 32;

/**
 * Caches responses until a day is recounted, because dashboards read the same windows repeatedly. Tags can change at any time,
 * so the prompts of a tag are part of the key, and responses grouped by tag are not cached.
 */
export function createStatsCache<Reply extends { version: number; revision: number }>() {
  const replies = new Map<string, { reportId: string; reply: Reply }>();
  /** Statistics of an earlier version or revision are never requested again. A slow read can end after a later one. */
  function removeEarlier(reportId: string, than: Reply): void {
    for (const [key, { reportId: of, reply }] of replies) {
      if (of === reportId && isEarlier(reply, than)) replies.delete(key);
    }
  }
  return async (
    { cells: { state, selection }, source, input }: StatsRequest,
    compute: () => Promise<Reply | null>,
  ): Promise<Reply | null> => {
    if (input.groupBy === 'tag') return compute();
    const { reportId, startDate, endDate, country, groupBy } = input;
    const request = [reportId, startDate, endDate, country, selection, groupBy, source, state.reportTitle];
    const keyOf = (of: { version: number; revision: number }) => JSON.stringify([of.version, of.revision, ...request]);
    const key = keyOf(state);
    const known = replies.get(key);
    if (known) {
      // Evicts the least recently used entry.
      replies.delete(key);
      replies.set(key, known);
      return known.reply;
    }
    const reply = await compute();
    if (!reply) return null;
    removeEarlier(reportId, reply);
    replies.set(keyOf(reply), { reportId, reply });
    if (replies.size > MOST_REPLIES) replies.delete(replies.keys().next().value ?? '');
    return reply;
  };
}

function isEarlier(one: { version: number; revision: number }, other: { version: number; revision: number }): boolean {
  return one.version < other.version || (one.version === other.version && one.revision < other.revision);
}

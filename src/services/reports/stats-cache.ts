import type { ReportState } from '../../storage/reports/counts.ts';
import type { StatisticsInput } from './read-statistics.ts';

/** The key of a cached response. */
interface StatsRequest extends Pick<ReportState, 'reportTitle' | 'version' | 'revision'> {
  source: string;
  input: StatisticsInput & { groupBy?: string | undefined };
}

/** The response of a large report takes about a megabyte. */
const MOST_REPLIES = 64;

/**
 * Caches responses until a day is recounted, because dashboards read the same windows repeatedly. Tags can change at any time,
 * so responses that depend on them are not cached.
 */
export function createStatsCache<Reply extends { version: number; revision: number }>() {
  const replies = new Map<string, Reply>();
  return async ({ reportTitle, version, revision, source, input }: StatsRequest, compute: () => Promise<Reply>) => {
    if (input.tagId !== undefined || input.groupBy === 'tag') return compute();
    const { reportId, startDate, endDate, country, engine, engines, branded, groupBy } = input;
    const request = [reportId, startDate, endDate, country, engine, engines, branded, groupBy, source, reportTitle];
    const keyOf = (of: { version: number; revision: number }) => JSON.stringify([of.version, of.revision, ...request]);
    const key = keyOf({ version, revision });
    const known = replies.get(key);
    if (known) {
      // Evicts the least recently used entry.
      replies.delete(key);
      replies.set(key, known);
      return known;
    }
    const reply = await compute();
    replies.set(keyOf(reply), reply);
    if (replies.size > MOST_REPLIES) replies.delete(replies.keys().next().value ?? '');
    return reply;
  };
}

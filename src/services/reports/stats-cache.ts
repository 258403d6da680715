import type { ReportState } from '../../storage/reports/counts.ts';
import type { StatisticsInput } from './read-statistics.ts';

/** What a reply depends on. */
interface StatsRequest extends Pick<ReportState, 'reportTitle' | 'version' | 'revision'> {
  source: string;
  input: StatisticsInput & { groupBy?: string | undefined };
}

/** Of a large report a reply takes about a megabyte. */
const MOST_REPLIES = 64;

/**
 * Keeps replies for as long as no day is counted again: dashboards read the same windows over and over. Tags can change at any time,
 * so that replies that depend on them are computed each time.
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
      // The one that was read last is dropped last.
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

import { mapInSlices } from '../../concurrency/slices.ts';
import { type Omittable, omitIntervals, omitIntervalsOfDay } from '../../domain/statistics/omit.ts';
import type { CallerContext } from '../context.ts';
import { type ReportStats, readReportStats, type StatsInput } from './stats.ts';

export interface RequestedStatsInput extends StatsInput {
  omit?: Omittable[] | undefined;
}

/** The statistics of a window without the fields that the request omits. Like the schema, the type has these fields. */
export async function readRequestedStats(
  context: CallerContext,
  { omit = [], ...input }: RequestedStatsInput,
): Promise<ReportStats> {
  const { history, ...stats } = await readReportStats(context, input);
  const days = omit.includes('history') ? {} : { history };
  if (!omit.includes('intervals')) return { ...stats, ...days } as ReportStats;
  const { brands, groups } = stats;
  return {
    ...stats,
    brands: brands.map(omitIntervals),
    ...(days.history && { history: await mapInSlices(days.history, omitIntervalsOfDay) }),
    ...(groups && { groups: groups.map((group) => ({ ...group, brands: group.brands.map(omitIntervals) })) }),
  } as ReportStats;
}

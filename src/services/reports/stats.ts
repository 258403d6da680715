import { chosenEngines } from '../../domain/shared/engines.ts';
import { previousWindow } from '../../domain/shared/windows.ts';
import type { AnswerCounts } from '../../domain/statistics/brand-counts.ts';
import {
  type BrandStats,
  computeHistory,
  computeStats,
  type DayStats,
  sumTallies,
} from '../../domain/statistics/stats.ts';
import { findTaggedPrompts, type ReportStatistics } from '../../storage/reports/counts.ts';
import { countTruncated } from '../../storage/reports/truncated.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getStatisticsFor, nameBrands, type StatisticsInput } from './read-statistics.ts';

export interface ReportStats {
  status: 'setting_up' | 'ready' | 'no_data';
  isRecalculating: boolean;
  recalculation: { done: number; total: number } | null;
  source: 'sandbox' | 'live';
  answers: number;
  noAnswers: number;
  failed: number;
  truncated: number;
  brands: BrandStats[];
  history: DayStats[];
}

/** The numbers of a window, compared with those of the window before it. */
export async function readReportStats(context: CallerContext, input: StatisticsInput): Promise<ReportStats> {
  const { startDate, endDate, tagId } = input;
  const both = { startDate: previousWindow(input).startDate, endDate };
  const numbers = await getStatisticsFor(context, input, both, tagId === undefined ? 'total' : 'byPrompt');
  const wanted = tagId === undefined ? null : await findTaggedPrompts(context.database.prisma, tagId);
  const days = sumDays(numbers, wanted);
  const [before, now] = [new Map<string, AnswerCounts>(), new Map<string, AnswerCounts>()];
  for (const [day, count] of days) (day < startDate ? before : now).set(day, count);

  const brands = nameBrands(numbers);
  const sum = sumTallies(now.values());
  return {
    status: statusOf(numbers, sum),
    isRecalculating: numbers.isRecalculating,
    recalculation: numbers.recalculation,
    source: isSimulated(context.engines) ? 'sandbox' : 'live',
    answers: sum.answers,
    noAnswers: sum.noAnswers,
    failed: sum.failed,
    truncated: await countTruncated(context.database, {
      ...input,
      isSimulated: isSimulated(context.engines),
      engines: chosenEngines(input),
      tagId,
    }),
    brands: computeStats(brands, sum, sumTallies(before.values())),
    history: computeHistory(brands, now),
  };
}

/** The counts of each day, of all prompts or of those wanted. */
function sumDays(
  { counts, promptIds }: ReportStatistics,
  wanted: ReadonlySet<string> | null,
): Map<string, AnswerCounts> {
  const days = Map.groupBy(counts, ({ day }) => day);
  const sums = [...days].map(([day, ofDay]): [string, AnswerCounts] => {
    const found = ofDay.flatMap((each) => [...each.counts]);
    const kept = found.filter(([place]) => wanted === null || wanted.has(promptIds[place] ?? ''));
    return [day, sumTallies(kept.map(([, count]) => count))];
  });
  return new Map(sums);
}

function statusOf({ isSetUp }: ReportStatistics, { answers }: AnswerCounts): ReportStats['status'] {
  if (!isSetUp) return 'setting_up';
  return answers > 0 ? 'ready' : 'no_data';
}

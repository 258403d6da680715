import type { CallerContext } from '../context.ts';
import { getReportFor } from './load.ts';
import type { StatisticsInput } from './read-statistics.ts';
import { readReportStats } from './stats.ts';

/** The country with the most answers in a window. Before there are answers, the one with the most prompts. */
export async function findMainCountry(context: CallerContext, input: StatisticsInput): Promise<string> {
  const { report } = await getReportFor(context, input.reportId);
  const prompts = Object.entries(report.countryPromptsTotal).map(([country, size]) => ({ country, size }));
  if (prompts.length === 1) return chooseLargest(prompts);
  const { groups = [] } = await readReportStats(context, { ...input, groupBy: 'country' });
  const answers = groups.map(({ key, answers: size }) => ({ country: key, size }));
  return chooseLargest(answers.length > 0 ? answers : prompts);
}

function chooseLargest(countries: readonly { country: string; size: number }[]): string {
  const [largest] = countries.toSorted((a, b) => b.size - a.size || (a.country < b.country ? -1 : 1));
  return largest?.country ?? 'us';
}

import { buildHistory, type CitationCount, type CitationHistory } from '../../domain/citations/history.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { addDays, previousWindow } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../../storage/answers/insert.ts';
import { findDeletedBefore } from '../../storage/answers/retention.ts';
import { countCitations, hasMoreCitations } from '../../storage/citations/history.ts';
import type { CallerContext } from '../context.ts';
import { type CitationFilter, getCitationScope, readSettings } from './scope.ts';

/** Citations to read one by one. The time of the statistics depends on all answers of the window, but hardly on the page. */
const MOST_CITATIONS = 20_000;

type Scope = Awaited<ReturnType<typeof getCitationScope>>;

/** Counts the citations of a page on each day of a window, and in the preceding window. */
export async function readCitationHistory(
  context: CallerContext,
  { url, ...filter }: CitationFilter & { url: string },
  mostCitations = MOST_CITATIONS,
): Promise<CitationHistory> {
  const scope = { ...(await getCitationScope(context, filter)), startDate: previousWindow(filter).startDate };
  const key = normalizeUrl(url)?.key ?? url;
  const isFrequent = await hasMoreCitations(context.database, scope, key, mostCitations);
  const counts = isFrequent ? await countInStatistics(context, scope, key) : null;
  return buildHistory(filter, counts ?? (await countBoth(context, scope, key)));
}

function countInStatistics({ statistics }: CallerContext, scope: Scope, key: string): Promise<CitationCount[] | null> {
  return statistics.countPage({ ...scope, pageId: pageIdOf(key).toString('hex') });
}

/** Citations of days that are deleted are counted from the statistics of the report. */
async function countBoth(context: CallerContext, scope: Scope, key: string): Promise<CitationCount[]> {
  const { database } = context;
  const { startDate, endDate } = scope;
  const deletedBefore = (await findDeletedBefore(database)) ?? startDate;
  const counts: CitationCount[] = [];
  if (startDate < deletedBefore) {
    const lastDay = addDays(deletedBefore, -1);
    const deleted = { ...scope, endDate: lastDay < endDate ? lastDay : endDate };
    counts.push(...((await countInStatistics(context, deleted, key)) ?? []));
  }
  if (endDate < deletedBefore) return counts;
  const { promptIds } = await readSettings(database, scope);
  const kept = { ...scope, startDate: startDate < deletedBefore ? deletedBefore : startDate, promptIds };
  return [...counts, ...(await countCitations(database, kept, key))];
}

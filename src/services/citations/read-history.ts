import type { CitationChange } from '../../domain/citations/change.ts';
import { buildHistory, type CitationCount, type CitationHistory } from '../../domain/citations/history.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { isEmpty, previousWindow, splitAt, toRange, toWindow } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../../storage/answers/insert.ts';
import { findDeletedBefore } from '../../storage/answers/retention.ts';
import { countCitations, hasMoreCitations } from '../../storage/citations/history.ts';
import type { CallerContext } from '../context.ts';
import { readCitationChange } from './read-change.ts';
import { type CitationFilter, getCitationScope, readSettings } from './scope.ts';

/** Citations to read one by one. The time of the statistics depends on all answers of the window, but hardly on the page. */
const MOST_CITATIONS = 20_000;

type Scope = Awaited<ReturnType<typeof getCitationScope>>;

/** Counts the citations of a page on each day of a window, and compares it with the preceding window. */
export async function readCitationHistory(
  context: CallerContext,
  { url, ...filter }: CitationFilter & { url: string },
  mostCitations = MOST_CITATIONS,
): Promise<CitationHistory & { change: CitationChange | null }> {
  const requested = await getCitationScope(context, filter);
  const scope = { ...requested, startDate: previousWindow(filter).startDate };
  const key = normalizeUrl(url)?.key ?? url;
  const isFrequent = await hasMoreCitations(context.database, scope, key, mostCitations);
  const counts = isFrequent ? await countInStatistics(context, scope, key) : null;
  const history = buildHistory(filter, counts ?? (await countBoth(context, scope, key)));
  const isComparable = !isFrequent && !(await isPartlyDeleted(context, scope));
  return { ...history, change: isComparable ? await readCitationChange(context, filter, requested, key) : null };
}

/** Whether answers of the scope are deleted. Their citations are counted by day, but not by prompt. */
async function isPartlyDeleted({ database }: CallerContext, { startDate }: Scope): Promise<boolean> {
  const deletedBefore = await findDeletedBefore(database);
  return deletedBefore !== null && deletedBefore > startDate;
}

function countInStatistics({ statistics }: CallerContext, scope: Scope, key: string): Promise<CitationCount[] | null> {
  return statistics.countPage({ ...scope, pageId: pageIdOf(key).toString('hex') });
}

/** Citations of days that are deleted are counted from the statistics of the report. */
async function countBoth(context: CallerContext, scope: Scope, key: string): Promise<CitationCount[]> {
  const { database } = context;
  const [deleted, kept] = splitAt(toRange(scope), (await findDeletedBefore(database)) ?? scope.startDate);
  const counts: CitationCount[] = [];
  if (!isEmpty(deleted)) {
    counts.push(...((await countInStatistics(context, { ...scope, ...toWindow(deleted) }, key)) ?? []));
  }
  if (isEmpty(kept)) return counts;
  const { promptIds } = await readSettings(database, scope);
  return [...counts, ...(await countCitations(database, { ...scope, ...toWindow(kept), promptIds }, key))];
}

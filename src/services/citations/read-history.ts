import { buildHistory, type CitationCount, type CitationHistory } from '../../domain/citations/history.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { addDays, previousWindow } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../../storage/answers/insert.ts';
import { findDeletedBefore } from '../../storage/answers/retention.ts';
import { countCitations } from '../../storage/citations/history.ts';
import type { CallerContext } from '../context.ts';
import { type CitationFilter, getCitationScope, readSettings } from './scope.ts';

/** Counts the citations of a page on each day of a window, and in the preceding window. */
export async function readCitationHistory(
  context: CallerContext,
  { url, ...filter }: CitationFilter & { url: string },
): Promise<CitationHistory> {
  const scope = await getCitationScope(context, filter);
  const { startDate } = previousWindow(filter);
  const key = normalizeUrl(url)?.key ?? url;
  return buildHistory(filter, await countBoth(context, { ...scope, startDate }, key));
}

/** Citations of days that are deleted are counted from the statistics of the report. */
async function countBoth(
  { database, counting }: CallerContext,
  scope: Awaited<ReturnType<typeof getCitationScope>>,
  key: string,
): Promise<CitationCount[]> {
  const { startDate, endDate } = scope;
  const deletedBefore = (await findDeletedBefore(database)) ?? startDate;
  const counts: CitationCount[] = [];
  if (startDate < deletedBefore) {
    const lastDay = addDays(deletedBefore, -1);
    const window = { startDate, endDate: lastDay < endDate ? lastDay : endDate };
    counts.push(...(await counting.countPage({ ...scope, ...window, pageId: pageIdOf(key).toString('hex') })));
  }
  if (endDate < deletedBefore) return counts;
  const { promptIds } = await readSettings(database, scope);
  const kept = { ...scope, startDate: startDate < deletedBefore ? deletedBefore : startDate, promptIds };
  return [...counts, ...(await countCitations(database, kept, key))];
}

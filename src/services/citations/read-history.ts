import type { CitationChange } from '../../domain/citations/change.ts';
import { buildHistory, type CitationCount, type CitationHistory } from '../../domain/citations/history.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { type ComparedWindow, comparisonOf, isEmpty, splitAt, toRange, toWindow } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../../storage/answers/insert.ts';
import { findDeletedBefore } from '../../storage/answers/retention.ts';
import { countCitations, hasMoreCitations } from '../../storage/citations/history.ts';
import type { CallerContext } from '../context.ts';
import { findMainCountry } from '../reports/main-country.ts';
import { readCitationChange } from './read-change.ts';
import { type CitationFilter, getCitationScope, readSettings } from './scope.ts';

/** Citations to read one by one. The time of the statistics depends on all answers of the window, but hardly on the page. */
const MOST_CITATIONS = 20_000;

type Scope = Awaited<ReturnType<typeof getCitationScope>>;

type HistoryInput = CitationFilter & ComparedWindow & { url: string };

interface CountryHistory extends CitationHistory {
  country: string;
  change: CitationChange | null;
}

/** Counts the citations of a page in a country on each day of a window, and compares it with an earlier window. */
export async function readCitationHistory(
  context: CallerContext,
  { url, ...input }: HistoryInput,
  mostCitations = MOST_CITATIONS,
): Promise<CountryHistory> {
  const country = input.country ?? (await findMainCountry(context, input));
  const filter = { ...input, country };
  const requested = await getCitationScope(context, filter);
  const compared = comparisonOf(filter)(filter);
  const scope = { ...requested, startDate: compared.startDate };
  const key = normalizeUrl(url)?.key ?? url;
  const isFrequent = await hasMoreCitations(context.database, scope, key, mostCitations);
  const counts = isFrequent ? await countInStatistics(context, scope, key) : null;
  const history = buildHistory(filter, compared, counts ?? (await countBoth(context, scope, key)));
  const isComparable = !isFrequent && !(await isPartlyDeleted(context, scope));
  return {
    country,
    ...history,
    change: isComparable ? await readCitationChange(context, filter, requested, key) : null,
  };
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

import { buildHistory, type CitationHistory } from '../../domain/citations/history.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { previousWindow } from '../../domain/shared/windows.ts';
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
  const { promptIds } = await readSettings(context.database, scope);
  return buildHistory(filter, await countCitations(context.database, { ...scope, startDate, promptIds }, key));
}

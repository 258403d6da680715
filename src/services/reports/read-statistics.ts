import { requireWorkspace } from '../../domain/access/access.ts';
import { chosenEngines, type EngineId } from '../../domain/shared/engines.ts';
import { invalid, notFound } from '../../domain/shared/failures.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import { type ReportStatistics, readReportStatistics } from '../../storage/reports/counts.ts';
import { findTagIds } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';

export interface StatisticsInput extends DateWindow {
  reportId: string;
  country: string;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
  tagId?: string | undefined;
}

/** The numbers of a window, for a caller who has access to the report; of its prompts one by one, or of all together. */
export async function getStatisticsFor(
  { database, caller, engines }: CallerContext,
  { reportId, country, tagId, ...rest }: StatisticsInput,
  window: DateWindow,
  detail: 'total' | 'byPrompt',
): Promise<ReportStatistics> {
  const filter = { reportId, country, ...window, engines: chosenEngines(rest), isSimulated: isSimulated(engines) };
  const numbers = await readReportStatistics(database, filter, detail);
  if (!numbers) throw notFound('Report');
  requireWorkspace(caller, numbers.workspaceId);
  if (tagId !== undefined && !(await findTagIds(database.prisma, numbers.workspaceId, [tagId])).has(tagId)) {
    throw invalid('query', [{ path: 'tagId', message: 'Not found in the workspace', code: 'not_found' }]);
  }
  return numbers;
}

/** A title may change without any number changing; while an expression detects the brand, it is the brand's name. */
export function nameBrands({ brands, reportTitle }: ReportStatistics): NamedBrand[] {
  return brands.map(({ brand, brandDomain, brandRegex }, place) => ({
    brand: place === 0 && brandRegex !== null ? reportTitle : brand,
    brandDomain,
    isMainBrand: place === 0,
  }));
}

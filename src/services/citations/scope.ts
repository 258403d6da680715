import { chosenEngines, type EngineId } from '../../domain/shared/engines.ts';
import type { CitationScope } from '../../storage/citations/history.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { requireTag } from '../tags/require-tag.ts';

export interface CitationFilter {
  reportId: string;
  startDate: string;
  endDate: string;
  country: string;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
  tagId?: string | undefined;
}

/** The answers that a request covers. Simulated answers are used only if no real engine is configured. */
export async function getCitationScope(context: CallerContext, filter: CitationFilter): Promise<CitationScope> {
  const { reportId, startDate, endDate, country, tagId } = filter;
  const workspaceId = await getReportWorkspace(context, reportId);
  await requireTag(context.database.prisma, workspaceId, tagId);
  return {
    workspaceId,
    reportId,
    isSimulated: isSimulated(context.engines),
    country,
    engines: chosenEngines(filter),
    tagId: tagId ?? null,
    startDate,
    endDate,
  };
}

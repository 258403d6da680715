import type { EngineId } from '../../domain/shared/engines.ts';
import { trackedBrandsOf } from '../../domain/statistics/brands.ts';
import { chooseSurfaces, countedBy, type Names, type Surface } from '../../domain/surfaces/surfaces.ts';
import type { CitationScope } from '../../storage/citations/history.ts';
import type { Database } from '../../storage/postgres/database.ts';
import {
  findReadSettings,
  findReadSurfaces,
  type ReadSettings,
  type ReportKey,
} from '../../storage/reports/generations.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReport, getReportWorkspace } from '../reports/load.ts';
import { type PromptFilter, selectPromptIds } from '../reports/select-prompts.ts';
import { requireTag } from '../tags/require-tag.ts';

export interface CitationFilter extends PromptFilter {
  reportId: string;
  startDate: string;
  endDate: string;
  country?: string | undefined;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
  surface?: Surface | undefined;
}

/** The requested answers. */
export type RequestedCitations = Omit<CitationScope, 'promptIds'> & { names: Names };

/** The answers that a caller requests; simulated ones only if there are no others. */
export async function getCitationScope(context: CallerContext, filter: CitationFilter): Promise<RequestedCitations> {
  const { reportId, startDate, endDate, country, tagId } = filter;
  const workspaceId = await getReportWorkspace(context, reportId);
  await requireTag(context.database, workspaceId, tagId);
  return {
    workspaceId,
    reportId,
    isSimulated: isSimulated(context.engines),
    country: country ?? null,
    ...chooseSurfaces(filter, await findReadSurfaces(context.database, { workspaceId, reportId })),
    selected: await selectPromptIds(context, { workspaceId, ...filter }),
    startDate,
    endDate,
  };
}

/** The settings that the statistics are read with, so that citations and statistics agree. */
export async function readSettings(database: Database, key: ReportKey): Promise<ReadSettings> {
  const read = await findReadSettings(database, key);
  if (read) return read;
  const { report } = await getReport(database, key.reportId);
  return { brands: trackedBrandsOf(report), promptIds: report.promptIds, surfaces: countedBy(report) };
}

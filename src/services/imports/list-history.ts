import { FIRST_DAY } from '../../domain/shared/windows.ts';
import { listHistory } from '../../storage/imports.ts';
import type { CallerContext } from '../context.ts';
import { getReportFor } from '../reports/load.ts';

export interface HistorySeries {
  tracker: string;
  /** Null for all engines together. */
  engine: string | null;
  points: { day: string; visibility: number }[];
}

export interface ListImportedHistoryInput {
  reportId: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const LAST_DAY = '9999-12-31';

/** What other trackers reported, one series for each tracker and engine. */
export async function listImportedHistory(
  context: CallerContext,
  { reportId, startDate = FIRST_DAY, endDate = LAST_DAY }: ListImportedHistoryInput,
): Promise<{ items: HistorySeries[] }> {
  const { report } = await getReportFor(context, reportId);
  const { workspaceId } = report;
  const rows = await listHistory(context.database, { workspaceId, reportId, startDate, endDate });
  const series = Map.groupBy(rows, ({ tracker, engine }) => JSON.stringify([tracker, engine]));
  return {
    items: [...series.values()].flatMap((points) => {
      const [first] = points;
      if (!first) return [];
      const { tracker, engine } = first;
      return [{ tracker, engine: engine || null, points: points.map(({ day, visibility }) => ({ day, visibility })) }];
    }),
  };
}

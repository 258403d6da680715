import type { ChosenColumns, Columns } from '../../domain/imports/columns.ts';
import { MAX_HISTORY_ROWS, readHistory } from '../../domain/imports/read-history.ts';
import { saveHistory } from '../../storage/imports.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { getReport, getReportFor } from '../reports/load.ts';
import { latestDay, openFile, requireNoIssues } from './open-file.ts';

export interface ImportHistoryInput {
  reportId: string;
  tracker: string;
  csv: string;
  columns: Columns<'history'>;
  dryRun: boolean;
}

export interface HistoryImport {
  dryRun: boolean;
  headers: string[];
  columns: ChosenColumns<'history'>;
  lines: number;
  /** Lines of other brands. */
  skipped: number;
  points: number;
  /** Null without points. */
  startDate: string | null;
  endDate: string | null;
  lowest: number | null;
  highest: number | null;
}

/** Imports what another tracker reported: all of it, or nothing. It never becomes part of statistics. */
export async function importHistory(
  context: CallerContext,
  { reportId, tracker, csv, columns: sent, dryRun }: ImportHistoryInput,
): Promise<HistoryImport> {
  const { database } = context;
  const { report } = await getReportFor(context, reportId);
  const { workspaceId, brand, brandVariations } = report;
  const file = await openFile(context, 'history', { workspaceId, csv, sent, most: MAX_HISTORY_ROWS });
  const { points, skipped, issues } = readHistory(file.rows, [brand, ...brandVariations], latestDay(context));
  requireNoIssues([...file.rowIssues, ...issues]);
  if (!dryRun) {
    await database.workspaceTransaction(workspaceId, async (tx) => {
      await lockWorkspace(tx, workspaceId);
      await getReport(tx, reportId);
      await saveHistory(tx, { workspaceId, reportId, tracker }, points);
    });
    await file.remember();
  }
  const days = points.map(({ day }) => day).toSorted();
  const shares = points.map(({ visibility }) => visibility).toSorted((a, b) => a - b);
  return {
    dryRun,
    headers: file.headers,
    columns: file.columns,
    lines: file.rows.length,
    skipped,
    points: points.length,
    startDate: days[0] ?? null,
    endDate: days.at(-1) ?? null,
    lowest: shares[0] ?? null,
    highest: shares.at(-1) ?? null,
  };
}

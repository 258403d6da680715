import { requireWorkspace } from '../../domain/access/access.ts';
import { type ChosenColumns, type Columns, listHeaders } from '../../domain/imports/columns.ts';
import { MAX_TRACKER_ROWS, readTrackerPrompts } from '../../domain/imports/read-tracker-prompts.ts';
import { invalid } from '../../domain/shared/failures.ts';
import type { ImportChange } from '../../domain/workspaces/plan-import.ts';
import { findReport } from '../../storage/reports/reports.ts';
import type { AddedCost } from '../advice/forecast-added.ts';
import type { CallerContext } from '../context.ts';
import { importFiles } from '../workspaces/import.ts';
import { openFile, requireNoIssues } from './open-file.ts';

export interface ImportTrackerInput {
  id: string;
  csv: string;
  columns: Columns<'prompts'>;
  reportId?: string | undefined;
  country?: string | undefined;
  dryRun: boolean;
}

export interface TrackerImport {
  dryRun: boolean;
  headers: string[];
  columns: ChosenColumns<'prompts'>;
  lines: number;
  changes: ImportChange[];
  forecast: AddedCost;
}

/** Imports the prompts, tags and competitors of another tracker: all of them, or none. */
export async function importTracker(context: CallerContext, input: ImportTrackerInput): Promise<TrackerImport> {
  const { id: workspaceId, csv, columns: sent, reportId, country, dryRun } = input;
  requireWorkspace(context.caller, workspaceId);
  const reportTitle = reportId === undefined ? null : await findTitle(context, { workspaceId, reportId });
  const file = await openFile(context, 'prompts', { workspaceId, csv, sent, most: MAX_TRACKER_ROWS });
  const { headers, columns, rows } = file;
  if (columns.prompt === null && columns.competitor === null) {
    const message = `Choose the column of the prompts or of the competitors. The file has ${listHeaders(headers)}.`;
    throw invalid('body', [{ path: 'columns.prompt', message, code: 'required' }]);
  }
  const { workspace, issues } = readTrackerPrompts(rows, { workspaceId, reportTitle, country });
  requireNoIssues([...file.rowIssues, ...issues]);
  const lines = rows.length;
  // The workspace exists: no access is granted.
  const imported = await importFiles(context, { files: [workspace], lines, dryRun }, async () => {});
  if (!dryRun) await file.remember();
  return { dryRun, headers, columns, lines, changes: imported.changes, forecast: imported.forecast };
}

async function findTitle(
  { database }: CallerContext,
  { workspaceId, reportId }: { workspaceId: string; reportId: string },
): Promise<string> {
  const found = await findReport(database, reportId);
  if (found?.report.workspaceId === workspaceId) return found.report.reportTitle;
  throw invalid('body', [{ path: 'reportId', message: 'Not found in the workspace', code: 'not_found' }]);
}

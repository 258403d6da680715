import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findReport, findReportWorkspace, type StoredReport } from '../../storage/reports/reports.ts';
import type { CallerContext } from '../context.ts';

export async function getReport(database: Database, reportId: string): Promise<StoredReport> {
  const stored = await findReport(database, reportId);
  if (!stored) throw notFound('Report');
  return stored;
}

/** Returns the report if the caller has access to its workspace. */
export async function getReportFor({ database, caller }: CallerContext, reportId: string): Promise<StoredReport> {
  const stored = await getReport(database, reportId);
  requireWorkspace(caller, stored.report.workspaceId);
  return stored;
}

/** Returns the workspace of a report if the caller has access to it. For reads that need nothing else from the report. */
export async function getReportWorkspace({ database, caller }: CallerContext, reportId: string): Promise<string> {
  const workspaceId = await findReportWorkspace(database, reportId);
  if (workspaceId === null) throw notFound('Report');
  requireWorkspace(caller, workspaceId);
  return workspaceId;
}

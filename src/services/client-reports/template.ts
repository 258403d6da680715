import type { ClientReport } from '../../domain/client-reports/client-reports.ts';
import { notFound } from '../../domain/shared/failures.ts';
import {
  deleteClientReport as deleteStored,
  findClientReport,
  saveClientReport as saveStored,
} from '../../storage/client-reports.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';

/** What callers see. Without a mail server, approved reports are links only. */
export type DescribedClientReport = ClientReport & { canMail: boolean };

export type SaveClientReportInput = Omit<ClientReport, 'createdDate' | 'updatedDate'>;

export async function getClientReport(
  context: CallerContext,
  { reportId }: { reportId: string },
): Promise<DescribedClientReport> {
  const workspaceId = await getReportWorkspace(context, reportId);
  const report = await findClientReport(context.database, { workspaceId, reportId });
  if (!report) throw notFound('Client report');
  return describe(context, report);
}

export async function saveClientReport(
  context: CallerContext,
  { reportId, ...settings }: SaveClientReportInput,
): Promise<DescribedClientReport> {
  const workspaceId = await getReportWorkspace(context, reportId);
  const recipients = [...new Set(settings.recipients)];
  const saved = await context.database.workspaceTransaction(workspaceId, (tx) =>
    saveStored(tx, { workspaceId, reportId }, { ...settings, recipients }, context.now()),
  );
  return describe(context, saved);
}

/** No further editions are made. Those that exist are kept. */
export async function deleteClientReport(context: CallerContext, { reportId }: { reportId: string }): Promise<void> {
  const workspaceId = await getReportWorkspace(context, reportId);
  if (!(await deleteStored(context.database, { workspaceId, reportId }))) throw notFound('Client report');
}

function describe({ mailer }: CallerContext, report: ClientReport): DescribedClientReport {
  return { ...report, canMail: mailer !== null };
}

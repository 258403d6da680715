import { describeCheck } from '../../domain/alerts/describe-end.ts';
import type { AuditKind } from '../../domain/audits/audits.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { listReports } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { fireAlert } from './fire.ts';

/** Reports that a check ended, in the transaction that saves its results. */
export async function reportCheck(
  context: Context,
  tx: Database,
  { workspaceId, ...check }: { id: string; workspaceId: string; kind: AuditKind; reason: string | null },
): Promise<void> {
  const today = dayOf(context.now());
  const [report] = await listReports(tx, { workspaceIds: [workspaceId], before: null, take: 1 });
  const links = report ? [{ title: 'Checks', path: `/reports/${report.id}/checks/${check.id}` }] : [];
  const content = describeCheck(today, check, links);
  await fireAlert(context, tx, { ...content, workspaceId, reportId: null, isSimulated: false, day: today });
}

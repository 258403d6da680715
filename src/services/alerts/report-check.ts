import { NO_FIGURES } from '../../domain/alerts/alerts.ts';
import type { AuditKind } from '../../domain/audits/audits.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { listReports } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { fireAlert } from './fire.ts';

const NAMES: Record<AuditKind, string> = {
  crawlability: 'crawlability check',
  content: 'content check',
  'fan-out': 'query fan-out',
};

/** Reports that a check ended, in the transaction that saves its results. */
export async function reportCheck(
  context: Context,
  tx: Database,
  { id, workspaceId, kind, reason }: { id: string; workspaceId: string; kind: AuditKind; reason: string | null },
): Promise<void> {
  const today = dayOf(context.now());
  const [report] = await listReports(tx, { workspaceIds: [workspaceId], before: null, take: 1 });
  await fireAlert(context, tx, {
    workspaceId,
    reportId: null,
    event: 'check.finished',
    subject: id,
    state: 'fired',
    mutedReason: null,
    isSimulated: false,
    day: today,
    startDate: today,
    endDate: today,
    beforeStartDate: null,
    beforeEndDate: null,
    figures: { ...NO_FIGURES, details: { checkId: id, kind, reason } },
    sentence: reason === null ? `A ${NAMES[kind]} is completed.` : `A ${NAMES[kind]} failed: ${reason}`,
    links: report ? [{ title: 'Checks', path: `/reports/${report.id}/checks/${id}` }] : [],
  });
}

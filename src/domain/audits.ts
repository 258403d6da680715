export const AUDIT_STATUSES = ['pending', 'completed', 'failed'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

/** What every audit of a page has. */
export interface Audit {
  id: string;
  workspaceId: string;
  url: string;
  status: AuditStatus;
  createdDate: string;
}

/** No audit is pending for longer. */
export const AUDIT_MS = 5 * 60_000;
export const OVERDUE_REASON = 'The audit could not be finished within 5 minutes';

/** Whether an audit is failed because its time is over, whatever its worker still does or does not do. */
export function isOverdue({ status, createdDate }: Pick<Audit, 'status' | 'createdDate'>, now: Date): boolean {
  return status === 'pending' && now.getTime() >= endOf(createdDate).getTime();
}

/** When an audit has to be finished. */
export function endOf(createdDate: string): Date {
  return new Date(Date.parse(createdDate) + AUDIT_MS);
}

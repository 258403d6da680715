import { normalizeDomain } from '../shared/domains.ts';
import { isStorable } from '../shared/text.ts';
import { hostOf } from '../web/fetch-allowance.ts';

export const AUDIT_STATUSES = ['pending', 'completed', 'failed'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

/** The fields of every page audit. */
export interface Audit {
  id: string;
  workspaceId: string;
  url: string;
  status: AuditStatus;
  createdDate: string;
}

export const LONGEST_URL = 2048;
/** Maximum time that an audit can be pending. */
export const AUDIT_MS = 5 * 60_000;
export const OVERDUE_REASON = 'The audit could not be finished within 5 minutes';

/** Whether an audit counts as failed because its time is over, regardless of its worker. */
export function isOverdue({ status, createdDate }: Pick<Audit, 'status' | 'createdDate'>, now: Date): boolean {
  return status === 'pending' && now.getTime() >= endOf(createdDate).getTime();
}

/** The deadline of an audit. */
export function endOf(createdDate: string): Date {
  return new Date(Date.parse(createdDate) + AUDIT_MS);
}

/** Parses an absolute http or https URL without credentials. Returns null for anything else. */
export function parseAuditUrl(text: string): URL | null {
  if (text.length > LONGEST_URL || !isStorable(text) || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(text)) return null;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' ? url : null;
}

/** The domain of a page, normalized like brand domains. IP addresses and single-label hostnames are returned unchanged. */
export function auditDomain(url: URL): string {
  return normalizeDomain(url.hostname) ?? hostOf(url);
}

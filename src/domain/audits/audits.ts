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
/** Maximum run time of an audit. */
export const AUDIT_MS = 5 * 60_000;
/** Maximum time that an audit waits for a busy host. */
export const QUEUE_MS = 60 * 60_000;
export const OVERDUE_REASON = 'The audit could not be finished within 5 minutes';
export const UNSTARTED_REASON = 'The audit could not be started within 60 minutes';
export const BROKEN_REASON = 'The audit failed because of an internal error; it was not counted. Try again';

/** Audits whose life cycle is stored as runs. */
export const AUDIT_KINDS = ['crawlability', 'content', 'fan-out'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The progress of an audit that has not ended. */
export interface AuditState {
  /** Whether it waits for other audits of its host. */
  isWaiting: boolean;
  wasStarted: boolean;
  isOverdue: boolean;
  /** When it counts as failed. */
  deadline: Date;
}

/** The audit as returned by the API. An overdue audit has failed, even if no worker is running to end it. */
export function showAudit<Shown extends Pick<Audit, 'status'>>(
  audit: Shown,
  state: AuditState | undefined,
): Shown & { queued?: true; failureReason?: string } {
  if (audit.status !== 'pending' || state === undefined) return audit;
  if (state.isOverdue) {
    return { ...audit, status: 'failed', failureReason: state.wasStarted ? OVERDUE_REASON : UNSTARTED_REASON };
  }
  return state.isWaiting ? { ...audit, queued: true } : audit;
}

/** Host and port that an audit sends requests to. */
export function auditHost(url: URL): string {
  return `${hostOf(url)}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

/** An absolute http or https URL without credentials; null for anything else. */
export function parseAuditUrl(text: string): URL | null {
  if (text.length > LONGEST_URL || !isStorable(text) || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(text)) return null;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' ? url : null;
}

/** The domain of a page, normalized like brand domains. IP addresses and single-label hostnames are returned unchanged. */
export function auditDomain(url: URL): string {
  return normalizeDomain(url.hostname) ?? hostOf(url);
}

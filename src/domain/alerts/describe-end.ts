import type { AuditKind } from '../audits/audits.ts';
import { type AlertLink, NO_FIGURES } from './alerts.ts';
import type { AlertContent } from './describe-change.ts';

/** What an alert says about work that ended on a day. */
function describeEnd(
  day: string,
  {
    details,
    ...content
  }: Pick<AlertContent, 'event' | 'subject' | 'sentence' | 'links'> & {
    details: AlertContent['figures']['details'];
  },
): AlertContent {
  return {
    ...content,
    state: 'fired',
    mutedReason: null,
    startDate: day,
    endDate: day,
    beforeStartDate: null,
    beforeEndDate: null,
    figures: { ...NO_FIGURES, details },
  };
}

export function describeRecalculation(
  day: string,
  { reportId, version, days }: { reportId: string; version: number; days: number },
): AlertContent {
  return describeEnd(day, {
    event: 'recalculation.finished',
    subject: String(version),
    details: { days },
    sentence: `The statistics of ${days === 1 ? '1 day' : `${days} days`} were recalculated.`,
    links: [{ title: 'Overview', path: `/reports/${reportId}` }],
  });
}

const CHECKS: Record<AuditKind, string> = {
  crawlability: 'crawlability check',
  content: 'content check',
  'fan-out': 'query fan-out',
};

/** `reason` is why the check failed. Null if it is completed. */
export function describeCheck(
  day: string,
  { id, kind, reason }: { id: string; kind: AuditKind; reason: string | null },
  links: AlertLink[],
): AlertContent {
  return describeEnd(day, {
    event: 'check.finished',
    subject: id,
    details: { checkId: id, kind, reason },
    sentence: reason === null ? `A ${CHECKS[kind]} is completed.` : `A ${CHECKS[kind]} failed: ${reason}`,
    links,
  });
}

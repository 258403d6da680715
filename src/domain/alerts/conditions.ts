import type { Limit } from '../costs/limits.ts';
import { type AlertFigures, type AlertLink, NO_FIGURES } from './alerts.ts';
import type { AlertContent } from './describe-change.ts';
import type { AlertEvent } from './events.ts';

/** The events that last until their condition ends. */
export const LASTING_EVENTS = [
  'crawler.blocked',
  'crawler.errors',
  'log_connector.silent',
  'budget.spent',
] as const satisfies AlertEvent[];

/** Something that needs attention now. */
export interface Condition {
  event: (typeof LASTING_EVENTS)[number];
  /** A crawler on a host, a connector, or empty for the workspace. */
  subject: string;
  details: AlertFigures['details'];
  sentence: string;
  links: AlertLink[];
}

/** An alert whose condition has not ended yet. */
export interface OpenAlert {
  id: string;
  event: AlertEvent;
  subject: string;
}

/** A condition is reported when it begins. It can be reported again after it ended. */
export function compareConditions(
  conditions: readonly Condition[],
  open: readonly OpenAlert[],
): { begun: Condition[]; endedIds: string[] } {
  const nameOf = ({ event, subject }: Pick<OpenAlert, 'event' | 'subject'>) => `${event} ${subject}`;
  const [known, now] = [new Set(open.map(nameOf)), new Set(conditions.map(nameOf))];
  return {
    begun: conditions.filter((condition) => !known.has(nameOf(condition))),
    endedIds: open.filter((alert) => !now.has(nameOf(alert))).map(({ id }) => id),
  };
}

/** What the alert says about a condition that begins on a day. */
export function describeCondition({ details, ...condition }: Condition, day: string): AlertContent {
  return {
    ...condition,
    state: 'fired',
    mutedReason: null,
    startDate: day,
    endDate: day,
    beforeStartDate: null,
    beforeEndDate: null,
    figures: { ...NO_FIGURES, details },
  };
}

export function describeSilence(
  { connectorId, domain, lastBatchDate }: { connectorId: string; domain: string; lastBatchDate: string },
  links: AlertLink[],
): Condition {
  const since = lastBatchDate.slice(0, 16).replace('T', ' ');
  return {
    event: 'log_connector.silent',
    subject: connectorId,
    details: { connectorId, lastBatchDate },
    sentence: `The log connector of ${domain} has received no logs since ${since} (UTC).`,
    links,
  };
}

const LIMITS: Record<Limit, string> = {
  workspace_budget: 'The daily budget of the workspace',
  fair_share: "The workspace's share of the daily budget of the server",
  server_budget: 'The daily budget of the server',
};

export function describeLimit({ day, limit }: { day: string; limit: Limit }): Condition {
  return {
    event: 'budget.spent',
    subject: '',
    details: { day, limit },
    sentence: `${LIMITS[limit]} was spent on ${day}. The remaining calls of the day are skipped.`,
    links: [{ title: 'Settings', path: '/settings' }],
  };
}

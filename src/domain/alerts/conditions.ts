import type { AlertFigures, AlertLink } from './alerts.ts';
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

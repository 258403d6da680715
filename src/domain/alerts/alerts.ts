import type { ChangeVerdict } from '../statistics/verdicts.ts';
import type { AlertEvent } from './events.ts';

/**
 * `unconfirmed`: found, and not delivered before it is confirmed. `fired`: delivered to the destinations. `muted`: true, but not
 * delivered, for the reason in `mutedReason`. `withdrawn`: not confirmed.
 */
export const ALERT_STATES = ['unconfirmed', 'fired', 'muted', 'withdrawn'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** What was measured. Everything is null or empty for events that compare nothing. */
export interface AlertFigures {
  /** What is compared: `brandCoverage` or `citationShare`. */
  metric: string | null;
  before: number | null;
  after: number | null;
  /** The difference, with its interval. */
  change: number | null;
  low: number | null;
  high: number | null;
  verdict: ChangeVerdict | null;
  /** Further figures and names of the event, such as the engine or the number of prompts. */
  details: Record<string, string | number | boolean | null>;
}

export const NO_FIGURES: AlertFigures = {
  metric: null,
  before: null,
  after: null,
  change: null,
  low: null,
  high: null,
  verdict: null,
  details: {},
};

/** A page of the dashboard with the evidence. */
export interface AlertLink {
  title: string;
  /** From the root of the server, such as `/reports/rep_…`. */
  path: string;
}

export interface Alert {
  id: string;
  workspaceId: string;
  /** Null if it is about the whole workspace. */
  reportId: string | null;
  event: AlertEvent;
  /** An engine, brand, page or connector. Empty for the report or workspace itself. */
  subject: string;
  state: AlertState;
  mutedReason: string | null;
  isSimulated: boolean;
  /** The days that were evaluated, and those that they were compared with. */
  startDate: string;
  endDate: string;
  beforeStartDate: string | null;
  beforeEndDate: string | null;
  figures: AlertFigures;
  sentence: string;
  links: AlertLink[];
  createdDate: string;
  firedDate: string | null;
  /** When its condition ended. The same subject can fire again after it. */
  endedDate: string | null;
}

/**
 * The same finding has the same key, so that it is recorded once, no matter how often or where it is evaluated. `day` is the last
 * day of the first evaluation: the one that confirms the finding has later days.
 */
export function alertKey(
  { reportId, event, subject }: Pick<Alert, 'reportId' | 'event' | 'subject'>,
  day: string,
): string {
  return JSON.stringify([event, reportId, subject, day]);
}

import { type MailDelivery, NO_MAIL } from '../mail/mail.ts';
import { Failure } from '../shared/failures.ts';
import { addDays, type DateWindow, dayAfter, dayBefore, mondayOf } from '../shared/windows.ts';

/** The sections of a report, in their usual order. */
export const SECTIONS = [
  'comment',
  'brands',
  'trend',
  'engines',
  'variation',
  'prompts',
  'sources',
  'recommendations',
] as const;
export type Section = (typeof SECTIONS)[number];

export const PERIODS = ['month', 'week'] as const;
export type Period = (typeof PERIODS)[number];

/** `approval`: a person approves each draft. `automatic`: it is sent when it is made. */
export const DELIVERIES = ['approval', 'automatic'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const MOST_RECIPIENTS = 10;
export const LONGEST_COMMENT = 4000;

/** How a report is made for a client in each period. */
export interface ClientReport {
  reportId: string;
  period: Period;
  sections: Section[];
  recipients: string[];
  delivery: Delivery;
  /** Null for all countries. */
  country: string | null;
  createdDate: string;
  updatedDate: string;
}

/** `making`: the report is read and printed. `failed`: it could not be made, or a message could not be delivered. */
export const EDITION_STATES = ['making', 'draft', 'sending', 'sent', 'failed'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

/** A report of one period. */
export interface Edition extends DateWindow {
  id: string;
  workspaceId: string;
  reportId: string;
  reportTitle: string;
  state: EditionState;
  comment: string;
  /** Why it could not be made, or is not sent. Null if there is no reason. */
  reason: string | null;
  /** The share that opens it. Null before it is approved. */
  shareId: string | null;
  deliveries: MailDelivery[];
  createdDate: string;
  updatedDate: string;
}

/** The last period that ended before a day. Months are those of the calendar, and weeks begin on Monday. */
export function lastPeriod(period: Period, today: string): DateWindow {
  if (period === 'week') {
    const monday = mondayOf(today);
    return { startDate: addDays(monday, -7), endDate: dayBefore(monday) };
  }
  const endDate = dayBefore(`${today.slice(0, 7)}-01`);
  return { startDate: `${endDate.slice(0, 7)}-01`, endDate };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `November 2026`, or the days of any other period. */
export function namePeriod({ startDate, endDate }: DateWindow): string {
  const isMonth = startDate.endsWith('-01') && dayAfter(endDate) === nextMonth(startDate);
  const name = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
  if (isMonth) return `${MONTHS[Number(startDate.slice(5, 7)) - 1]} ${startDate.slice(0, 4)}`;
  const start =
    startDate.slice(0, 4) === endDate.slice(0, 4) ? name(startDate) : `${name(startDate)}, ${startDate.slice(0, 4)}`;
  return `${start} to ${name(endDate)}, ${endDate.slice(0, 4)}`;
}

function nextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

/** Identifies the messages of an edition. */
export function mailPurpose(editionId: string): string {
  return `client-report ${editionId}`;
}

interface MessageSource extends Pick<Edition, 'reportTitle' | 'comment' | 'startDate' | 'endDate'> {
  isSimulated: boolean;
}

/** The message that brings an edition to a client. `url` is null if the address of the server is not known. */
export function writeMessage(
  { reportTitle, comment, isSimulated, ...window }: MessageSource,
  url: string | null,
): { subject: string; paragraphs: string[] } {
  const period = namePeriod(window);
  const link = url === null ? [] : [`The same report as a web page: ${url}`];
  const simulated = isSimulated ? ['Simulated data: the sandbox wrote these answers.'] : [];
  const attached = `The report “${reportTitle}” for ${period} is attached.`;
  const paragraphs = [attached, ...simulated, comment.trim(), ...link];
  return { subject: `${reportTitle}: ${period}`, paragraphs: paragraphs.filter((each) => each !== '') };
}

export const NO_ANSWERS = 'There are no answers in this period.';

export function editionExists(): Failure {
  return new Failure('conflict', 'The report of this period exists already.');
}

/** Before a report with recipients is approved. */
export function needsMail(): Failure {
  return new Failure('conflict', `${NO_MAIL} Or remove the recipients: the approved report is a link then.`);
}

export function notADraft(): Failure {
  return new Failure('conflict', 'Only a draft can be approved.');
}

export function notChangeable(): Failure {
  return new Failure('conflict', 'A report that was approved cannot be changed.');
}

export function notDiscardable(): Failure {
  return new Failure('conflict', 'A report that was approved cannot be discarded. Delete its share to stop the link.');
}

export function nothingFailed(): Failure {
  return new Failure('conflict', 'Nothing of this report failed.');
}

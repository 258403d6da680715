import type { Alert } from './alerts.ts';
import type { DeliveryEvent } from './deliveries.ts';
import type { DestinationKind } from './destinations.ts';

/** What is sent to a destination, in the form that each kind needs. */
export interface Message {
  event: DeliveryEvent;
  timestamp: string;
  /** For programs. */
  data: object;
  /** For people. */
  subject: string;
  paragraphs: string[];
  links: { title: string; url: string }[];
}

export const SIMULATED = 'Simulated data: the sandbox wrote these answers.';

/** The message of an alert. Without the public address of the server, its links are paths. */
export function describeAlert(alert: Alert, reportTitle: string | null, publicUrl: string | null): Message {
  const { event, sentence, isSimulated } = alert;
  const links = alert.links.map(({ title, path }) => ({ title, url: `${publicUrl ?? ''}${path}` }));
  const data = {
    id: alert.id,
    workspaceId: alert.workspaceId,
    reportId: alert.reportId,
    reportTitle,
    subject: alert.subject,
    isSimulated,
    startDate: alert.startDate,
    endDate: alert.endDate,
    beforeStartDate: alert.beforeStartDate,
    beforeEndDate: alert.beforeEndDate,
    figures: alert.figures,
    sentence,
    links,
  };
  const subject = reportTitle === null ? sentence : `${reportTitle}: ${sentence}`;
  const timestamp = alert.firedDate ?? alert.createdDate;
  return { event, timestamp, data, subject, paragraphs: [subject, ...(isSimulated ? [SIMULATED] : [])], links };
}

export function describeTest(timestamp: string): Message {
  const subject = 'A test message of Sightline';
  const sentence = 'This destination works. Alerts and digests will look like this message.';
  return { event: 'test', timestamp, data: { sentence }, subject, paragraphs: [sentence], links: [] };
}

/** What is stored of a message that is mailed. */
export interface MailBody {
  subject: string;
  paragraphs: string[];
}

const LONGEST_SUBJECT = 150;

/** The body of a delivery. It does not change, so that every attempt sends the same bytes. */
export function writeBody(
  kind: DestinationKind,
  { event, timestamp, data, subject, paragraphs, links }: Message,
): string {
  if (kind === 'webhook') return JSON.stringify({ type: event, timestamp, data });
  if (kind === 'slack') {
    const linked = links.map(({ title, url }) => (isUrl(url) ? `<${url}|${escapeSlack(title)}>` : escapeSlack(title)));
    return JSON.stringify({ text: [...paragraphs.map(escapeSlack), ...linked].join('\n') });
  }
  const reachable = links.filter(({ url }) => isUrl(url)).map(({ title, url }) => `${title}: ${url}`);
  const short = subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT - 1)}…` : subject;
  return JSON.stringify({ subject: short, paragraphs: [...paragraphs, ...reachable] } satisfies MailBody);
}

function isUrl(url: string): boolean {
  return /^https?:/.test(url);
}

/** Slack reads these characters as links and mentions. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The end of each mail. */
export function describeUnsubscribe(workspace: string, url: string | null): string {
  const why = `You receive this message because your address is a destination of the workspace ${workspace}.`;
  return url === null ? `${why} Ask a person with access to the workspace to remove it.` : `${why} Unsubscribe: ${url}`;
}

import type { MailOutcome } from './port.ts';

/** What nodemailer adds to its errors. */
interface MailError extends Error {
  code?: string;
  /** The last line of the server. */
  response?: string;
  responseCode?: number;
  command?: string;
}

/** The commands that concern this message. After others, such as signing in, all messages can be sent again later. */
const OF_MESSAGE = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
const LONGEST_REASON = 500;

/** Without a response, the server may have accepted a message that was transmitted. */
export function outcomeOf(error: unknown, isTransmitting: boolean): MailOutcome {
  const { responseCode = 0, command = '' } = error as Partial<MailError>;
  const reason = describeMailError(error);
  if (responseCode >= 500 && OF_MESSAGE.has(command)) return { state: 'rejected', reason };
  return { state: isTransmitting && responseCode === 0 ? 'unknown' : 'deferred', reason };
}

const CAUSES: Record<string, string> = {
  ETIMEDOUT: 'The mail server did not respond in time',
  EAUTH: 'The mail server rejected the user or the password of SMTP_URL',
  ETLS: 'The connection to the mail server could not be encrypted',
  EDNS: 'The host of SMTP_URL was not found',
};

export function describeMailError(error: unknown): string {
  const { code = '', response, command, message = String(error) } = error as Partial<MailError>;
  const cause = CAUSES[code] ?? (response ? `The mail server rejected ${command ?? 'the message'}` : null);
  const detail = response ?? message;
  return oneLine(cause === null ? `The mail server could not be used: ${detail}` : `${cause}: ${detail}`);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
}

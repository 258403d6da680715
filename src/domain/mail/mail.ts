import { Failure } from '../shared/failures.ts';

/**
 * `uncertain`: the mail server may have accepted the message, so it is not sent again by itself. `failed`: the server rejected it, or all
 * attempts failed.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed', 'uncertain'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The delivery of a message to one recipient. */
export interface MailDelivery {
  recipient: string;
  state: MailState;
  attempts: number;
  /** Why the last attempt failed. Null if none did. */
  reason: string | null;
  updatedDate: string;
}

export const NO_MAIL = 'This server cannot send mail. Set SMTP_URL and MAIL_FROM.';
export const INTERRUPTED =
  'The server stopped while it sent the message, so the recipient may have it. Send it again if not.';

/** What a message says, while it is not sent. */
export interface MailContent {
  text: string;
  html: string | null;
  /** In base64, as in JSON. */
  attachments: { filename: string; contentType: string; content: string }[];
  /** Where the recipient unsubscribes with one click. Absent for messages that a person decided to send. */
  unsubscribeUrl?: string | null;
}

export function mailUnavailable(): Failure {
  return new Failure('conflict', NO_MAIL);
}

/** Without the punctuation after it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The HTML of a message, from the same paragraphs as its text. Addresses become links. */
export function toMailHtml(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) => {
      // Every second part is an address.
      const parts = paragraph.split(ADDRESS).map(escape);
      const linked = parts.map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part));
      return `<p>${linked.join('').replaceAll('\n', '<br>')}</p>`;
    })
    .join('\n');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPED[character] ?? '');
}

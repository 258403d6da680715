import { INTERRUPTED, NO_MAIL } from '../../domain/mail/mail.ts';
import type { Mail, MailOutcome } from '../../gateways/mail/port.ts';
import { beginAttempt, type MessageKey, moveMessage, type WaitingMessage } from '../../storage/mail.ts';
import type { Context } from '../context.ts';

const STATES = { accepted: 'sent', rejected: 'failed', unknown: 'uncertain', deferred: 'waiting' } as const;

/**
 * The job that sends a message. It is `sending` from the moment when the mail server is ready for it: a run that finds it so was
 * interrupted, and does not send it again, because the server may have accepted it.
 */
export async function sendMail(context: Context, key: MessageKey): Promise<string> {
  const { database, mailer, now } = context;
  const message = await beginAttempt(database, key, now());
  if (!message) {
    const lost = { from: ['sending'], to: 'uncertain', reason: INTERRUPTED } as const;
    return (await moveMessage(database, key, lost, now())) ? 'uncertain' : 'not waiting';
  }
  let isClaimed = false;
  const outcome: MailOutcome = mailer
    ? await mailer.send(toMail(key, message), async () => {
        isClaimed = await moveMessage(database, key, { from: ['waiting'], to: 'sending' }, now());
        if (!isClaimed) throw new Error('Another worker sends the message');
      })
    : { state: 'rejected', reason: NO_MAIL };
  const reason = outcome.state === 'accepted' ? null : outcome.reason;
  const to = STATES[outcome.state];
  // Another run believes that this one was interrupted if it finds the message meanwhile.
  const from = isClaimed ? (['sending', 'uncertain'] as const) : (['waiting'] as const);
  await moveMessage(database, key, { from, to, reason }, now());
  if (outcome.state === 'deferred') throw new Error(outcome.reason);
  return to;
}

/** After the last retry. The record keeps the reason of the last attempt. */
export async function failMail({ database, now }: Context, key: MessageKey, reason: string): Promise<void> {
  await moveMessage(database, key, { from: ['waiting'], to: 'failed', reason }, now());
}

function toMail(
  { messageId: id }: MessageKey,
  { recipient: to, subject, content, createdDate: date }: WaitingMessage,
): Mail {
  const { text, html, attachments, unsubscribeUrl = null } = content;
  const decoded = attachments.map((attachment) => ({
    ...attachment,
    content: Buffer.from(attachment.content, 'base64'),
  }));
  return { id, to, subject, text, html, attachments: decoded, unsubscribeUrl, date };
}

import type { MailContent } from '../../domain/mail/mail.ts';
import { insertMessages } from '../../storage/mail.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

export interface QueuedMail extends MailContent {
  workspaceId: string;
  /** What the message is about, such as `client-report edi_…`. Each recipient gets one message for it, however often this is called. */
  purpose: string;
  recipients: readonly string[];
  subject: string;
}

/** Stores a message for each recipient and enqueues its delivery, as part of a transaction. */
export async function queueMail(
  { enqueue, now }: Pick<Context, 'enqueue' | 'now'>,
  tx: Database,
  { workspaceId, purpose, recipients, subject, ...content }: QueuedMail,
): Promise<void> {
  const date = now();
  const messages = recipients.map((recipient) => ({ id: newId('mail', date), recipient }));
  const added = await insertMessages(tx, { workspaceId, purpose, subject, content }, messages, date);
  if (added.length > 0) await enqueue(tx, 'mail.send', ...added.map((messageId) => ({ workspaceId, messageId })));
}

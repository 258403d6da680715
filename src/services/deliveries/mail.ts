import { UNREADABLE } from '../../domain/alerts/destinations.ts';
import { describeUnsubscribe, type MailBody } from '../../domain/alerts/messages.ts';
import { toMailHtml } from '../../domain/mail/mail.ts';
import { type DueDelivery, mailPurposeOf, recordAttempt } from '../../storage/deliveries.ts';
import { findAlertContext } from '../../storage/destinations.ts';
import type { Context } from '../context.ts';
import { unsealDestination } from '../destinations/secrets.ts';
import { queueMail } from '../mail/queue.ts';
import type { Attempt } from './send.ts';

/** Passes a delivery on to the mail of the server, which sends it once and records its state. */
export async function mailDelivery(context: Context, attempt: Attempt, due: DueDelivery): Promise<string> {
  const { database, publicUrl } = context;
  const now = context.now();
  const { workspaceId, deliveryId } = attempt;
  const secrets = await unsealDestination(context, due.destinationId, due.sealed);
  const { name } = await findAlertContext(database, { workspaceId, reportId: null });
  const token = secrets?.unsubscribe ?? null;
  const unsubscribeUrl = publicUrl === null || token === null ? null : `${publicUrl}/unsubscribe/${token}`;
  const { subject, paragraphs } = JSON.parse(due.body) as MailBody;
  const texts = [...paragraphs, describeUnsubscribe(name, unsubscribeUrl)];
  return database.transaction(async (tx) => {
    const isReadable = secrets !== null;
    const result = { status: null, reason: isReadable ? null : UNREADABLE, nextDate: now };
    const state = isReadable ? 'delivered' : 'failed';
    if (!(await recordAttempt(tx, attempt, { state, ...result }, now))) return 'recorded before';
    if (!isReadable) return state;
    await queueMail(context, tx, {
      workspaceId,
      purpose: mailPurposeOf(deliveryId, attempt.attempt + 1),
      recipients: [due.address],
      subject,
      text: texts.join('\n\n'),
      html: toMailHtml(texts),
      attachments: [],
      unsubscribeUrl,
    });
    return 'mailed';
  }, workspaceId);
}

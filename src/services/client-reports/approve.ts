import { hashToken } from '../../domain/access/tokens.ts';
import {
  type Edition,
  mailPurpose,
  needsMail,
  notADraft,
  writeMessage,
} from '../../domain/client-reports/client-reports.ts';
import { toMailHtml } from '../../domain/mail/mail.ts';
import { notFound } from '../../domain/shared/failures.ts';
import {
  approveEdition as approveStored,
  findClientReport,
  findContent,
  lockEdition,
} from '../../storage/client-reports.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { insertShare } from '../../storage/shares.ts';
import type { CallerContext, Context } from '../context.ts';
import { newId } from '../ids.ts';
import { queueMail } from '../mail/queue.ts';
import type { ReportView } from '../shares/view.ts';
import { drawToken } from '../tokens.ts';
import { getEdition } from './editions.ts';

export interface EditionInput {
  reportId: string;
  editionId: string;
}

/** Creates the link of a draft and mails it to the recipients of the client report. */
export async function approveEdition(
  context: CallerContext,
  input: EditionInput,
): Promise<Edition & { token: string }> {
  const { database, mailer } = context;
  const edition = await getEdition(context, input);
  const { workspaceId, reportId, id: editionId } = edition;
  const template = await findClientReport(database, { workspaceId, reportId });
  if (!template) throw notFound('Client report');
  if (template.recipients.length > 0 && !mailer) throw needsMail();
  const key = { workspaceId, editionId };
  const token = await database.workspaceTransaction(workspaceId, async (tx) => {
    if ((await lockEdition(tx, key))?.state !== 'draft') throw notADraft();
    const content = await findContent(tx, key);
    if (!content?.pdf) throw notADraft();
    const { recipients } = template;
    return sendEdition(context, tx, { edition, recipients, view: content.view as ReportView, pdf: content.pdf });
  });
  return { ...(await getEdition(context, input)), token };
}

interface Sending {
  edition: Omit<Edition, 'deliveries'>;
  recipients: string[];
  view: ReportView;
  pdf: Uint8Array;
}

/** As part of the transaction in which a draft was locked, so that it happens once. Returns the token of the link. */
export async function sendEdition(
  context: Context,
  tx: Database,
  { edition, recipients, view, pdf }: Sending,
): Promise<string> {
  const { id: editionId, workspaceId, reportId, startDate, endDate } = edition;
  const createdDate = context.now();
  const token = drawToken();
  const shareId = newId('share', createdDate);
  const { country, engines, tagId, branded, compareStartDate, compareEndDate } = view;
  await insertShare(tx, {
    id: shareId,
    reportId,
    hash: hashToken(token),
    startDate,
    endDate,
    country,
    engines,
    tagId,
    branded,
    compareStartDate,
    compareEndDate,
    view,
    password: null,
    isTemporary: false,
    notes: false,
    createdDate,
    expiresDate: null,
  });
  await approveStored(tx, { workspaceId, editionId }, shareId, createdDate);
  const url = context.publicUrl === null ? null : `${context.publicUrl}/share/${token}`;
  const { subject, paragraphs } = writeMessage({ ...edition, isSimulated: view.stats.source === 'sandbox' }, url);
  const content = Buffer.from(pdf).toString('base64');
  await queueMail(context, tx, {
    workspaceId,
    purpose: mailPurpose(editionId),
    recipients,
    subject,
    text: paragraphs.join('\n\n'),
    html: toMailHtml(paragraphs),
    attachments: [{ filename: `report-${startDate}-${endDate}.pdf`, contentType: 'application/pdf', content }],
  });
  return token;
}

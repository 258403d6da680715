import { requireWorkspace } from '../../domain/access/access.ts';
import {
  type Edition,
  type EditionState,
  editionExists,
  lastPeriod,
  mailPurpose,
  notChangeable,
  notDiscardable,
  nothingFailed,
} from '../../domain/client-reports/client-reports.ts';
import { mailUnavailable } from '../../domain/mail/mail.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import {
  deleteDiscarded,
  discardEdition as discardStored,
  findClientReport,
  findContent,
  insertEdition,
  listEditions as listStored,
  lockEdition,
  restartEdition,
} from '../../storage/client-reports.ts';
import { listDeliveries, restartMessages } from '../../storage/mail.ts';
import type { CallerContext, Context } from '../context.ts';
import { newId } from '../ids.ts';
import { readPage } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';
import type { ReportView } from '../shares/view.ts';

interface EditionInput {
  reportId: string;
  editionId: string;
}

interface ListEditionsInput {
  id: string;
  reportId?: string | undefined;
  state?: EditionState | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The newest first. */
export async function listEditions(
  context: CallerContext,
  { id: workspaceId, reportId, state, ...paging }: ListEditionsInput,
): Promise<Page<Edition>> {
  requireWorkspace(context.caller, workspaceId);
  const filter = { workspaceIds: [workspaceId], reportId, state };
  const page = await readPage(['client report editions', filter], paging, (range) =>
    listStored(context.database, { ...filter, ...range }),
  );
  return { ...page, items: await addDeliveries(context, workspaceId, page.items) };
}

export async function getEdition(context: CallerContext, { reportId, editionId }: EditionInput): Promise<Edition> {
  const workspaceId = await getReportWorkspace(context, reportId);
  const filter = { workspaceIds: [workspaceId], reportId, editionId, before: null, take: 1 };
  const [edition] = await addDeliveries(context, workspaceId, await listStored(context.database, filter));
  if (!edition) throw notFound('Edition');
  return edition;
}

/** The edition with what it shows. */
export async function readEdition(
  context: CallerContext,
  input: EditionInput,
): Promise<Edition & { view: ReportView | null; pdf: string | null }> {
  const edition = await getEdition(context, input);
  const content = await findContent(context.database, { workspaceId: edition.workspaceId, editionId: edition.id });
  const view = (content?.view ?? null) as ReportView | null;
  return { ...edition, view, pdf: content?.pdf?.toString('base64') ?? null };
}

/** Begins the edition of the last period now, also if one was discarded. */
export async function createEdition(context: CallerContext, { reportId }: { reportId: string }): Promise<Edition> {
  const { database, enqueue, now } = context;
  const workspaceId = await getReportWorkspace(context, reportId);
  const template = await findClientReport(database, { workspaceId, reportId });
  if (!template) throw notFound('Client report');
  const id = newId('edition', now());
  await database.workspaceTransaction(workspaceId, async (tx) => {
    const edition = { id, workspaceId, reportId, ...lastPeriod(template.period, dayOf(now())) };
    await deleteDiscarded(tx, edition);
    if (!(await insertEdition(tx, edition, now()))) throw editionExists();
    await enqueue(tx, 'client-reports.make', { workspaceId, editionId: id });
  });
  return getEdition(context, { reportId, editionId: id });
}

/** Changes the comment. The draft is printed again if the comment differs; its statistics do not change. */
export async function updateEdition(
  context: CallerContext,
  { comment, ...input }: EditionInput & { comment: string },
): Promise<Edition> {
  const { workspaceId, id: editionId } = await getEdition(context, input);
  const { database, enqueue, now } = context;
  await database.workspaceTransaction(workspaceId, async (tx) => {
    const stored = await lockEdition(tx, { workspaceId, editionId });
    if (stored === null || stored.state === 'approved' || stored.state === 'discarded') throw notChangeable();
    if (stored.state !== 'failed' && stored.comment === comment) return;
    await restartEdition(tx, { workspaceId, editionId }, comment, now());
    await enqueue(tx, 'client-reports.make', { workspaceId, editionId });
  });
  return getEdition(context, input);
}

/** Deletes an edition that was not approved. The period has none until one is requested. */
export async function discardEdition(context: CallerContext, input: EditionInput): Promise<void> {
  const { workspaceId, id: editionId } = await getEdition(context, input);
  const { database, now } = context;
  await database.workspaceTransaction(workspaceId, async (tx) => {
    if ((await lockEdition(tx, { workspaceId, editionId }))?.state === 'approved') throw notDiscardable();
    await discardStored(tx, { workspaceId, editionId }, now());
  });
}

/** Makes an edition again that could not be made, or sends the messages again that were not delivered. */
export async function retryEdition(context: CallerContext, input: EditionInput): Promise<Edition> {
  const { workspaceId, id: editionId } = await getEdition(context, input);
  const { database, enqueue, mailer, now } = context;
  await database.workspaceTransaction(workspaceId, async (tx) => {
    const state = (await lockEdition(tx, { workspaceId, editionId }))?.state;
    if (state === 'failed') {
      await restartEdition(tx, { workspaceId, editionId }, null, now());
      await enqueue(tx, 'client-reports.make', { workspaceId, editionId });
      return;
    }
    const messages =
      state === 'approved' ? await restartMessages(tx, { workspaceId, purpose: mailPurpose(editionId) }, now()) : [];
    if (messages.length === 0) throw nothingFailed();
    if (!mailer) throw mailUnavailable();
    await enqueue(tx, 'mail.send', ...messages.map((messageId) => ({ workspaceId, messageId })));
  });
  return getEdition(context, input);
}

async function addDeliveries(
  { database }: Context,
  workspaceId: string,
  editions: Omit<Edition, 'deliveries'>[],
): Promise<Edition[]> {
  const purposes = editions.map(({ id }) => mailPurpose(id));
  const deliveries = purposes.length === 0 ? [] : await listDeliveries(database, { workspaceId, purposes });
  return editions.map((edition) => ({
    ...edition,
    deliveries: deliveries
      .filter(({ purpose }) => purpose === mailPurpose(edition.id))
      .map(({ recipient, state, attempts, reason, updatedDate }) => ({
        recipient,
        state,
        attempts,
        reason,
        updatedDate,
      })),
  }));
}

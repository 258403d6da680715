import { type ClientReport, type Edition, NO_ANSWERS, SECTIONS } from '../../domain/client-reports/client-reports.ts';
import { NO_MAIL } from '../../domain/mail/mail.ts';
import { Failure } from '../../domain/shared/failures.ts';
import {
  type EditionKey,
  failEdition as failStored,
  findClientReport,
  findContent,
  listEditions,
  lockEdition,
  saveDraft,
} from '../../storage/client-reports.ts';
import { hasUnfinishedJob } from '../../storage/jobs/unfinished.ts';
import type { Context } from '../context.ts';
import { printView } from '../shares/print.ts';
import { asViewer, type ReportView, readView } from '../shares/view.ts';
import { sendEdition } from './approve.ts';

/** Longer than for a person: other pages may be in the browser, and the machine may be busy. */
const WAIT_MS = 5 * 60_000;
const PAGE_MS = 2 * 60_000;

/**
 * The job that reads and prints the report of a period. What was read once remains, so that a draft does not change while its
 * comment is written. If the comment changes meanwhile, it is printed again. Automatic ones are sent in the transaction that ends
 * the making.
 */
export async function makeEdition(context: Context, key: EditionKey, signal: AbortSignal): Promise<string> {
  const { database, now } = context;
  const [edition] = await listEditions(database, {
    workspaceIds: [key.workspaceId],
    editionId: key.editionId,
    before: null,
    take: 1,
  });
  if (edition?.state !== 'making') return 'not requested';
  const browser = context.renderer.readState();
  if (browser.browser === 'missing') {
    await failStored(database, key, `Printing needs a browser. ${browser.hint}.`, now());
    return 'no browser';
  }
  const template = await findClientReport(database, edition);
  const stored = await findContent(database, key);
  const read = (stored?.view as ReportView | null) ?? (await readEdition(context, edition, template));
  if (read.stats.answers === 0) {
    await failStored(database, key, NO_ANSWERS, now());
    return 'no answers';
  }
  const view = { ...read, sections: template?.sections ?? [...SECTIONS], comment: edition.comment };
  const pdf = await print(context, edition, view, signal);
  const isAutomatic = template?.delivery === 'automatic';
  const canSend = template !== null && (template.recipients.length === 0 || context.mailer !== null);
  const state = await database.workspaceTransaction(key.workspaceId, async (tx) => {
    const locked = await lockEdition(tx, key);
    if (locked?.state !== 'making') return 'not requested';
    if (locked.comment !== edition.comment) return 'changed';
    await saveDraft(tx, key, { view, pdf, reason: isAutomatic && !canSend ? NO_MAIL : null }, now());
    if (!isAutomatic || !canSend) return 'draft';
    await sendEdition(context, tx, { edition, recipients: template.recipients, view, pdf });
    return 'sent';
  });
  return state === 'changed' ? makeEdition(context, key, signal) : state;
}

/** After the last retry. */
export async function failEdition({ database, now }: Context, key: EditionKey, reason: string): Promise<void> {
  await failStored(database, key, reason, now());
}

async function readEdition(
  context: Context,
  { workspaceId, reportId, startDate, endDate }: Omit<Edition, 'deliveries'>,
  template: ClientReport | null,
): Promise<ReportView> {
  const all = { engines: null, tagId: null, branded: 'include', compareStartDate: null, compareEndDate: null } as const;
  const filter = { startDate, endDate, country: template?.country ?? null, ...all };
  const viewer = asViewer(context, { workspaceId });
  const view = await readView(viewer, { workspaceId, reportId, filter, mode: 'frozen', notes: false });
  // What is frozen now stays, so that statistics that are still being counted would never be complete. The job is retried.
  const { status, isRecalculating } = view.stats;
  const isDemoLoading = await hasUnfinishedJob(context.database, 'demo.fill', workspaceId);
  if (status === 'setting_up' || isRecalculating || isDemoLoading) {
    throw new Failure('unavailable', 'The statistics of the report are still being calculated.');
  }
  return view;
}

async function print(
  context: Context,
  { workspaceId, reportId }: Omit<Edition, 'deliveries'>,
  view: ReportView,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const server = await context.servePages();
  try {
    const options = { serverUrl: server.url, signal, waitMs: WAIT_MS, pageMs: PAGE_MS };
    return await printView(context, { workspaceId, reportId, view }, options);
  } finally {
    await server.close();
  }
}

import { hashToken } from '../../domain/access/tokens.ts';
import { Failure, temporarilyUnavailable } from '../../domain/shared/failures.ts';
import { deleteShare, insertShare } from '../../storage/shares.ts';
import type { CallerContext, Context } from '../context.ts';
import { newId } from '../ids.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { requireTag } from '../tags/require-tag.ts';
import { drawToken } from '../tokens.ts';
import { type SharedInput, toShareFilter } from './filter.ts';
import { type ReportView, readView } from './view.ts';

/** How long a caller waits: for a turn, for the browser and for the page. */
const WAIT_MS = 45_000;
const PAGE_MS = 30_000;
/** Longer than printing takes, including the wait for a turn. */
const SHARE_MS = 5 * 60_000;

export interface PrintOptions {
  /** Where this server can be reached from this machine. */
  serverUrl: string;
  signal: AbortSignal;
  /** Defaults to 45 seconds. */
  waitMs?: number;
  /** Time limit for the page itself. Defaults to 30 seconds. */
  pageMs?: number;
}

/** Prints what a share would show as a PDF. */
export async function printReport(
  context: CallerContext,
  input: SharedInput,
  options: PrintOptions,
): Promise<Uint8Array> {
  const { reportId } = input;
  const filter = toShareFilter(input);
  const workspaceId = await getReportWorkspace(context, reportId);
  await requireTag(context.database, workspaceId, input.tagId);
  requireBrowser(context);
  const view = await readView(context, { workspaceId, reportId, filter, mode: 'frozen', notes: true });
  return printView(context, { workspaceId, reportId, view }, options);
}

/** Prints a view that was read before. The browser opens the page of a share that exists only meanwhile. */
export async function printView(
  context: Context,
  { workspaceId, reportId, view }: { workspaceId: string; reportId: string; view: ReportView },
  { serverUrl, signal, waitMs = WAIT_MS, pageMs = PAGE_MS }: PrintOptions,
): Promise<Uint8Array> {
  const { database, renderer, now } = context;
  requireBrowser(context);
  const timeout = AbortSignal.timeout(waitMs);
  const token = drawToken();
  const createdDate = now();
  const shareId = newId('share', createdDate);
  const { startDate, endDate, country, engines, tagId, branded, compareStartDate, compareEndDate } = view;
  const share = {
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
    isTemporary: true,
    notes: true,
    createdDate,
    expiresDate: new Date(createdDate.getTime() + SHARE_MS + waitMs),
  };
  await database.workspaceTransaction(workspaceId, (tx) => insertShare(tx, share));
  try {
    const url = `${serverUrl}/share/${token}`;
    const printed = await print(renderer, url, { timeout, signal, pageMs });
    if ('reason' in printed) throw temporarilyUnavailable(`The report could not be printed: ${printed.reason}.`);
    return printed.pdf;
  } finally {
    await deleteShare(database, { reportId, shareId });
  }
}

function requireBrowser({ renderer }: Context): void {
  const state = renderer.readState();
  if (state.browser === 'missing') throw new Failure('unavailable', `Printing needs a browser. ${state.hint}.`);
}

async function print(
  renderer: Context['renderer'],
  url: string,
  { timeout, signal, pageMs }: { timeout: AbortSignal; signal: AbortSignal; pageMs: number },
): Promise<Awaited<ReturnType<Context['renderer']['print']>>> {
  try {
    return await renderer.print(url, { deadlineMs: pageMs, signal: AbortSignal.any([timeout, signal]) });
  } catch (error) {
    if (error === timeout.reason) return { reason: 'the browser did not finish in time' };
    throw error;
  }
}

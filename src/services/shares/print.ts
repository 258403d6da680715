import { hashToken } from '../../domain/access/tokens.ts';
import { Failure, temporarilyUnavailable } from '../../domain/shared/failures.ts';
import { deleteShare, insertShare } from '../../storage/shares.ts';
import type { CallerContext, Context } from '../context.ts';
import { newId } from '../ids.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { requireTag } from '../tags/require-tag.ts';
import { drawToken } from '../tokens.ts';
import { type SharedInput, toShareFilter } from './filter.ts';
import { readView } from './view.ts';

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
}

/** Prints what a share would show as a PDF. The browser opens the page of a share that exists only meanwhile. */
export async function printReport(
  context: CallerContext,
  input: SharedInput,
  { serverUrl, signal, waitMs = WAIT_MS }: PrintOptions,
): Promise<Uint8Array> {
  const { database, renderer, now } = context;
  const { reportId } = input;
  const filter = toShareFilter(input);
  const timeout = AbortSignal.timeout(waitMs);
  const workspaceId = await getReportWorkspace(context, reportId);
  await requireTag(database, workspaceId, input.tagId);
  const state = renderer.readState();
  if (state.browser === 'missing') throw new Failure('unavailable', `Printing needs a browser. ${state.hint}.`);
  const view = await readView(context, { workspaceId, reportId, filter, mode: 'frozen', notes: true });
  const token = drawToken();
  const createdDate = now();
  const shareId = newId('share', createdDate);
  const share = {
    id: shareId,
    reportId,
    hash: hashToken(token),
    ...filter,
    view,
    password: null,
    isTemporary: true,
    notes: true,
    createdDate,
    expiresDate: new Date(createdDate.getTime() + SHARE_MS),
  };
  await database.workspaceTransaction(workspaceId, (tx) => insertShare(tx, share));
  try {
    const url = `${serverUrl}/share/${token}`;
    const printed = await print(renderer, url, { timeout, signal });
    if ('reason' in printed) throw temporarilyUnavailable(`The report could not be printed: ${printed.reason}.`);
    return printed.pdf;
  } finally {
    await deleteShare(database, { reportId, shareId });
  }
}

async function print(
  renderer: Context['renderer'],
  url: string,
  { timeout, signal }: { timeout: AbortSignal; signal: AbortSignal },
): Promise<Awaited<ReturnType<Context['renderer']['print']>>> {
  try {
    return await renderer.print(url, { deadlineMs: PAGE_MS, signal: AbortSignal.any([timeout, signal]) });
  } catch (error) {
    if (error === timeout.reason) return { reason: 'the browser did not finish in time' };
    throw error;
  }
}

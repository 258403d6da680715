import { hashToken } from '../../domain/access/tokens.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { deleteShare, insertShare } from '../../storage/shares.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { drawToken } from '../tokens.ts';
import { readView, type ViewInput } from './view.ts';

const PRINT_MS = 30_000;
/** Longer than printing takes, including the wait for a turn. */
const SHARE_MS = 5 * 60_000;

export interface PrintOptions {
  /** Where this server can be reached from this machine. */
  serverUrl: string;
  signal: AbortSignal;
}

/** Prints what a share would show as a PDF. The browser opens the page of a share that exists only meanwhile. */
export async function printReport(
  context: CallerContext,
  input: ViewInput,
  { serverUrl, signal }: PrintOptions,
): Promise<Uint8Array> {
  const { database, renderer, now } = context;
  const { reportId, startDate, endDate, country } = input;
  const workspaceId = await getReportWorkspace(context, reportId);
  const state = renderer.readState();
  if (state.browser === 'missing') throw cannotPrint(`Printing needs a browser. ${state.hint}.`);
  const view = await readView(context, input, 'frozen');
  const token = drawToken();
  const createdDate = now();
  const shareId = newId('share', createdDate);
  const share = {
    id: shareId,
    reportId,
    hash: hashToken(token),
    startDate,
    endDate,
    country,
    view,
    password: null,
    isTemporary: true,
    createdDate,
    expiresDate: new Date(createdDate.getTime() + SHARE_MS),
  };
  await database.workspaceTransaction(workspaceId, (tx) => insertShare(tx, share));
  try {
    const printed = await renderer.print(`${serverUrl}/share/${token}`, { deadlineMs: PRINT_MS, signal });
    if ('reason' in printed) throw cannotPrint(`The report could not be printed: ${printed.reason}.`);
    return printed.pdf;
  } finally {
    await deleteShare(database, { reportId, shareId });
  }
}

function cannotPrint(message: string): Failure {
  return new Failure('unavailable', message);
}

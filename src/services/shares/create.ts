import { hashToken } from '../../domain/access/tokens.ts';
import { requireFuture, requireRoomForShare, type Share, type ShareMode } from '../../domain/shares/shares.ts';
import { countShares, insertShare } from '../../storage/shares.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { requireTag } from '../tags/require-tag.ts';
import { drawToken } from '../tokens.ts';
import { type SharedInput, toShareFilter } from './filter.ts';
import { hashPassword } from './password.ts';
import { readView } from './view.ts';

export interface CreateShareInput extends SharedInput {
  mode: ShareMode;
  expiresDate?: string | undefined;
  password?: string | undefined;
  notes?: boolean | undefined;
}

/** Creates a link to a report. Only the hash of its token is stored, so the link cannot be shown again. */
export async function createShare(context: CallerContext, input: CreateShareInput): Promise<Share & { token: string }> {
  const { reportId, mode, password, notes = false } = input;
  const workspaceId = await getReportWorkspace(context, reportId);
  await requireTag(context.database, workspaceId, input.tagId, 'body');
  const filter = toShareFilter(input);
  const createdDate = context.now();
  const expiresDate = input.expiresDate === undefined ? null : new Date(input.expiresDate);
  requireFuture(expiresDate, createdDate);
  requireRoomForShare(await countShares(context.database, reportId));
  const token = drawToken();
  const share = { id: newId('share', createdDate), ...filter };
  const stored = {
    ...share,
    reportId,
    hash: hashToken(token),
    view: mode === 'frozen' ? await readView(context, { workspaceId, reportId, filter, mode, notes }) : null,
    password: password === undefined ? null : await hashPassword(password),
    isTemporary: false,
    notes,
    createdDate,
    expiresDate,
  };
  await context.database.workspaceTransaction(workspaceId, (tx) => insertShare(tx, stored));
  return {
    ...share,
    mode,
    hasPassword: password !== undefined,
    notes,
    createdDate: createdDate.toISOString(),
    expiresDate: expiresDate?.toISOString() ?? null,
    token,
  };
}

import { hashToken, isToken } from '../../domain/access/tokens.ts';
import type { Branding } from '../../domain/branding/branding.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { tooManyPasswords, wrongPassword } from '../../domain/shares/shares.ts';
import { claimAttempt, findShare, type OpenShare, returnAttempt } from '../../storage/shares.ts';
import { findShownBranding } from '../branding/read.ts';
import type { Context } from '../context.ts';
import { isPassword } from './password.ts';
import { asViewer, type ReportView, readView } from './view.ts';

export interface OpenShareInput {
  token: string;
  password?: string | undefined;
}

/** Shows a report to people who have its link. Without the password of a protected share, they only learn that it has one. */
export async function openShare(
  context: Context,
  { token, password }: OpenShareInput,
): Promise<{ passwordRequired: boolean; view: ReportView | null; branding: Branding | null }> {
  const share = isToken(token) ? await findShare(context.database, hashToken(token), context.now()) : null;
  if (!share) throw notFound('Share');
  if (share.password !== null) {
    if (password === undefined) return { passwordRequired: true, view: null, branding: null };
    await checkPassword(context, share.id, password, share.password);
  }
  const [view, branding] = await Promise.all([viewOf(context, share), findShownBranding(context, share.workspaceId)]);
  return { passwordRequired: share.hasPassword, view, branding };
}

async function checkPassword(
  { database, now }: Context,
  shareId: string,
  password: string,
  stored: Buffer,
): Promise<void> {
  const exhaustedSince = await claimAttempt(database, shareId, now());
  if (exhaustedSince) throw tooManyPasswords(exhaustedSince, now());
  if (!(await isPassword(password, stored))) throw wrongPassword();
  await returnAttempt(database, shareId);
}

async function viewOf(context: Context, share: OpenShare): Promise<ReportView> {
  if (share.mode === 'frozen') return share.view as ReportView;
  const { views } = context.caches;
  const known = views.get(share.id);
  if (known) return known;
  const view = readView(asViewer(context, share), { ...share, filter: share });
  views.set(share.id, view);
  view.catch(() => views.delete(share.id));
  return view;
}

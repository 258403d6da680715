import { endOf, isOverdue, OVERDUE_REASON } from '../../domain/audits/audits.ts';
import type { ContentCheck, ContentOutcome } from '../../domain/content-checks/checks.ts';
import { endContentCheck, findContentCheck } from '../../storage/content-checks.ts';
import type { Context } from '../context.ts';
import { CHECK_MS, inspectContent } from './inspect.ts';

/** Carries a check out. Done again after a crash it starts from the beginning; done again after the end it does nothing. */
export async function runContentCheck(
  context: Context,
  { checkId }: { checkId: string },
  signal: AbortSignal,
): Promise<string> {
  const { database, now } = context;
  const check = await findContentCheck(database, checkId);
  if (check?.status !== 'pending') return 'ended before';
  const left = endOf(check.createdDate).getTime() - now().getTime() - CHECK_MS;
  const found = left > 0 ? await inspectWithin(left, context, check, signal) : null;
  const outcome = found === null || isOverdue(check, now()) ? { failureReason: OVERDUE_REASON } : found;
  await endContentCheck(database.prisma, check, outcome, now());
  return 'failureReason' in outcome ? outcome.failureReason : 'completed';
}

/** After the last try: a fault of ours, which the log explains. */
export async function giveUpContentCheck({ database, now }: Context, { checkId }: { checkId: string }): Promise<void> {
  const check = await findContentCheck(database, checkId);
  if (check === null) return;
  await endContentCheck(database.prisma, check, { failureReason: 'The check broke off; try again' }, now());
}

/** Null when the turn of the first request did not come in time. */
async function inspectWithin(
  ms: number,
  context: Context,
  check: ContentCheck,
  signal: AbortSignal,
): Promise<ContentOutcome | null> {
  const timeout = AbortSignal.timeout(ms);
  try {
    return await inspectContent(context, check, AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && error === timeout.reason) return null;
    throw error;
  }
}

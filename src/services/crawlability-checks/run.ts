import { endOf, isOverdue, OVERDUE_REASON } from '../../domain/audits/audits.ts';
import type { CrawlabilityOutcome } from '../../domain/crawlability-checks/checks.ts';
import { endCrawlabilityCheck, findCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import type { Context } from '../context.ts';
import { requestRecommendations } from '../recommendations/request.ts';
import { inspectPage } from './inspect.ts';

/** Requests that are under way when the time is over still end, each within its own limits. */
const LAST_REQUESTS_MS = 35_000;

/** Carries a check out. Done again after a crash it starts from the beginning; done again after the end it does nothing. */
export async function runCrawlabilityCheck(
  context: Context,
  { checkId }: { checkId: string },
  signal: AbortSignal,
): Promise<string> {
  const { database, now } = context;
  const check = await findCrawlabilityCheck(database, checkId);
  if (check?.status !== 'pending') return 'ended before';
  const left = endOf(check.createdDate).getTime() - now().getTime() - LAST_REQUESTS_MS;
  const found = left > 0 ? await inspectWithin(left, context, new URL(check.url), signal) : null;
  const outcome = found === null || isOverdue(check, now()) ? { failureReason: OVERDUE_REASON } : found;
  await database.transaction(async (tx) => {
    await endCrawlabilityCheck(tx, check, outcome, now());
    await requestRecommendations(context, tx, check);
  });
  return 'failureReason' in outcome ? outcome.failureReason : 'completed';
}

/** After the last try: a fault of ours, which the log explains. */
export async function giveUpCrawlabilityCheck(
  { database, now }: Context,
  { checkId }: { checkId: string },
): Promise<void> {
  const check = await findCrawlabilityCheck(database, checkId);
  if (check === null) return;
  await endCrawlabilityCheck(database.prisma, check, { failureReason: 'The check broke off; try again' }, now());
}

/** Null when the time was over first. */
async function inspectWithin(
  ms: number,
  { web }: Context,
  url: URL,
  signal: AbortSignal,
): Promise<CrawlabilityOutcome | null> {
  const timeout = AbortSignal.timeout(ms);
  try {
    return await inspectPage(web, url, AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && error === timeout.reason) return null;
    throw error;
  }
}

import { endOf, isOverdue, OVERDUE_REASON } from '../../domain/audits/audits.ts';
import { countQueries, failAll } from '../../domain/query-fan-outs/fan-outs.ts';
import { listBrandNames } from '../../storage/answers/observed-searches.ts';
import { endQueryFanOut, findQueryFanOut } from '../../storage/query-fan-outs.ts';
import type { Context } from '../context.ts';
import { expandForEngines } from './expand.ts';
import { observeSearches } from './observe.ts';

/** A language model that has not answered by then is not waited for. */
const MODEL_MS = 90_000;
/** Kept free for what follows the model. */
const LAST_MS = 30_000;

/** Carries a fan-out out. Done again after a crash it starts from the beginning; done again after the end it does nothing. */
export async function runQueryFanOut(
  context: Context,
  { fanOutId }: { fanOutId: string },
  stopped?: AbortSignal,
): Promise<string> {
  const { database, now } = context;
  const fanOut = await findQueryFanOut(database, fanOutId);
  if (fanOut?.status !== 'pending') return 'ended before';
  const left = endOf(fanOut.createdDate).getTime() - now().getTime() - LAST_MS;
  const late = AbortSignal.timeout(Math.max(0, Math.min(left, MODEL_MS)));
  const signal = stopped ? AbortSignal.any([stopped, late]) : late;
  const [brands, observed] = await Promise.all([
    listBrandNames(database, fanOut.workspaceId),
    observeSearches(context, fanOut),
  ]);
  const found = await expandForEngines(context, fanOut, { brands, observed, signal });
  const results = isOverdue(fanOut, now()) ? failAll(OVERDUE_REASON) : found;
  await endQueryFanOut(database.prisma, fanOut, results);
  return `${countQueries(results)} searches`;
}

/** After the last try: a fault of ours, which the log explains. */
export async function giveUpQueryFanOut({ database }: Context, { fanOutId }: { fanOutId: string }): Promise<void> {
  const fanOut = await findQueryFanOut(database, fanOutId);
  if (fanOut) await endQueryFanOut(database.prisma, fanOut, failAll('The fan-out broke off; try again'));
}

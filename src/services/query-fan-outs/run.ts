import { endOf, isOverdue, OVERDUE_REASON } from '../../domain/audits/audits.ts';
import { countQueries, failAll } from '../../domain/query-fan-outs/fan-outs.ts';
import { listBrandNames } from '../../storage/answers/observed-searches.ts';
import { endQueryFanOut, findQueryFanOut } from '../../storage/query-fan-outs.ts';
import type { Context } from '../context.ts';
import { expandForEngines } from './expand.ts';
import { observeSearches } from './observe.ts';

/** How long to wait for a language model. */
const MODEL_MS = 90_000;
/** Reserved for the work after the model. */
const LAST_MS = 30_000;

/** Runs a fan-out. A retry after a crash starts from the beginning; a retry after the end does nothing. */
export async function runQueryFanOut(
  context: Context,
  { fanOutId }: { fanOutId: string },
  stopped?: AbortSignal,
): Promise<string> {
  const { database, now } = context;
  const fanOut = await findQueryFanOut(database, fanOutId);
  if (fanOut?.status !== 'pending') return 'already completed';
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

/** After the last retry. The log holds the cause. */
export async function giveUpQueryFanOut({ database }: Context, { fanOutId }: { fanOutId: string }): Promise<void> {
  const fanOut = await findQueryFanOut(database, fanOutId);
  if (fanOut)
    await endQueryFanOut(
      database.prisma,
      fanOut,
      failAll('The fan-out could not be completed because of an internal error; try again'),
    );
}

import type { FanOutResult, QueryFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import { listBrandNames } from '../../storage/reports/brands.ts';
import type { Context } from '../context.ts';
import { expandForEngines } from './expand.ts';
import { observeSearches } from './observe.ts';

/** How long to wait for a language model. Without an answer the query is expanded by rules. */
const MODEL_MS = 90_000;

/** The searches of each engine. */
export async function expandQuery(
  context: Context,
  fanOut: QueryFanOut,
  stopped: AbortSignal,
): Promise<FanOutResult[]> {
  const [brands, observed] = await Promise.all([
    listBrandNames(context.database, fanOut.workspaceId),
    observeSearches(context, fanOut),
  ]);
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(MODEL_MS)]);
  return expandForEngines(context, fanOut, { brands, observed, signal });
}

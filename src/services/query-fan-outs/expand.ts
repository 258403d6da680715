import { lexicon } from '../../data.ts';
import { acceptProposals } from '../../domain/query-fan-outs/accept.ts';
import { type Expansion, expandQuery } from '../../domain/query-fan-outs/expand.ts';
import {
  type ExpandedQuery,
  type FanOutResult,
  failAll,
  failResult,
  type QueryFanOut,
} from '../../domain/query-fan-outs/fan-outs.ts';
import { chooseObserved, type ObservedSearches } from '../../domain/query-fan-outs/observed.ts';
import { proposeSearches } from '../../domain/query-fan-outs/propose.ts';
import { readQuery } from '../../domain/query-fan-outs/read-query.ts';
import type { Reading } from '../../domain/query-fan-outs/reading.ts';
import { ENGINES, type SupportedEngine } from '../../domain/shared/engines.ts';
import { askForSearches } from '../../gateways/language-model/tasks/fan-out.ts';
import type { Context } from '../context.ts';

const NOTHING_TO_SEARCH = 'The query contains no word, number or symbol to search for';

/** Input in addition to the query, and the deadline of the language model. */
export interface Circumstances {
  /** Names of brands and competitors in the workspace. */
  brands: readonly string[];
  observed: readonly ObservedSearches[];
  signal: AbortSignal;
}

/** The searches of every engine. An engine that fails does not affect the others. */
export async function expandForEngines(
  context: Context,
  { query, createdDate }: QueryFanOut,
  { brands, observed, signal }: Circumstances,
): Promise<FanOutResult[]> {
  const reading = readQuery(query, lexicon, { brands, searches: observed.flatMap(({ searches }) => searches) });
  if (!reading) return failAll(NOTHING_TO_SEARCH);
  const year = Number(createdDate.slice(0, 4));
  const proposals = proposeSearches(reading, year);
  return Promise.all(
    ENGINES.map((engine) =>
      settle(engine, () => expandForEngine(context, reading, { query, engine, year, proposals, observed, signal })),
    ),
  );
}

/** Turns an error into the failed result of one engine. */
export async function settle(engine: SupportedEngine, expand: () => Promise<Expansion>): Promise<FanOutResult> {
  try {
    return { engine, state: 'finished', ...(await expand()) };
  } catch (error) {
    return failResult(engine, error instanceof Error ? error.message : String(error));
  }
}

interface Options {
  /** The unmodified query. */
  query: string;
  engine: SupportedEngine;
  year: number;
  /** The offline searches, shared by all engines. */
  proposals: readonly ExpandedQuery[];
  observed: readonly ObservedSearches[];
  signal: AbortSignal;
}

/** Uses the searches of the language model if there is one and they pass the checks, otherwise the offline ones. */
async function expandForEngine({ languageModel }: Context, reading: Reading, options: Options): Promise<Expansion> {
  const { query, engine, year, proposals, signal } = options;
  const observed = chooseObserved(reading, engine, options.observed);
  const examples = [...observed.exact, ...observed.similar];
  const answer = await askForSearches(languageModel, { query, engine, year, observed: examples, signal });
  const accepted =
    answer && acceptProposals(reading, { engine, observed: examples, proposals: answer.expandedQueries });
  if (!accepted) return expandQuery({ reading, engine, proposals, observed });
  return expandQuery({ reading, engine, intent: answer.intent, proposals: accepted, observed });
}

import { acceptProposals } from '../../domain/query-fan-outs/accept.ts';
import { type Expansion, expandQuery, explainProposals } from '../../domain/query-fan-outs/expand.ts';
import { type FanOutResult, failAll, failResult, type QueryFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import { chooseObserved, type ObservedSearches } from '../../domain/query-fan-outs/observed.ts';
import { type Proposal, proposeSearches } from '../../domain/query-fan-outs/propose.ts';
import { readQuery } from '../../domain/query-fan-outs/read-query.ts';
import type { Reading } from '../../domain/query-fan-outs/reading.ts';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import { askForSearches } from '../../gateways/language-model/tasks/fan-out.ts';
import type { Context } from '../context.ts';

const NOTHING_TO_SEARCH = 'The query holds no word, number or sign that could be searched for';

/** What is known beside the query, and for how long a language model is waited for. */
export interface Circumstances {
  /** Names that the workspace knows. */
  brands: readonly string[];
  observed: readonly ObservedSearches[];
  signal: AbortSignal;
}

/** What every engine would search for. An engine that fails does not keep the others from finishing. */
export async function expandForEngines(
  context: Context,
  { query, createdDate }: QueryFanOut,
  { brands, observed, signal }: Circumstances,
): Promise<FanOutResult[]> {
  const reading = readQuery(query, brands);
  if (!reading) return failAll(NOTHING_TO_SEARCH);
  const year = Number(createdDate.slice(0, 4));
  const proposals = proposeSearches(reading, year);
  return Promise.all(
    ENGINES.map((engine) =>
      settle(engine, () => expandForEngine(context, reading, { query, engine, year, proposals, observed, signal })),
    ),
  );
}

/** Turns whatever goes wrong for one engine into its own failed result. */
export async function settle(engine: EngineId, expand: () => Promise<Expansion>): Promise<FanOutResult> {
  try {
    return { engine, state: 'finished', ...(await expand()) };
  } catch (error) {
    return failResult(engine, error instanceof Error ? error.message : String(error));
  }
}

interface Options {
  /** As it was sent. */
  query: string;
  engine: EngineId;
  year: number;
  /** Our own, for every engine to choose from. */
  proposals: readonly Proposal[];
  observed: readonly ObservedSearches[];
  signal: AbortSignal;
}

/** The language model's searches where there is a model and they keep the rules, our own otherwise. */
async function expandForEngine({ languageModel }: Context, reading: Reading, options: Options): Promise<Expansion> {
  const { query, engine, year, proposals, signal } = options;
  const observed = chooseObserved(reading, engine, options.observed);
  const proposed = await askForSearches(languageModel, {
    query,
    engine,
    year,
    observed,
    signal,
  });
  const accepted = proposed && acceptProposals(reading, { engine, observed, proposals: proposed.expandedQueries });
  if (!accepted) return expandQuery(reading, { engine, proposals, observed });
  return explainProposals(engine, accepted, { observed: observed.length, proposed });
}

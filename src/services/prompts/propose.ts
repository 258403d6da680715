import { lexicon } from '../../data.ts';
import { suggestPrompts } from '../../domain/prompts/suggest.ts';
import type { PromptSuggestion } from '../../domain/prompts/suggestions.ts';
import { chooseObserved, type ObservedSearches } from '../../domain/query-fan-outs/observed.ts';
import { readQuery } from '../../domain/query-fan-outs/read-query.ts';
import type { Reading } from '../../domain/query-fan-outs/reading.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import { askForPrompts } from '../../gateways/language-model/tasks/suggest-prompts.ts';
import { listNewestPrompts } from '../../storage/prompts.ts';
import type { CallerContext } from '../context.ts';
import { observeSearches } from '../query-fan-outs/observe.ts';
import type { SuggestPromptsInput } from './suggest.ts';

/** The caller waits for it. Without an answer, there are the suggestions of the rules. */
const MODEL_MS = 20_000;
/** Enough for a language model to see what engines look for. */
const MOST_OBSERVED = 40;

/** Prompts for the category of a brand, from what engines search for, a language model and rules. */
export async function proposePrompts(context: CallerContext, input: SuggestPromptsInput): Promise<PromptSuggestion[]> {
  const { workspaceId, brand, brandDomain, country, limit } = input;
  const category = readQuery(input.category, lexicon, { brands: [brand] });
  if (!category) return [];
  const [searches, prompts] = await Promise.all([
    observeSearches(context, { workspaceId, country, query: input.category }),
    listNewestPrompts(context.database, { workspaceId, country }),
  ]);
  const observed = listObserved(category, searches);
  const facts = { brand, brandDomain, observed };
  const written = await askForPrompts(context.languageModel, {
    ...facts,
    year: context.now().getUTCFullYear(),
    category: input.category,
    country,
    count: limit,
    signal: AbortSignal.timeout(MODEL_MS),
  });
  const existing = prompts.map(({ prompt }) => prompt);
  const isSimulated = searches.every((search) => search.isSimulated);
  return suggestPrompts({ ...facts, isSimulated, category, written, existing, limit });
}

/** What any engine searched for, each search once. */
function listObserved(category: Reading, searches: readonly ObservedSearches[]): string[] {
  const { keyOf } = category.lexicon;
  const found = new Map<string, string>();
  for (const engine of ENGINES) {
    const { exact, similar } = chooseObserved(category, engine, searches);
    for (const { query } of [...exact, ...similar]) {
      if (!found.has(keyOf(query))) found.set(keyOf(query), query);
    }
  }
  return [...found.values()].slice(0, MOST_OBSERVED);
}

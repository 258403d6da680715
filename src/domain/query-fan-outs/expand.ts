import { engineName, type SupportedEngine } from '../shared/engines.ts';
import { ENGINE_BEHAVIOR, type EngineBehavior } from './engine-ranges.ts';
import type { ExpandedQuery } from './fan-outs.ts';
import { INTENT_NAMES, type Intent } from './intents.ts';
import type { ChosenSearches } from './observed.ts';
import type { Reading } from './reading.ts';

const NOTHING_FOLLOWS = 'No search is known to follow from this query, and none was observed for it.';
const NEEDS_MODEL =
  'Queries in this language are expanded only by a language model. Configure one, or expand the query in a supported language.';

export interface Expansion {
  intent: Intent;
  reasoningForCount: string;
  /** Why there are no searches. */
  emptyReason?: string;
  expandedQueries: ExpandedQuery[];
}

interface Searches {
  reading: Reading;
  engine: SupportedEngine;
  /** Defaults to the intent of the reading. */
  intent?: Intent;
  /** Candidate searches, the most certain first. */
  proposals: readonly ExpandedQuery[];
  observed?: ChosenSearches;
}

/**
 * The searches that an engine would run: first those observed for this very query, then the generated ones in the engine's order
 * of preference, then those observed for similar prompts, which are never the first.
 */
export function expandQuery({ reading, engine, proposals, observed, ...given }: Searches): Expansion {
  const { keyOf } = reading.lexicon;
  const intent = given.intent ?? reading.intent;
  const behavior = ENGINE_BEHAVIOR[engine];
  const exact = observed?.exact.slice(0, behavior.most) ?? [];
  const taken = new Set(exact.map(({ query }) => keyOf(query)));
  const fresh = proposals.filter(({ query }) => !taken.has(keyOf(query)));
  const generated = new Set(fresh.map(({ query }) => keyOf(query)));
  const similar = (observed?.similar ?? [])
    .filter(({ query }) => !taken.has(keyOf(query)) && !generated.has(keyOf(query)))
    .slice(0, behavior.most - exact.length);
  const chosen = [...exact, ...choose(fresh, behavior, behavior.most - exact.length - similar.length)];
  const expandedQueries = chosen.length === 0 ? [] : [...chosen, ...similar];
  const seen = expandedQueries.filter((each) => each.observed);
  return {
    intent,
    reasoningForCount: explainCount(engine, intent, {
      count: expandedQueries.length,
      seen: seen.length,
      isSimulated: seen.some((each) => each.observed?.isSimulated === true),
      fitting: seen.length + fresh.length,
    }),
    ...(expandedQueries.length === 0 && { emptyReason: reading.wording ? NOTHING_FOLLOWS : NEEDS_MODEL }),
    expandedQueries,
  };
}

/** Takes the kinds in the order of the engine, then the remaining ones. */
function choose(proposals: readonly ExpandedQuery[], { turns }: EngineBehavior, count: number): ExpandedQuery[] {
  const left = [...proposals];
  const chosen: ExpandedQuery[] = [];
  for (let turn = 0, misses = 0; chosen.length < count && left.length > 0; turn++) {
    const type = turns[turn % turns.length];
    const index = misses >= turns.length ? 0 : left.findIndex((proposal) => proposal.type === type);
    misses = index < 0 ? misses + 1 : 0;
    if (index >= 0) chosen.push(...left.splice(index, 1));
  }
  return chosen;
}

function explainCount(
  engine: SupportedEngine,
  intent: Intent,
  { count, seen, isSimulated, fitting }: { count: number; seen: number; isSimulated: boolean; fitting: number },
): string {
  const { most, habit } = ENGINE_BEHAVIOR[engine];
  const fit = explainFit(count, fitting);
  const verb = seen === 1 ? 'was' : 'were';
  const observed =
    seen === 0 ? '' : ` ${seen} of them ${verb} ${isSimulated ? 'simulated by the sandbox' : 'observed'}.`;
  return `${engineName(engine)} ${habit}, at most ${most} for one query. This query is ${INTENT_NAMES[intent]}; ${fit}${observed}`;
}

function explainFit(count: number, fitting: number): string {
  if (count === 0) return 'no search is known to follow from it.';
  if (fitting > count) return `${fitting} searches fit it, and the engine runs at most ${count}.`;
  return count === 1 ? '1 search fits it.' : `${count} searches fit it.`;
}

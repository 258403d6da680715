import { ENGINE_NAMES, type EngineId } from '../shared/engines.ts';
import { ENGINE_BEHAVIOR, type EngineBehavior } from './engine-ranges.ts';
import type { ExpandedQuery } from './fan-outs.ts';
import { INTENT_NAMES, type Intent } from './intents.ts';
import type { Lexicon } from './lexicon.ts';

export interface Expansion {
  intent: Intent;
  reasoningForCount: string;
  expandedQueries: ExpandedQuery[];
}

interface Searches {
  lexicon: Lexicon;
  engine: EngineId;
  intent: Intent;
  /** Candidate searches, the most certain first. */
  proposals: readonly ExpandedQuery[];
  observed?: readonly ExpandedQuery[];
}

/** The searches that an engine would run: first the observed ones, then the generated ones, in the engine's order of preference. */
export function expandQuery({ lexicon, engine, intent, proposals, observed = [] }: Searches): Expansion {
  const { keyOf } = lexicon;
  const behavior = ENGINE_BEHAVIOR[engine];
  const seen = observed.slice(0, behavior.most);
  const taken = new Set(seen.map(({ query }) => keyOf(query)));
  const fresh = proposals.filter(({ query }) => !taken.has(keyOf(query)));
  const expandedQueries = [...seen, ...choose(fresh, behavior, behavior.most - seen.length)];
  return {
    intent,
    reasoningForCount: explainCount(engine, intent, {
      count: expandedQueries.length,
      seen: seen.length,
      isSimulated: seen.some((each) => each.observed?.isSimulated === true),
      fitting: seen.length + fresh.length,
    }),
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
  engine: EngineId,
  intent: Intent,
  { count, seen, isSimulated, fitting }: { count: number; seen: number; isSimulated: boolean; fitting: number },
): string {
  const { most, habit } = ENGINE_BEHAVIOR[engine];
  const fit =
    fitting > count ? `${fitting} searches fit it, and the engine runs at most ${count}.` : `${count} searches fit it.`;
  const verb = seen === 1 ? 'was' : 'were';
  const observed =
    seen === 0 ? '' : ` ${seen} of them ${verb} ${isSimulated ? 'simulated by the sandbox' : 'observed'}.`;
  return `${ENGINE_NAMES[engine]} ${habit}, at most ${most} for one query. This query is ${INTENT_NAMES[intent]}; ${fit}${observed}`;
}

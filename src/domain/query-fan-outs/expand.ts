import type { EngineId } from '../shared/engines.ts';
import { ENGINE_BEHAVIOUR, type EngineBehaviour } from './engine-ranges.ts';
import { keyOf } from './fold.ts';
import type { ExpandedQuery, Proposal } from './propose.ts';
import type { Reading } from './reading.ts';

export interface Expansion {
  reasoningForCount: string;
  expandedQueries: ExpandedQuery[];
}

/** What this engine would search for: first what it was seen to search for near prompts, then what the query calls for. */
export function expandQuery(
  reading: Reading,
  {
    engine,
    proposals,
    observed = [],
  }: { engine: EngineId; proposals: readonly Proposal[]; observed?: readonly ExpandedQuery[] },
): Expansion {
  const behaviour = ENGINE_BEHAVIOUR[engine];
  const seen = observed.slice(0, behaviour.most);
  const count = Math.max(countFor(reading, behaviour), seen.length);
  const taken = new Set(seen.map(({ query }) => keyOf(query)));
  const fresh = proposals.filter(({ query }) => !taken.has(keyOf(query)));
  const expandedQueries = [...seen, ...choose(fresh, behaviour, count - seen.length)];
  return { reasoningForCount: explainCount(reading, behaviour, expandedQueries.length, seen.length), expandedQueries };
}

/** The more a query says, the more there is to look up: from the engine's least to its most with four things said. */
export function countFor(reading: Reading, { least, most }: EngineBehaviour): number {
  return least + Math.round(((most - least) * Math.min(4, sayings(reading).length)) / 4);
}

/** Goes through the kinds in the engine's own order, and takes of each kind first what it leans to. */
function choose(proposals: readonly Proposal[], { leaning, turns }: EngineBehaviour, count: number): ExpandedQuery[] {
  const isLiked = (proposal: Proposal) => leaning !== undefined && proposal.leaning === leaning;
  const byType = Map.groupBy(
    proposals.toSorted((a, b) => Number(isLiked(b)) - Number(isLiked(a))),
    ({ type }) => type,
  );
  const chosen: ExpandedQuery[] = [];
  const total = Math.min(count, proposals.length);
  const order = [...turns, ...[...byType.keys()].filter((type) => !turns.includes(type))];
  // The kinds that the engine does not care for come in only when its own are used up.
  for (let turn = 0, misses = 0; chosen.length < total; turn++) {
    const isSpent = misses >= turns.length;
    const type = isSpent ? order[turn % order.length] : turns[turn % turns.length];
    const next = type && byType.get(type)?.shift();
    misses = next ? 0 : misses + 1;
    if (next)
      chosen.push({ query: next.query, type: next.type, userIntent: next.userIntent, reasoning: next.reasoning });
  }
  return chosen;
}

/** An expansion by a language model; its own reason for the number stands where that number still holds. */
export function explainProposals(
  engine: EngineId,
  expandedQueries: ExpandedQuery[],
  { observed, proposed }: { observed: number; proposed: Expansion },
): Expansion {
  const { name, least, most, habit } = ENGINE_BEHAVIOUR[engine];
  const count = expandedQueries.length;
  const isWhole = observed === 0 && count === proposed.expandedQueries.length;
  const ours = `${name} ${habit}: ${least} to ${most} for a query. ${count} are left that are new and keep to the query.`;
  return { reasoningForCount: isWhole ? proposed.reasoningForCount : ours + countObserved(observed), expandedQueries };
}

/** What a query says beyond its topic, in words. */
function sayings({ form, aspect, superlative, comparands, parts, qualifiers }: Reading): string[] {
  const { audience, budget, place, year } = qualifiers;
  return [
    form === 'task' && 'a task',
    aspect !== null && 'one side of it',
    superlative !== null && 'a choice',
    comparands.length > 1 && `${comparands.length} things to compare`,
    parts.length > 1 && `${parts.length} parts`,
    audience !== null && 'an audience',
    budget !== null && 'a budget',
    place !== null && 'a place',
    year !== null && 'a year',
  ].filter((saying) => saying !== false);
}

function explainCount(
  reading: Reading,
  { name, least, most, habit }: EngineBehaviour,
  count: number,
  seen: number,
): string {
  const said = sayings(reading);
  const names =
    said.length === 0 ? 'a topic and nothing else' : list(reading.comparands.length > 1 ? said : ['a topic', ...said]);
  return `${name} ${habit}: ${least} to ${most} for a query. This one names ${names}, which calls for ${count}.${countObserved(seen)}`;
}

function countObserved(seen: number): string {
  return seen === 0 ? '' : ` ${seen} of them ${seen === 1 ? 'was' : 'were'} observed.`;
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

import { longDay } from '../format/dates.ts';

interface Search {
  reasoning: string;
  observed?: { date: string; isSimulated?: true | undefined } | undefined;
}

/** Searches of the sandbox. Those of earlier releases say so in their reasoning only. */
function isSimulated({ observed, reasoning }: Search): boolean {
  return observed !== undefined && (observed.isSimulated === true || reasoning.startsWith('Observed in a simulated'));
}

/** `observed on 14 Nov 2026`, if an engine ran the search. */
export function describeOrigin(search: Search): string {
  const day = longDay(search.observed?.date ?? '');
  return isSimulated(search) ? `simulated for ${day}` : `observed on ${day}`;
}

/** What the marks of searches mean. */
export function describeOrigins(searches: Search[]): string {
  const derived = 'The others are derived from the question.';
  if (searches.some(isSimulated)) {
    return `Searches marked as simulated were made up by the sandbox: no engine ran them. ${derived}`;
  }
  return searches.some(({ observed }) => observed)
    ? `Searches marked as observed were run by the engine for a similar prompt. ${derived}`
    : 'All of them are derived from the question: no engine was observed to run them.';
}

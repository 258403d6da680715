import type { SupportedEngine } from '../../domain/shared/engines.ts';
import { longDay } from '../format/dates.ts';
import { engineName } from '../format/names.ts';

interface Search {
  reasoning: string;
  observed?:
    | { engine: SupportedEngine; date: string; prompt?: string | undefined; isSimulated?: true | undefined }
    | undefined;
}

/** Searches of the sandbox. Those of earlier releases say so in their reasoning only. */
function isSimulated({ observed, reasoning }: Search): boolean {
  return observed !== undefined && (observed.isSimulated === true || reasoning.startsWith('Observed in a simulated'));
}

/** `observed in ChatGPT on 14 Nov 2026 for “best CRM”`, if an engine ran the search. */
export function describeOrigin(search: Search): string | null {
  if (!search.observed) return null;
  const { engine, date, prompt } = search.observed;
  const source = `${engineName(engine)} on ${longDay(date)}${prompt === undefined ? '' : ` for “${prompt}”`}`;
  return isSimulated(search) ? `simulated for ${source}` : `observed in ${source}`;
}

/** What the marks of searches mean. */
export function describeOrigins(searches: Search[]): string {
  const derived = 'The others are derived from the question.';
  if (searches.some(isSimulated)) {
    return `Searches marked as simulated were made up by the sandbox: no engine ran them. ${derived}`;
  }
  return searches.some(({ observed }) => observed)
    ? `Searches marked as observed were run by an engine for the prompt that they name. ${derived}`
    : 'All of them are derived from the question: no engine was observed to run them.';
}

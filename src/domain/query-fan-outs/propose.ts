import { ANGLES, type Angle } from './angles.ts';
import { isSound, keepsTopic } from './checks.ts';
import { setOf } from './dictionary.ts';
import type { ExpandedQuery } from './fan-outs.ts';
import type { Reading } from './reading.ts';
import { splitNames, splitWords } from './text.ts';

/** A longer request is not a search. */
const LONGEST_REQUEST = 20;
/** The words of an opening: "explain like I am five". More are context. */
const MOST_DROPPED = 2;

/** The searches that fit a query, the most certain first. None if nothing is known to follow from it. */
export function proposeSearches(reading: Reading, year: number): ExpandedQuery[] {
  const { contentWords, keyOf } = reading.lexicon;
  const asked = new Set(contentWords(reading.query));
  const written = reading.lines.flatMap(([angle, template]) => {
    const text = contradicts(angle, reading) ? null : fillTemplate(template, reading, year);
    // The words of the query in another order, or fewer of them, find nothing new, except about one side of a comparison.
    const isNew = angle === 'oneSide' || contentWords(text ?? '').some((word) => !asked.has(word));
    return text === null || !isNew ? [] : [toSearch(angle, text)];
  });
  const taken = new Set([keyOf(reading.query)]);
  return [...restateRequest(reading), ...written].filter(({ query }) => {
    const key = keyOf(query);
    if (taken.has(key) || !isSound(query, reading) || !keepsTopic(query, reading)) return false;
    taken.add(key);
    return true;
  });
}

/** The query without typos, or without its polite opening. A question without its context is not the query. */
function restateRequest({ query, request, isCorrected, wording, lexicon }: Reading): ExpandedQuery[] {
  const text = splitNames(request);
  const count = splitWords(text).length;
  if (!wording || count < 2 || count > LONGEST_REQUEST) return [];
  const kept = new Set(lexicon.contentWords(text));
  const dropped = lexicon.contentWords(query).filter((word) => !kept.has(word));
  const meaningful = dropped.filter((word) => !setOf(wording.stopWords).has(word));
  if (isCorrected) return [toSearch('spelling', text)];
  return dropped.length > 1 && meaningful.length <= MOST_DROPPED ? [toSearch('condensed', text)] : [];
}

/** What is free has no price, and what is cheap is cheap already. */
function contradicts(angle: Angle, { request, lexicon }: Reading): boolean {
  const { cheap, free } = lexicon.searchMarks();
  if (angle === 'cheap') return cheap.test(request);
  return (angle === 'pricing' || angle === 'free') && free.test(request);
}

function toSearch(angle: Angle, text: string): ExpandedQuery {
  const { type, userIntent, reasoning } = ANGLES[angle];
  return { query: splitNames(text), type, userIntent, reasoning };
}

/** Fills the slots of a template; null if one is empty. */
function fillTemplate(template: string, { slots, wording, request }: Reading, year: number): string | null {
  const hasYear = /\b(?:19|20)\d\d\b/.test(request);
  let isWhole = true;
  const text = template.replace(/\{(=?\w+)(\??)\}/g, (_, name: string, optional: string) => {
    const value = name === 'year' ? (hasYear ? '' : String(year)) : (slots[name] ?? '');
    if (value === '' && optional === '') isWhole = false;
    return value;
  });
  const contracted = (wording?.contractions ?? []).reduce((kept, [from, to]) => kept.replace(from, to), text);
  return isWhole ? contracted.replace(/ +/g, ' ').trim() : null;
}

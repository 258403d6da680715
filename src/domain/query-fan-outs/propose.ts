import { ANGLES, type Angle } from './angles.ts';
import { isSound, keepsTopic } from './checks.ts';
import { LEAST_SEARCHES } from './engine-ranges.ts';
import type { ExpandedQuery } from './fan-outs.ts';
import { foldText } from './fold.ts';
import type { Reading } from './reading.ts';
import { limitWords, type Reformulation, reformulate, reformulateAnyway } from './reformulate.ts';
import { keywordsOf } from './request.ts';
import { splitNames } from './text.ts';

/** The searches that fit a query, the most certain first. The same query always has the same ones. */
export function proposeSearches(reading: Reading, year: number): ExpandedQuery[] {
  const { keyOf } = reading.lexicon;
  const taken = new Set([keyOf(reading.query)]);
  const written = reading.lines.flatMap(([angle, template]) => {
    if (contradicts(angle, reading)) return [];
    const text = fillTemplate(template, reading, year);
    return text === null ? [] : [{ angle, text }];
  });
  const isNew = ({ query }: ExpandedQuery) => {
    const key = keyOf(query);
    if (taken.has(key) || !isSound(query, reading) || !keepsTopic(query, reading)) return false;
    taken.add(key);
    return true;
  };
  const found = [...written, ...reformulate(reading, written.length, year)].map(toSearch).filter(isNew);
  const spare = [...written, ...reformulateAnyway(reading)].map(toSearch);
  return fillUp(found, spare, reading);
}

/** A course online has no place, what is free has no price, and what is cheap is cheap already. */
function contradicts(angle: Angle, { request, lexicon }: Reading): boolean {
  const { cheap, free } = lexicon.searchMarks();
  if (angle === 'cheap') return cheap.test(request);
  if (angle === 'nearMe') return /\bonline\b/i.test(request);
  return (angle === 'pricing' || angle === 'free' || angle === 'trial') && free.test(request);
}

/** Adds searches that differ in their small words only, until there are enough. */
function fillUp(found: ExpandedQuery[], spare: readonly ExpandedQuery[], reading: Reading): ExpandedQuery[] {
  const taken = new Set([reading.query, ...found.map(({ query }) => query)].map(foldText));
  for (const proposal of spare) {
    const { query } = proposal;
    if (found.length >= LEAST_SEARCHES) break;
    if (taken.has(foldText(query)) || !isSound(query, reading) || !keepsTopic(query, reading)) continue;
    taken.add(foldText(query));
    found.push(proposal);
  }
  return found;
}

function toSearch({ angle, text }: Reformulation): ExpandedQuery {
  const { type, userIntent, reasoning } = ANGLES[angle];
  return { query: splitNames(text), type, userIntent, reasoning };
}

/** Fills the slots of a template; null if one is empty. */
function fillTemplate(template: string, { slots, wording, request }: Reading, year: number): string | null {
  const hasYear = /\b(?:19|20)\d\d\b/.test(request);
  let isWhole = true;
  const text = template.replace(/\{(~?)(=?\w+)(\??)\}/g, (_, reduce: string, name: string, optional: string) => {
    const value = name === 'year' ? (hasYear ? '' : String(year)) : (slots[name] ?? '');
    if (value === '' && optional === '') isWhole = false;
    return reduce && wording ? limitWords(keywordsOf(value, wording)) : value;
  });
  const contracted = (wording?.contractions ?? []).reduce((kept, [from, to]) => kept.replace(from, to), text);
  return isWhole ? contracted.replace(/ +/g, ' ').trim() : null;
}

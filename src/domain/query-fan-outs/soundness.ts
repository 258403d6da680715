import { countCharacters } from '../shared/text.ts';
import { contentWords, foldText, isSearchable } from './fold.ts';
import type { Reading } from './reading.ts';
import { splitWords } from './words.ts';

const LONGEST = 160;

/** Whether a text could stand in a search box: one line, nothing left hanging, no word twice in a row but where `own` has it. */
export function isSound(text: string, own: string): boolean {
  if (text !== text.trim() || countCharacters(text) > LONGEST || /\s{2}|[\p{Cc}{}]/u.test(text)) return false;
  if (!isSearchable(text) || /\b(20\d\d)\b.* \1\b/.test(text)) return false;
  if (countDoubles(text) > countDoubles(own)) return false;
  return !/(?:^| )(?:vs\.?|and|or|for|of|und|oder|für|et|ou|pour|de|y|o|para|with|mit|avec|con)$/i.test(text);
}

function countDoubles(text: string): number {
  const words = splitWords(text.toLowerCase());
  return words.filter((word, i) => word === words[i + 1] && /\p{L}/u.test(word)).length;
}

/** The names and the topic that a search must hold on to, folded: one of them at least, and the place. */
export function keepsEntities(reading: Reading, text: string): boolean {
  const words = new Set(contentWords(text));
  const place = reading.qualifiers.place === null ? [] : placeWords(reading.qualifiers.place);
  if (!place.every((word) => words.has(word))) return false;
  const anchors = reading.comparands.length > 0 ? reading.comparands : [reading.topic, ...reading.parts];
  const folded = foldText(text);
  return anchors.some((anchor) => folded.includes(foldText(anchor)) || covers(words, contentWords(anchor)));
}

/** The name within "in der Nähe von Berlin" is what must stay; "near me" has none. */
function placeWords(place: string): string[] {
  return /\p{Lu}/u.test(place.replace(/^\p{L}/u, '')) || /^\p{Lu}/u.test(place) ? contentWords(place).slice(-1) : [];
}

/** Most of the words: a search may drop one of a long topic. */
function covers(words: ReadonlySet<string>, anchor: readonly string[]): boolean {
  const kept = anchor.filter((word) => words.has(word)).length;
  return kept > 0 && kept >= Math.ceil(anchor.length * 0.6);
}

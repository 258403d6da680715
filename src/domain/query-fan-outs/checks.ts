import { countCharacters } from '../shared/text.ts';
import { detectLanguage, guessLanguage } from './detect-language.ts';
import { setOf } from './dictionary.ts';
import { foldText, isSameWord, isSearchable } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { bareWords, cleanText, splitNames } from './text.ts';

const LONGEST = 160;

/** Whether a text is a plausible search: one line, no dangling words, no repetition that the query does not have. */
export function isSound(text: string, { query, lexicon }: Reading): boolean {
  if (text !== text.trim() || countCharacters(text) > LONGEST || /\s{2}|[\p{Cc}{}]/u.test(text)) return false;
  if (
    !isSearchable(text) ||
    /\b(20\d\d)\b.* \1\b/.test(text) ||
    countRepeats(text, lexicon) > countRepeats(query, lexicon)
  )
    return false;
  return !/(?:^| )(?:vs\.?|and|or|for|of|und|oder|für|et|ou|pour|de|y|o|para|with|mit|avec|con)$/i.test(text);
}

/** The number of repeated words in a text, except for "step by step". */
function countRepeats(text: string, { contentWords }: Lexicon): number {
  const words = contentWords(text.replace(/(?<!\p{L})(\p{L}+) (?:by|a|par|für|dopo|voor) \1(?!\p{L})/giu, '$1')).filter(
    (word) => /\p{L}/u.test(word),
  );
  return words.length - new Set(words).size;
}

/** Whether a search keeps the location and a name of the query, or the specific words of its topic. */
export function keepsTopic(text: string, reading: Reading): boolean {
  const { contentWords } = reading.lexicon;
  const words = contentWords(text);
  const holds = (word: string) => words.some((other) => isSameWord(other, word));
  if (reading.place !== null && !contentWords(reading.place).every(holds)) return false;
  const anchors = anchorsOf(reading);
  return (
    anchors.length === 0 ||
    anchors.some((anchor) => isCovered(anchor, holds) || foldText(text).includes(anchor.join(' ')))
  );
}

/** The names of the query and the specific words of its topic, folded. "Software" alone is not specific. */
export function anchorsOf({ entities, topic, slots, wording, request, lexicon }: Reading): string[][] {
  const { contentWords, topicWords } = lexicon;
  const generic = setOf(wording?.generic ?? '');
  const particular = (text: string) => {
    const candidates = [topicWords(splitNames(text)), topicWords(splitNames(request))].map((words) =>
      words.filter((word) => !generic.has(word)),
    );
    return candidates.find((words) => words.length > 0) ?? topicWords(splitNames(text));
  };
  const sides = [slots.a, slots.b, slots.place ?? slots.city ?? slots.town].filter((side) => side !== undefined);
  const subjects = sides.length > 0 ? sides : [topic, ...(slots.task === undefined ? [] : [slots.task])];
  const anchors = [...subjects, ...entities].map(particular).filter((words) => words.length > 0);
  return anchors.length > 0 ? anchors : [contentWords(splitNames(request))];
}

/** The words that distinguish a query from others of its category: not "best", "which" and "software", unless there are no others. */
export function distinguishingWords(text: string, { wording, lexicon }: Reading): string[] {
  const generic = setOf(wording?.generic ?? '');
  const words = lexicon.topicWords(text);
  const specific = words.filter((word) => !generic.has(word));
  return [...new Set(specific.length > 0 ? specific : words)];
}

/** Whether a text contains all the words that distinguish the query. */
export function sharesDistinguishingWords(text: string, reading: Reading): boolean {
  const words = reading.lexicon.contentWords(text);
  return distinguishingWords(reading.request, reading).every((word) => words.some((other) => isSameWord(other, word)));
}

/** Half of the words: a search can drop some words of a long topic. */
function isCovered(anchor: readonly string[], holds: (word: string) => boolean): boolean {
  const kept = anchor.filter(holds).length;
  return kept > 0 && kept >= anchor.length / 2;
}

/** Whether the words that a search adds belong to the language and the script of the query. */
export function keepsLanguage(text: string, { query, wording, lexicon }: Reading): boolean {
  const { contentWords } = lexicon;
  const queryWords = new Set(contentWords(query));
  const added = bareWords(text).filter((word) => contentWords(word).some((part) => !queryWords.has(part)));
  const guess = guessLanguage(added.join(' '), lexicon);
  return guess === null || guess === (wording ?? 'other');
}

/** Whether a whole text, such as a prompt, is in the language of the query. */
export function isSameLanguage(text: string, { wording, lexicon }: Reading): boolean {
  return detectLanguage(cleanText(text), lexicon) === wording;
}

import { countCharacters } from '../shared/text.ts';
import { foldText, isSearchable } from './fold.ts';
import type { Language } from './languages/language.ts';
import { looksLikeName } from './names.ts';
import { bareWords, isCapitalised, shorten, splitWords, trimMarks } from './words.ts';

const LONGEST_QUERY_WORDS = 14;
const LONGEST_QUERY = 110;
const LONGEST_TOPIC_WORDS = 6;
const LONGEST_TOPIC = 60;

/** Whether a text is longer than anybody types into a search box. */
export function isLong(text: string): boolean {
  return splitWords(text).length > LONGEST_QUERY_WORDS || countCharacters(text) > LONGEST_QUERY;
}

/** The sentence of a long text that asks for something: a question, a wish for the best, or what is wanted. */
export function findRequest(text: string, language: Language): string {
  const sentences = text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim());
  const asks = (sentence: string) =>
    /[?]$/.test(sentence) || language.question.test(sentence) || language.superlative.test(sentence);
  const [wanted] = sentences.flatMap(
    (sentence) => language.wants.exec(sentence)?.groups?.what?.split(/[,.!]/)[0] ?? [],
  );
  return trimMarks(sentences.find(asks) ?? wanted ?? text);
}

/** What a text is about, as few words: its names and the longest runs of words that carry meaning, in their order. */
export function condense(text: string, language: Language): { topic: string; parts: string[] } {
  if (language.code === 'neutral') return condenseUnknown(text);
  const runs = findRuns(text, language);
  const weights = countWords(runs.flat());
  const weigh = (run: string[]) =>
    run
      .slice(0, LONGEST_TOPIC_WORDS)
      .reduce((sum, word) => sum + 1 + (weights.get(word.toLowerCase()) ?? 0) / 4 + (looksLikeName(word) ? 2 : 0), 0);
  const ranked = runs
    .map((run, place) => ({ run: run.slice(0, LONGEST_TOPIC_WORDS), place, weight: weigh(run) }))
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place);
  const chosen: typeof ranked = [];
  for (const each of ranked) {
    const words = chosen.reduce((sum, { run }) => sum + run.length, 0) + each.run.length;
    if (chosen.length === 0 || (words <= LONGEST_TOPIC_WORDS && !chosen.some(({ run }) => sharesWord(run, each.run))))
      chosen.push(each);
  }
  const parts = chosen.toSorted((a, b) => a.place - b.place).map(({ run }) => run.join(' '));
  return { topic: shorten(parts.join(' '), LONGEST_TOPIC), parts: parts.map((part) => shorten(part, LONGEST_TOPIC)) };
}

/** What a question is about: the words that carry meaning where they are few, else its longest run of words that carry meaning, the last of equals, and names beside it. */
export function condenseQuestion(text: string, language: Language): string {
  const runs = findRuns(text, language);
  if (runs.flat().length <= 3) return shorten(runs.flat().join(' '), LONGEST_TOPIC);
  const longest = runs.reduce((best, run) => (run.length >= best.length ? run : best));
  const holdsName = (run: string[]) => language.code !== 'de' && run.some((word) => isCapitalised(word));
  const kept = runs.filter((run, place) => run === longest || (place > 0 && holdsName(run)));
  return shorten(kept.flat().slice(0, LONGEST_TOPIC_WORDS).join(' '), LONGEST_TOPIC);
}

function findRuns(text: string, { stopWords }: Language): string[][] {
  const runs: string[][] = [[]];
  for (const word of splitWords(text)) {
    const bare = trimMarks(word);
    const isContent = bare !== '' && /[\p{L}\p{N}]/u.test(bare) && !stopWords.has(bare.toLowerCase());
    if (isContent && !runs.at(-1)?.some((other) => foldText(other) === foldText(bare))) runs.at(-1)?.push(bare);
    if (!isContent || /[,.;:!?)\]}>]$/.test(word)) runs.push([]);
  }
  const found = runs.filter((run) => run.length > 0);
  return found.length > 0 ? found : [bareWords(text).slice(0, LONGEST_TOPIC_WORDS)];
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  return counts;
}

function sharesWord(one: readonly string[], other: readonly string[]): boolean {
  const words = new Set(one.map((word) => word.toLowerCase()));
  return other.some((word) => words.has(word.toLowerCase()));
}

/** Without knowing the words there is only where they begin and end. */
function condenseUnknown(text: string): { topic: string; parts: string[] } {
  const pieces = text
    .split(/[.,;:!?\n。、，！？؟؛।…"“”«»()[\]{}<>]+/u)
    .map(trimMarks)
    .filter((piece) => isSearchable(piece));
  const [first = trimMarks(text) || text] = isLong(text)
    ? pieces.toSorted((a, b) => Number(countCharacters(b) >= 4) - Number(countCharacters(a) >= 4))
    : [trimMarks(text) || text];
  const topic = cutBetweenWords(first, 40);
  const parts = [...new Set(segment(topic))].filter((word) => countCharacters(word) > 1 && word !== topic);
  return { topic, parts: parts.toSorted((a, b) => countCharacters(b) - countCharacters(a)).slice(0, 3) };
}

function cutBetweenWords(text: string, maximum: number): string {
  if (countCharacters(text) <= maximum) return text;
  let cut = '';
  for (const { segment: piece } of SEGMENTER.segment(text)) {
    if (countCharacters(cut) + countCharacters(piece) > maximum) break;
    cut += piece;
  }
  return cut.trim() === '' ? shorten(text, maximum) : cut.trim();
}

/** Finds words in scripts that put no spaces between them too. */
const SEGMENTER = new Intl.Segmenter('und', { granularity: 'word' });

function segment(text: string): string[] {
  return [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment: word }) => word);
}

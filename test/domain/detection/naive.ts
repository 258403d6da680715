import { startsWord } from '../../../src/domain/detection/boundaries.ts';
import { foldCharacter } from '../../../src/domain/detection/characters.ts';

interface Letter {
  unit: string;
  start: number;
  end: number;
  /** The separator between this letter and the one before it, if any. */
  gap: string;
  /** Whether it is the first, and the last, of the letters its character folds to. */
  isFirst: boolean;
  isLast: boolean;
}

export interface NaiveMention {
  brand: number;
  start: number;
  end: number;
}

/** Compares every name at every position, character by character: slow, but simple enough to be obviously correct. */
export function findNaively(brands: readonly (readonly string[])[], text: string): NaiveMention[] {
  const letters = lettersOf(text);
  const found: (NaiveMention & { units: number })[] = [];
  for (const [brand, names] of brands.entries()) {
    for (const name of names) {
      const wanted = lettersOf(name.normalize('NFC'));
      for (let at = 0; wanted.length > 0 && at + wanted.length <= letters.length; at++) {
        const part = letters.slice(at, at + wanted.length);
        if (!part.every((letter, i) => letter.unit === wanted[i]?.unit && mayGap(letter, wanted[i], i))) continue;
        const [first, last] = [part[0], part.at(-1)];
        if (!first?.isFirst || !last?.isLast) continue;
        if (isFree(text, first.start, last.end)) {
          found.push({ brand, start: first.start, end: last.end, units: wanted.length });
        }
      }
    }
  }
  return settle(found);
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  let gap = '';
  for (const character of text) {
    const folded = foldCharacter(character);
    if (folded === ' ') gap += character;
    const units = folded === ' ' ? [] : Array.from(folded);
    for (const [i, unit] of units.entries()) {
      const end = at + character.length;
      letters.push({ unit, start: at, end, gap, isFirst: i === 0, isLast: i === units.length - 1 });
      gap = '';
    }
    at += character.length;
  }
  return letters;
}

function mayGap(letter: Letter, wanted: Letter | undefined, index: number): boolean {
  if (index === 0 || letter.gap === '') return true;
  const lines = letter.gap.split('\n').length - 1;
  return wanted?.gap !== '' && (lines === 0 || (lines === 1 && !letter.gap.includes('-')));
}

const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const WORD = /[\p{L}\p{Nd}\p{Nl}]/u;

/** For texts of one line without markup, contractions and Hangul next to Hangul. */
function isFree(text: string, start: number, end: number): boolean {
  const before = Array.from(text.slice(0, start))
    .filter((each) => !isHidden(each))
    .findLast((each) => !/\p{M}/u.test(each));
  const after = Array.from(text.slice(end)).find((each) => !isHidden(each));
  const first = Array.from(text.slice(start))[0] ?? '';
  const last = Array.from(text.slice(0, end)).at(-1) ?? '';
  if (after !== undefined && /\p{M}/u.test(after)) return false;
  return isApart(before, first) && isApart(after, last) && isWord(text, start, end);
}

/** Whether a name without spaces around it is a word according to the dictionary. */
function isWord(text: string, start: number, end: number): boolean {
  const isUnspaced = (each: string) =>
    UNSPACED.test(each) && WORD.test(each) && !/\p{M}/u.test(each) && !isHidden(each);
  const neighbors = (characters: string[]) => {
    const stop = characters.findIndex((each) => !isUnspaced(each));
    return characters.slice(0, Math.min(stop < 0 ? characters.length : stop, 12));
  };
  const before = neighbors(Array.from(text.slice(0, start)).toReversed()).toReversed();
  const name = text.slice(start, end);
  if (before.length === 0 || !isUnspaced(Array.from(name)[0] ?? '')) return true;
  return startsWord(before.join(''), name, neighbors(Array.from(text.slice(end))).join(''));
}

function isHidden(character: string): boolean {
  return foldCharacter(character) === '' && !/[®™©℠]/.test(character);
}

function isApart(neighbor: string | undefined, own: string): boolean {
  return (
    neighbor === undefined || !WORD.test(neighbor) || (WORD.test(own) && UNSPACED.test(own)) || UNSPACED.test(neighbor)
  );
}

function settle(found: (NaiveMention & { units: number })[]): NaiveMention[] {
  const kept: (NaiveMention & { units: number })[] = [];
  for (const one of found.toSorted((a, b) => b.units - a.units || a.start - b.start || a.end - b.end)) {
    const clash = kept.some(
      (other) => one.start < other.end && other.start < one.end && (one.start !== other.start || one.end !== other.end),
    );
    const again = kept.some((other) => one.brand === other.brand && one.start === other.start && one.end === other.end);
    if (!clash && !again) kept.push(one);
  }
  return kept
    .map(({ brand, start, end }) => ({ brand, start, end }))
    .toSorted((a, b) => a.start - b.start || a.brand - b.brand);
}

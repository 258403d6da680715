import type { Wording } from './wordings/wording.ts';

/** The rank of each word of a language, 0 for the most frequent. Built on first use. */
const ranks = new WeakMap<Wording, ReadonlyMap<string, number>>();

export function ranksOf(wording: Wording): ReadonlyMap<string, number> {
  let found = ranks.get(wording);
  if (!found) {
    const words = wording.dictionary.split(/\s+/).filter((word) => word !== '');
    found = new Map(words.map((word, rank) => [word, rank]));
    ranks.set(wording, found);
  }
  return found;
}

/** The words of a language by first letter and length, so that a misspelled word is compared with similar words only. */
const shapes = new WeakMap<Wording, ReadonlyMap<string, readonly (readonly [string, number])[]>>();

export function wordsLike(wording: Wording, letter: string, length: number): readonly (readonly [string, number])[] {
  let found = shapes.get(wording);
  if (!found) {
    found = Map.groupBy(ranksOf(wording), ([word]) => `${word[0]}${word.length}`);
    shapes.set(wording, found);
  }
  return found.get(`${letter}${length}`) ?? [];
}

const sets = new Map<string, ReadonlySet<string>>();

/** A list of words in a wording as a set. */
export function setOf(list: string): ReadonlySet<string> {
  let found = sets.get(list);
  if (!found) {
    found = new Set(list.split(/\s+/).filter((word) => word !== ''));
    sets.set(list, found);
  }
  return found;
}

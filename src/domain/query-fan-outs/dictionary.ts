import type { Wording } from './wordings/wording.ts';

/** The rank of each word of a language, 0 for the most frequent. Built on first use. */
const ranks = new Map<string, ReadonlyMap<string, number>>();

export function ranksOf({ code, dictionary }: Pick<Wording, 'code' | 'dictionary'>): ReadonlyMap<string, number> {
  let found = ranks.get(code);
  if (!found) {
    const words = dictionary.split(/\s+/).filter((word) => word !== '');
    found = new Map(words.map((word, rank) => [word, rank]));
    ranks.set(code, found);
  }
  return found;
}

/** The words of a language by first letter and length, so that a misspelled word is compared with similar words only. */
const shapes = new Map<string, ReadonlyMap<string, readonly (readonly [string, number])[]>>();

export function wordsLike(
  wording: Pick<Wording, 'code' | 'dictionary'>,
  letter: string,
  length: number,
): readonly (readonly [string, number])[] {
  let found = shapes.get(wording.code);
  if (!found) {
    found = Map.groupBy(ranksOf(wording), ([word]) => `${word[0]}${word.length}`);
    shapes.set(wording.code, found);
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

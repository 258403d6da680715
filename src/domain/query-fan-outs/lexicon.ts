import { once } from '../shared/once.ts';
import { createNames, type Names } from './names.ts';
import { createSearchWords, type SearchWords } from './search-words.ts';
import { parseFrames } from './wordings/parse-frames.ts';
import {
  type ForeignMarks,
  parseForeignMarks,
  parseSearchMarks,
  parseWording,
  type SearchMarks,
} from './wordings/parse-wording.ts';
import type { Wording } from './wordings/wording.ts';

/** What is known about the languages of queries. */
export interface Lexicon extends SearchWords {
  /** The supported languages, English first. */
  wordings: () => readonly Wording[];
  foreignMarks: () => readonly ForeignMarks[];
  searchMarks: () => SearchMarks;
  names: Names;
}

/** The supported languages, and whether there is a list of their words. */
const LANGUAGES = { en: true, de: true, fr: true, es: true, it: true, pt: false, nl: false };

/** `load` returns the text of a file. It is called when the file is needed first. */
export function createLexicon(load: (file: string) => string): Lexicon {
  return {
    wordings: once(() =>
      Object.entries(LANGUAGES).map(([code, hasWords]) =>
        parseWording(load(`wordings/${code}.json`), {
          dictionary: hasWords ? load(`words/${code}.txt`) : '',
          frames: parseFrames(load(`frames/${code}.txt`)),
        }),
      ),
    ),
    foreignMarks: once(() => parseForeignMarks(load('foreign-marks.json'))),
    searchMarks: once(() => parseSearchMarks(load('search-marks.json'))),
    names: createNames(load),
    ...createSearchWords(load),
  };
}

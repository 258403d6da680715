import { once } from '../shared/once.ts';
import { foldText } from './fold.ts';
import { UNSPACED } from './text.ts';

/** The words that distinguish searches, in all supported languages. */
export interface SearchWords {
  /** The words that carry meaning, folded, singular and plural alike. */
  contentWords: (text: string) => string[];
  /** The topic words of a text, without question words and superlatives. */
  topicWords: (text: string) => string[];
  /** Whether a content word only asks for advice, such as "recommend" or "should": it is not part of a question's topic. */
  isRequest: (word: string) => boolean;
  /** Two texts with the same key are the same search: the order of words makes no difference. */
  keyOf: (text: string) => string;
}

/** `load` returns the text of a file. It is called when the file is needed first. */
export function createSearchWords(load: (file: string) => string): SearchWords {
  const foldList = (file: string) => once(() => new Set(load(file).trim().split(/\s+/).map(foldText)));
  const [fillers, asking] = [foldList('stop-words/fillers.txt'), foldList('stop-words/asking.txt')];
  const requesting = once(() => new Set([...foldList('stop-words/requesting.txt')()].map(stem)));
  function contentWords(text: string): string[] {
    const words = foldText(text).split(' ').flatMap(splitUnspaced);
    const kept = words.filter((word) => !fillers().has(word));
    return (kept.length > 0 ? kept : words).map(stem);
  }
  return {
    contentWords,
    topicWords: (text) => contentWords(text).filter((word) => !asking().has(word)),
    isRequest: (word) => requesting().has(word),
    keyOf: (text) => [...new Set(contentWords(text))].toSorted().join(' '),
  };
}

const SEGMENTS = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a text without spaces. Its single letters are mostly particles. */
function splitUnspaced(text: string): string[] {
  if (!UNSPACED.test(text)) return [text];
  const words = Array.from(SEGMENTS.segment(text), ({ segment }) => segment);
  const long = words.filter((word) => word.length > 1);
  return long.length > 0 ? long : [text];
}

function stem(word: string): string {
  return word.length > 3 && /^[a-z]+s$/.test(word) && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

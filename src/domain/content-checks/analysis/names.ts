import type { Language } from './languages/language.ts';
import type { Sentence } from './text.ts';

/** A capital after a small letter, a digit or a comma: inside a sentence, that is a name. */
const INNER = /(?<=[\p{Ll}\p{N},;:)’”"]\s+[“"‘(]?)\p{Lu}[\p{L}\p{N}’'&.-]*/gu;
/** Capitals inside or throughout a word: iPhone, NASA. */
const MIXED =
  /(?<![\p{L}\p{N}])(?:\p{Ll}+\p{Lu}\p{L}*|\p{Lu}{2,}[\p{N}s]*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?![\p{L}\p{N}])/gu;
/** In languages that capitalize nouns, only two in a row are a name. */
const PAIR = /(?<=[\p{Ll},]\s+)\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+/gu;
const FIRST = /^[^\p{L}\p{N}]*(\p{Lu}[\p{L}\p{N}’'-]*)/u;
const PRONOUNS = new Set(['i', 'i’m', "i'm", 'i’ve', "i've", 'i’d', "i'd", 'i’ll', "i'll"]);

/** The names in the sentences, in lower case. */
export function collectNames(sentences: readonly Sentence[], language: Language | null): ReadonlySet<string> {
  return new Set(sentences.flatMap(({ text }) => [...innerNames(text, language)]));
}

/** The names in a text. The first word is a name if it is one elsewhere. */
export function namesIn(text: string, known: ReadonlySet<string>, language: Language | null): ReadonlySet<string> {
  const names = innerNames(text, language);
  const first = toName(FIRST.exec(text)?.[1] ?? '');
  if (language?.capitalizesNouns !== true && known.has(first)) names.add(first);
  return names;
}

function innerNames(text: string, language: Language | null): Set<string> {
  const patterns = language?.capitalizesNouns ? [PAIR, MIXED] : [INNER, MIXED];
  const words = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([word]) => toName(word)));
  return new Set(words.filter((word) => word !== '' && !PRONOUNS.has(word) && !language?.small.has(word)));
}

function toName(word: string): string {
  return word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
}

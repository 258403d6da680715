import { AMBIGUOUS_ARTICLE, GERMAN_ARTICLE, VERBS } from './cues.ts';
import type { Language } from './languages.ts';
import { isAlwaysCapitalized } from './words.ts';

/** More than an article, with the space around it. */
const LONGEST_ARTICLE = 12;

/** The end of the text before a name, which contains its article. */
export function endOf(before: string): string {
  return before.slice(-LONGEST_ARTICLE);
}

/** The text on both sides of a name. */
interface Sides {
  before: string;
  after: string;
}

/** "an der Front". Not "das Slack-Konto". */
export function isAfterGermanArticle({ before, after }: Sides): boolean {
  return GERMAN_ARTICLE.test(endOf(before)) && !after.startsWith('-');
}

/** In a German text: "die Front" too. */
export function isAfterArticle(sides: Sides): boolean {
  const isAmbiguous = AMBIGUOUS_ARTICLE.test(endOf(sides.before));
  return isAfterGermanArticle(sides) || (isAmbiguous && !sides.after.startsWith('-'));
}

/** "le Carrefour" is definite, "une Orange" is not; null without an article, and in other languages. */
export function findRomanceArticle(language: Language, before: string): 'definite' | 'indefinite' | null {
  const article = ROMANCE.has(language) ? ROMANCE_ARTICLE.exec(endOf(before))?.[1] : undefined;
  if (article === undefined) return null;
  return /^u/i.test(article) ? 'indefinite' : 'definite';
}

export const ROMANCE: ReadonlySet<Language> = new Set(['french', 'spanish', 'italian', 'portuguese']);
const ROMANCE_ARTICLE = /(?:^|[^\p{L}])(le|la|les|un|une|el|los|las|una|il|lo|gli|os|as|um|uma|l)(?:\s|['’])$/iu;

/** "Laut Stern", "die Redaktion des Stern": a German noun would have an article, or the ending of the genitive. */
export function isGermanSource({ before, after }: Sides, name: string): boolean {
  // Planets have no ending: "die Ringe des Saturn".
  if (/^[-\p{L}]/u.test(after) || isAlwaysCapitalized(name)) return false;
  const end = endOf(before);
  return /(?:^|[^\p{L}])laut\s$/iu.test(end) || (/(?:^|[^\p{L}])des\s$/iu.test(end) && !/[sßxz]$/i.test(name));
}

/** "one Apple and", "a Buffer of", "your Target may": an article, a number or an owner without another noun after the word. */
export function isCounted({ before, after }: Sides): boolean {
  if (!COUNTING.test(endOf(before))) return false;
  const noun = FURTHER_NOUN.exec(after);
  return noun === null || VERBS.english.has(noun[1]?.toLowerCase() ?? '');
}

const COUNTING =
  /(?:^|[^\p{L}])(?:an?|one|two|three|some|any|each|every|another|no|your|our|my|their|his|her|its|little|much|enough|\d+x)\s+$/iu;
const FURTHER_NOUN = /^\s+(?!(?:and|or|of|in|for|to|at|on|by|with|from|that|is|are|was)\s)([\p{L}\d]+)|^[-’'/]/u;

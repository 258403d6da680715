import { foldText } from './fold.ts';
import { BRANDS, LABELS, PLACES, TECHNOLOGIES, TERMS } from './names-data.ts';
import { joinName, splitWords, trimMarks } from './text.ts';

const brands = new Set(BRANDS.split(/\s+/));
const labels = new Set(LABELS.split(/\s+/));
const technologies = new Set(TECHNOLOGIES.split(' '));
const places = new Set(PLACES.split(/\|\s*/).map(foldText));
const terms = new Set(TERMS.split(/\s+/));

export function isKnownBrand(name: string): boolean {
  return brands.has(name.toLowerCase());
}

/** A brand, or a brand with a model: "Dyson V15", "Shopify Plus". */
export function isKnownProduct(name: string): boolean {
  const [brand = '', ...model] = splitWords(name);
  return (
    isKnownBrand(brand) &&
    model.every((word) => /\d|^(?:plus|pro|premium|enterprise|business|cloud|one|max|air|mini|ultra)$/i.test(word))
  );
}

/** A brand of goods or shops, not of software. */
export function isLabel(name: string): boolean {
  return labels.has(name.toLowerCase());
}

export function isTechnology(name: string): boolean {
  return technologies.has(name.toLowerCase());
}

export function isKnownPlace(name: string): boolean {
  return places.has(foldText(name));
}

/** A word that is a name by its spelling: iPhone, HubSpot, monday.com, GPT-4, S24. */
export function looksLikeName(word: string): boolean {
  if (terms.has(word.toLowerCase())) return false;
  return (
    isKnownBrand(word) ||
    isTechnology(word) ||
    /^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(word) ||
    /^[\p{L}\d-]+\.(?:com|io|ai|de|fr|es|org|net|app|co)$/iu.test(word) ||
    /^\p{Lu}[\p{L}-]*\d/u.test(word)
  );
}

export interface NameRules {
  /** Lower-case words that can occur inside a name. */
  connectors: RegExp;
  /** Whether a capitalized word is a word of the language, so that its capital may only mark the start of a sentence. */
  isWord: (word: string) => boolean;
  /** Whether a word never begins a name: "In", "Is". */
  isSmallWord: (word: string) => boolean;
  /** Whether nouns are capitalized too, so that a capital is no evidence. */
  capitalizesNouns: boolean;
}

/** Joins the words of each name ("Great Wall of China") with no-break spaces. */
export function joinNames(text: string, rules: NameRules): string {
  const words = splitWords(text);
  const joined: string[] = [];
  for (let i = 0; i < words.length; ) {
    const end = endOfName(words, i, rules);
    joined.push(joinName(words.slice(i, end).join(' ')));
    i = end;
  }
  return joined.join(' ');
}

/** The index after the name that begins at `start`, or after the word if none begins. */
function endOfName(words: readonly string[], start: number, rules: NameRules): number {
  if (!isNameWord(words, start, rules)) return start + 1;
  let end = start + 1;
  while (end < words.length && !/[,.:!?]$/.test(words[end - 1]?.replace(/^(?:\p{Lu}\.)+$/u, '') ?? '')) {
    const next = words[end] ?? '';
    const connects = rules.connectors.test(next) && isNameWord(words, end + 1, rules);
    const connectsTwo =
      rules.connectors.test(next) && rules.connectors.test(words[end + 1] ?? '') && isNameWord(words, end + 2, rules);
    if (isNameWord(words, end, rules) || /^\d[\d-]{0,6}\p{L}{0,2}[,?.]?$/u.test(next)) end += 1;
    else if (connects) end += 2;
    else if (connectsTwo) end += 3;
    else break;
  }
  return end;
}

function isNameWord(
  words: readonly string[],
  index: number,
  { isWord, isSmallWord, capitalizesNouns }: NameRules,
): boolean {
  const word = trimMarks(words[index] ?? '');
  if (looksLikeName(word) || isKnownPlace(word)) return /^\p{Lu}|\d|\p{Ll}\p{Lu}/u.test(word);
  if (!/^\p{Lu}/u.test(word) || capitalizesNouns) return false;
  const opens = index === 0 || /[.!?:]$/.test(words[index - 1] ?? '');
  if (!opens) return true;
  const next = words[index + 1] ?? '';
  if (isSmallWord(word.toLowerCase())) return false;
  return (
    !isWord(word.toLowerCase()) || (/^\p{Lu}/u.test(next) && !/^(?:\p{Lu}{2,}|I)$/u.test(next) && !looksLikeName(next))
  );
}

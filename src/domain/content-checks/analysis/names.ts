import type { Language } from './languages/language.ts';
import type { Sentence } from './text.ts';

const OPENING = /^[^\p{L}\p{N}]+/u;
const CLOSING = /(?:[’']s)?[^\p{L}\p{N}]*$/u;
/** Before a capital that does not start a sentence. */
const INSIDE = /[\p{Ll}\p{N},;:)’”"]$/u;
const PRONOUNS = new Set(['i', 'i’m', "i'm", 'i’ve', "i've", 'i’d', "i'd", 'i’ll', "i'll"]);

/** The names in the sentences, in lower case. */
export function collectNames(sentences: readonly Sentence[], language: Language | null): ReadonlySet<string> {
  return new Set(sentences.flatMap(({ text }) => [...innerNames(text, language)]));
}

/** The names in a text. The first word is a name if it is one elsewhere. */
export function namesIn(text: string, known: ReadonlySet<string>, language: Language | null): ReadonlySet<string> {
  const names = innerNames(text, language);
  const first = clean(text.slice(0, text.indexOf(' ') >>> 0));
  if (language?.capitalizesNouns !== true && isCapital(first) && known.has(first.toLowerCase()))
    names.add(first.toLowerCase());
  return names;
}

/** Capitalized words inside a sentence; two in a row in languages that capitalize nouns. Capitals inside a word always make a name. */
function innerNames(text: string, language: Language | null): Set<string> {
  const names = new Set<string>();
  const tokens = text.split(' ');
  tokens.forEach((token, i) => {
    // Most words have no capital.
    if (token === token.toLowerCase()) return;
    const word = clean(token);
    const name = word.toLowerCase();
    if (name.length < 2 || PRONOUNS.has(name) || language?.small.has(name)) return;
    const isInside = i > 0 && isCapital(word) && INSIDE.test(tokens[i - 1] ?? '');
    const isPair = () => !CLOSING_MARK.test(token) && isCapital(clean(tokens[i + 1] ?? ''));
    if (hasInnerCapital(word) || (isInside && (language?.capitalizesNouns !== true || isPair()))) names.add(name);
  });
  return names;
}

const CLOSING_MARK = /[.,;:!?]$/;

function clean(token: string): string {
  return token.replace(OPENING, '').replace(CLOSING, '');
}

function isCapital(word: string): boolean {
  const [first = ''] = word;
  return first !== first.toLowerCase();
}

/** As in iPhone and NASA. */
function hasInnerCapital(word: string): boolean {
  const rest = word.slice(1);
  return rest !== rest.toLowerCase() && !word.includes('-');
}

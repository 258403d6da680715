import { foldText } from './fold.ts';
import type { Aspect, Form, Kind, Language } from './languages/language.ts';
import { isTerm, looksLikeName } from './names.ts';
import { bareWords, isCapitalised } from './words.ts';

/** Products before services: a vacuum cleaner is nobody who cleans. */
const KINDS = ['software', 'offer', 'product', 'service'] as const;

interface Signs {
  text: string;
  topic: string;
  /** Whether the query looks for something to have, rather than to know. */
  isWanted: boolean;
  aspect: Aspect | null;
  language: Language;
  /** Names that the workspace knows, folded. */
  brands: ReadonlySet<string>;
}

/** Whether the topic is a name, something to choose, or something to know. */
export function settleForm({ text, topic, isWanted, aspect, language, brands }: Signs): {
  form: Form;
  kind: Kind | null;
} {
  const isAside = aspect !== null && aspect !== 'definition';
  if (brands.has(foldText(topic)) || isBrand(topic, text, isAside, language))
    return { form: 'brand', kind: / .*\d/.test(topic) ? 'model' : null };
  const kind = findKind(topic, language);
  const isShop = isWanted && aspect !== 'definition';
  return isShop
    ? { form: 'shop', kind: kind ?? (aspect === 'cost' ? 'offer' : 'product') }
    : { form: 'subject', kind: null };
}

export function findKind(topic: string, { kinds }: Language): Kind | null {
  // Of "flights to Tokyo" the kind is that of the flights, and the size of a mattress is no mattress.
  const head = topic.replace(/ (?:to|of|from|by|on|with|without|von|nach|mit|ohne) .*$/i, '');
  const isPart = / (?:of|von) /i.test(topic);
  return KINDS.find((kind) => kinds[kind].test(head) || (!isPart && kinds[kind].test(topic))) ?? null;
}

/** A name by its spelling, or by its capitals where these mean something: not in German, nor where all is capitalised. */
function isBrand(topic: string, text: string, isAsked: boolean, { code }: Language): boolean {
  const words = bareWords(topic);
  if (words.length === 0 || words.length > 3) return false;
  const [first = '', ...rest] = words;
  if (looksLikeName(first) && rest.every((word) => looksLikeName(word) || isCapitalised(word) || /^\d/.test(word)))
    return true;
  const others = bareWords(text).length - words.length;
  const capitalsSayNothing = code === 'de' || (others > 1 && bareWords(text).every(isCapitalised));
  const areCapitalised = words.every((word) => isCapitalised(word) && !isTerm(word) && !/^\p{Lu}{2,4}s?$/u.test(word));
  return !capitalsSayNothing && areCapitalised && (words.length > 1 || isAsked || others > 1);
}

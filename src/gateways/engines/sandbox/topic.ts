import type { KnownBrand } from '../port.ts';
import type { Phrases } from './phrases/phrases.ts';

const LONGEST_TOPIC = 70;
/** Characters that would be interpreted as Markdown, citation marks or quotation marks. */
const MARKUP = /[[\](){}*_`|<>#"“”„«»\\¿¡]|\p{Cc}/gu;
/** How questions begin in the languages that the sandbox supports. */
const LEAD = new RegExp(
  `^(?:${[
    "what(?:'s| is| are)|which(?: is| are)?|who(?: is| are| makes)|how (?:do i|do you|to|can i)|can you (?:recommend|suggest)",
    'where can i (?:find|buy)|was (?:ist|sind)|welche[rsn]?(?: ist| sind)?|wo (?:finde|kaufe) ich',
    "quel(?:le)?s?(?: est| sont)?|qu'est-ce que?|comment|cu[aá]l(?:es)?(?: es| son)?|qué(?: es| son)?|dónde",
  ].join('|')})\\s+(?:(?:the|an?|der|die|das|les?|la|el|los|las)\\s+)?`,
  'iu',
);

/** The topic of the prompt, short and on one line, without brand names. */
export function topicOf(prompt: string, brands: readonly KnownBrand[], phrases: Phrases): string {
  const words = cleanPrompt(prompt);
  return cutAtWord(hideBrands(words, brands, phrases.aBrand)) || phrases.thisQuestion;
}

/** The topic with brand names, as an engine would search for it. */
export function searchTermsOf(prompt: string, phrases: Phrases): string {
  return cutAtWord(cleanPrompt(prompt)) || phrases.thisQuestion;
}

/** A URL slug. Null if the text has no Latin letters or digits. */
export function slugOf(text: string): string | null {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replace(/^-|-$/g, '');
  return slug || null;
}

function cleanPrompt(prompt: string): string {
  const words = prompt.slice(0, 400).toWellFormed().replace(MARKUP, ' ').replace(/\s+/g, ' ').trim();
  const bare = words.replace(/[\s?!.,:;…]+$/u, '');
  return bare.replace(LEAD, '') || bare;
}

function cutAtWord(text: string): string {
  if (text.length <= LONGEST_TOPIC) return text;
  const cut = text.slice(0, LONGEST_TOPIC).toWellFormed();
  return cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : undefined).replace(/\uFFFD$/, '');
}

/** Brand names, and the first label of their domains, which is often used as a name. */
function hideBrands(text: string, brands: readonly KnownBrand[], instead: string): string {
  const folded = text.toLowerCase();
  const names = brands
    .flatMap(({ name, domain }) => [name.trim(), domain.split('.', 1)[0] ?? ''])
    .filter((name) => name.length > 1 && folded.includes(name.toLowerCase()))
    .toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  return text.replace(new RegExp(names.map(patternOf).join('|'), 'giu'), instead);
}

/** Matches whole words, except in scripts without spaces between words. */
function patternOf(name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(
    name,
  );
  return isSpaced ? String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])` : escaped;
}

import { parse } from 'tldts';
import { isFirstName } from '../../shared/first-names.ts';
import { once } from '../../shared/once.ts';
import {
  endOf,
  findRomanceArticle,
  isAfterArticle,
  isAfterGermanArticle,
  isCounted,
  isGermanSource,
  ROMANCE,
} from './articles.ts';
import {
  ADVERBS,
  APPOSITION_CUE,
  COMMON_DEFINITION,
  COMMON_HEADS,
  COMPANY_FORM,
  COMPLEMENTS,
  COPULAS,
  DOMAIN_END,
  EXPLAINED_CUE,
  FIELD_CUE,
  FORMER_CUE,
  IMPERATIVE_CUE,
  INDEFINITE_ARTICLE,
  KIND_CUE,
  LABEL_CUE,
  MAKERS,
  MISSING_CUE,
  OPENERS,
  OPENING_ADJECTIVES,
  OWNED_CUE,
  OWNING_CUE,
  PICK_CUE,
  PLACES,
  PLURAL_SUBJECT,
  POSSESSIONS,
  PRODUCT_HEADS,
  PRONOUN,
  ROMANCE_PREPOSITION,
  TITLE_WORDS,
  USING_CUE,
  VALUE_CUE,
  VERBAL_CUE,
  VERBS,
  VERBS_AFTER_ADVERBS,
  WHEN_CUE,
  WINNER_CUE,
  WORK_CUE,
} from './cues.ts';
import { isBesideNames, isEnumerated } from './enumerations.ts';
import {
  isAmongNames,
  isAmongProducts,
  isNameLike,
  isStep,
  type Labels,
  PICTURES,
  readLabels,
  STEP,
} from './labels.ts';
import { guessLanguage, type Language } from './languages.ts';
import { classifyUnspaced, countLabels } from './unspaced.ts';
import { isAlwaysCapitalized, isEastAsian, type OrdinaryWords, wordsOf } from './words.ts';

/**
 * Whether a word is a company name: by its context (`certain`), by its capital inside a sentence (`likely`) or the verb after it
 * (`apparent`), only if the text is known to be about the company (`possible`), or not at all: it is something else (`other`), a
 * word in lower case (`word`) or says nothing about the rest of the text (`no`).
 */
export type Verdict = 'certain' | 'likely' | 'apparent' | 'possible' | 'other' | 'word' | 'no';

/** A text with cached analysis results. */
export interface PreparedText {
  text: string;
  language: Language;
  /** Whether it is mostly Chinese, Japanese or Korean: a word in Latin letters is a name there. */
  isEastAsian: boolean;
  labels: Labels;
  /** The labels of its lists, counted when they are needed first. */
  countUnspacedItems: () => { all: number; ordinary: number };
  dictionary: OrdinaryWords;
}

export function prepareText(text: string, dictionary: OrdinaryWords): PreparedText {
  return {
    text,
    language: guessLanguage(text),
    isEastAsian: isMostlyEastAsian(text),
    labels: readLabels(text, dictionary),
    countUnspacedItems: once(() => countLabels(text, dictionary)),
    dictionary,
  };
}

interface Context {
  /** The offset of the name. */
  start: number;
  line: number;
  /** The text before and after the name on its line. */
  before: string;
  after: string;
  /** Whether a capital is not evidence here: at the start of a sentence, a line, a cell, a label or a description. */
  isStart: boolean;
  /** Whether it starts the label of its line or cell. */
  isLabelStart: boolean;
  isTitle: boolean;
  /** Whether a bracket or quotation mark separates it from the words before. */
  isQuoted: boolean;
}

const MARKUP = new RegExp(String.raw`[*_"“”„‘«»[\]()\x60>]+|${PICTURES}+`, 'gu');
const LABEL_START = /(?:^|\|)\s*(?:#{1,6}\s*)?(?:(?:[-+•–]|\d{1,3}[.)])\s*)?$/;
const START = /(?:[!?…:;]|(?<!\bvs)\.)\s*$|\s[-–—]\s+$/i;

/**
 * Evaluates a name that is an ordinary word. Inside a sentence a capital is sufficient; if every word has one, or would have one
 * anyway, the context must indicate a company.
 */
export function classifyName(prepared: PreparedText, name: string, start: number, end: number): Verdict {
  const { text, language, dictionary } = prepared;
  const written = text.slice(start, end);
  const context = findContext(text, start, end);
  if (isEastAsian(name)) return classifyUnspaced(prepared, name, context);
  if (DOMAIN_END.test(context.after) || isLinkedToItself(text, name, end)) return 'certain';
  if (!hasCapitals(written, name)) return isNoun(written, context) ? 'word' : 'no';
  if (PART_BEFORE.test(context.before) || FIXED_COMPOUND.test(context.after) || isButton(text, start, end)) return 'no';
  // "Die „Bild“-Zeitung".
  if (/^[“”"»]-\p{Lu}/u.test(context.after)) return 'certain';
  if (COMPANY_FORM.test(context.after) || isFollowedByTicker(written, context.after)) return 'certain';
  if (FORMER_CUE.test(context.after) || TRADEMARK.test(context.after)) return 'certain';
  if (prepared.isEastAsian || isEastAsian(context.after.trimStart().charAt(0))) return 'certain';
  if (isProductOfMaker(context) || isPriced(context) || isBeforeCoined(name, context)) return 'certain';
  if (isNumbered(context.after) && !isBesideNames(context.before, context.after.replace(/^\s+\d+/, ''), prepared))
    return classifyNumbered(context);
  context.after = context.after.replace(/^\s+\d+(?![\d%.])/, '');
  if (VALUE_CUE.test(context.after.replace(/^[*_]+/, '')) || isField(prepared, name, context, end)) return 'no';
  const words = wordsOf(name);
  if (isStepName(prepared, context)) return 'no';
  if (isPlaceName(context) || DESIGNATION.test(context.after)) return 'other';
  // "Delta IV", "Apple II".
  if (NUMERAL.test(context.after)) return 'possible';
  if (isInTitleOfWork(text, start, end)) return 'other';
  if (WORK_CUE.test(context.before)) return 'other';
  if (isPersonName(words, context.after, dictionary)) return 'other';
  if (language === 'english' && (context.isStart ? COMPOUND : TITLE_COMPOUND).test(context.after)) return 'possible';
  if (language === 'german' && isGermanSource(context, name)) return 'certain';
  if (APPOSITION_CUE.test(context.before)) return 'certain';
  // "Sonic the Hedgehog".
  if (/^\sthe\s\p{Lu}/u.test(context.after)) return 'other';
  // "Arc de Triomphe". In Romance languages this can be "Carrefour de Montpellier".
  if (!ROMANCE.has(language) && /^\s(?:de|du|des|della|del|von|van)\s(?:l[ae]\s)?\p{Lu}/u.test(context.after))
    return 'other';
  if (language === 'german' && isAfterArticle(context)) return classifyCapitalized(prepared, context);
  // "La Costa del Sol".
  if (ROMANCE.has(language) && /\p{Lu}\p{L}+\s(?:del|du|della|dello|do|da)\s$/u.test(context.before)) return 'other';
  // "Caso de Éxito".
  if (ROMANCE.has(language) && /\p{Lu}\p{L}+\s(?:de|di)\s$/u.test(context.before) && isLocal(prepared, words))
    return 'possible';
  const article = findRomanceArticle(language, context.before);
  if (article !== null && isLocal(prepared, words)) return article === 'definite' ? 'possible' : 'other';
  const isForeign =
    language === 'english'
      ? !words.some((word) => dictionary.isEnglish(word))
      : !words.every((word) => dictionary.isWordOf(language, word));
  if (isForeign) return classifyForeign(prepared, words, context);
  if (isShouted(written, name)) {
    if (isBesideNames(context.before, context.after, prepared)) return 'likely';
    const verdict = classifyStart(prepared, context);
    if (verdict === 'certain' || verdict === 'apparent') return 'apparent';
    return isInShoutedLine(context) ? 'possible' : 'other';
  }
  const saysNothing =
    words.every(isAlwaysCapitalized) ||
    (language === 'german' && words.every((word) => dictionary.isWordOf('german', word))) ||
    isAfterGermanArticle(context);
  if (saysNothing) return classifyCapitalized(prepared, context);
  if (words.length > 1)
    return context.isTitle ? classifyPicked(prepared, context, words.length) : classifyPhrase(prepared, context);
  // "Paramount+".
  if (/^\+(?![\p{L}\d])/u.test(context.after) && !isInsideLongerName(context)) return 'certain';
  if (context.isTitle) return classifyInTitle(prepared, context);
  if (isInsideLongerName(context)) return 'other';
  return context.isStart ? classifyPicked(prepared, context) : classifyInSentence(prepared, context);
}

/** "The best of all: Target": after a colon only names and sentences have capitals, and this is not a sentence. */
function classifyPicked(prepared: PreparedText, context: Context, words = 1): Verdict {
  const verdict = classifyStart(prepared, context);
  // "- Urban Decay Eyeshadow Primer": two ordinary words say more than one.
  if (verdict === 'possible' && words > 1 && context.isLabelStart && CAPITALIZED.test(context.after)) return 'apparent';
  const isSentence = /^\p{Ll}/u.test(nextWord(context.after) ?? '');
  return verdict === 'possible' && !isSentence && PICK_CUE.test(context.before) ? 'likely' : verdict;
}

/** "Real-Time", "Try-On". Not "non-Apple". */
const PART_BEFORE = /(?:^|[^\p{L}])\p{Lu}\p{L}+[-‑]$/u;

/** "Circle K", "Delta E". Not "With Square I can". */
const DESIGNATION = /^\s[B-HJ-UW-Z](?![\p{L}\p{N}'’.‑-])/u;
const NUMERAL = /^\s(?:[VX]I{0,3}|I[IVX]I?)(?![\p{L}\p{N}'’.‑-])/u;

/** "Meta-analysis". */
const FIXED_COMPOUND = /^[-‐‑](?:analy|data|review|regression|cognit)/i;

/** Click "Next", set it to "On": a word on the screen. */
function isButton(text: string, start: number, end: number): boolean {
  return /^[.,]?["”*]/.test(text.slice(end, end + 2)) && BUTTON_CUE.test(text.slice(Math.max(0, start - 60), start));
}

const BUTTON_CUE =
  /\b(?:click|press|tap|select|choose|hit|toggle|set|says?|turn(?:ed)?|switch(?:ed)?|button|then)\b[^.\n]{0,40}["“]$/i;

/** A word in lower case. Not "to close deals" or "you can zoom in", which are said about companies of this name too. */
function isNoun(written: string, { before }: Context): boolean {
  return /^\p{Ll}/u.test(written) && !VERBAL_CUE.test(before);
}

/** "Evidence-based", "Edge/multi-cloud": at a start, the capital is that of the compound. */
const COMPOUND = /^[-‑/]\p{L}/u;
/** "Next-Generation Firewalls". */
const TITLE_COMPOUND = /^[-‑]\p{Lu}\p{Ll}/u;

/** "Bill Inmon": a first name, then a surname. */
function isPersonName(words: readonly string[], after: string, dictionary: OrdinaryWords): boolean {
  const surname = /^\s(?:\p{Lu}\.\s)?(\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(after)?.[1];
  const [first = ''] = words;
  return surname !== undefined && words.length === 1 && isFirstName(first) && isNameLike(surname, dictionary);
}

/** *Brave Irene*, "The Brave Little Toaster". */
function isInTitleOfWork(text: string, start: number, end: number): boolean {
  const opening = text.slice(Math.max(0, start - 6), start);
  // The series "The Wire".
  if (/["“„«]The $/.test(opening) && /^[.,]?["”“»]/.test(text.slice(end, end + 2))) return true;
  if (!OPENING_OF_TITLE.test(opening)) return false;
  return REST_OF_TITLE.test(text.slice(end, end + 60));
}

const OPENING_OF_TITLE = /(?:(?<!\*)\*|["“„«])(?:The |An? )?$/;
const REST_OF_TITLE = /^(?:\s(?:\p{Lu}[\p{L}’']+|of|the|and|in|to)){1,5}(?:\*(?!\*)|["”“»])/u;

/** "Focus: …" below several items of a list: what is said about each of them. */
function isField(
  { text, labels }: PreparedText,
  name: string,
  { line, start, isLabelStart }: Context,
  end: number,
): boolean {
  if (!isLabelStart || !/\s/.test(text.charAt(line)) || wordsOf(name).length > 1) return false;
  // "- Square: No fee" next to "- PayPal: 4 %", below several items.
  if (isAmongNames(labels, text, line, start)) return false;
  const colon = /^[*_]*[:：]/.exec(text.slice(end, end + 5))?.[0];
  if (colon === undefined) return false;
  const field = text.slice(line, end) + colon;
  return text.indexOf(field) !== text.lastIndexOf(field);
}

/** "Google Nest Wifi Pro". */
function isProductOfMaker({ before, isQuoted }: Context): boolean {
  const word = /(?:^|[^\p{L}\p{N}])(\p{Lu}\p{Ll}+)(?:['’]s)?\s$/u.exec(before)?.[1];
  return !isQuoted && word !== undefined && MAKERS.has(word);
}

/** "Restored Apple MacBook". Not "Open OneDrive" or "On iOS". */
function isBeforeCoined(name: string, { after }: Context): boolean {
  const next = nextWord(after);
  return next !== undefined && isCoined(next) && !OPENERS.has(name.toLowerCase()) && !STEP.test(`${name} `);
}

/** "Apple Beats Fit Pro$114.99": a product in a shop, after another one or at a start. */
function isPriced({ before, after }: Context): boolean {
  return /(?:^|[\d.!?:]\s?)$/.test(before) && /^(?:\s[\p{Lu}\d][\p{L}\p{N}'’+&./-]*){1,10}[$€£]\d/u.test(after);
}

/** "Close Valves:" among "Connect Refrigerant:" and "Check for Leaks:". */
function isStepName({ labels, text }: PreparedText, { line, start, isLabelStart, after }: Context): boolean {
  return isLabelStart && /^\s\p{L}/u.test(after) && isStep(labels, line, text.slice(start, start + LONGEST_STEP));
}

const LONGEST_STEP = 20;

/** "Discover it® Miles". */
const TRADEMARK = /^(?:\s\p{L}+){0,2}\s?[®™℠]/u;

/** Whether the words are also words of the text's language. */
function isLocal(
  { language, dictionary }: Pick<PreparedText, 'language' | 'dictionary'>,
  words: readonly string[],
): boolean {
  return words.every((word) => dictionary.isWordOf(language, word) || dictionary.isFrequentIn(language, word));
}

/** A word of another language is a name, but at the start of a sentence only if it is not a word of this language too. */
function classifyForeign(prepared: PreparedText, words: readonly string[], context: Context): Verdict {
  if (COMMON_HEADS.has(/^\s\p{Lu}\p{L}+/u.exec(context.after)?.[0].trim().toLowerCase() ?? '')) return 'other';
  if (isAfterShortName(prepared, context)) return 'other';
  if (!isLocal(prepared, words)) return isInForeignPhrase(prepared, context) ? 'possible' : 'certain';
  return context.isStart ? classifyStart(prepared, context) : classifyInSentence(prepared, context);
}

/** "DJI Osmo Action 4", "Oura Ring". Not "Zahlungsanbieter Square": nouns of the language precede names too. */
function isAfterShortName({ language, dictionary }: PreparedText, { before, isQuoted }: Context): boolean {
  const word = /(?:^|[^\p{L}])(\p{Lu}\p{Ll}{1,7})\s$/u.exec(endOf(before))?.[1];
  if (language === 'english' || isQuoted || word === undefined || !isNameLike(word, dictionary)) return false;
  return !OPENERS.has(word.toLowerCase()) && !isLocal({ language, dictionary }, [word]);
}

/** "ein Visa", "Target Price", "Gender Pay Gap": English words in a text of another language. */
function isInForeignPhrase({ language, dictionary }: PreparedText, { before, after }: Context): boolean {
  const isPlainEnglish = (word: string | undefined) =>
    word !== undefined &&
    isPlain(word, dictionary) &&
    !dictionary.isWordOf(language, word) &&
    !OPENERS.has(word.toLowerCase());
  const next = /^\s(\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(after)?.[1];
  if (next === undefined && INDEFINITE_ARTICLE.test(endOf(before))) return true;
  return isPlainEnglish(next) || isPlainEnglish(/(?:^|[^\p{L}])(\p{Lu}\p{Ll}+)\s$/u.exec(endOf(before))?.[1]);
}

/** Several ordinary words with capitals are a name, but not after an article: "Our Best Buy for small kitchens". */
function classifyPhrase(prepared: PreparedText, context: Context): Verdict {
  if (isBesideNames(context.before, context.after, prepared)) return 'certain';
  const isOwned = DETERMINER.test(endOf(context.before).toLowerCase());
  return isOwned && !/\bthe\s+$/i.test(context.before) && !POSSESSIONS.has(nextWord(context.after) ?? '')
    ? 'possible'
    : 'likely';
}

/** Inside a sentence, a capital is evidence, unless it is that of a longer name: "Prime Minister", "The Wire". */
function classifyInSentence(prepared: PreparedText, context: Context): Verdict {
  const { dictionary } = prepared;
  const { before, after } = context;
  if (isPlaceName(context) || isCounted(context)) return 'other';
  const word = /^\s+(\p{L}+)/u.exec(after)?.[1];
  if (word !== undefined && COMMON_HEADS.has(word.toLowerCase())) {
    if (/^\p{Lu}/u.test(word)) return 'other';
    // "a Target weight", "your Slack customers".
    if (DETERMINER.test(endOf(before))) return 'possible';
  }
  // "on the Visa or Mastercard network".
  if (/^\s(?:and|or)\s/.test(after) && isBesideNames(before, after, prepared)) return 'certain';
  if (isTitleWithArticle(context)) return 'possible';
  // "Public Health Emergency", "the Success Reward": ordinary words with capitals are a title.
  const title = /^(?:\s+\p{Lu}\p{Ll}+(?!\p{L}))+/u.exec(after)?.[0].trim().split(/\s+/) ?? [];
  const isTitle = title.length > (DETERMINER.test(endOf(before).toLowerCase()) ? 0 : 1);
  if (COMPANY_WORD.test(title.at(-1) ?? '') || /^(?:\s+\p{Lu}\p{Ll}+)+\s\d/u.test(after)) return 'certain';
  if (isTitle && title.every((part) => isPlain(part, dictionary))) return 'possible';
  // "the Ring of Kerry".
  if (/\bthe\s$/i.test(endOf(before)) && /^\sof\s\p{Lu}/u.test(after)) return 'other';
  if (/^\s+(of|that)\s/.test(after)) return 'possible';
  const isNamed =
    isBesideNames(before, after, prepared) ||
    isEnumerated(before, after) ||
    OWNED_CUE.test(before) ||
    USING_CUE.test(before);
  return isNamed ? 'certain' : 'likely';
}

/** "The Wire is", "the Sun": companies have no article, unless a noun follows, as in "the Slack app". */
function isTitleWithArticle({ before, after }: Context): boolean {
  if (!/(?:^|[^\p{L}])[Tt]he\s+$/u.test(endOf(before))) return false;
  const word = nextWord(after)?.toLowerCase();
  return word === undefined ? !/^[-/]/.test(after) : VERBS.english.has(word) || /^(?:and|or|\p{Ll}+ed)$/u.test(word);
}

const COMPANY_WORD =
  /^(?:Company|Corporation|Motors?|Group|Holdings|Technologies|Labs|Industries|Systems|Bank|Airlines|Racing|Records|Pictures)$/;
const DETERMINER = /\b(?:the|an?|this|that|these|those|each|every|one|its|their|our|your)\s+$/;

/** An ordinary word that is not used for products. */
function isPlain(word: string, { isEnglish }: OrdinaryWords): boolean {
  return isEnglish(word) && !PRODUCT_HEADS.has(word.toLowerCase());
}

/** Hangul Jamo is the first of these scripts. A loop over codes takes a fraction of the time of a regular expression. */
const FIRST_EAST_ASIAN = 0x1100;
/** A longer text is recognized by its beginning. */
const LONGEST_BEGINNING = 500;

function isMostlyEastAsian(text: string): boolean {
  const length = Math.min(text.length, LONGEST_BEGINNING);
  let letters = 0;
  for (let offset = 0; offset < length; offset++) {
    if (text.charCodeAt(offset) >= FIRST_EAST_ASIAN && isEastAsian(text.charAt(offset))) letters++;
  }
  return letters * 5 > length;
}

/** "Wave 2", "Box 1", "Target 2030": one of several, or a year. Not "Sage 50" or "Apple 90%". */
function isNumbered(after: string): boolean {
  const number = /^\s+(\d+)(?!\p{Ll}|[\d.,]*\d*\s?(?:%|percent\b))/u.exec(after)?.[1];
  if (number === undefined) return false;
  return Number(number) < 20 || /^(?:19|20)\d\d$/.test(number);
}

/** "Wave 2 of the rollout" can be anything, and "Target 2030" is no version. */
function classifyNumbered({ isStart, after }: Context): Verdict {
  if (isStart && isDescription(after.replace(/^\s+\d+[*_\])]*/, ''))) return 'certain';
  return /^\s+\d{4}/.test(after) ? 'other' : 'possible';
}

/** Whether the words around it are written in capitals too. */
function isInShoutedLine({ before, after }: Context): boolean {
  return !/\p{Ll}/u.test(`${before.slice(-40)}${after.slice(0, 40)}`);
}

/** More of a line than this around a name is not read: an answer can be one line with thousands of names. */
const MAX_CONTEXT = 400;

function findContext(text: string, start: number, end: number): Context {
  const from = Math.max(0, start - MAX_CONTEXT);
  const line = from + text.slice(from, start).lastIndexOf('\n') + 1;
  const next = text.slice(end, end + MAX_CONTEXT).indexOf('\n');
  const raw = text.slice(line, start);
  const before = raw.replace(MARKUP, '');
  const after = text.slice(end, end + (next < 0 ? MAX_CONTEXT : next));
  const whole = `${before}${after}`.replace(MARKUP, '');
  const isHeading = /^\s*#{1,6}\s/.test(text.slice(line, line + 8));
  return {
    start,
    line,
    before,
    after,
    isStart: LABEL_START.test(before) || START.test(before) || (raw.endsWith('(') && /^\s\p{Ll}/u.test(after)),
    isLabelStart: LABEL_START.test(before),
    isQuoted: /[(["“„«][*_]*$/.test(raw),
    isTitle: isTitleCase(whole, isHeading),
  };
}

/** Whether most words of a line have a capital. */
function isTitleCase(line: string, isHeading: boolean): boolean {
  const words = line.match(/\p{L}[\p{L}'’]+/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  if (!isHeading && (long.length === 0 || words.length > 12 || /[.!?,;|]/.test(line))) return false;
  return long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * 0.7;
}

/** Target (TGT), Gap (NYSE: GAP). */
function isFollowedByTicker(written: string, after: string): boolean {
  const ticker = /^\s*\((?:(?:NYSE|NASDAQ|Nasdaq|LSE|stock|ticker):?\s*)?([A-Z]{2,5})\)/.exec(after)?.[1];
  if (ticker === undefined) return false;
  const letters = written.toUpperCase();
  let offset = -1;
  return Array.from(ticker).every((letter) => {
    offset = letters.indexOf(letter, offset + 1);
    return offset >= 0;
  });
}

/** Whether it is written as in the settings, or with a capital on each word. */
function hasCapitals(written: string, name: string): boolean {
  if (written === name && name !== name.toLowerCase()) return true;
  return written
    .split(/[\s\p{Pd}&]+/u)
    .every((word) => /^\p{Lu}/u.test(word) || /^(of|the|and|und|et|y|for|de)$/.test(word) || word === '');
}

function isShouted(written: string, name: string): boolean {
  return written.length > 1 && written === written.toUpperCase() && name !== name.toUpperCase();
}

/**
 * [Notion](https://www.notion.so/…), "Notion - https://www.notion.so": the registrable domain is the name. Not
 * [Twilio SIGNAL](https://signal.twilio.com/).
 */
function isLinkedToItself(text: string, name: string, end: number): boolean {
  const after = text.slice(end, end + 300);
  const host = (LINK_AROUND.exec(after) ?? ADDRESS_AFTER.exec(after))?.[1];
  if (host === undefined) return false;
  const label = parse(host, { allowPrivateDomains: true }).domainWithoutSuffix?.replaceAll('-', '');
  return label?.toLowerCase() === wordsOf(name).join('').toLowerCase();
}

const LINK_AROUND = /^[^[\]\n]{0,80}\]\(https?:\/\/([a-z0-9.-]+)/i;
const ADDRESS_AFTER = /^[*_]*\s*[-–—:(]?\s*\[?(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})/i;

/**
 * "Forrester Wave", "Times Square", "Ghost in the Shell": the words before belong to the name too, unless they only start the
 * sentence or are an adjective such as "Chicago-based".
 */
function isInsideLongerName({ before, after, isQuoted }: Context): boolean {
  if (isQuoted) return false;
  // "Hack The Box".
  if (/\p{Lu}\p{L}*\sThe\s$/u.test(endOf(before))) return true;
  if (/\p{Lu}\p{Ll}+ (?:in|of|on|at) the $/u.test(before))
    return !POSSESSIONS.has(nextWord(after)?.toLowerCase() ?? '');
  // "League of Legends". Not "CEO of Apple".
  const head = /\sof\s+$/.test(endOf(before))
    ? /(?:^|[^\p{L}\p{N}])(\p{Lu}\p{L}*)\s+of\s+$/u.exec(before)?.[1]
    : undefined;
  if (head !== undefined && /\p{Ll}/u.test(head) && !HEADS_OF_COMPANIES.test(head)) return true;
  const match = /(^|[^\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}'’&.-]*)\s+$/u.exec(before);
  const word = match?.[2];
  // "Google Keep".
  if (word !== undefined && MAKERS.has(word)) return false;
  if (!match || word === undefined || /-(?:based|owned|backed|made)$|['’]s$/.test(word) || /[.!?:]$/.test(word))
    return false;
  const lower = word.toLowerCase();
  // "Scaling Slack's queue".
  if (/\p{Ll}{3}ing$/u.test(word) && /^['’]s\s/.test(after)) return false;
  // "PayPal Apple Pay".
  if (PRODUCT_HEADS.has(/^\s(\p{Lu}\p{Ll}+)/u.exec(after)?.[1]?.toLowerCase() ?? '') && !/^The$/.test(word))
    return false;
  // "The Annual Zoom event": an article before the adjective changes nothing.
  const opening = before.slice(0, match.index + (match[1]?.length ?? 0)).replace(/\b(?:The|An?)\s+$/, '');
  const isOpening = LABEL_START.test(opening) || START.test(opening);
  if (TITLE_WORDS.has(lower)) return !isOpening || /^\s+\p{Lu}/u.test(after);
  if (isOpening && OPENING_ADJECTIVES.has(lower)) return !/^\s+\p{Ll}/u.test(after);
  // "The Gender Pay Gap": inside a sentence, a verb with a capital is part of the name.
  return !OPENERS.has(lower) || (!isOpening && /\p{Lu}\p{Ll}+\s+$/u.test(opening));
}

/** Before "of" and a company. */
const HEADS_OF_COMPANIES =
  /^(?:co-?founders?|founders?|presidents?|directors?|chairman|chair|head|owners?|makers?|creators?|users?|fans?|customers?|competitors?|alternatives?|acquisition|purchase|features?|versions?|shares?|employees|subsidiary|instead|because|outside|inside|ahead|most|many|some|all|both|one|each|none|several|parts?|examples?|pros|cons|benefits|advantages|disadvantages|use|usage|integration|overview|review|comparison|history|number|cost|price)$/i;

/** If every word is capitalized: only a label that is the name, or a noun that follows company names. */
function classifyInTitle(prepared: PreparedText, context: Context): Verdict {
  if (isInsideLongerName(context)) return 'other';
  if (isComparedWithName(context, prepared.dictionary)) return 'certain';
  const word = nextWord(context.after);
  // "Chief Scientist at Meta".
  if (word === undefined)
    return /\s(?:at|by|via|from)\s+$|\bhow to\b.*\s(?:in|on|for)\s+$/i.test(context.before)
      ? 'apparent'
      : classifyStart(prepared, context);
  // "Apple iPhone", "Apple TV+": followed by a coined word or that of a product.
  if (isCoined(word) || /^[*_"”’`\])]*\s+\p{Lu}{2}\+/u.test(context.after)) return 'certain';
  if (isProductLabel(prepared, context)) return 'certain';
  const following = word.toLowerCase();
  if (COMMON_HEADS.has(following)) return 'other';
  const plain = context.after.replace(/^[*_"”’`\])]+/, '');
  const run = CAPITALIZED.exec(plain)?.[0] ?? '';
  if (run.trim().split(/\s+/).some(isModel)) return 'certain';
  if (context.isStart && WINNER_CUE.test(context.before)) return 'likely';
  if (context.isLabelStart && PRODUCT_HEADS.has(following)) return 'apparent';
  if (context.isLabelStart && run !== '') {
    const verdict = classifyBelow(prepared, context);
    if (verdict) return verdict;
    if (isDescription(plain.slice(run.length).replace(/^[*_\])]*/, ''))) return 'certain';
  }
  return POSSESSIONS.has(following) || /^(review|reviews|and|or)$/.test(following) ? 'possible' : 'other';
}

/** The label of a product has its price below it, or what speaks for it. */
function classifyBelow({ text }: PreparedText, { line }: Context): Verdict | null {
  const [, ...below] = text.slice(line, line + 400).split('\n');
  const lines = below.filter((paragraph) => paragraph.trim() !== '').slice(0, 2);
  if (lines.some((paragraph) => PRICE_CUE.test(paragraph) || PRICE.test(paragraph))) return 'certain';
  return lines.some((paragraph) => REASON_CUE.test(paragraph)) ? 'apparent' : null;
}

const PRICE_CUE = /^\s*(?:[-*+•–]\s+)?[^\p{L}]*(?:prices?|pricing|price range|annual fee|msrp)[*_]*\s*[:：*]/iu;
const PRICE = /^[\s*_\\]*[$€£]\d[\d.,]*[\s*_]*$/;
const REASON_CUE =
  /^\s*(?:[-*+•–]\s+)?[^\p{L}]*(?:pros|best for|ideal for|great for|good for|why|highlights|key features|rating)(?!\p{L})[^:：]{0,20}[:：]/iu;

/** iPhone, QuickBooks: a capital inside the word, except in surnames such as McBeal. */
function isCoined(word: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(word) && !/^Ma?c(?!Book)\p{Lu}\p{Ll}+$/u.test(word);
}

/** "HL-L2350DW", "CD-60S", "HA1": letters and digits. Not "B12", "A1C" or "COVID-19". */
function isModel(word: string): boolean {
  return (
    /^(?!ISO|IEC|RFC|SOC)(?=.*\d.*\d|\p{Lu}{2}\d)(?:[\p{Lu}\d][-‑]?){2,}\p{Ll}?$/u.test(word) &&
    !/^\p{Lu}\d{1,3}$|\p{Lu}{4}/u.test(word)
  );
}

/** "Slack vs. Microsoft Teams", "HubSpot vs Close". */
function isComparedWithName({ before, after }: Context, dictionary: OrdinaryWords): boolean {
  const right = /^[*_\])]*\s+(?:vs\.?|versus)\s+(\p{L}[\p{L}\p{N}&.]*)/iu.exec(after)?.[1];
  const left = /(\p{L}[\p{L}\p{N}&.]*)\s+(?:vs\.?|versus)\s+$/iu.exec(before)?.[1];
  return [left, right].some((other) => other !== undefined && isNameLike(other, dictionary));
}

/** "- Puma Velocity" among "- Nike Pegasus" and "- Adidas Ultraboost". */
function isProductLabel({ labels, text, dictionary }: PreparedText, context: Context): boolean {
  const { start, line, isLabelStart, after } = context;
  if (!isLabelStart || !isAmongProducts(labels, text, line, start)) return false;
  // "On Sale": not a name, whatever the other labels are.
  const isOpening = OPENERS.has(/^\p{L}+/u.exec(text.slice(start, start + LONGEST_STEP))?.[0].toLowerCase() ?? '');
  return !isOpening || !dictionary.isEnglish(nextWord(after) ?? '');
}

/** "the United States", "in Orange County's schools". Not "the Shell station". */
function isPlaceName({ after }: Context): boolean {
  const word = nextWord(after)?.replace(/'s$/, '') ?? '';
  return /^\p{Lu}/u.test(word) && PLACES.test(word);
}

function classifyStart(prepared: PreparedText, context: Context): Verdict {
  const { after, start } = context;
  if (!context.isQuoted && PRONOUN.test(prepared.text.slice(start, start + LONGEST_PRONOUN))) return 'possible';
  const plain = after.replace(/^[*_"”’`\])]+/, '');
  if (/^['’]s\b/.test(after)) return 'apparent';
  // "Insurance under $10: Lemonade from $5, Toggle from $6": each item after a colon starts with a capital.
  if (FIELD_CUE.test(context.before)) return 'other';
  if (KIND_CUE.test(context.before) && !WINNER_CUE.test(context.before)) return 'other';
  if (/\S:\s*$/.test(context.before) && ITEMS_AFTER_COLON.test(plain))
    return PICK_CUE.test(context.before) || after.startsWith('**') || isFollowedByName(plain, prepared)
      ? 'certain'
      : 'apparent';
  const word = nextWord(after);
  if (word !== undefined) return classifyByNextWord(prepared, context, plain, word);
  if (/^,\s/.test(plain)) return classifyInList(prepared, context, plain);
  return classifyLabel(prepared, context, plain);
}

const LONGEST_PRONOUN = 8;

const ITEMS_AFTER_COLON = /^(?:[^.,;:!?]|[.,]\d){0,60},\s(?:and\s|or\s)?[*_"“[]*(?:\p{Ll}|\d+)?\p{Lu}/u;

/** Whether the rest of the sentence has a name. */
function isFollowedByName(after: string, { language, dictionary }: PreparedText): boolean {
  const [sentence = ''] = after.slice(0, LONGEST_LIST).split(/[.!?;](?:\s|$)/, 1);
  return sentence
    .split(/[\s*_"“()]+/)
    .some(
      (word) =>
        isNameLike(word, dictionary) &&
        !dictionary.isWordOf(language, word) &&
        !dictionary.isFrequentIn(language, word),
    );
}

const LONGEST_LIST = 160;

/** "Target, Walmart and Costco". After an adverb such as "Next", a comma and one name start a sentence about that name. */
function classifyInList(prepared: PreparedText, context: Context, after: string): Verdict {
  if (!/^,\s+(?:(?:and|or)\s+)?[*_"“[]*\p{Lu}\p{L}/u.test(after)) return 'other';
  return isAdverb(prepared, context) && !/^,\s+\p{Lu}[^,.]*,\s+(?:(?:and|or)\s+)?\p{Lu}/u.test(after)
    ? 'possible'
    : PICK_CUE.test(context.before) || isFollowedByName(after, prepared)
      ? 'certain'
      : 'apparent';
}

/** "Next, Apple …", "Later renamed to …". */
function isAdverb({ text }: PreparedText, { start }: Context): boolean {
  return ADVERBS.has(/^\p{L}+/u.exec(text.slice(start, start + LONGEST_ADVERB))?.[0].toLowerCase() ?? '');
}

const LONGEST_ADVERB = 20;

function classifyByNextWord(prepared: PreparedText, context: Context, after: string, word: string): Verdict {
  const { language } = prepared;
  const lower = word.toLowerCase();
  if (/^\p{Lu}/u.test(word)) {
    if (isProductLabel(prepared, context)) return 'certain';
    const verdict = classifyLongerName(prepared, after);
    return verdict === 'possible' && context.isLabelStart ? (classifyBelow(prepared, context) ?? verdict) : verdict;
  }
  if (isCoined(word)) return 'certain';
  if (POSSESSIONS.has(lower) && !/^\s+\S+\s+of\s/.test(after)) return 'apparent';
  if (/^\s+stands\s+for\s+(?:the\s+)?\p{Lu}/u.test(after)) return 'other';
  if (/^\s+stands\s+(?:out|apart|as|for)\b/.test(after)) return 'certain';
  if (COMMON_DEFINITION.test(after) || /^\s+(?:is|was)\s+(?:at|of|when|where|why|how)\s/.test(after)) return 'other';
  if (isVerb(language, lower, prepared.dictionary)) {
    if (PLURAL_SUBJECT.test(after)) return 'other';
    if (isDescribed(after)) return 'certain';
    // "Next comes Asana". Not "Indeed gets millions of visitors".
    return isAdverb(prepared, context) && (!lower.endsWith('s') || VERBS_AFTER_ADVERBS.has(lower))
      ? 'possible'
      : 'apparent';
  }
  // In these languages a noun has an article: "Orange couvre". Not "Orange amère", a label.
  if (
    ROMANCE.has(language) &&
    (!context.isLabelStart || isParagraph(context)) &&
    !ROMANCE_PREPOSITION.test(lower) &&
    // "Leader mondial, le groupe", "Signal faible ?"
    !/^\s+\S+\s?[,;:.!?]/.test(after)
  )
    return 'apparent';
  // "automatically flags": an adverb before a verb.
  if (/^\s+\p{Ll}+ly\s+\p{Ll}+[^s\W]s\s/u.test(after)) return 'apparent';
  if (COMPLEMENTS.has(lower)) return 'other';
  // "releases a", "opened its": recognized as a verb by the next word.
  if (VERB_WITH_OBJECT.test(after)) return 'apparent';
  if (IMPERATIVE_CUE.test(after)) return 'no';
  if (/^(and|or|und|oder|et|ou|y|e|och|en)$/.test(lower)) {
    if (language === 'german') return isBesideNames('', after, prepared) ? 'certain' : 'other';
    const other = /^\s+\S+\s+[*_"“[]*(\p{Lu}[\p{L}\p{N}&.]*)/u.exec(after)?.[1];
    if (other === undefined || isAlwaysCapitalized(other)) return 'other';
    return isNameLike(other, prepared.dictionary) ? 'certain' : 'apparent';
  }
  // "Square for Restaurants is".
  if (/^\s+for\s+\p{Lu}/u.test(after)) return classifyLongerName(prepared, after.replace(/^\s+for/, ''));
  if (/^(for|from|by)$/.test(lower)) return 'possible';
  if (PLURAL_SUBJECT.test(after)) return 'other';
  // It may be a verb that is in no list.
  return /(?:s|ed)$/.test(lower) ? 'possible' : 'other';
}

/** A line that is neither a label nor an item. */
function isParagraph({ before, after }: Context): boolean {
  return before.trim() === '' && /^[^:|]{40}/.test(after);
}

/** Short texts can be in another language than the guessed one. */
function isVerb(language: Language, word: string, { isEnglish }: OrdinaryWords): boolean {
  if ((language === 'german' || language === 'dutch') && GERMAN_VERB.test(word)) return true;
  return VERBS[language].has(word) || (!isEnglish(word) && Object.values(VERBS).some((verbs) => verbs.has(word)));
}

/** "speichert", "vernieuwt": in German and Dutch, a word in lower case that ends like this after a noun is mostly a verb. */
const GERMAN_VERB =
  /^(?!(?:mit|nicht|seit|statt|jetzt|erst|fast|meist|dort|sofort|gut|oft|laut|samt|selbst|sonst|recht|weit|niet|echt|groot|kort|best|want)$)\p{Ll}{3,}te?$/u;

/** "is an app for …": the rest of its sentence has a word for products or companies. */
function isDescribed(after: string): boolean {
  return LABEL_CUE.test(after.split(/[.!?](?:\s|$)/, 1)[0] ?? '');
}

const VERB_WITH_OBJECT =
  /^\s+\p{Ll}+(?:s|ed)\s+(?:an?|the|its|their|your|this|these|every|each|more|most|both|you|users|teams|people|customers|companies|up|down|out|off|over|\d\S*|\p{Lu}\S*)\s/u;

const CAPITALIZED = /^(?:\s+\p{Lu}[\p{L}\p{N}'’+&.‑-]*)+(?:\s+\d{1,4}\b)?/u;

/** "Square Terminal costs": followed by capitalized words it is a product, if it is the subject of a verb used with products. */
function classifyLongerName(prepared: PreparedText, after: string): Verdict {
  const { language, dictionary } = prepared;
  const run = CAPITALIZED.exec(after)?.[0] ?? '';
  const words = run.trim().split(/\s+/);
  if (words.some((word) => isAlwaysCapitalized(word) || PLACES.test(word))) return 'other';
  const [first = ''] = words;
  if (COMMON_HEADS.has(first.toLowerCase())) return 'other';
  if (words.some((word) => isCoined(word) || isModel(word)) || COMPANY_WORD.test(words.at(-1) ?? '')) return 'certain';
  if (PRODUCT_HEADS.has(first.toLowerCase())) return 'likely';
  const rest = after.slice(run.length);
  // "Tide Pods, Persil and Gain".
  if (isBesideNames('', rest, prepared)) return 'certain';
  // "Apple Watch 9 – best for runners", "Stripe Atlas: a platform".
  if (isDescription(rest.replace(/^[*_\])]+/, ''))) return 'certain';
  const following = nextWord(rest)?.toLowerCase();
  if (following === undefined) return EXPLAINED_CUE.test(rest) ? 'apparent' : 'possible';
  const isSubject =
    isVerb(language, following, dictionary) ||
    POSSESSIONS.has(following) ||
    /^(and|or|are|were|have)$|(i[sz]es|ates|ifies|ects|orts|ides|ances)$/.test(following);
  return isSubject ? 'likely' : 'possible';
}

/** A name alone in its cell, or before a dash or colon: decided by its neighbors or its description. */
function classifyLabel(prepared: PreparedText, context: Context, plain: string): Verdict {
  const { labels, text } = prepared;
  const { start, line, isLabelStart } = context;
  const written = text.slice(start, text.indexOf(context.after, start));
  if (isLabelStart && isAmongNames(labels, text, line, start)) return 'certain';
  if (isDescription(plain) || isDescribedBelow(text, line)) return 'certain';
  const verdict = isLabelStart && !/^\s*[:：]\s*\S/.test(plain) ? classifyBelow(prepared, context) : null;
  if (verdict) return verdict;
  // A label that explains something else is no mention, even if the text is about the company.
  return /^\s*[:：]\s*\S/.test(plain) && !/\s/.test(written) ? 'no' : 'possible';
}

/** "– best free option". Not what is missing: "Gap: no mobile app". */
function isDescription(after: string): boolean {
  return /^\s*(?:[:(]|[-–—]\s)/.test(after) && LABEL_CUE.test(after) && !MISSING_CUE.test(after);
}

/** Whether the first sentence below a heading describes a product or company. */
function isDescribedBelow(text: string, line: number): boolean {
  const [heading = '', ...below] = text.slice(line, line + 400).split('\n');
  const sentence = below.find((paragraph) => paragraph.trim() !== '') ?? '';
  return /^\s*#/.test(heading) && LABEL_CUE.test(sentence.split(/[.!?]\s/, 1)[0] ?? '');
}

/** A word that is always capitalized, like weekdays and German nouns: only a context of other names indicates a company. */
function classifyCapitalized(prepared: PreparedText, context: Context): Verdict {
  const { before, after, start, line, isStart } = context;
  const { language, labels, text, dictionary } = prepared;
  if (language === 'german' && isAfterShortName(prepared, context)) return 'other';
  // In German, the noun before it has a capital as well.
  if (isBesideNames(before, after, prepared)) return 'certain';
  if (isInsideLongerName(context) || WHEN_CUE.test(before)) return 'other';
  if (OWNED_CUE.test(before) || USING_CUE.test(before) || OWNING_CUE.test(after)) return 'certain';
  const word = nextWord(after);
  if (word !== undefined) {
    const lower = word.toLowerCase();
    if (POSSESSIONS.has(lower) || (isStart && /^\p{Lu}/u.test(word) && PRODUCT_HEADS.has(lower))) return 'certain';
    const isDoubtful = COPULAS.has(lower) || isAfterArticle(context);
    if (isVerb(language, lower, dictionary)) return isDoubtful ? 'possible' : 'likely';
    // "kostet beim Spiegel rund 20 Euro".
    return /\b(?:beim|vom)\s$/.test(before) || (language === 'german' && !isStart && !isAfterArticle(context))
      ? 'possible'
      : 'other';
  }
  return isStart && isAmongNames(labels, text, line, start) ? 'certain' : 'other';
}

/** The word after the name, with only whitespace and markup in between; undefined if there is none. */
function nextWord(after: string): string | undefined {
  return /^[*_"”’`\])]*\s+["“*_[]*(\p{L}[\p{L}\p{N}'’&.-]*?)(?=[^\p{L}\p{N}'’&-]|$)/u
    .exec(after)?.[1]
    ?.replaceAll('’', "'");
}

import { detectLanguage } from './detect-language.ts';
import { ranksOf, setOf } from './dictionary.ts';
import { foldText, isSearchable } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { describeUnframed, findPlace, matchFrame } from './match-frame.ts';
import { joinNames, type NameRules, type Names } from './names.ts';
import type { Reading } from './reading.ts';
import { findRequest, keywordsOf } from './request.ts';
import { cleanText, joinName, splitNames, splitWords, trimMarks } from './text.ts';
import { correctTypos } from './typos.ts';
import type { Wording } from './wordings/wording.ts';

/** Capitalized words that are not names: months and "Ukrainian". */
const DATE_OR_DEMONYM =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:$|\u00a0\d)|^[^\u00a0]+(?:ian|ean|ese|ish|rench|utch|erman|erican|exican)$/u;

/** A capitalized word as frequent as this is not a name. */
const COMMON = 5000;

/** Vocabulary of the workspace: the names of its brands and the words of searches that engines ran for it. */
export interface Knowledge {
  brands?: readonly string[];
  searches?: readonly string[];
}

/** Reads a query: language, intent, topic, names and qualifiers; null if it contains nothing to search for. */
export function readQuery(
  text: string,
  lexicon: Lexicon,
  { brands = [], searches = [] }: Knowledge = {},
): Reading | null {
  const query = cleanText(text);
  if (!isSearchable(query)) return null;
  const wording = detectLanguage(query, lexicon);
  if (!wording) return readForeign(query, lexicon);
  const { names } = lexicon;
  const brandSet = new Set(brands.map(foldText));
  const known = new Set([...brands, ...searches].flatMap((name) => foldText(name).split(' ')));
  const marked = joinNames(joinTitles(settleCase(text, query, wording, names)), nameRules(wording, names));
  const found = findRequest(marked, wording);
  const isEntity = createEntityCheck(wording, names, brandSet);
  const settled = lowerFirst(found, wording, names);
  const request = correctTypos(settled, { lexicon, wording, known });
  const entities = findEntities(request, wording, isEntity);
  const isBrand = (name: string) => names.isKnownProduct(splitNames(name)) || brandSet.has(foldText(name));
  const match = matchFrame(request, { names, wording, isBrand, entities }) ?? describeUnframed(request, wording);
  const named = match.slots.place ?? wording.place.exec(match.slots.tail ?? '')?.groups?.place;
  const place = named ?? (match.intent === 'local' ? findPlace(request, names) : null);
  return {
    lexicon,
    query,
    request,
    wording,
    intent: match.intent,
    topic: match.slots.topic ?? keywordsOf(request, wording),
    entities: entities.map(splitNames),
    qualifiers: splitNames(match.slots.tail ?? ''),
    place: place === null ? null : splitNames(place),
    isCorrected: request !== settled,
    slots: match.slots,
    lines: match.lines,
  };
}

/** A reading for a language of which only the words are known. */
function readForeign(query: string, lexicon: Lexicon): Reading {
  const request = trimMarks(query) || query;
  return {
    lexicon,
    query,
    request,
    wording: null,
    intent: 'other',
    topic: request,
    entities: [],
    qualifiers: '',
    place: null,
    isCorrected: false,
    slots: { topic: request },
    lines: [],
  };
}

function nameRules(wording: Wording, names: Names): NameRules {
  const ranks = ranksOf(wording);
  const stopWords = setOf(wording.stopWords);
  return {
    names,
    connectors: wording.nameConnectors,
    isWord: (word: string) => wording.dictionary === '' || ranks.has(word),
    isSmallWord: (word: string) => stopWords.has(word),
    capitalizesNouns: wording.code === 'de',
  };
}

/** Quoted titles of several words are names; `source` still has the quotes. */
function joinTitles(text: string): string {
  return text
    .replace(/\uE000([^\uE000]+)\uE000/g, (_, title: string) => ` ${joinName(title.trim())} `)
    .replace(/ +/g, ' ')
    .trim();
}

/** Converts all-caps and title-case queries to lower case, and marks quoted titles. */
function settleCase(source: string, query: string, wording: Wording, names: Names): string {
  const quoted = cleanText(
    source.replace(
      /(?<![\p{L}\d])(['"“‘„«])([^'"“”‘’„«»]{2,80}(?:'\p{L}[^'"”’»]*)?)(['"”’“»])(?![\p{L}\d])/gu,
      (all, _, title) => (/ /.test(title) ? ` \uE000${title}\uE000 ` : all),
    ),
  );
  const words = splitWords(query);
  const ranks = ranksOf(wording);
  const isShouted = words.length > 1 && !/\p{Ll}/u.test(query) && /\p{Lu}{3}/u.test(query);
  const isTitle =
    wording.code !== 'de' &&
    words.length > 2 &&
    words.every((word) => !/^\p{Ll}/u.test(word)) &&
    words.filter((word) => ranks.has(word.toLowerCase())).length > words.length / 2 &&
    words.some((word) => setOf(wording.stopWords).has(word.toLowerCase()));
  if (!isShouted && !isTitle) return quoted;
  return quoted.replace(/[\p{L}\p{M}']+/gu, (word) => {
    const isName = names.looksLikeName(word) || names.isKnownPlace(word) || !ranks.has(word.toLowerCase());
    return isName && (!isShouted || word.length < 4) ? word : word.toLowerCase();
  });
}

/** Drops a capital that only marks the start of the sentence. */
function lowerFirst(text: string, wording: Wording, names: Names): string {
  const [first = ''] = splitWords(text);
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(first) && !names.looksLikeName(first) && !names.isKnownPlace(first);
  const isWord =
    (ranksOf(wording).get(first.toLowerCase()) ?? Infinity) < COMMON ||
    setOf(wording.stopWords).has(first.toLowerCase());
  return isPlain && isWord && wording.code !== 'de' ? first.toLowerCase() + text.slice(first.length) : text;
}

type EntityCheck = (word: string, index: number) => boolean;

/** Names: joined words, words spelled like names, brands and, in languages that do not capitalize nouns, capitalized words. */
function createEntityCheck(wording: Wording, names: Names, brands: ReadonlySet<string>): EntityCheck {
  const ranks = ranksOf(wording);
  return (word, index) => {
    if (word.includes('\u00a0') || names.looksLikeName(word) || brands.has(foldText(word))) return true;
    if (!/^\p{Lu}/u.test(word) || wording.code === 'de') return names.isKnownPlace(word) && /^\p{Lu}/u.test(word);
    return index > 0 || !ranks.has(word.toLowerCase());
  };
}

function findEntities(request: string, wording: Wording, isEntity: EntityCheck): string[] {
  return splitWords(request)
    .map(trimMarks)
    .filter(isEntity)
    .filter((word) => !DATE_OR_DEMONYM.test(word) && !setOf(wording.stopWords).has(word.toLowerCase()))
    .map((word) => word.replace(/'s$/, ''));
}

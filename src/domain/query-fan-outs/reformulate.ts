import type { Angle } from './angles.ts';
import { setOf } from './dictionary.ts';
import { foldText, keyOf } from './fold.ts';
import type { Reading } from './reading.ts';
import { keywordsOf } from './request.ts';
import { bareWords, shorten, splitNames, splitWords, trimMarks } from './text.ts';

export interface Reformulation {
  angle: Angle;
  text: string;
}

const LONGEST_WORDS = 10;
/** A longer core is not worth a separate search. */
const CORE_WORDS = 8;
/** A shorter request needs no keyword form in addition to its templates. */
const FEW_WORDS = 7;
/** A date that ends in a year, with the words that lead to it. */
const DATE =
  /,?[ \u00a0](?:(?:as of|in|by|since|until|for|on|en|im|seit|desde|depuis) )?(?:(?:the |early |late |mid )?(?:jan|feb|fév|fev|ene|m[aä]r|avr|abr|apr|ma[iy]|jui|jun|jul|ao[uû]|aug|ago|sep|okt|oct|nov|dez|dec|déc|dic)\p{L}*[ \u00a0])?(?:\d{1,2},?[ \u00a0])?(?:19|20)\d\d(?!\d)/iu;

/** Safe reformulations: corrected, as keywords, and reduced to the core. They keep the words of the query. */
export function reformulate(reading: Reading, written: number, year: number): Reformulation[] {
  const { wording, request, query, isCorrected, intent } = reading;
  if (!wording) return reformulateForeign(reading, year);
  const found: Reformulation[] = [];
  const add = (angle: Angle, text: string) => found.push({ angle, text });
  if (isCorrected) add('spelling', request);
  const isOpen = ['fact', 'other', 'code', 'keyword', 'definition'].includes(intent);
  const words = splitWords(splitNames(request)).length;
  if (keyOf(splitNames(request)) !== keyOf(query) && words <= 20 && words > 2) add('condensed', request);
  if (written >= (isOpen ? 1 : 2) && (!isOpen || words <= FEW_WORDS)) return found;
  const keywords = keywordsOf(request, wording);
  if (reading.context.length > 0) add('condensed', limitWords(`${reading.context.join(' ')} ${keywords}`));
  if (splitWords(keywords).length > 1) add('keywords', limitWords(keywords));
  for (const text of findCores(reading, keywords)) add('condensed', text);
  return found;
}

/** For a query with few other searches: its keywords, the same without the last word, and words that fit any query. */
export function reformulateAnyway({ request, wording, entities, intent }: Reading): Reformulation[] {
  const text = wording ? limitWords(keywordsOf(request, wording)) : request;
  const words = splitWords(text);
  return [
    { angle: 'keywords', text },
    ...(words.length > 4 && intent !== 'fact'
      ? [{ angle: 'condensed' as const, text: words.slice(0, -1).join(' ') }]
      : []),
    ...(intent === 'keyword' && text === request ? ofName(text, entities, wording) : []),
    ...(wording && entities.length > 0
      ? [{ angle: 'condensed' as const, text: withLongestPhrase(request, entities, wording) }]
      : []),
    ...(wording &&
    ((intent === 'fact' && wording.asksWhy.test(request)) ||
      (intent === 'keyword' && entities.length === 0 && words.length < 5))
      ? [{ angle: 'explained' as const, text: `${text} ${wording.explained}` }]
      : []),
    ...(wording && intent === 'keyword' && words.length > 2 ? asQuestion(request, wording) : []),
    { angle: 'neutral', text: `${text} Wikipedia` },
    { angle: 'neutral', text: `${text} YouTube` },
  ];
}

/** "what are the jd vance service years". */
function asQuestion(text: string, { whatIs, whatAre }: NonNullable<Reading['wording']>): Reformulation[] {
  const template = /[^su]s$/i.test(text) ? whatAre : whatIs;
  return template === '' ? [] : [{ angle: 'question', text: template.replace('{text}', () => text) }];
}

/** "nobel prizes of Marie Curie" for "Marie Curie nobel prizes". */
function ofName(text: string, [name]: readonly string[], wording: Reading['wording']): Reformulation[] {
  const whole = splitNames(text);
  if (!wording || name === undefined || !name.includes(' ') || !whole.startsWith(`${name} `)) return [];
  const rest = whole.slice(name.length + 1);
  if (splitWords(rest).length > 3 || /\p{Lu}/u.test(rest)) return [];
  return [{ angle: 'rephrased', text: wording.ofName.replace('{rest}', () => rest).replace('{name}', () => name) }];
}

/** The query up to a preposition, its names alone, a name with the longest phrase, and the query without its date. */
function findCores({ request, entities, wording, intent }: Reading, keywords: string): string[] {
  if (!wording) return [];
  const count = splitWords(keywords).length;
  const cores: string[] = [];
  const [head = ''] = intent === 'fact' && count < 9 ? [] : request.split(wording.cut);
  const headWords = keywordsOf(head, wording);
  if (splitWords(headWords).length >= 3 && splitWords(headWords).length < count) cores.push(headWords);
  const undated = trimMarks(request.replace(DATE, ''));
  if (undated !== request && splitWords(undated).length > 2) cores.push(keywordsOf(undated, wording));
  if (count > 4 && entities.length > 0) cores.push(withLongestPhrase(request, entities, wording));
  return cores.filter((core) => splitWords(splitNames(core)).length <= CORE_WORDS + 2);
}

/** "Neymar best scorers": the first name and the longest run of words that carry meaning, or two names. */
function withLongestPhrase(
  request: string,
  entities: readonly string[],
  wording: NonNullable<Reading['wording']>,
): string {
  const [name = '', second = ''] = entities;
  if (name.includes(' ') && second.includes(' ')) return `${name} ${second}`;
  const stopWords = setOf(wording.stopWords);
  const isName = (word: string) => foldText(splitNames(word)).includes(foldText(name));
  const runs: string[][] = [[]];
  for (const word of splitWords(request)) {
    const bare = trimMarks(word);
    if (stopWords.has(bare.toLowerCase()) || isName(bare) || wording.cut.test(` ${bare} `)) runs.push([]);
    else runs.at(-1)?.push(bare);
  }
  const longest = runs.reduce((best, run) => (run.length >= best.length ? run : best));
  return longest.length > 1 ? `${name} ${longest.slice(-3).join(' ')}` : '';
}

/** The first words, a name counted by its words. */
export function limitWords(text: string): string {
  let kept = splitWords(text).slice(0, LONGEST_WORDS);
  while (kept.length > 3 && splitWords(splitNames(kept.join(' '))).length > LONGEST_WORDS + 2) kept = kept.slice(0, -1);
  return shorten(kept.join(' '), 110);
}

/** "Best" in unsupported languages: only such queries get the year. */
const BEST =
  /migliori?|melhor|beste |лучш|найкращ|najleps|nejlep|en iyi|bästa|bedste|καλύτερ|おすすめ|オススメ|一番|ランキング|最好|最佳|推荐|추천|أفضل|सबसे|הטוב|ดีที่สุด/iu;

/** Words that are the same in every language. */
function reformulateForeign({ request }: Reading, year: number): Reformulation[] {
  const words = bareWords(request);
  const text = shorten(request, 60);
  const found: Reformulation[] = text === request ? [] : [{ angle: 'condensed', text }];
  const hasNoPrepositions = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(request);
  if (words.length > 2 && text === request && hasNoPrepositions)
    found.push({ angle: 'condensed', text: words.slice(0, -1).join(' ') });
  return [
    ...found,
    ...(BEST.test(text) ? [String(year), 'YouTube'] : ['Wikipedia', 'YouTube']).map((word) => ({
      angle: 'neutral' as const,
      text: `${text} ${word}`,
    })),
  ];
}

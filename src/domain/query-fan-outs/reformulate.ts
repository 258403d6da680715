import type { Angle } from './angles.ts';
import type { Reading } from './reading.ts';
import { keywordsOf } from './request.ts';
import { bareWords, shorten, splitNames, splitWords, trimMarks } from './text.ts';
import type { Wording } from './wordings/wording.ts';

export interface Reformulation {
  angle: Angle;
  text: string;
}

const LONGEST_WORDS = 10;
/** A longer request is more than a name or a fact. */
const LONGEST_FACT = 9;
/** A longer list of words is more than a topic. */
const LONGEST_TOPIC = 5;
/** A shorter request needs no keyword form in addition to its templates. */
const FEW_WORDS = 7;
/** A longer request gets a keyword form even in addition to two templates. */
const MANY_WORDS = 12;
/** Words that are the same in every language. */
const NEUTRAL = ['Wikipedia', 'YouTube'];
/** A date that ends in a year, with the words that lead to it. */
const DATE =
  /,?[ \u00a0](?:(?:as of|in|by|since|until|for|on|en|im|seit|desde|depuis) )?(?:(?:the |early |late |mid )?(?:jan|feb|fév|fev|ene|m[aä]r|avr|abr|apr|ma[iy]|jui|jun|jul|ao[uû]|aug|ago|sep|okt|oct|nov|dez|dec|déc|dic)\p{L}*[ \u00a0])?(?:\d{1,2},?[ \u00a0])?(?:19|20)\d\d(?!\d)/iu;

/** Safe reformulations: corrected, as keywords, and reduced to the core. They keep the words of the query. */
export function reformulate(reading: Reading, written: number, year: number): Reformulation[] {
  const { wording, request, query, isCorrected, intent, lexicon } = reading;
  if (!wording) return reformulateForeign(reading, year);
  const found: Reformulation[] = [];
  const add = (angle: Angle, text: string) => found.push({ angle, text });
  if (isCorrected) add('spelling', request);
  const isOpen = ['fact', 'other', 'code', 'keyword', 'definition'].includes(intent);
  const words = splitWords(splitNames(request)).length;
  if (lexicon.keyOf(splitNames(request)) !== lexicon.keyOf(query) && words <= 20 && words > 2)
    add('condensed', request);
  const keywords = condense(request, wording);
  const needsContext = written < 2 || isOpen || intent === 'how_to' || intent === 'price';
  if (reading.context.length > 0 && needsContext)
    add('condensed', limitWords(`${reading.context.join(' ')} ${keywords}`));
  if (written >= (isOpen ? 1 : 2) && words <= (written > 1 ? MANY_WORDS : FEW_WORDS)) return found;
  if (written >= 2 && !isOpen) return found;
  if (splitWords(keywords).length > 1) add('keywords', keywords);
  for (const text of findCores(reading)) add('condensed', text);
  return found;
}

/** For a query with few other searches: its keywords, and words that fit most facts, explanations or topics. */
export function reformulateAnyway({ request, wording, entities, lexicon }: Reading): Reformulation[] {
  if (!wording) return NEUTRAL.map((word) => ({ angle: 'neutral', text: `${request} ${word}` }));
  const keywords = condense(request, wording);
  const words = splitWords(splitNames(request));
  const isFact =
    wording.request.test(request) ||
    entities.some((name) => !lexicon.names.isKnownBrand(name)) ||
    words.some((word) => /^\d/.test(word) || lexicon.names.isKnownPlace(word));
  const { fact, reason, topic } = wording.spare;
  const byLength = words.length > (isFact ? LONGEST_FACT : LONGEST_TOPIC) ? reason.toReversed() : isFact ? fact : topic;
  const lines = wording.asksWhy.test(request) ? reason : byLength;
  const short = words.length > LONGEST_WORDS ? keywords : request;
  return [
    { angle: 'keywords', text: keywords },
    ...lines.map(([angle, template]) => ({
      angle,
      text: template.replace('{keywords}', () => keywords).replace('{request}', () => short),
    })),
    ...NEUTRAL.map((word) => ({ angle: 'neutral' as const, text: `${request} ${word}` })),
  ];
}

/** The keywords of a text, cut between two clauses if there are too many. */
function condense(text: string, wording: Wording): string {
  const clauses = text.split(wording.cut).flatMap((clause) => clause.split(/[,;:] /));
  let kept: string[] = [];
  for (const clause of clauses.map((part) => bareWords(part))) {
    const next = [...kept, ...clause];
    if (kept.length > 0 && splitWords(splitNames(keywordsOf(next.join(' '), wording))).length > LONGEST_WORDS) break;
    kept = next;
  }
  return limitWords(keywordsOf(clauses.length > 1 ? kept.join(' ') : text, wording));
}

/** The query without its date. */
function findCores({ request, wording }: Reading): string[] {
  const undated = trimMarks(request.replace(DATE, ''));
  if (!wording || undated === request || splitWords(undated).length < 3) return [];
  return [condense(undated, wording)];
}

/** The first words, a name counted by its words. */
export function limitWords(text: string): string {
  let kept = splitWords(text).slice(0, LONGEST_WORDS);
  while (kept.length > 3 && splitWords(splitNames(kept.join(' '))).length > LONGEST_WORDS + 2) kept = kept.slice(0, -1);
  return shorten(kept.join(' '), 110);
}

/** "Best" in unsupported languages: only such queries get the year. */
const BEST =
  /лучш|найкращ|najleps|nejlep|en iyi|bästa|bedste|καλύτερ|おすすめ|オススメ|一番|ランキング|最好|最佳|推荐|추천|أفضل|सबसे|הטוב|ดีที่สุด/iu;

/** The query shortened, and with words that are the same in every language. */
function reformulateForeign({ request }: Reading, year: number): Reformulation[] {
  const words = bareWords(request);
  const text = shorten(request, 60);
  const found: Reformulation[] = text === request ? [] : [{ angle: 'condensed', text }];
  const hasNoPrepositions = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(request);
  if (words.length > 2 && text === request && hasNoPrepositions)
    found.push({ angle: 'condensed', text: words.slice(0, -1).join(' ') });
  return [
    ...found,
    ...(BEST.test(text) ? [String(year), 'YouTube'] : NEUTRAL).map((word) => ({
      angle: 'neutral' as const,
      text: `${text} ${word}`,
    })),
  ];
}

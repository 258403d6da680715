import { ranksOf } from './dictionary.ts';
import { foldText } from './fold.ts';
import type { Intent } from './intents.ts';
import type { Names } from './names.ts';
import { isLong } from './request.ts';
import { bareWords, splitNames, splitWords, trimMarks } from './text.ts';
import { KINDS, type Line, type Wording } from './wordings/wording.ts';

export interface Match {
  intent: Intent;
  slots: Record<string, string>;
  lines: readonly Line[];
}

/** A longer topic is a sentence that no template fits. */
const LONGEST_SLOT = { topic: 6, a: 5, b: 7, place: 5, task: 12, name: 6, query: 8 };

/** Intents whose lines fit a description in many words. */
const EXACT: ReadonlySet<Intent> = new Set(['health', 'fault', 'code']);
const LONGEST_EXACT = 10;

/** A longer tail is another clause. */
const LONGEST_TAIL = 9;
/** Nobody adds "reviews" to a longer search for a local service. */
const LONGEST_BRIEF = 3;
/** "spotify vs deezer sound quality": a side that is longer than the other by this contains what is compared. */
const LONGER_SIDE = 3;
/** A place of more words is not known. */
const LONGEST_PLACE = 3;
/** More words are a request, not a list of keywords. */
const MOST_KEYWORDS = 8;
/** Forms are those of questions and searches, not of paragraphs. */
const LONGEST_REQUEST = 150;

interface Facts {
  names: Names;
  wording: Wording;
  isBrand: (name: string) => boolean;
  entities: readonly string[];
}

/** The first frame that matches the request. */
export function matchFrame(request: string, facts: Facts): Match | null {
  const { wording } = facts;
  if (request.length > LONGEST_REQUEST) return null;
  for (const { intent, pattern, lines, needs } of wording.frames) {
    // "who painted the night watch" is no search for watches.
    if (intent === 'keyword' && wording.request.test(request)) continue;
    const groups = pattern.exec(request)?.groups;
    if (!groups) continue;
    const slots = fillSlots(groups, facts, EXACT.has(intent) ? LONGEST_EXACT : LONGEST_SLOT.topic);
    if (needs === 'kind' && !KINDS.some((kind) => slots?.[kind] !== undefined)) continue;
    if (needs === 'place' && findPlace(request, facts.names) === null) continue;
    if (slots) return { intent, slots, lines };
  }
  return null;
}

/** Without a frame, nothing is known to follow from a query. */
export function describeUnframed(request: string, wording: Wording): Match {
  const isShort = splitWords(request).length <= MOST_KEYWORDS && !isLong(splitNames(request));
  const intent = wording.request.test(request) ? 'fact' : isShort ? 'keyword' : 'other';
  return { intent, slots: { topic: request, tail: '' }, lines: [] };
}

/** The first known place in a text. */
export function findPlace(text: string, { isKnownPlace }: Names): string | null {
  const words = bareWords(splitNames(text));
  const runs = words.flatMap((_, start) =>
    Array.from({ length: LONGEST_PLACE }, (__, more) => words.slice(start, start + more + 1).join(' ')),
  );
  return runs.find(isKnownPlace) ?? null;
}

function fillSlots(
  groups: Record<string, string | undefined>,
  { names, wording, isBrand, entities }: Facts,
  longestTopic: number,
): Record<string, string> | null {
  const slots: Record<string, string> = {};
  for (const [key, value] of Object.entries(groups)) {
    if (value === undefined) continue;
    const text = trimMarks(value.replace(wording.articles, ''));
    const most = LONGEST_SLOT[key as keyof typeof LONGEST_SLOT];
    if (most !== undefined && text === '') return null;
    if (most !== undefined && key !== 'topic' && splitWords(text).length > most) return null;
    slots[key] = text;
    slots[`=${key}`] = trimMarks(value);
  }
  if (slots.query !== undefined) {
    slots.topic ??= slots.query;
    if (splitWords(splitNames(slots.query)).length <= LONGEST_BRIEF) slots.brief = slots.query;
  }
  const topic = slots.topic ?? slots.b;
  if (topic !== undefined && slots.tail === undefined) {
    const { core, tail } = splitTail(topic, wording);
    slots.tail = limitTail(tail, wording);
    slots[slots.topic === undefined ? 'b' : 'topic'] = core;
  }
  if (splitWords(slots.topic ?? '').length > longestTopic || splitWords(slots.tail ?? '').length > LONGEST_TAIL)
    return null;
  if (slots.a !== undefined && slots.b !== undefined) {
    if (splitWords(splitNames(slots.b)).length >= splitWords(splitNames(slots.a)).length + LONGER_SIDE) return null;
    // Searches for advantages and disadvantages name no user, so they follow only from queries that name none.
    if ((slots.tail ?? '') === '') Object.assign(slots, { bareA: slots.a, bareB: slots.b });
  }
  if (!addDerived(slots, wording, names)) return null;
  const name = entities.find((entity) => (slots.subject ?? entity).includes(entity));
  if (name !== undefined) slots.name ??= name;
  addKinds(slots, { names, wording, isBrand });
  if (slots.product !== undefined && !isBrand(slots.product)) return null;
  if (slots.city !== undefined && slots.service === undefined && slots.trade === undefined) return null;
  return slots;
}

/** Shortens the task; false if the verb of a frame is no event, or if its place is none. */
function addDerived(slots: Record<string, string>, { events, possessives }: Wording, names: Names): boolean {
  const { doing, city, town } = slots;
  if (slots.task !== undefined && possessives) slots.task = slots.task.replace(possessives, '');
  const isPlace = [city, town].every((name) => name === undefined || namesPlace(splitNames(name), names));
  return isPlace && (doing === undefined || findFolded(events, doing) !== '');
}

/** "escribio" is found as "escribió"; empty if the list has no such word. */
function findFolded(list: Readonly<Record<string, string>>, word: string): string {
  const key = word.toLowerCase();
  return list[key] ?? Object.entries(list).find(([name]) => foldText(name) === foldText(key))?.[1] ?? '';
}

/** A place, or a place with its quarter: "soho london". */
function namesPlace(text: string, { isKnownPlace }: Names): boolean {
  return isKnownPlace(text) || splitWords(text).some(isKnownPlace);
}

/** "CRM for startups in Berlin" is a CRM; the rest is the audience and the location. */
function splitTail(topic: string, { tail, articles }: Wording): { core: string; tail: string } {
  const offset = topic.search(tail);
  if (offset <= 0) return { core: topic, tail: '' };
  return { core: topic.slice(0, offset).trim().replace(articles, ''), tail: topic.slice(offset).trim() };
}

/** "for oily skin that does not leave a white cast" is cut to "for oily skin": whole clauses that are short enough. */
function limitTail(text: string, wording: Wording): string {
  if (splitWords(text).length <= LONGEST_TAIL) return text;
  const { core, tail } = splitTail(text, wording);
  const next = tail === '' ? core : `${core} ${limitTail(tail, wording)}`;
  return splitWords(next).length <= LONGEST_TAIL ? next : core;
}

/** A topic of a kind is in the slot of the kind too, so that templates can refer to software or goods. */
function addKinds(slots: Record<string, string>, { names, wording, isBrand }: Omit<Facts, 'entities'>): void {
  const { topic, a, b } = slots;
  if (topic !== undefined) {
    for (const kind of KINDS) if (wording.kinds[kind].test(splitNames(topic))) slots[kind] ??= topic;
    if (slots.goods !== undefined && !/\d/.test(slots.tail ?? '')) slots.goodsOpen = slots.goods;
    if (names.isLabel(topic)) slots.label = topic;
    else if (isBrand(topic)) slots.brand = topic;
    else if (names.isKnownBrand(splitWords(splitNames(topic))[0] ?? '')) slots.branded = topic;
    if (names.isKnownPlace(splitNames(topic))) slots.location = topic;
    if (
      slots.branded === undefined &&
      !KINDS.some((kind) => slots[kind] !== undefined) &&
      slots.brand === undefined &&
      slots.label === undefined &&
      slots.location === undefined
    )
      slots[/^\p{Lu}/u.test(topic) && wording.code !== 'de' ? 'named' : 'thing'] = topic;
    if (slots.thing !== undefined && /[^su]s$/i.test(topic)) slots.things = topic;
  }
  if (a !== undefined && b !== undefined) {
    if (isBrand(a) && !names.isLabel(a)) slots.brandA = a;
    if (isBrand(b) && !names.isLabel(b)) slots.brandB = b;
    const isProduct = (side: string) =>
      isBrand(side) || wording.kinds.goods.test(side) || wording.kinds.software.test(side);
    const isUnknown = (side: string) =>
      wording.code === 'en' && splitWords(splitNames(side)).some((word) => !ranksOf(wording).has(word.toLowerCase()));
    const isTopicOfGoods = wording.kinds.goods.test(b) || wording.kinds.software.test(b);
    if (
      isProduct(a) ||
      isProduct(b) ||
      isTopicOfGoods ||
      (isUnknown(a) && isUnknown(b)) ||
      splitWords(splitNames(a)).some(isBrand)
    ) {
      slots.productA = a;
      slots.productB = b;
    }
  }
}

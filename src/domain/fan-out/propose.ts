import type { Angle } from './angles/angle.ts';
import { ANGLES, type AngleKey } from './angles.ts';
import { ENGINE_BEHAVIOUR, type ExpansionType, type Leaning } from './engine-ranges.ts';
import { contentWords, keyOf } from './fold.ts';
import { neutral } from './languages/neutral.ts';
import { looksLikeName } from './names.ts';
import type { Reading } from './reading.ts';
import { isSound, keepsEntities } from './soundness.ts';

export interface ExpandedQuery {
  query: string;
  type: ExpansionType;
  userIntent: string;
  reasoning: string;
}

/** A search that could be run beside the query, and what it leans to. */
export interface Proposal extends ExpandedQuery {
  leaning: Leaning | undefined;
}

/** Every search that makes sense for the query, each once, none the query itself. */
export function proposeSearches(reading: Reading, year: number): Proposal[] {
  const said = reading.topic + tailOf(reading);
  const taken = new Set([keyOf(reading.query), keyOf(said), keyOf(`${reading.superlative ?? ''} ${said}`)]);
  function takeNew(from: Reading): Proposal[] {
    return wordAll(from, year).filter(({ query }) => {
      const key = keyOf(query);
      if (taken.has(key) || !isSound(query, from.topic) || !keepsEntities(from, query)) return false;
      taken.add(key);
      return true;
    });
  }
  const proposals = takeNew(reading);
  // An odd query may leave too few; then what stands in every language makes up the number.
  const isShort = proposals.length < ENGINE_BEHAVIOUR.google_ai_mode.least;
  return isShort ? [...proposals, ...takeNew({ ...reading, language: neutral, topic: said })] : proposals;
}

function wordAll(reading: Reading, year: number): Proposal[] {
  return (Object.keys(ANGLES) as AngleKey[])
    .filter((key) => fits(ANGLES[key], reading))
    .flatMap((key) => wordAngle(key, reading, year));
}

function fits({ fits: forms, only, unless, needs }: Angle, reading: Reading): boolean {
  const { form, kind, aspect, qualifiers, focus, language } = reading;
  const isFor =
    language.code === 'neutral' ? forms.length === 0 : forms.includes(form) || (kind !== null && forms.includes(kind));
  const { budget, place } = qualifiers;
  const said = new Set<string | false | null>([
    aspect,
    kind,
    budget && 'budget',
    place && 'place',
    focus && 'focus',
    comparesNames(reading) && 'names',
  ]);
  if (!isFor || (only && !only.some((each) => each === aspect)) || (needs && !said.has(needs))) return false;
  return !unless?.some((each) => said.has(each));
}

function comparesNames({ comparands }: Reading): boolean {
  return comparands.length > 0 && comparands.every((side) => side.split(' ').some(looksLikeName));
}

function wordAngle(key: AngleKey, reading: Reading, year: number): Proposal[] {
  const { language, kind, focus, comparands, parts } = reading;
  const wording = (kind && language.variants?.[`${key}:${kind}`]) ?? language.wordings[key];
  if (wording === undefined) return [];
  const { type, leaning, userIntent, reasoning }: Angle = ANGLES[key];
  const eaches = wording.includes('{each}')
    ? [...comparands.map((side) => side + focus), ...parts].filter(
        (each) => key !== 'keywordsOnly' || each.includes(' '),
      )
    : [''];
  return eaches.flatMap((each) => {
    const slots = { ...slotsOf(reading, year, wording.includes('{year}')), each };
    const query = says(wording, reading) ? null : fill(wording, slots);
    const isSwapped = type === 'personalized' && !wording.includes('{tail}');
    if (query === null || (isSwapped && repeatsAudience(reading, query))) return [];
    return [
      {
        query: language.polish(query),
        type,
        leaning,
        userIntent: fill(userIntent, slots) ?? userIntent,
        reasoning: fill(reasoning, slots) ?? reasoning,
      },
    ];
  });
}

/** What stands in the place of each name in a wording; a wording that needs what the query lacks is left out. */
function slotsOf(reading: Reading, year: number, hasYear: boolean): Record<string, string | null> {
  const { topic, superlative, comparands, focus, language, qualifiers } = reading;
  const isPlural = language.isPlural(topic);
  const own = qualifiers.year === null ? null : Number(qualifiers.year);
  return {
    topic,
    topics: takesArticle(reading) ? language.toPlural(topic) : topic,
    mod: language.toModifier(topic),
    aTopic: takesArticle(reading) ? language.withArticle(articleOf(reading, language.indefinite) + topic) : topic,
    theTopic: articleOf(reading, language.definite) + topic,
    best: superlative ?? language.best(isPlural),
    is: isPlural ? 'are' : 'is',
    does: isPlural ? 'do' : 'does',
    works: isPlural ? 'funcionan' : 'funciona',
    costs: isPlural ? 'cuestan' : 'cuesta',
    price: comparesNames(reading) && focus === '' ? language.price.name : language.price.thing,
    and: enumerate(comparands, language.between.and, focus),
    or: enumerate(comparands, language.between.or, focus),
    vs: comparands.join(` ${language.between.vs} `) + focus,
    a: comparands[0] ?? null,
    b: comparands[1] === undefined ? null : comparands[1] + focus,
    tail: tailOf(reading, hasYear),
    in: join([qualifiers.place, hasYear ? null : qualifiers.year]),
    year: String(own ?? year),
    lastYear: String((own ?? year) - 1),
  };
}

/** "A, B and C", with what they are compared in. */
function enumerate(sides: readonly string[], word: string, focus: string): string {
  return `${sides.slice(0, -1).join(', ')} ${word} ${sides.at(-1) ?? ''}${focus}`;
}

/** Whether the query says already what the wording would add. */
function says(wording: string, { topic }: Reading): boolean {
  const said = contentWords(topic);
  return contentWords(wording.replace(/\{\w+\}/g, ' ')).some(
    (word) => word.length > 3 && said.some((each) => each.includes(word.slice(0, -1))),
  );
}

/** Whom the query is for is no other asker. */
function repeatsAudience({ qualifiers: { audience } }: Reading, query: string): boolean {
  const words = new Set(contentWords(query));
  return audience !== null && contentWords(audience).every((word) => words.has(word));
}

/** What qualifies the query, its year included unless the wording brings one. */
function tailOf({ qualifiers: { audience, budget, place, year } }: Reading, hasYear = false): string {
  return join([audience, budget, place, hasYear ? null : year]);
}

function join(phrases: (string | null)[]): string {
  return phrases.map((phrase) => (phrase === null ? '' : ` ${phrase}`)).join('');
}

/** The article that the query itself puts before its topic. */
function articleOf({ query, topic }: Reading, articles: RegExp | undefined): string {
  const at = query.toLowerCase().indexOf(topic.toLowerCase());
  const [article = ''] = at < 0 ? [] : (/(?:l'|\p{L}+ )$/iu.exec(query.slice(0, at)) ?? []);
  return articles?.test(article) ? article.toLowerCase() : '';
}

/** In a sentence one thing has an article: where something is looked for, or where the query wrote one itself. */
function takesArticle({ form, query, topic }: Reading): boolean {
  return form === 'shop' || new RegExp(`\\ban? ${RegExp.escape(topic)}`, 'i').test(query);
}

function fill(wording: string, slots: Record<string, string | null>): string | null {
  let isWhole = true;
  const text = wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name] ?? null;
    if (value === null) isWhole = false;
    return value ?? '';
  });
  return isWhole ? text.trim() : null;
}

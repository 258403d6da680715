import { looksLikeName } from './names.ts';
import type { Reading } from './reading.ts';

/** What stands in the place of each name in braces; null where the query has nothing for it. */
export type Slots = Readonly<Record<string, string | null>>;

/** The slots of a query. `hasYear` says that the wording brings the year, so that the tail does not. */
export function slotsOf(reading: Reading, year: number, hasYear: boolean): Slots {
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

export function comparesNames({ comparands }: Reading): boolean {
  return comparands.length > 0 && comparands.every((side) => side.split(' ').some(looksLikeName));
}

/** "A, B and C", with what they are compared in. */
function enumerate(sides: readonly string[], word: string, focus: string): string {
  return `${sides.slice(0, -1).join(', ')} ${word} ${sides.at(-1) ?? ''}${focus}`;
}

/** What qualifies the query, its year included unless the wording brings one. */
export function tailOf({ qualifiers: { audience, budget, place, year } }: Reading, hasYear = false): string {
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
function takesArticle(reading: Reading): boolean {
  return reading.form === 'shop' || articleOf(reading, /^an? $/i) !== '';
}

/** The wording with its slots filled; null where it needs what the query lacks. */
export function fill(wording: string, slots: Slots): string | null {
  let isWhole = true;
  const text = wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name] ?? null;
    if (value === null) isWhole = false;
    return value ?? '';
  });
  return isWhole ? text.trim() : null;
}

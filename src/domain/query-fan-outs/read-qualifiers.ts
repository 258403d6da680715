import type { Language } from './languages/language.ts';
import { isKnownPlace, looksLikeName } from './names.ts';
import { type Qualifiers, UNQUALIFIED } from './reading.ts';
import { bareWords, isCapitalised, trimMarks } from './words.ts';

type Finder = (text: string, language: Language) => { rest: string; found: Partial<Qualifiers> } | null;

const FINDERS: readonly Finder[] = [
  findYear,
  findNearby,
  findBudget,
  findKnownPlace,
  findNamedPlace,
  findBarePlace,
  findAudience,
];

/** Takes the phrases that qualify a query from its end, whatever their order, and leaves what it is about. */
export function readQualifiers(text: string, language: Language): { rest: string; qualifiers: Qualifiers } {
  const qualifiers: Qualifiers = { ...UNQUALIFIED };
  let rest = text;
  for (let step = findFirst(rest, language, qualifiers); step; step = findFirst(rest, language, qualifiers)) {
    rest = trimMarks(step.rest);
    Object.assign(qualifiers, step.found);
  }
  return { rest, qualifiers };
}

function findFirst(text: string, language: Language, known: Qualifiers) {
  for (const find of FINDERS) {
    const step = find(text, language);
    const isNew = step && Object.keys(step.found).every((name) => known[name as keyof Qualifiers] === null);
    if (step && isNew && trimMarks(step.rest) !== '') return step;
  }
  return null;
}

function findYear(text: string): ReturnType<Finder> {
  const match = /^(?<before>.*?)(?: (?:in|en|for|für|pour|para))? \(?(?<year>20[0-3]\d)\)?(?<after>(?: .*)?)$/iu.exec(
    text,
  );
  if (!match?.groups) return null;
  const { before = '', year = '', after = '' } = match.groups;
  return { rest: before + after, found: { year } };
}

function findPhrase(name: keyof Qualifiers, pattern: RegExp, text: string): ReturnType<Finder> {
  const groups = pattern.exec(text)?.groups;
  return groups ? { rest: groups.rest ?? '', found: { [name]: trimMarks(groups.phrase ?? '') } } : null;
}

function findNearby(text: string, { qualifiers }: Language) {
  return findPhrase('place', qualifiers.nearby, text);
}

function findBudget(text: string, { qualifiers }: Language) {
  return findPhrase('budget', qualifiers.budget, text);
}

function findAudience(text: string, { qualifiers }: Language) {
  return findPhrase('audience', qualifiers.audience, text);
}

function matchPlace(text: string, { placeWords }: Language) {
  const match = new RegExp(
    `^(?<rest>.+?) (?<phrase>(?<word>${placeWords.source}) ?(?<name>\\S+(?: \\S+){0,2}))$`,
    'iu',
  ).exec(text);
  return match?.groups as { rest: string; phrase: string; word: string; name: string } | undefined;
}

function findKnownPlace(text: string, language: Language): ReturnType<Finder> {
  const found = matchPlace(text, language);
  if (!found) return null;
  const [first = '', ...others] = bareWords(found.name);
  const isPlace =
    isKnownPlace(found.name) ||
    (isKnownPlace(first) && others.every(isCapitalised)) ||
    isKnownPlace(`${first} ${others[0] ?? ''}`);
  return isPlace && found.name !== 'us' ? { rest: found.rest, found: { place: found.phrase } } : null;
}

/** A name that we do not know, after a word that stands before places; German writes every noun with a capital. */
function findNamedPlace(text: string, language: Language): ReturnType<Finder> {
  const found = language.code === 'de' ? undefined : matchPlace(text, language);
  if (!found || !/^(?:in|near|à|en|cerca de|près de)\b/i.test(found.word)) return null;
  const words = bareWords(found.name);
  const isName =
    words.length > 0 && words.every((word) => isCapitalised(word) && !looksLikeName(word) && !/^\p{Lu}+$/u.test(word));
  return isName ? { rest: found.rest, found: { place: found.phrase } } : null;
}

/** "dentist Berlin": a place without a preposition, at the end. */
function findBarePlace(text: string): ReturnType<Finder> {
  const match = /^(?<rest>.+) (?<place>\p{L}[\p{L}-]+|\p{L}+ \p{L}+)$/u.exec(text);
  const { rest = '', place = '' } = match?.groups ?? {};
  const isPlace = isKnownPlace(place) && (isCapitalised(place) || place.length > 4);
  const standsAlone = !/(?:^| )(?:of|de|del|von|to|from|and|und|et|y|the)$/i.test(rest);
  return isPlace && standsAlone ? { rest, found: { place } } : null;
}

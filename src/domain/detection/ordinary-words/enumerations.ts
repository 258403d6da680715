import { isNameLike } from './labels.ts';
import type { Language } from './languages.ts';
import type { OrdinaryWords } from './words.ts';

/** "Asana, Trello and Monday", "from Asana to Monday", "magazines such as Time and Focus": in an enumeration with names or after a cue. */
export function isBesideNames(
  before: string,
  after: string,
  { language, dictionary }: { language: Language; dictionary: OrdinaryWords },
): boolean {
  const left = ITEMS_BEFORE.exec(before.slice(-LONGEST_ENUMERATION))?.[0] ?? '';
  const right = ITEMS_AFTER.exec(after.slice(0, LONGEST_ENUMERATION).replace(EMPHASIS, ''))?.[0] ?? '';
  const items = `${left},${right}`.split(SEPARATOR_OF_ITEMS).filter(Boolean);
  // "In the Forrester Wave, Wave leaders": one comma is not an enumeration.
  if (items.length < 2 && !/\p{L}/u.test(`${left}${right}`.replace(items[0] ?? '', ''))) return false;
  // "Fuchs und Dachs".
  if (
    language === 'german' &&
    items.length === 1 &&
    /^\W*$|[.!?]\W*$/.test(before) &&
    !/.\p{Lu}|[\d&]/u.test(items[0] ?? '')
  )
    return false;
  const isNoun = (item: string) => language === 'german' && GERMAN_NOUN.test(item);
  const names = items.filter((item) => isNameLike(item, dictionary) && !isNoun(item));
  // "MIG, TIG and Arc welding": the noun belongs to the abbreviations too.
  if (names.length > 0) return !(COMPOUND.test(after) && names.every((name) => /^\p{Lu}+$/u.test(name)));
  return SUCH_AS.test(before.slice(0, before.length - left.length));
}

/** "I'd compare Square, Clover and Toast": several names in a sentence, not after a colon or at the start of a line. */
export function isEnumerated(before: string, after: string): boolean {
  const left = ITEMS_BEFORE.exec(before.slice(-LONGEST_ENUMERATION))?.[0] ?? '';
  const right = ITEMS_AFTER.exec(after.slice(0, LONGEST_ENUMERATION).replace(EMPHASIS, ''))?.[0] ?? '';
  if (!/\p{Ll}\s$/u.test(before.slice(0, before.length - left.length)) || COMPOUND.test(after.slice(right.length)))
    return false;
  return `${left},${right}`.split(SEPARATOR_OF_ITEMS).filter(Boolean).length > 1;
}

/** A noun in lower case after the last item. */
const COMPOUND =
  /^\s(?!(?:and|or|und|oder|et|ou|y|e|are|is|was|were|have|has|for|in|on|at|to|with|all|both|also|offer|provide|can|will|do|sind|haben|bieten)\b)\p{Ll}+/u;
/** "Front und Hinterland": German nouns have capitals too, and most compounds are in no dictionary. */
const GERMAN_NOUN =
  /(?:land|ung|heit|keit|schaft|tion|tät|nis|tum|mus|ling|zeit|werk|platz|haus|bau|kraft|weg|raum|teil|stoff|stück|mittel|wert|gang|fall|kreis|bereich|dienst|plan)(?:e[nrs]?|n|s)?$/i;
const EMPHASIS = /[*_]{1,3}/g;
/** More of an enumeration is not read. */
const LONGEST_ENUMERATION = 160;
const ITEM = String.raw`(?:\p{Ll}|\d+)?\p{Lu}[\p{L}\p{N}&.'’+-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’+-]*){0,3}(?:\s\([^()]{1,30}\))?`;
/** "der Asics Nimbus, der Brooks Ghost und der Puma Velocity". */
const ARTICLE = '(?:(?:der|die|das|den|dem|le|la|les|el|los|las|il|lo|gli)\\s)?';
const AND = String.raw`(?:,?\s(?:and|or|vs\.?|und|oder|et|ou|y|e|o|en|och|to)\s|,\s)${ARTICLE}`;
const ITEMS_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ITEM}${AND}){1,8}$`, 'u');
const ITEMS_AFTER = new RegExp(String.raw`^(?:${AND}${ITEM}){1,8}`, 'u');
const SEPARATOR_OF_ITEMS = new RegExp(`${AND}|,`, 'u');
const SUCH_AS = /\b(?:such as|like|including|wie|etwa|comme|como|come|zoals|som)\s$/u;

import { isNameLike } from './labels.ts';
import type { OrdinaryWords } from './words.ts';

/** "Asana, Trello and Monday", "from Asana to Monday", "magazines such as Time and Focus": in an enumeration with names or after a cue. */
export function isBesideNames(before: string, after: string, dictionary: OrdinaryWords): boolean {
  const left = ITEMS_BEFORE.exec(before.slice(-LONGEST_ENUMERATION))?.[0] ?? '';
  const right = ITEMS_AFTER.exec(after.slice(0, LONGEST_ENUMERATION))?.[0] ?? '';
  const items = `${left},${right}`.split(SEPARATOR_OF_ITEMS).filter(Boolean);
  // "In the Forrester Wave, Wave leaders": one comma is not an enumeration.
  if (items.length < 2 && !/\p{L}/u.test(`${left}${right}`.replace(items[0] ?? '', ''))) return false;
  if (items.some((item) => isNameLike(item, dictionary))) return true;
  return SUCH_AS.test(before.slice(0, before.length - left.length));
}

/** More of an enumeration is not read. */
const LONGEST_ENUMERATION = 160;
const ITEM = String.raw`\p{Lu}[\p{L}\p{N}&.'’+-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’+-]*){0,3}(?:\s\([^()]{1,30}\))?`;
const AND = String.raw`(?:,?\s(?:and|or|vs\.?|und|oder|et|ou|y|e|o|en|och|to)\s|,\s)`;
const ITEMS_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ITEM}${AND}){1,8}$`, 'u');
const ITEMS_AFTER = new RegExp(String.raw`^(?:${AND}${ITEM}){1,8}`, 'u');
const SEPARATOR_OF_ITEMS = new RegExp(`${AND}|,`, 'u');
const SUCH_AS = /\b(?:such as|like|including|wie|etwa|comme|como|come|zoals|som)\s$/u;

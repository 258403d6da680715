import type { Language } from './languages/language.ts';
import { looksLikeName } from './names.ts';
import { readQualifiers } from './read-qualifiers.ts';
import type { Reading } from './reading.ts';
import { isCapitalised, splitWords, stripLeadIns, trimMarks } from './words.ts';

const LONGEST_SIDE_WORDS = 5;
const MOST_SIDES = 4;

type Comparison = Pick<Reading, 'form' | 'topic' | 'comparands' | 'focus' | 'qualifiers'>;

/** The sides of "A vs B", what they are compared in, and what qualifies the whole; null where these are no sides. */
export function readComparison({ a = '', b = '' }: Record<string, string>, language: Language): Comparison | null {
  const { rest, qualifiers } = readQualifiers(b, language);
  const sides = [a, ...rest.split(/ (?:vs?\.?|versus) |, (?:and |und |et |y )?/i)]
    .map((side) => stripLeadIns(trimMarks(side), language))
    .filter((side) => side !== '');
  const distinct = [...new Map(sides.map((side) => [side.toLowerCase(), side])).values()].slice(0, MOST_SIDES);
  if (distinct.length < 2 || distinct.some((side) => splitWords(side).length > LONGEST_SIDE_WORDS)) return null;
  const { comparands, focus } = splitFocus(distinct);
  return {
    form: 'comparison',
    topic: comparands.join(` ${language.between.vs} `) + focus,
    comparands,
    focus,
    qualifiers,
  };
}

/** "iPhone 15 vs Galaxy S24 camera" compares two phones in their cameras: small words after the last of several names. */
function splitFocus(sides: string[]): { comparands: string[]; focus: string } {
  const words = splitWords(sides.at(-1) ?? '');
  const end = words.findLastIndex(isName) + 1;
  const areNames = sides.slice(0, -1).every((side) => splitWords(side).every(isName));
  if (!areNames || end === 0 || end === words.length) return { comparands: sides, focus: '' };
  return {
    comparands: [...sides.slice(0, -1), words.slice(0, end).join(' ')],
    focus: ` ${words.slice(end).join(' ')}`,
  };
}

function isName(word: string): boolean {
  return isCapitalised(word) || looksLikeName(word) || /^\d/.test(word);
}

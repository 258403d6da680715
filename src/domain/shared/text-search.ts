/** Where a text occurs: UTF-16 offsets, the end exclusive. */
export interface TextMatch {
  start: number;
  end: number;
}

/** The matches that are returned for one text. */
export const MOST_MATCHES = 20;
export const LONGEST_SEARCH = 200;

/** Returns where texts contain this one, ignoring case by Unicode simple case folding. Matches do not overlap. */
export function createTextFinder(searched: string): (text: string) => TextMatch[] {
  const expression = toExpression(searched);
  return (text) => {
    const matches: TextMatch[] = [];
    for (const { index, 0: found } of text.matchAll(expression)) {
      matches.push({ start: index, end: index + found.length });
      if (matches.length === MOST_MATCHES) break;
    }
    return matches;
  };
}

/** Returns whether texts contain this one, ignoring case. */
export function createTextFilter(searched: string): (text: string) => boolean {
  const expression = toExpression(searched);
  return (text) => text.search(expression) >= 0;
}

function toExpression(searched: string): RegExp {
  return new RegExp(searched.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
}

/** What PostgreSQL needs to find the same texts. Its own case folding depends on the locale of the database. */
export interface SearchTerms {
  /** The longest part of the text whose characters are ASCII or have no case, with A to Z in lower case. */
  part: string;
  /** Letters outside of ASCII that match a letter of the part, such as the Kelvin sign. */
  otherLetters: string[];
  /** A regular expression with every variant of each character. Null if no character has another one. */
  pattern: string | null;
}

export function toSearchTerms(searched: string): SearchTerms {
  const characters = Array.from(searched, (character) => ({ character, variants: listVariants(character) }));
  if (characters.every(({ variants }) => variants.length === 1)) {
    return { part: searched, otherLetters: [], pattern: null };
  }
  const pattern = characters.map(({ variants }) => `[${variants.map(escapeCharacter).join('')}]`).join('');
  const parts = characters
    .map(({ character, variants }) => (isAscii(character) || variants.length === 1 ? character : '\0'))
    .join('')
    .split('\0');
  const part = parts.reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest));
  const otherLetters = characters.flatMap(({ character, variants }) =>
    part.includes(character) ? variants.filter((variant) => !isAscii(variant) && variant !== character) : [],
  );
  const lowered = part.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return { part: lowered, otherLetters: [...new Set(otherLetters)], pattern };
}

/** The characters that match a character, ignoring case. */
function listVariants(character: string): string[] {
  return [...new Set([character, ...(listCasedLetters().match(toExpression(character)) ?? [])])];
}

/** The blocks of Unicode with letters that differ in upper and lower case, the end exclusive. Testing all characters would take 200 ms. */
const CASED_BLOCKS = [
  [0, 0x2e00],
  [0xa640, 0xac00],
  [0xfb00, 0x10000],
  [0x10400, 0x11900],
  [0x16e40, 0x16f00],
  [0x1e900, 0x1e960],
] as const;
let casedLetters: string | undefined;

/** Every letter that differs in upper and lower case. */
function listCasedLetters(): string {
  casedLetters ??= CASED_BLOCKS.flatMap(([from, before]) => {
    const codes = Array.from({ length: before - from }, (_, index) => from + index);
    return String.fromCodePoint(...codes).match(/[\p{CWCM}\p{CWCF}]/gu) ?? [];
  }).join('');
  return casedLetters;
}

function isAscii(character: string): boolean {
  return character <= '\u007f';
}

function escapeCharacter(character: string): string {
  return `\\U${character.codePointAt(0)?.toString(16).padStart(8, '0')}`;
}

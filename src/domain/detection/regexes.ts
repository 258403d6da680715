import { type Matcher, RE2JS, RE2JSCompileException, RE2Set } from 're2js';
import { buildAutomaton } from './automaton.ts';
import { isInside, type Span } from './name-rules.ts';
import { findRequiredLiterals } from './regex-literals.ts';

/** The matches of a regular expression in a text. A brand with an expression has no other names. */
export interface RegexFinding {
  brand: number;
  mentions: number;
  /** The byte offset of the first match in the UTF-8. */
  first: number;
}

export interface BrandRegex {
  brand: number;
  regex: string;
  isCaseSensitive?: boolean;
}

/** `excluded` contains, for each brand, the positions of its excluded phrases: matches inside them do not count. */
type Find = (prose: Uint8Array, excluded?: ReadonlyMap<number, readonly Span[]>) => RegexFinding[];

/**
 * Runs all regular expressions of a report in one pass, then each matching one by itself. Expressions that require a
 * literal run only on texts that contain one: most texts do not, and searching for literals is several times as fast.
 */
export function compileRegexes(regexes: readonly BrandRegex[]): Find {
  const literals = regexes.map(({ regex }) => findRequiredLiterals(regex));
  const findOpen = compileUnfiltered(regexes.filter((_, index) => literals[index] === null));
  const required = literals.flatMap((literal) => literal ?? []);
  if (required.length === 0) return findOpen;
  const findFiltered = compileUnfiltered(regexes.filter((_, index) => literals[index] !== null));
  const hasLiteral = createPrefilter(required);
  return (prose, excluded) => {
    const found = findOpen(prose, excluded);
    return hasLiteral(prose) ? [...found, ...findFiltered(prose, excluded)] : found;
  };
}

/** Whether a text contains one of the literals, whose ASCII letters are in lower case. Only their first characters are compared. */
function createPrefilter(literals: readonly string[]): (prose: Uint8Array) => boolean {
  const { columns, next, firstEnding } = buildAutomaton(
    literals.map((literal) => {
      const units = Int32Array.from(literal, (character) => character.codePointAt(0) ?? 0);
      return { units, gaps: new Uint8Array(units.length), brand: 0 };
    }),
  );
  const folded = Uint8Array.from(columns, (column, byte) =>
    byte >= 0x41 && byte <= 0x5a ? (columns[byte | 0x20] as number) : column,
  );
  return (prose) => {
    let state = 0;
    for (let position = 0; position < prose.length; position++) {
      state = next[state + (folded[prose[position] as number] as number)] as number;
      if (state >= firstEnding) return true;
    }
    return false;
  };
}

/** Runs every expression on every text. */
export function compileUnfiltered(regexes: readonly BrandRegex[]): Find {
  if (regexes.length === 0) return () => [];
  const set = compileSet(regexes);
  if (set === null) {
    const half = Math.ceil(regexes.length / 2);
    const parts = [compileUnfiltered(regexes.slice(0, half)), compileUnfiltered(regexes.slice(half))];
    return (prose, excluded) => parts.flatMap((find) => find(prose, excluded));
  }
  const singles = regexes.map(({ brand, regex, isCaseSensitive }) => ({
    brand,
    regex: compile(regex, isCaseSensitive),
  }));
  return (prose, excluded) =>
    set.match(prose).flatMap((index) => {
      const { brand, regex } = singles[index] as (typeof singles)[number];
      const matches = findMatches(regex, prose, excluded?.get(brand));
      return matches[0] ? [{ brand, mentions: matches.length, first: matches[0].start }] : [];
    });
}

/** Null if they do not fit into one set. A single expression always fits, because larger ones are not accepted. */
function compileSet(regexes: readonly BrandRegex[]): RE2Set | null {
  const set = new RE2Set(RE2Set.UNANCHORED, RE2JS.CASE_INSENSITIVE);
  for (const { regex } of regexes) set.add(regex);
  try {
    set.compile();
    return set;
  } catch (error) {
    if (error instanceof RE2JSCompileException && regexes.length > 1) return null;
    throw error;
  }
}

export function compile(regex: string, isCaseSensitive = false): RE2JS {
  return RE2JS.compile(regex, isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
}

/** The positions of its matches. Empty matches and matches inside an excluded phrase are not mentions. */
export function findMatches(regex: RE2JS, prose: Uint8Array, excluded?: readonly Span[]): Span[] {
  const matcher: Matcher = regex.matcher(prose);
  const matches: Span[] = [];
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (end > start && !isInside(excluded, start, end)) matches.push({ start, end });
  }
  return matches;
}

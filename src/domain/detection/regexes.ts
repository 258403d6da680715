import { type Matcher, RE2JS, RE2JSCompileException, RE2Set } from 're2js';

/** What a regular expression found in a text: a brand that it detects has no other names. */
export interface RegexFinding {
  brand: number;
  mentions: number;
  /** Where the first one starts: a byte of the UTF-8. */
  first: number;
}

export interface BrandRegex {
  brand: number;
  regex: string;
}

type Find = (prose: Uint8Array) => RegexFinding[];

/** Runs all regular expressions of a report in one pass, then those that hit, each by itself. */
export function compileRegexes(regexes: readonly BrandRegex[]): Find {
  if (regexes.length === 0) return () => [];
  const set = compileSet(regexes);
  if (set === null) {
    const half = Math.ceil(regexes.length / 2);
    const parts = [compileRegexes(regexes.slice(0, half)), compileRegexes(regexes.slice(half))];
    return (prose) => parts.flatMap((find) => find(prose));
  }
  const singles = regexes.map(({ brand, regex }) => ({ brand, regex: compile(regex) }));
  return (prose) =>
    set.match(prose).flatMap((index) => {
      const { brand, regex } = singles[index] as (typeof singles)[number];
      const matches = findMatches(regex, prose);
      return matches[0] ? [{ brand, mentions: matches.length, first: matches[0].start }] : [];
    });
}

/** Null for more than fits into one set. One alone always fits: a larger one is not accepted in the first place. */
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

export function compile(regex: string): RE2JS {
  return RE2JS.compile(regex, RE2JS.CASE_INSENSITIVE);
}

/** Where it matches, one match after the other; what matches nothing at all is no mention. */
export function findMatches(regex: RE2JS, prose: Uint8Array): { start: number; end: number }[] {
  const matcher: Matcher = regex.matcher(prose);
  const matches: { start: number; end: number }[] = [];
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (end > start) matches.push({ start, end });
  }
  return matches;
}

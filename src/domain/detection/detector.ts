import { buildAutomaton } from './automaton.ts';
import { foldName, type Name } from './names.ts';
import { resolveOverlaps } from './overlaps.ts';
import { blankOutsideProse } from './prose.ts';
import { type BrandRegex, compileRegexes, type RegexFinding } from './regexes.ts';
import { type Candidate, foldColumns, scanProse } from './scan.ts';

/** How a brand is found in a text: by its names, or by a regular expression in their place. Never by its domain. */
export interface Matcher {
  names: readonly string[];
  regex: string | null;
}

/** What was found in one text, before it is settled which of two names that overlap counts. */
export interface Findings {
  names: Candidate[];
  regexes: RegexFinding[];
}

/** The mentions of one brand in one text. */
export interface BrandMentions {
  brand: number;
  mentions: number;
  /** Where the first one starts. */
  first: number;
}

/** What begins with these is blanked forward: see `spanAt`. */
const BRACKETS = new Set(['[', '【'].map((bracket) => bracket.codePointAt(0)));

/** Texts are copied into one place, which is large enough for most. */
const ROOM = 65_536;

/** Looks for all brands in one pass; null stands for a brand that is not looked for. `text` is UTF-8. */
export function createDetector(matchers: readonly (Matcher | null)[]): (text: Uint8Array) => Findings {
  const names = collectNames(matchers);
  const automaton = buildAutomaton(names);
  const columns = foldColumns(automaton);
  const hasNames = names.length > 0;
  // A name is compared beyond where the scan has come to, and must not be found in what would be blanked there.
  const blanksFirst = !hasNames || names.some(({ units }) => units.some((unit) => BRACKETS.has(unit)));
  const findRegexes = compileRegexes(collectRegexes(matchers));
  let room = new Uint8Array(ROOM);
  return (text) => {
    if (text.length > room.length) room = new Uint8Array(text.length);
    room.set(text);
    const prose = room.subarray(0, text.length);
    if (blanksFirst) blankOutsideProse(prose);
    return { names: hasNames ? scanProse(automaton, columns, prose) : [], regexes: findRegexes(prose) };
  };
}

/** Mentions of each brand that has any, by the place of the first. */
export function countMentions({ names, regexes }: Findings): BrandMentions[] {
  const counted: BrandMentions[] = regexes.map((finding) => ({ ...finding }));
  for (const { brand, start } of resolveOverlaps(names)) {
    const known = counted.find((each) => each.brand === brand);
    if (known) known.mentions++;
    else counted.push({ brand, mentions: 1, first: start });
  }
  return counted.length < 2 ? counted : counted.toSorted((a, b) => a.first - b.first || a.brand - b.brand);
}

function collectNames(matchers: readonly (Matcher | null)[]): Name[] {
  return matchers.flatMap((matcher, brand) => {
    if (matcher === null || matcher.regex !== null) return [];
    const names = matcher.names.flatMap((text) => foldName(text, brand) ?? []);
    const distinct = new Map(names.map((name) => [`${name.units.join()} ${name.gaps.join()}`, name]));
    return [...distinct.values()];
  });
}

function collectRegexes(matchers: readonly (Matcher | null)[]): BrandRegex[] {
  return matchers.flatMap((matcher, brand) => (matcher?.regex ? [{ brand, regex: matcher.regex }] : []));
}

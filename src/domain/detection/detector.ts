import { buildAutomaton } from './automaton.ts';
import { applyNameRules, groupExcluded } from './name-rules.ts';
import { foldName, type Name, type NameRule } from './names.ts';
import type { OrdinaryWords } from './ordinary-words/words.ts';
import { resolveOverlaps } from './overlaps.ts';
import { blankOutsideProse } from './prose.ts';
import { type BrandRegex, compileRegexes, type RegexFinding } from './regexes.ts';
import { type Candidate, foldColumns, scanProse } from './scan.ts';

/** How a brand is found in a text: by its names, or by a regular expression instead. Never by its domain. */
export interface Matcher {
  names: readonly string[];
  regex: string | null;
  /** Whether capitals must match; `ordinary words`: only for names that are ordinary words, which also need evidence. */
  caseSensitive?: boolean | 'ordinary words';
  /** Matches inside these phrases do not count. */
  excludedPhrases?: readonly string[];
}

/** The matches in one text, before overlaps between names are resolved. */
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

/** Spans that begin with these bytes are blanked forward: see `spanAt`. */
const BRACKETS = new Set(['[', '【'].map((bracket) => bracket.codePointAt(0)));

/** Texts are copied into one buffer, which is large enough for most. */
const ROOM = 65_536;

/** Finds all brands in one pass; null for a brand that is not searched. `text` is UTF-8. */
export function createDetector(
  matchers: readonly (Matcher | null)[],
  dictionary: OrdinaryWords,
): (text: Uint8Array) => Findings {
  const names = collectNames(matchers, dictionary);
  const automaton = buildAutomaton(names);
  const columns = foldColumns(automaton);
  const hasNames = names.length > 0;
  const hasRules = names.some(({ rule }) => rule !== undefined);
  // A name is compared beyond the position of the scan, and must not match text that would be blanked there.
  const blanksFirst = !hasNames || names.some(({ units }) => units.some((unit) => BRACKETS.has(unit)));
  const findRegexes = compileRegexes(collectRegexes(matchers));
  let room = new Uint8Array(ROOM);
  return (text) => {
    if (text.length > room.length) room = new Uint8Array(text.length);
    room.set(text);
    const prose = room.subarray(0, text.length);
    if (blanksFirst) blankOutsideProse(prose);
    const found = hasNames ? scanProse(automaton, columns, prose) : [];
    if (!hasRules) return { names: found, regexes: findRegexes(prose) };
    return { names: applyNameRules(found, text, dictionary), regexes: findRegexes(prose, groupExcluded(found)) };
  };
}

/** Mentions of each brand that has any, ordered by the position of the first. */
export function countMentions({ names, regexes }: Findings): BrandMentions[] {
  const counted: BrandMentions[] = [];
  for (const { brand, mentions, first } of regexes) counted.push({ brand, mentions, first });
  for (const { brand, start } of resolveOverlaps(names)) {
    const known = findBrand(counted, brand);
    if (known) known.mentions++;
    else counted.push({ brand, mentions: 1, first: start });
  }
  // Names are in the order of the text already.
  return regexes.length === 0 ? counted : counted.toSorted((a, b) => a.first - b.first || a.brand - b.brand);
}

/** A loop, because this is called millions of times: a callback takes three times as long. */
function findBrand(counted: readonly BrandMentions[], brand: number): BrandMentions | null {
  for (const count of counted) if (count.brand === brand) return count;
  return null;
}

function collectNames(matchers: readonly (Matcher | null)[], dictionary: OrdinaryWords): Name[] {
  return matchers.flatMap((matcher, brand) => {
    if (matcher === null) return [];
    const excluded = (matcher.excludedPhrases ?? []).flatMap((text) => foldName(text, brand, 'excluded') ?? []);
    if (matcher.regex !== null) return excluded;
    const names = matcher.names.flatMap((text) => foldName(text, brand, ruleOf(matcher, text, dictionary)) ?? []);
    const distinct = new Map(names.toReversed().map((name) => [keyOf(name), name]));
    return [...distinct.values(), ...excluded];
  });
}

/** Names that differ only in capitals are merged, unless capitals matter. */
function keyOf({ units, gaps, rule }: Name): string {
  return `${units.join()} ${gaps.join()} ${rule?.kind === 'exact' ? rule.text : ''}`;
}

function ruleOf(
  { caseSensitive = false }: Matcher,
  name: string,
  { findLanguages }: OrdinaryWords,
): NameRule | undefined {
  if (caseSensitive === 'ordinary words') return findLanguages(name).length > 0 ? 'ordinary' : undefined;
  return caseSensitive ? 'exact' : undefined;
}

function collectRegexes(matchers: readonly (Matcher | null)[]): BrandRegex[] {
  return matchers.flatMap((matcher, brand) =>
    matcher?.regex ? [{ brand, regex: matcher.regex, isCaseSensitive: matcher.caseSensitive === true }] : [],
  );
}

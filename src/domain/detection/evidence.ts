import { createDetector, type Matcher } from './detector.ts';
import type { OrdinaryWords } from './ordinary-words/words.ts';
import { resolveOverlaps } from './overlaps.ts';
import { blankOutsideProse } from './prose.ts';
import { compile, findMatches } from './regexes.ts';
import { toStringOffsets } from './utf8.ts';

/** Where a text names a brand: UTF-16 offsets into the text, the end exclusive. */
export interface Mention {
  /** The position of the brand in the list of matchers. */
  brand: number;
  start: number;
  end: number;
}

/** Finds every mention that is counted, in the order of the text. Names are compiled once for many texts. */
export function createMentionFinder(
  matchers: readonly Matcher[],
  dictionary: OrdinaryWords,
): (text: string) => Mention[] {
  const detect = createDetector(matchers, dictionary);
  const findRegexMatches = createRegexFinder(matchers, dictionary);
  return (text) => {
    const bytes = Buffer.from(text);
    return toMentions(bytes, [...resolveOverlaps(detect(bytes).names), ...findRegexMatches(bytes)]);
  };
}

interface Found {
  brand: number;
  start: number;
  end: number;
}

/** Counting needs only the number of matches; this also needs their positions. */
function createRegexFinder(matchers: readonly Matcher[], dictionary: OrdinaryWords): (bytes: Uint8Array) => Found[] {
  const regexes = matchers.flatMap(({ regex, caseSensitive }, brand) =>
    regex === null ? [] : [{ brand, regex: compile(regex, caseSensitive === true) }],
  );
  if (regexes.length === 0) return () => [];
  const findExcluded = createDetector(
    matchers.map(({ excludedPhrases = [] }) => ({ names: excludedPhrases, regex: null })),
    dictionary,
  );
  return (bytes) => {
    const excluded = Map.groupBy(findExcluded(bytes).names, ({ brand }) => brand);
    const prose = new Uint8Array(bytes);
    blankOutsideProse(prose);
    return regexes.flatMap(({ brand, regex }) =>
      findMatches(regex, prose, excluded.get(brand)).map((match) => ({ brand, ...match })),
    );
  };
}

function toMentions(bytes: Uint8Array, found: readonly Found[]): Mention[] {
  const positions = [...new Set(found.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
  const offsets = toStringOffsets(bytes, positions);
  const offsetOf = new Map(positions.map((position, index) => [position, offsets[index] ?? 0]));
  return found
    .map(({ brand, start, end }) => ({ brand, start: offsetOf.get(start) ?? 0, end: offsetOf.get(end) ?? 0 }))
    .toSorted((a, b) => a.start - b.start || a.brand - b.brand);
}

import { isAbsence } from './absence.ts';
import { createDetector, type Matcher } from './detector.ts';
import { resolveOverlaps } from './overlaps.ts';
import { blankOutsideProse } from './prose.ts';
import { compile, findMatches } from './regexes.ts';
import { toStringOffsets } from './utf8.ts';

/** Where a text names a brand, as the text is: UTF-16 offsets, the end exclusive. */
export interface Mention {
  /** The place of the brand in the list of matchers. */
  brand: number;
  start: number;
  end: number;
  /** Whether the sentence says that nothing is known of it. */
  isAbsence: boolean;
}

/** Every mention that is counted, in the order of the text. */
export function findMentions(matchers: readonly Matcher[], text: string): Mention[] {
  const bytes = Buffer.from(text);
  const found: { brand: number; start: number; end: number }[] = resolveOverlaps(createDetector(matchers)(bytes).names);
  const prose = new Uint8Array(bytes);
  blankOutsideProse(prose);
  for (const [brand, { regex }] of matchers.entries()) {
    if (regex !== null) found.push(...findMatches(compile(regex), prose).map((match) => ({ brand, ...match })));
  }
  const places = [...new Set(found.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
  const offsets = toStringOffsets(bytes, places);
  const offsetOf = new Map(places.map((place, index) => [place, offsets[index] ?? 0]));
  return found
    .map(({ brand, start, end }) => ({ brand, start: offsetOf.get(start) ?? 0, end: offsetOf.get(end) ?? 0 }))
    .map((mention) => ({ ...mention, isAbsence: isAbsence(text, mention.start, mention.end) }))
    .toSorted((a, b) => a.start - b.start || a.brand - b.brand);
}

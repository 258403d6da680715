import { createDetector, type Matcher } from '../../../src/domain/detection/detector.ts';
import { resolveOverlaps } from '../../../src/domain/detection/overlaps.ts';
import { blankOutsideProse } from '../../../src/domain/detection/prose.ts';
import { compile, findMatches } from '../../../src/domain/detection/regexes.ts';

/** Where a text names a brand, as the text is: UTF-16 offsets, the end exclusive. */
export interface Mention {
  /** The index of the brand in the list of matchers. */
  brand: number;
  start: number;
  end: number;
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
    .toSorted((a, b) => a.start - b.start || a.brand - b.brand);
}

/** The offsets in a JavaScript string of these ascending offsets in its UTF-8. */
function toStringOffsets(bytes: Uint8Array, offsets: readonly number[]): number[] {
  let byte = 0;
  let unit = 0;
  return offsets.map((offset) => {
    for (; byte < offset; byte++) {
      const value = bytes[byte] ?? 0;
      if ((value & 0xc0) !== 0x80) unit += value >= 0xf0 ? 2 : 1;
    }
    return unit;
  });
}

import { countMentions, createDetector } from '../detection/detector.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { matcherOf, type TrackedBrand } from '../statistics/brands.ts';
import { hasComparison } from './choices.ts';

/** Whether a text is about a single competitor: it names no other brand of the report, and compares it with none. */
export type AboutRival = (text: string) => boolean;

/** `brands` are those of the report, its own first. */
export function createRivalTest(brands: readonly TrackedBrand[], dictionary: OrdinaryWords): AboutRival {
  // An address has no apostrophes: “boeings-new-plane”.
  const named = brands.map((brand) => ({
    ...brand,
    brandVariations: [brand.brand, ...brand.brandVariations].flatMap((name) => [name, `${name}s`]),
  }));
  const detect = createDetector(named.map(matcherOf), dictionary);
  const encoder = new TextEncoder();
  return (text) => {
    const [first, ...others] = countMentions(detect(encoder.encode(text)));
    return first !== undefined && first.brand !== 0 && others.length === 0 && !hasComparison(text);
  };
}

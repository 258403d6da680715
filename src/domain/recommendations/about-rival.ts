import { countMentions, createDetector } from '../detection/detector.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { matcherOf, type TrackedBrand } from '../statistics/brands.ts';
import { hasComparison } from './choices.ts';

/** Whether a text is about a single competitor: it names no other brand of the report, and compares it with none. */
export type AboutRival = (text: string) => boolean;

/** `brands` are those of the report, its own first. */
export function createRivalTest(brands: readonly TrackedBrand[], dictionary: OrdinaryWords): AboutRival {
  const findBrands = createBrandFinder(brands, dictionary);
  return (text) => {
    const [first, ...others] = findBrands(text);
    return first !== undefined && first !== 0 && others.length === 0 && !hasComparison(text);
  };
}

/** Whether a text, such as the title of a page, names the report's brand. */
export function createOwnTest(brands: readonly TrackedBrand[], dictionary: OrdinaryWords): (text: string) => boolean {
  const findBrands = createBrandFinder(brands.slice(0, 1), dictionary);
  return (text) => findBrands(text).includes(0);
}

/** Returns the indexes of the brands that a text or the words of an address name. */
function createBrandFinder(brands: readonly TrackedBrand[], dictionary: OrdinaryWords): (text: string) => number[] {
  // An address has no apostrophes: “boeings-new-plane”.
  const named = brands.map((brand) => ({
    ...brand,
    brandVariations: [brand.brand, ...brand.brandVariations].flatMap((name) => [name, `${name}s`]),
  }));
  const detect = createDetector(named.map(matcherOf), dictionary);
  const encoder = new TextEncoder();
  return (text) => countMentions(detect(encoder.encode(text))).map(({ brand }) => brand);
}

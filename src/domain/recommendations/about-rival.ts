import { countMentions, createDetector } from '../detection/detector.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { matcherOf, type TrackedBrand } from '../statistics/brands.ts';
import { hasComparison, isDuel } from './choices.ts';
import { decodeAddress } from './winnable.ts';

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

/** What a page is about, by its title and address. */
export type PageSubject = 'own' | 'rival' | 'others';

/** Finds pages that name the report's brand, and pages about a single competitor or two of them: "Globex vs. Initech". */
export function createPageTest(
  brands: readonly TrackedBrand[],
  dictionary: OrdinaryWords,
): (page: { url: string; title: string }) => PageSubject {
  const findBrands = createBrandFinder(brands, dictionary);
  // An address has no capitals, so that names that are words cannot be told from words.
  const findInAddress = createBrandFinder(
    brands.map((brand) => ({ ...brand, caseSensitive: false })),
    dictionary,
  );
  return ({ url, title }) => {
    const address = wordsOfAddress(url);
    const named = new Set([...findBrands(title), ...findInAddress(address)]);
    if (named.has(0)) return 'own';
    const isTaken =
      named.size === 1 ? !hasComparison(`${title} ${address}`) : named.size === 2 && isDuel(title, address);
    return isTaken ? 'rival' : 'others';
  };
}

/** "/blog/best-crm" as "blog best crm". */
function wordsOfAddress(url: string): string {
  return decodeAddress(URL.parse(url)?.pathname ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
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

import type { AnswerCounts } from './brand-counts.ts';
import type { TrackedBrand } from './brands.ts';

/**
 * For each brand of new settings, the index of the same brand in earlier settings, or -1. Unlike findKnownBrands, a brand whose
 * names were edited is the same. Your brand always is; competitors are found by name, then by domain.
 */
export function matchBrands(brands: readonly TrackedBrand[], before: readonly TrackedBrand[]): number[] {
  const matched = brands.map((_, index): number => (index === 0 && before.length > 0 ? 0 : -1));
  for (const keyOf of [nameOf, domainOf]) {
    for (const [index, brand] of brands.entries()) {
      if (matched[index] !== -1 || keyOf(brand) === '') continue;
      matched[index] = before.findIndex(
        (other, place) => place > 0 && !matched.includes(place) && keyOf(other) === keyOf(brand),
      );
    }
  }
  return matched;
}

function nameOf({ brand }: TrackedBrand): string {
  return brand.toLowerCase();
}

function domainOf({ brandDomain }: TrackedBrand): string {
  return brandDomain;
}

/** Reads packed counts: see PromptCounts. */
export function readCounts(values: readonly number[]): Map<number, AnswerCounts> {
  const counts = new Map<number, AnswerCounts>();
  let at = 0;
  const next = () => values[at++] ?? 0;
  while (at < values.length) {
    const key = next();
    const count: AnswerCounts = { answers: next(), noAnswers: next(), failed: next(), brands: new Map() };
    for (let left = next(); left > 0; left--) {
      const brand = next();
      const [mentions, namedIn, positions, citations, citedIn] = [next(), next(), next(), next(), next()];
      count.brands.set(brand, { mentions, namedIn, positions, citations, citedIn });
    }
    counts.set(key, count);
  }
  return counts;
}

/** The counts of prompts and brands that exist in new settings, with their indexes there. */
export function translateCounts(
  counts: ReadonlyMap<number, AnswerCounts>,
  newPrompts: readonly (number | undefined)[],
  matched: readonly number[],
): Map<number, AnswerCounts> {
  const translated = new Map<number, AnswerCounts>();
  for (const [before, { brands, ...calls }] of counts) {
    const prompt = newPrompts[before];
    if (prompt === undefined) continue;
    const own = [...matched.entries()].flatMap(([brand, place]) => {
      const found = brands.get(place);
      return found ? [[brand, found] as const] : [];
    });
    translated.set(prompt, { ...calls, brands: new Map(own) });
  }
  return translated;
}

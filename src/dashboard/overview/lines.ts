import { part } from '../format/numbers.ts';

/** More lines than this cannot be told apart. */
const MOST_LINES = 6;

interface Brand {
  isMainBrand: boolean;
  brandCoverage: number | null;
}

/** Your brand and the competitors named most, in the order of the report. */
export function chooseLines<Each extends Brand>(brands: readonly Each[]): Each[] {
  const rankOf = ({ isMainBrand, brandCoverage }: Brand) => (isMainBrand ? 2 : (brandCoverage ?? -1));
  const chosen = new Set(brands.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, MOST_LINES));
  return brands.filter((brand) => chosen.has(brand));
}

/** Which brands have a line, if not all of them have. */
export function describeLines({ brands }: { brands: readonly Brand[] }): string {
  return brands.length > MOST_LINES ? ` ${part(MOST_LINES, brands.length, 'brand', 'those named most')}.` : '';
}

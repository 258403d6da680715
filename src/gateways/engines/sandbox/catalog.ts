import type { KnownBrand } from '../port.ts';
import { foldName } from './rates.ts';

/** Fictional brands with sites under the reserved .example, so that answers also mention brands that are not in any report. */
const OTHER_NAMES = ['Brackenfold', 'Quillmere', 'Tandersby', 'Orvellane', 'Wexholme'];

/** The brands that an answer may mention: those of the workspace without duplicates, and the fictional ones. */
export function listCandidates(brands: readonly KnownBrand[]): KnownBrand[] {
  const known = new Map<string, KnownBrand>();
  for (const brand of brands) {
    const folded = foldName(brand.name);
    if (folded !== '' && !known.has(folded)) known.set(folded, { ...brand, name: brand.name.trim() });
  }
  for (const name of OTHER_NAMES) {
    const folded = foldName(name);
    if (!known.has(folded)) known.set(folded, { name, domain: `${folded}.example` });
  }
  return [...known.values()];
}

import type { KnownBrand } from '../port.ts';
import { foldName } from './rates.ts';

/** Invented, so that an answer also names others than the brands of the reports. They have no sites. */
const OTHER_NAMES = ['Brackenfold', 'Quillmere', 'Tandersby', 'Orvellane', 'Wexholme'];

export interface NamedBrand {
  name: string;
  domain: string | null;
}

/** Whom an answer may name: the brands of the workspace once each, and the invented ones. */
export function listCandidates(brands: readonly KnownBrand[]): NamedBrand[] {
  const known = new Map<string, NamedBrand>();
  for (const { name, domain } of brands) {
    const folded = foldName(name);
    if (folded !== '' && !known.has(folded)) known.set(folded, { name: name.trim(), domain });
  }
  for (const name of OTHER_NAMES) if (!known.has(foldName(name))) known.set(foldName(name), { name, domain: null });
  return [...known.values()];
}

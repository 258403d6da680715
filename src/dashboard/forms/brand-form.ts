import type { Outputs } from '../api/trpc.ts';
import { readList } from './lines.ts';

type Report = Outputs['reports']['get'];

/** The fields of a brand as a form holds them. */
export interface BrandForm {
  brand: string;
  brandDomain: string;
  brandVariations: string;
  brandDomainVariations: string;
  brandDomainWildcard: boolean;
  brandRegex: string;
  caseSensitive: '' | 'true' | 'false';
  excludedPhrases: string;
}

export const EMPTY_BRAND: BrandForm = {
  brand: '',
  brandDomain: '',
  brandVariations: '',
  brandDomainVariations: '',
  brandDomainWildcard: false,
  brandRegex: '',
  caseSensitive: '',
  excludedPhrases: '',
};

type StoredBrand = Pick<Report, 'brand' | 'brandDomain' | 'brandRegex'> &
  Partial<
    Pick<
      Report,
      'brandVariations' | 'brandDomainVariations' | 'brandDomainWildcard' | 'caseSensitive' | 'excludedPhrases'
    >
  >;

export function toForm(stored: StoredBrand): BrandForm {
  return {
    brand: stored.brand,
    brandDomain: stored.brandDomain,
    brandVariations: (stored.brandVariations ?? []).join(', '),
    brandDomainVariations: (stored.brandDomainVariations ?? []).join(', '),
    brandDomainWildcard: stored.brandDomainWildcard ?? false,
    brandRegex: stored.brandRegex ?? '',
    caseSensitive: stored.caseSensitive === undefined ? '' : stored.caseSensitive ? 'true' : 'false',
    excludedPhrases: (stored.excludedPhrases ?? []).join('\n'),
  };
}

/** The fields as the API accepts them. A regular expression replaces the names of the brand. */
export function fromForm(form: BrandForm) {
  const regex = form.brandRegex.trim();
  return {
    brand: form.brand.trim(),
    brandDomain: form.brandDomain.trim(),
    brandVariations: regex ? [] : readList(form.brandVariations),
    brandDomainVariations: readList(form.brandDomainVariations),
    brandDomainWildcard: form.brandDomainWildcard,
    brandRegex: regex || null,
    caseSensitive: form.caseSensitive === '' ? null : form.caseSensitive === 'true',
    excludedPhrases: form.excludedPhrases
      .split('\n')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  };
}
